"""From opening a table to starting its game: `/game open, join, leave, invite, kick, host, start, close`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.app_commands import Choice

from cogs import lookup
from cogs.lookup import any_table
from cogs.pace import read_pace, suggest_paces
from cogs.slash import localized, slash
from locales import words
from sessions import Refused, Status, Table, refusals
from ui import layout, respond
from ui.bot import Bot
from ui.buttons import select_of_people, table_button
from ui.game_text import message_prefix
from ui.handlers import press
from ui.ids import TableAction, TableRef
from ui.layout import Sheet
from ui.respond import Unable
from ui.table_link import table_link

Interaction = discord.Interaction[Any]
Someone = discord.User | discord.Member

THREAD_NAME = 100
"""Characters that Discord takes in a thread's name."""
TOO_MANY_THREADS = 160006

L = TypeVar("L", bound="LobbyCommands")


def quietly(
    method: Callable[[L, Interaction, TableRef], Awaitable[None]],
) -> Callable[[L, Interaction, TableRef], Coroutine[Any, Any, None]]:
    """Answer the click at once and silently: what it does, the clicked message will show by itself."""

    async def pressed(self: L, interaction: Interaction, ref: TableRef) -> None:
        if not interaction.response.is_done():
            await interaction.response.defer()
        await method(self, interaction, ref)

    return pressed


