"""What handlers of clicks and commands get: who acts, in which words, and how to answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Concatenate, Literal, ParamSpec, TypeVar

import discord

from engine import Match
from locales import Value, Words
from sessions import House, Person, Refused, Table
from sessions.guards import own_seat, require_readable
from sessions.house import Act
from sessions.people import people
from sessions.people.settings import settings_of
from ui import respond
from ui.bot import Bot
from ui.sender import board_shown
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.table.link import table_link
from ui.visibility import can_view

P = ParamSpec("P")
T = TypeVar("T")
Interaction = discord.Interaction[Any]

Answers = Literal["here", "new", "silent", "modal"]
"""How a click is answered.

- "here": in the private message that was clicked. In a public message, as "new": what one person sees must
  not come to stand in a message that all see.
- "new": in a new private message.
- "silent": the public message changes by itself. In a private message, as "here".
- "modal": by a modal, or in more than one way: the handler answers in time itself.
"""


class Context:
    """One click or command of one person. All commands are answered in a new private message."""

    def __init__(self, interaction: Interaction, words: Words) -> None:
        self.interaction = interaction
        self.words = words
        """The person's words, for what only they see."""

    @classmethod
    async def of(cls, interaction: Interaction, answers: Answers = "modal") -> Context:
        """Tell Discord that the answer will come, unless it is a modal."""
        await _defer(interaction, answers)
        return cls(interaction, await respond.words_for(interaction))

    async def defer(self, answers: Answers) -> None:
        """Defer now, if that hasn't happened yet."""
        await _defer(self.interaction, answers)

    # Who acts, and where

    async def reread_words(self) -> None:
        """Switch to the language that the person has just chosen."""
        self.interaction.extras.pop(respond.WORDS, None)
        self.words = await respond.words_for(self.interaction)

    @property
    def bot(self) -> Bot:
        return self.interaction.client

    @property
    def house(self) -> House:
        return self.bot.house

    @property
    def person(self) -> int:
        return self.interaction.user.id

    @property
    def me(self) -> Person:
        """The person who acts, with the name that they have here."""
        return Person(self.person, self.interaction.user.display_name)

    @property
    def server(self) -> int:
        """The server. Refused: not-in-server."""
        if self.interaction.guild_id is None:
            raise Refused("not-in-server")
        return self.interaction.guild_id

    @property
    def is_private(self) -> bool:
        """Whether something was clicked in a message that only this person sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def manages_server(self) -> bool:
        return self.interaction.guild_id is not None and self.interaction.permissions.manage_guild

    @property
    def managed_server(self) -> int:
        """The server, which the person manages. Refused: not-in-server, not-allowed."""
        server = self.server
        if not self.manages_server:
            raise Refused("not-allowed")
        return server

    def manages(self, table: Table) -> bool:
        """Whether the person manages the table's server, and is in it."""
        return table.server == self.interaction.guild_id and self.manages_server

    async def in_words(self) -> bool:
        """Whether the person wants pictures described in words, too."""
        return (await settings_of(self.house.db, self.person)).in_words

    # The table meant

    async def table(self, number: int | None = None) -> Table:
        """The table of that number, else the one in this channel, else the one that waits for the person.

        Refused: no-such-table, also for a table that they may not see; unreadable, no-table-here.
        """
        tables = self.house.tables
        if number is not None:
            table = await tables.find(number)
            if not await self.may_see(table):
                raise Refused("no-such-table", table=number)
            require_readable(table)
            return table
        channel = self.interaction.channel_id
        table = await tables.in_channel(channel) if channel is not None else None
        if table is None and self.interaction.guild_id is None:
            table = next(iter(await tables.of_person(self.person, most=1)), None)
        if table is None:
            raise Refused("no-table-here")
        return table

    async def table_typed(self) -> Table | None:
        """For autocomplete: the table that is meant while a command is typed; None if there is none."""
        number = self.interaction.namespace.table
        try:
            return await self.table(number if isinstance(number, int) else None)
        except Refused:  # the reason is said when the command is sent
            return None

    async def match_typed(self) -> tuple[Table, Match, int] | None:
        """For autocomplete: the table meant, its match and the person's seat; None if one is missing."""
        table = await self.table_typed()
        seat = table.seat_of(self.person) if table else None
        return None if table is None or table.match is None or seat is None else (table, table.match, seat)

    async def may_see(self, table: Table) -> bool:
        """Whether the person may see a table: they play there, are invited, or can read its channel."""
        here, person = self.interaction, self.interaction.user
        if any(seat.person == person.id for seat in table.seats) or person.id in table.invited:
            return True
        if table.channel == here.channel_id:
            return True
        if table.server != here.guild_id or here.guild is None or not isinstance(person, discord.Member):
            return False
        return await can_view(here.guild, table, person)

    def room(self, thread: bool = False) -> discord.abc.Snowflake:
        """This channel. Refused: not-in-server; bot-forbidden, if the bot may not show a table here, or in a
        `thread` of it."""
        channel, allowed = self.interaction.channel, self.interaction.app_permissions
        if self.interaction.guild_id is None or channel is None:
            raise Refused("not-in-server")
        in_thread = thread or isinstance(channel, discord.Thread)
        talking = allowed.send_messages_in_threads if in_thread else allowed.send_messages
        if not (allowed.view_channel and talking and allowed.attach_files):
            raise Refused("bot-forbidden")
        return channel

    def seat(self, table: Table) -> int:
        """The person's seat. Refused: not-seated, computer-holds-seat."""
        return own_seat(table, self.person)

    async def try_dms_again(self) -> None:
        """Forget that a direct message was refused: the person may have opened them since."""
        await people.set_dm_refused(self.house, self.person, False)

    async def act(
        self,
        table: Table,
        function: Callable[Concatenate[Act, P], Awaitable[T]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Change a table; see `House.act`."""
        return await self.house.act(table.id, function, *args, **kwargs)

    # Answers

    async def show(self, sheet: Sheet) -> discord.InteractionMessage:
        """Answer with a message, in the place that the click's `answers` says. Returns the message."""
        return await respond.redraw(self.interaction, sheet.view, sheet.files)

    async def say(self, message: str, /, **facts: Value) -> None:
        """Answer with one of our messages, in a new private message."""
        await self.tell(self.words(message, **facts))

    async def tell(self, text: str) -> None:
        """Answer with a text, in a new private message."""
        await respond.answer(self.interaction, text)

    async def acknowledge(
        self, table: Table, message: str, below: Sequence[layout.Item] = (), /, **facts: str
    ) -> None:
        """Confirm a change, unless the table's message shows it. `below`: further items to show."""
        line = self.words(message, table=str(table.id), **facts)
        if self.is_private:
            await self.show(_told(line, below))
        elif self.interaction.message is None or below:
            await self._answer(line, below)

    async def show_privately(self, sheet: Sheet) -> None:
        """Answer in the private message that was clicked, else in a new one."""
        if self.is_private:
            await self.show(sheet)
        else:
            await respond.answer(self.interaction, view=sheet.view, files=sheet.files)

    async def say_where(self, table: Table, message: str, below: Sequence[layout.Item] = ()) -> None:
        """Say what was done, with a link to the table's message."""
        await board_shown(self.bot, table.id)
        link = await table_link(self.bot, table)
        await self._answer(self.words(message, table=str(table.id), link=link), below)

    async def _answer(self, line: str, below: Sequence[layout.Item]) -> None:
        if below:
            await respond.answer(self.interaction, view=_told(line, below).view)
        else:
            await self.tell(line)

    async def former_names(self, table: Table) -> list[str] | None:
        """The names at the table whose match this one continues; None if the person may not know them."""
        if table.origin is None:
            return None
        with suppress(Refused):
            origin = await self.house.tables.get(table.origin.table)
            if await self.may_see(origin):
                return origin.names
        return None


async def _defer(interaction: Interaction, answers: Answers) -> None:
    match answers:
        case "here":
            await respond.take_time(interaction)
        case "new":
            await respond.take_time(interaction, anew=True)
        case "silent":
            await respond.defer(interaction)
        case "modal":
            pass


def _told(line: str, below: Sequence[layout.Item]) -> Sheet:
    sheet = Sheet()
    sheet.add(layout.text(line), *below)
    return sheet
