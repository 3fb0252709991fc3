"""The context of clicks and commands: the person, their words, and how to answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from io import BytesIO
from typing import Any, Concatenate, Literal, ParamSpec, TypeVar

import discord

from engine import Match
from locales import Words, WordValue
from sessions import House, Later, Person, Refused, Table
from sessions.guards import own_seat, require_readable
from sessions.house import Act
from sessions.people import people, servers
from sessions.people.server_settings import server_settings
from sessions.people.settings import preferences_of
from ui import respond
from ui.bot import Bot
from ui.discord_errors import TOO_LARGE
from ui.places.kinds import Feature
from ui.places.opening import Opened, require_shown
from ui.places.rights import require_usable
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.table.link import table_link
from ui.text.typed_words import number_in
from ui.visibility import Place, Placed, allows_reading, is_gone, may_read

P = ParamSpec("P")
T = TypeVar("T")
Interaction = discord.Interaction[Any]

Answers = Literal["here", "new", "silent", "modal"]
"""How a click is answered.

- "here": in the clicked message if it is private. After a click in a public message, as "new", since a
  private answer must never appear in a message that everyone sees.
- "new": in a new private message.
- "silent": not at all after a click in a public message, which updates itself. In a private message, as
  "here".
- "modal": by a form or in several ways. The handler must respond in time itself.
"""


class Context:
    """One click or command of one person. Commands are always answered in a new private message."""

    def __init__(self, interaction: Interaction, words: Words) -> None:
        self.interaction = interaction
        self.words = words
        """Words in the person's language, for what only that person sees."""
        self._remarks: list[str] = []  # what the person should know besides the answer

    @classmethod
    async def of(cls, interaction: Interaction, answers: Answers = "modal") -> Context:
        """Create a context and defer the answer, unless it is a modal."""
        await _defer(interaction, answers)
        return cls(interaction, await respond.words_for(interaction))

    async def defer(self, answers: Answers) -> None:
        """Defer the answer if that hasn't happened yet."""
        await _defer(self.interaction, answers)

    # Person and place

    async def reread_words(self) -> None:
        """Switch to the language that the person just chose."""
        self.interaction.extras.pop(respond.WORDS_KEY, None)
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
        """The acting person, with their display name here."""
        return Person(self.person, self.interaction.user.display_name)

    @property
    def server(self) -> int:
        """The server. Refused: not-in-server."""
        if self.interaction.guild_id is None:
            raise Refused("not-in-server")
        return self.interaction.guild_id

    @property
    def is_private(self) -> bool:
        """Whether the clicked message is visible only to this person."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def manages_server(self) -> bool:
        return self.interaction.guild_id is not None and self.interaction.permissions.manage_guild

    @property
    def managed_server(self) -> int:
        """The server, if the person manages it. Refused: not-in-server, not-allowed."""
        server = self.server
        if not self.manages_server:
            raise Refused("not-allowed")
        return server

    def manages(self, table: Table) -> bool:
        """Whether the person is in the table's server and manages it."""
        return table.server == self.interaction.guild_id and self.manages_server

    async def in_words(self) -> bool:
        """Whether the person wants pictures described in words too."""
        return (await preferences_of(self.house.db, self.person)).text

    # The table

    async def table(self, number: int | None = None) -> Table:
        """The table with this number, else the one in this channel, else the one waiting for the person.

        Refused: no-such-table, also for a table that the person may not see; unreadable, no-table-here.
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
        """For autocomplete: the table meant by the command typed so far, or None."""
        typed = self.interaction.namespace.table
        try:
            return await self.table(number_in(typed) if isinstance(typed, str) else None)
        except (Refused, Later):  # The reason is shown when the command is sent.
            return None

    async def match_typed(self) -> tuple[Table, Match, int] | None:
        """For autocomplete: the table meant, its match and the person's seat. None if one is missing."""
        table = await self.table_typed()
        seat = table.seat_of(self.person) if table else None
        return None if table is None or table.match is None or seat is None else (table, table.match, seat)

    async def may_see(self, table: Table) -> bool:
        """Whether the person may see a table: they play there, are invited, or may read its channel.

        Raises Later while that is unknown.
        """
        here, person = self.interaction, self.interaction.user
        if any(seat.person == person.id for seat in table.seats) or person.id in table.invited:
            return True
        return table.server == here.guild_id and await self.may_read(table)

    async def may_read(self, place: Placed) -> bool:
        """Whether the person may read a place in this server. Raises Later while that is unknown."""
        here, person = self.interaction, self.interaction.user
        if here.channel is not None and place.channel == here.channel_id:
            return here.guild_id is None or allows_reading(here.channel, here.permissions)
        return isinstance(person, discord.Member) and await may_read(self.bot, place, person)

    async def room(self, thread: bool = False) -> Place:
        """The channel that the person is in, if the bot can show a table there, or in a new `thread` of it.

        Refused: not-in-server; as `require_usable`.
        """
        channel, feature = self.interaction.channel, Feature.THREAD if thread else Feature.TABLE
        if self.interaction.guild_id is None or channel is None:
            raise Refused("not-in-server")
        await self.drop_gone_channels(self.server)
        return await require_usable(self.bot, feature, channel, self.interaction.app_permissions)

    async def drop_gone_channels(self, server: int) -> None:
        """Drop the chosen channels that are gone, as Discord says. If the last one for tables is gone, tables
        may be opened everywhere again, and the answer says so."""
        with suppress(Later, discord.HTTPException):
            settings = await server_settings(self.house.db, server)
            chosen = {*settings.channels, *filter(None, [settings.meeting])}
            gone = [each for each in chosen if await is_gone(self.bot, server, each)]
            left = await servers.drop_gone_channels(self.house, server, gone) if gone else settings.channels
            if settings.channels and not left:
                self._remarks.append(self.words("channels-gone"))

    def seat(self, table: Table) -> int:
        """The person's seat. Refused: not-seated, computer-holds-seat."""
        return own_seat(table, self.person)

    async def try_dms_again(self) -> None:
        """Forget that a direct message was refused, since the person may have allowed them now."""
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
        """Answer with a message, placed as the click's `answers` says. Returns the message."""
        return await respond.redraw(self.interaction, sheet.view_for(self.bot), sheet.files)

    async def show_panel(self, table: Table, sheet: Sheet) -> None:
        """Show a table's panel. It replaces the person's last one, and is redrawn when it is outdated."""
        message = await self.show(sheet)
        if message.flags.ephemeral:
            await self.bot.panels.drawn(self.interaction, message.id, table)

    async def say(self, message: str, /, **facts: WordValue) -> None:
        """Answer in a new private message, with the text of a locale message."""
        await self.tell(self.words(message, **facts))

    async def give_file(self, line: str, data: bytes, name: str) -> None:
        """Answer privately with a line and a file. Refused: too-large, if Discord takes no such file here."""
        if len(data) > self.interaction.filesize_limit:
            raise Refused("too-large")
        try:
            await respond.answer(self.interaction, line, files=[discord.File(BytesIO(data), name)])
        except discord.HTTPException as error:  # The limit may be lower than what Discord told.
            if error.code != TOO_LARGE:
                raise
            raise Refused("too-large") from error

    async def tell(self, text: str) -> None:
        """Answer with a text in a new private message."""
        await respond.answer(self.interaction, text)

    async def acknowledge(
        self, table: Table, message: str, below: Sequence[layout.Item] = (), /, **facts: str
    ) -> None:
        """Confirm a change, unless the table's message shows it. `below` has additional items."""
        line = self.words(message, table=str(table.id), **facts)
        if self.is_private:
            await self.show(_told(line, below))
        elif self.interaction.message is None or below:
            await self._answer(line, below)

    async def show_privately(self, sheet: Sheet) -> None:
        """Answer in the clicked message if it is private, else in a new one."""
        if self.is_private:
            await self.show(sheet)
        else:
            await respond.answer(self.interaction, view=sheet.view_for(self.bot), files=sheet.files)

    async def confirm_opened(self, opened: Opened, below: Sequence[layout.Item] = ()) -> None:
        """Confirm that a table is open, with a link to its message. Refused: as `require_shown`."""
        await self._answer(await self.opened_line(opened), below)

    async def opened_line(self, opened: Opened, message: str = "lobby-opened") -> str:
        """The line that tells that a table is open, once its message stands. Refused: as `require_shown`."""
        table = opened.table
        if not await require_shown(self.bot, opened):
            return self.words("lobby-opening", table=str(table.id), channel=f"<#{table.channel}>")
        line = self.words(message, table=str(table.id), link=await table_link(self.bot, table))
        return "\n".join([line, *self._remarks])

    async def _answer(self, line: str, below: Sequence[layout.Item]) -> None:
        if below:
            await respond.answer(self.interaction, view=_told(line, below).view_for(self.bot))
        else:
            await self.tell(line)

    async def former_names(self, table: Table) -> list[str] | None:
        """The players' names in the match that this table continues; None if the person may not know them."""
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