class LobbyCommands:
    """The part of `/game`, and the buttons, by which a table comes about and comes to an end."""

    bot: Bot

    @slash("game open")
    @app_commands.autocomplete(pace=suggest_paces)
    async def open(
        self,
        interaction: Interaction,
        game: str,
        thread: bool = False,
        pace: str = "day",
        joint: bool = False,
    ) -> None:
        await self._try_dms_again(interaction)
        seconds = await read_pace(interaction, pace)
        channel = lookup.room_for_table(interaction, thread)
        made = await self._thread(interaction, channel, game) if thread else None
        place = made or channel
        try:
            table = await self.bot.sessions.hosting.open(
                server=interaction.guild_id,
                channel=place.id,
                parent=place.parent_id if isinstance(place, discord.Thread) else None,
                host=lookup.me(interaction),
                game=game,
                pace=seconds,
                joint=joint,
            )
        except Refused:
            if made is not None:
                await made.delete()
            raise
        await self._say_where(interaction, table, "lobby-opened")

    async def _thread(
        self, interaction: Interaction, channel: discord.abc.Snowflake, game: str
    ) -> discord.Thread:
        """A new thread of that channel for a table."""
        if not isinstance(channel, discord.TextChannel):
            raise Unable("no-thread-here")
        if not interaction.app_permissions.create_public_threads:
            raise Unable("bot-forbidden")
        say = words(await self.bot.language_of_server(interaction.guild_id))
        name = f"{say(f'{message_prefix(game)}-name')} · {interaction.user.display_name}"[:THREAD_NAME]
        try:
            return await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        except discord.HTTPException as error:
            if error.code == TOO_MANY_THREADS:
                raise Unable("too-many-threads") from error
            raise

    @slash("game join")
    @any_table
    async def join(self, interaction: Interaction, word: str | None = None, table: int | None = None) -> None:
        """Sit down; with a word, or to add one when one sits there already."""
        found = await lookup.find(interaction, table)
        if word is None:
            await self._join(interaction, found)
            return
        lobby = self.bot.sessions.lobby
        if found.status is Status.LOBBY and found.joint and found.seat_of(interaction.user.id) is None:
            await self._try_dms_again(interaction)
            found = await lobby.join(found.id, lookup.me(interaction))
        found = await lobby.add_word(found.id, interaction.user.id, word)
        await self._acknowledge(interaction, found, "lobby-word-added")

    async def _join(self, interaction: Interaction, table: Table) -> None:
        """Sit down, or take back the seat that a computer player held, or take one that is offered."""
        await self._try_dms_again(interaction)
        if table.kept_for(interaction.user.id) is not None and table.status is Status.PLAYING:
            table = await self.bot.sessions.play.come_back(table.id, interaction.user.id)
            await self._acknowledge(interaction, table, "lobby-back")
            return
        if table.offered and table.seat_of(interaction.user.id) is None:
            table = await self.bot.sessions.clocks.take_seat(table.id, lookup.me(interaction))
            await self._acknowledge(interaction, table, "time-seat-taken")
            return
        table = await self.bot.sessions.lobby.join(table.id, lookup.me(interaction))
        await self._acknowledge(interaction, table, "lobby-joined")

    async def _try_dms_again(self, interaction: Interaction) -> None:
        """Whoever sits down may have opened their direct messages since one was refused."""
        await self.bot.sessions.people.set_dm_refused(interaction.user.id, False)

    @slash("game leave")
    @any_table
    async def leave(self, interaction: Interaction, table: int | None = None) -> None:
        await self._leave(interaction, await lookup.find(interaction, table))

    async def _leave(self, interaction: Interaction, table: Table) -> None:
        """Stand up; from a running game only after a confirmation."""
        if table.status is Status.PLAYING:
            await lookup.seat(interaction, table)
            ends = table.people == [interaction.user.id]  # nobody is left to play on with the computers
            question = "lobby-close-running" if ends else "lobby-leave-running"
            await self._ask_whether(interaction, table, question, "leave_sure")
            return
        table = await self.bot.sessions.lobby.leave(table.id, interaction.user.id)
        await self._acknowledge(interaction, table, "lobby-left")

    @slash("game invite")
    @any_table
    async def invite(self, interaction: Interaction, person: discord.User, table: int | None = None) -> None:
        await self._invite(interaction, await lookup.find(interaction, table), person)

    async def _invite(self, interaction: Interaction, table: Table, person: Someone) -> None:
        if person.bot:
            raise Unable("invited-bot")
        table = await self.bot.sessions.lobby.invite(table.id, interaction.user.id, person.id)
        await self._acknowledge(interaction, table, "lobby-invites", person=person.mention)
        await self.bot.announcer.invite(table, interaction.user.display_name, person.id)

    @slash("game kick")
    @any_table
    async def kick(self, interaction: Interaction, person: discord.User, table: int | None = None) -> None:
        found = await lookup.find(interaction, table)
        found = await self.bot.sessions.lobby.kick(found.id, interaction.user.id, person.id)
        await self._acknowledge(interaction, found, "lobby-kicked", person=person.mention)

    @slash("game host")
    @any_table
    async def host(self, interaction: Interaction, person: discord.User, table: int | None = None) -> None:
        found = await lookup.find(interaction, table)
        found = await self.bot.sessions.hosting.make_host(found.id, interaction.user.id, person.id)
        await self._acknowledge(interaction, found, "lobby-new-host", person=person.mention)

    @slash("game computer")
    @app_commands.choices(
        change=[Choice(name=localized(f"choice-{each}"), value=each) for each in ("add", "remove")]
    )
    @any_table
    async def computer(self, interaction: Interaction, change: str = "add", table: int | None = None) -> None:
        found = await lookup.find(interaction, table)
        if change == "remove":
            await self._press_remove(interaction, TableRef.of(found))
        else:
            await self._press_computer(interaction, TableRef.of(found))

    @slash("game start")
    @any_table
    async def start(
        self, interaction: Interaction, shuffle: bool | None = None, table: int | None = None
    ) -> None:
        found = await lookup.find(interaction, table)
        found = await self.bot.sessions.hosting.start(found.id, interaction.user.id, shuffle)
        await self._acknowledge(interaction, found, "lobby-started")

    @slash("game close")
    @any_table
    async def close(self, interaction: Interaction, table: int | None = None) -> None:
        try:
            found = await lookup.find(interaction, table)
        except Refused as error:
            if not isinstance(error.reason, refusals.Unreadable):
                raise
            # All that can still be done with it. Without a number it stands in this channel, in this server.
            is_manager = table is None and lookup.manages_server(interaction)
            await self._close_now(interaction, error.reason.table, is_manager)
            return
        await self._close(interaction, found)

    async def _close(self, interaction: Interaction, table: Table) -> None:
        if table.status is Status.PLAYING:
            if interaction.user.id != table.host and not lookup.is_manager(interaction, table):
                raise Refused(refusals.NotHost(host=table.host))
            await self._ask_whether(interaction, table, "lobby-close-running", "close_sure")
            return
        await self._close_now(interaction, table.id, lookup.is_manager(interaction, table))

    async def _close_now(self, interaction: Interaction, id: int, is_manager: bool) -> None:
        table = await self.bot.sessions.hosting.close(id, interaction.user.id, is_manager=is_manager)
        await self._acknowledge(interaction, table, "lobby-closed-now")

    # Buttons

    @press("join", "return", "take")
    @quietly
    async def _press_join(self, interaction: Interaction, ref: TableRef) -> None:
        await self._join(interaction, await lookup.find(interaction, ref.table))

    @press("leave")
    @quietly
    async def _press_leave(self, interaction: Interaction, ref: TableRef) -> None:
        await self._leave(interaction, await lookup.find(interaction, ref.table))

    @press("leave_sure")
    @quietly
    async def _press_leave_sure(self, interaction: Interaction, ref: TableRef) -> None:
        found = await lookup.find(interaction, ref.table)
        table = await self.bot.sessions.play.leave(found.id, interaction.user.id)
        ended = table.status is Status.CLOSED
        await self._acknowledge(interaction, table, "lobby-closed-now" if ended else "lobby-left-running")

    @press("computer")
    @quietly
    async def _press_computer(self, interaction: Interaction, ref: TableRef) -> None:
        found = await lookup.find(interaction, ref.table)
        table = await self.bot.sessions.lobby.add_computer(found.id, interaction.user.id)
        await self._acknowledge(interaction, table, "lobby-computer-added", name=table.seats[-1].name)

    @press("remove")
    @quietly
    async def _press_remove(self, interaction: Interaction, ref: TableRef) -> None:
        found = await lookup.find(interaction, ref.table)
        table = await self.bot.sessions.lobby.remove_computer(found.id, interaction.user.id)
        await self._acknowledge(interaction, table, "lobby-computer-removed")

    @press("decline")
    @quietly
    async def _press_decline(self, interaction: Interaction, ref: TableRef) -> None:
        found = await lookup.find(interaction, ref.table)
        table = await self.bot.sessions.lobby.decline(found.id, interaction.user.id)
        await self._acknowledge(interaction, table, "lobby-declined")

    @press("start")
    @quietly
    async def _press_start(self, interaction: Interaction, ref: TableRef) -> None:
        found = await lookup.find(interaction, ref.table)
        table = await self.bot.sessions.hosting.start(found.id, interaction.user.id)
        await self._acknowledge(interaction, table, "lobby-started")

    @press("close")
    @quietly
    async def _press_close(self, interaction: Interaction, ref: TableRef) -> None:
        await self._close(interaction, await lookup.find(interaction, ref.table))

    @press("close_sure")
    @quietly
    async def _press_close_sure(self, interaction: Interaction, ref: TableRef) -> None:
        table = await lookup.find(interaction, ref.table)
        await self._close_now(interaction, table.id, lookup.is_manager(interaction, table))

    @press("replay")
    async def _press_replay(self, interaction: Interaction, ref: TableRef) -> None:
        await respond.take_time(interaction)
        await self._try_dms_again(interaction)
        found = await lookup.find(interaction, ref.table)
        table = await self.bot.sessions.hosting.again(found.id, interaction.user.id)
        await self._say_where(interaction, table, "lobby-opened")

    @press("accept")
    @quietly
    async def _press_accept(self, interaction: Interaction, ref: TableRef) -> None:
        await self._try_dms_again(interaction)
        found = await lookup.find(interaction, ref.table)
        table = await self.bot.sessions.lobby.accept(found.id, lookup.me(interaction))
        await self._acknowledge(interaction, table, "lobby-joined")

    @press("invite")
    @quietly
    async def _press_invite(self, interaction: Interaction, ref: TableRef) -> None:
        """Ask whom to invite, in a select of Discord's own."""
        table = await lookup.find(interaction, ref.table)
        await lookup.seat(interaction, table)
        say = await respond.words_for(interaction)
        sheet = Sheet()
        whom = select_of_people(ref.invite(), placeholder=say("lobby-whom-hint"))
        sheet.add(layout.text(say("lobby-whom")), layout.row([whom]))
        await respond.answer(interaction, view=sheet.view)

    @press("invite person")
    async def _press_invited(self, interaction: Interaction, ref: TableRef, person: Someone) -> None:
        await respond.take_time(interaction)
        await self._invite(interaction, await lookup.find(interaction, ref.table), person)

    # Answers

    async def _acknowledge(self, interaction: Interaction, table: Table, message: str, **facts: str) -> None:
        """Say in a line what was done, where the table's message doesn't show it before the person's eyes."""
        say = await respond.words_for(interaction)
        line = say(message, table=str(table.id), **facts)
        pressed = interaction.message
        if pressed is None:
            await respond.answer(interaction, line)
        elif pressed.flags.ephemeral:
            sheet = Sheet()
            sheet.add(layout.text(line))
            await respond.redraw(interaction, sheet.view)

    async def _say_where(self, interaction: Interaction, table: Table, message: str) -> None:
        """Say what was done and where the table stands now."""
        await self.bot.announcer.settled(table.id)
        say = await respond.words_for(interaction)
        await respond.answer(
            interaction, say(message, table=str(table.id), link=await table_link(self.bot, table))
        )

    async def _ask_whether(
        self, interaction: Interaction, table: Table, message: str, action: TableAction
    ) -> None:
        """Ask for a confirmation of something weighty."""
        say = await respond.words_for(interaction)
        sheet = Sheet()
        sure = table_button(
            action,
            TableRef.of(table),
            say(f"{message}.sure"),
            style=discord.ButtonStyle.danger,
        )
        sheet.add(layout.text(say(message)), layout.row([sure]))
        await respond.answer(interaction, view=sheet.view)
