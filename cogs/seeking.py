"""Looking for a table: `/game seek`, and the buttons below what tells of it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import discord
from discord import app_commands

from cogs import lookup
from cogs.pace import read_pace, suggest_paces
from cogs.slash import slash
from locales import words
from sessions import Person, Refused, ShownAt, Table, Wish, bans, hosting, lobby, people, seekers
from sessions import seekers as seekers_service
from ui import respond, seeking
from ui.bot import Bot
from ui.game_text import message_prefix
from ui.handlers import press
from ui.layout import Sheet
from ui.sender import board_shown, only
from ui.table_link import table_link

Interaction = discord.Interaction[Any]

NAME = 100
"""Characters that Discord takes in a thread's name."""
THEIRS = ("banned", "too-many-tables")
"""Why somebody can't sit down who looks for a table, whoever asks: their wish ends."""

log = logging.getLogger(__name__)


class SeekCommands:
    """The part of `/game`, and the buttons, by which people find each other."""

    bot: Bot

    @slash("game seek")
    @app_commands.autocomplete(pace=suggest_paces)
    async def seek(self, interaction: Interaction, game: str, pace: str = "day", rated: bool = False) -> None:
        await self._seek(interaction, game, await read_pace(interaction, pace), rated)

    @press("seek")
    async def _press_seek(self, interaction: Interaction, game: str, pace: int | None, rated: bool) -> None:
        await respond.take_time(interaction, anew=True)
        await self._seek(interaction, game, pace, rated)

    @press("unseek")
    async def _press_unseek(self, interaction: Interaction, game: str) -> None:
        await respond.take_time(interaction, anew=True)
        say, server = await respond.words_for(interaction), _server(interaction)
        async with self.bot.sessions.gathering.of(server):
            wish = await seekers_service.stop(self.bot.sessions, server, game, interaction.user.id)
            if wish is not None:
                await self._tell(wish)
        await respond.answer(interaction, say("seek-none" if wish is None else "seek-stopped"))

    async def _seek(self, interaction: Interaction, game: str, pace: int | None, rated: bool) -> None:
        me = lookup.me(interaction)
        wish = Wish(_server(interaction), game, pace, rated)
        await bans.refuse(self.bot.sessions.db, me.id, wish.server)
        await people.set_dm_refused(self.bot.sessions, me.id, False)  # their DMs may be open again
        async with self.bot.sessions.gathering.of(wish.server):
            place = await self._place(interaction, wish)
            former = await seekers.seek(self.bot.sessions, wish, me)
            if former is not None:
                await self._tell(former)
            crew = await seekers.crew(self.bot.sessions, wish)
            table = await self._gathered(wish, crew, place) if len(crew) >= wish.least else None
            await self._tell(wish, place)
            crew = await seekers.crew(self.bot.sessions, wish)
        say = await respond.words_for(interaction)
        if table is None:
            sheet = seeking.own(wish, crew, place.id, say)
            await respond.answer(interaction, view=sheet.view)
        else:
            link = await table_link(self.bot, table)
            await respond.answer(interaction, say("seek-opened", table=str(table.id), link=link))

    async def _place(self, interaction: Interaction, wish: Wish) -> discord.abc.Snowflake:
        """The channel in which those people meet: the server's choice, else where somebody asks."""
        meeting = await seekers_service.meeting(self.bot.sessions, wish.server)
        guild = interaction.guild
        if meeting is not None and guild is not None and (channel := guild.get_channel(meeting)) is not None:
            return channel
        return lookup.room_for_table(interaction)

    async def _gathered(
        self, wish: Wish, crew: Sequence[Person], place: discord.abc.Snowflake
    ) -> Table | None:
        """A lobby with all of these in it, the first as its host; None where too few could sit down."""
        able = list(crew)
        room, made = await self._room(place, wish, able[0])
        while len(able) >= wish.least:
            try:
                table = await hosting.open_table(
                    self.bot.sessions,
                    server=wish.server,
                    channel=room.id,
                    parent=place.id if made else getattr(place, "parent_id", None),
                    host=able[0],
                    game=wish.game,
                    pace=wish.pace,
                    rated=wish.rated,
                )
            except Refused as error:
                if error.code not in THEIRS:
                    await self._give_up(made)
                    raise
                await seekers_service.stop(self.bot.sessions, wish.server, wish.game, able.pop(0).id)
                continue
            return await self._seated(table, able, room)
        await self._give_up(made)
        return None

    async def _seated(self, table: Table, crew: Sequence[Person], room: discord.abc.Messageable) -> Table:
        """The table with them all; they are told that it is there."""
        host, *others = crew
        for person in others:
            try:
                table = await self.bot.sessions.act(table.id, lobby.join, person)
            except Refused as error:
                log.info("Table %d is without %d, who looked for one: %s", table.id, person.id, error)
                if error.code in THEIRS:
                    await seekers_service.stop(self.bot.sessions, table.server or 0, table.game, person.id)
        await board_shown(self.bot, table.id)
        seated = [person for person in crew if table.seat_of(person.id) is not None]
        say = words(await self.bot.language_of_table(table))
        line = seeking.found(seated, host, await table_link(self.bot, table), say)
        with suppress(discord.HTTPException):  # the table's message stands there all the same
            await room.send(line, allowed_mentions=only(*(person.id for person in seated)))
        return table

    async def _room(
        self, place: discord.abc.Snowflake, wish: Wish, host: Person
    ) -> tuple[Any, discord.Thread | None]:
        """A thread of that channel, so that tables there don't get in each other's way; the channel itself
        where the bot can't make one."""
        if isinstance(place, discord.TextChannel):
            say = words(await self.bot.language_of_server(wish.server))
            name = f"{say(f'{message_prefix(wish.game)}-name')} · {host.name}"[:NAME]
            with suppress(discord.HTTPException):
                thread = await place.create_thread(name=name, type=discord.ChannelType.public_thread)
                return thread, thread
        return self.bot.get_partial_messageable(place.id), None

    async def _give_up(self, made: discord.Thread | None) -> None:
        if made is not None:
            with suppress(discord.HTTPException):
                await made.delete()

    # What tells of them

    async def _tell(self, wish: Wish, place: discord.abc.Snowflake | None = None) -> None:
        """Let the channel know who looks for such a table, or no longer that somebody does; a message that
        can't be shown does no harm."""
        shown, crew = (
            await seekers.shown(self.bot.sessions, wish),
            await seekers.crew(self.bot.sessions, wish),
        )
        say = words(await self.bot.language_of_server(wish.server))
        try:
            if not crew:
                await self._remove_notice(wish, shown)
                return
            sheet = seeking.notice(wish, crew, say)
            is_there = shown is not None and await self._edit_notice(shown, sheet)
            if not is_there and place is not None:
                await self._post_notice(wish, place, sheet)
        except discord.HTTPException as error:
            log.info("Who looks for a table in server %d isn't shown: %s", wish.server, error)

    async def _post_notice(self, wish: Wish, place: discord.abc.Snowflake, sheet: Sheet) -> None:
        channel = self.bot.get_partial_messageable(place.id)
        message = await channel.send(view=sheet.view, allowed_mentions=only())
        await seekers_service.remember(self.bot.sessions, wish, ShownAt(place.id, message.id))

    async def _edit_notice(self, shown: ShownAt, sheet: Sheet) -> bool:
        """Whether it was still there."""
        message = self.bot.get_partial_messageable(shown.channel).get_partial_message(shown.message)
        try:
            await message.edit(view=sheet.view)
        except discord.NotFound:
            return False
        return True

    async def _remove_notice(self, wish: Wish, shown: ShownAt | None) -> None:
        if shown is None:
            return
        message = self.bot.get_partial_messageable(shown.channel).get_partial_message(shown.message)
        with suppress(discord.NotFound):
            await message.delete()
        await seekers_service.remember(self.bot.sessions, wish, None)


def _server(interaction: Interaction) -> int:
    if interaction.guild_id is None:
        raise Refused("not-in-server")
    return interaction.guild_id
