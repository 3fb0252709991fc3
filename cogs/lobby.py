"""From opening a table to starting its game: `/game open, join, invite, start`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs import lookup
from cogs.answering import acknowledge, quietly, say_where
from cogs.learning import offer
from cogs.lookup import any_table
from cogs.messages.boards import invite
from cogs.pace import read_pace, suggest_paces
from cogs.slash import slash
from locales import words
from sessions import Refused, Status, Table, clocks, hosting, lobby, people, play
from sessions import lobby as lobby_service
from ui import layout, respond
from ui.bot import Bot
from ui.buttons import select_of_people
from ui.game_text import message_prefix
from ui.handlers import press
from ui.ids import TableRef
from ui.layout import Sheet

Interaction = discord.Interaction[Any]
Someone = discord.User | discord.Member

THREAD_NAME = 100
"""Characters that Discord takes in a thread's name."""
TOO_MANY_THREADS = 160006


class LobbyCommands:
    """The part of `/game`, and the buttons, by which a table comes about."""

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
        friendly: bool = False,
        rated: bool = False,
    ) -> None:
        await self._try_dms_again(interaction)
        seconds = await read_pace(interaction, pace)
        channel = lookup.room_for_table(interaction, thread)
        made = await self._thread(interaction, channel, game) if thread else None
        place = made or channel
        try:
            table = await hosting.open_table(
                self.bot.sessions,
                server=interaction.guild_id,
                channel=place.id,
                parent=place.parent_id if isinstance(place, discord.Thread) else None,
                host=lookup.me(interaction),
                game=game,
                pace=seconds,
                joint=joint,
                friendly=friendly,
                rated=rated,
            )
        except Refused:
            if made is not None:
                await made.delete()
            raise
        await say_where(interaction, table, "lobby-opened", await offer(interaction, table))

    async def _thread(
        self, interaction: Interaction, channel: discord.abc.Snowflake, game: str
    ) -> discord.Thread:
        """A new thread of that channel for a table."""
        if not isinstance(channel, discord.TextChannel):
            raise Refused("no-thread-here")
        if not interaction.app_permissions.create_public_threads:
            raise Refused("bot-forbidden")
        say = words(await self.bot.language_of_server(interaction.guild_id))
        name = f"{say(f'{message_prefix(game)}-name')} · {interaction.user.display_name}"[:THREAD_NAME]
        try:
            return await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        except discord.HTTPException as error:
            if error.code == TOO_MANY_THREADS:
                raise Refused("too-many-threads") from error
            raise

    @slash("game join")
    @any_table
    async def join(self, interaction: Interaction, word: str | None = None, table: int | None = None) -> None:
        """Sit down; with a word, or to add one when one sits there already."""
        found = await lookup.find(interaction, table)
        if word is None:
            await self._join(interaction, found)
            return
        if found.status is Status.LOBBY and found.joint and found.seat_of(interaction.user.id) is None:
            await self._try_dms_again(interaction)
            found = await self.bot.sessions.act(found.id, lobby.join, lookup.me(interaction))
        found = await self.bot.sessions.act(found.id, lobby.add_word, interaction.user.id, word)
        await acknowledge(interaction, found, "lobby-word-added")

    async def _join(self, interaction: Interaction, table: Table) -> None:
        """Sit down, or take back the seat that a computer player held, or take one that is offered."""
        await self._try_dms_again(interaction)
        if table.kept_for(interaction.user.id) is not None and table.status is Status.PLAYING:
            table = await self.bot.sessions.act(table.id, play.come_back, interaction.user.id)
            await acknowledge(interaction, table, "lobby-back")
            return
        if table.offered and table.seat_of(interaction.user.id) is None:
            table = await self.bot.sessions.act(table.id, clocks.take_seat, lookup.me(interaction))
            await acknowledge(interaction, table, "time-seat-taken")
            return
        table = await self.bot.sessions.act(table.id, lobby_service.join, lookup.me(interaction))
        await acknowledge(interaction, table, "lobby-joined", await offer(interaction, table))

    async def _try_dms_again(self, interaction: Interaction) -> None:
        """Whoever sits down may have opened their direct messages since one was refused."""
        await people.set_dm_refused(self.bot.sessions, interaction.user.id, False)

    @slash("game invite")
    @any_table
    async def invite(self, interaction: Interaction, person: discord.User, table: int | None = None) -> None:
        await self._invite(interaction, await lookup.find(interaction, table), person)

    async def _invite(self, interaction: Interaction, table: Table, person: Someone) -> None:
        if person.bot:
            raise Refused("invited-bot")
        table = await self.bot.sessions.act(table.id, lobby_service.invite, interaction.user.id, person.id)
        await acknowledge(interaction, table, "lobby-invites", person=person.mention)
        await invite(self.bot, table, interaction.user.display_name, person.id)

    @slash("game start")
    @any_table
    async def start(
        self, interaction: Interaction, shuffle: bool | None = None, table: int | None = None
    ) -> None:
        found = await lookup.find(interaction, table)
        found = await hosting.start(self.bot.sessions, found.id, interaction.user.id, shuffle)
        await acknowledge(interaction, found, "lobby-started")

    # Buttons

    @press("join", "return", "take")
    @quietly
    async def _press_join(self, interaction: Interaction, ref: TableRef) -> None:
        await self._join(interaction, await lookup.find(interaction, ref.table))

    @press("decline")
    @quietly
    async def _press_decline(self, interaction: Interaction, ref: TableRef) -> None:
        found = await lookup.find(interaction, ref.table)
        table = await self.bot.sessions.act(found.id, lobby_service.decline, interaction.user.id)
        await acknowledge(interaction, table, "lobby-declined")

    @press("start")
    @quietly
    async def _press_start(self, interaction: Interaction, ref: TableRef) -> None:
        found = await lookup.find(interaction, ref.table)
        table = await hosting.start(self.bot.sessions, found.id, interaction.user.id)
        await acknowledge(interaction, table, "lobby-started")

    @press("replay")
    async def _press_replay(self, interaction: Interaction, ref: TableRef) -> None:
        await respond.take_time(interaction)
        await self._try_dms_again(interaction)
        found = await lookup.find(interaction, ref.table)
        table = await hosting.again(self.bot.sessions, found.id, interaction.user.id)
        await say_where(interaction, table, "lobby-opened")

    @press("accept")
    @quietly
    async def _press_accept(self, interaction: Interaction, ref: TableRef) -> None:
        await self._try_dms_again(interaction)
        found = await lookup.find(interaction, ref.table)
        table = await self.bot.sessions.act(found.id, lobby_service.accept, lookup.me(interaction))
        await acknowledge(interaction, table, "lobby-joined", await offer(interaction, table))

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
