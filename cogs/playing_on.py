"""Playing on from a move of a match that is over: `/game play-on`, and the buttons of the look-back."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from cogs import lookup
from cogs.lobby.screens import HostMenu
from cogs.lookup import any_table, former_names
from cogs.slash import localized, slash
from sessions import LEVELS, Refused, Table, hosting, people
from sessions import lobby as lobby_service
from ui import layout, respond
from ui.bot import Bot
from ui.handlers import press
from ui.ids import TableRef
from ui.layout import OPTIONS, Sheet
from ui.origin import EVERY, seat_select
from ui.sender import board_shown
from ui.table_link import table_link
from ui.typed_words import fits

Interaction = discord.Interaction[Any]


class PlayOnCommands:
    """The part of `/game`, and the buttons, by which a match that is over goes on from one of its moves."""

    bot: Bot

    @slash("game play-on")
    @app_commands.choices(level=[Choice(name=localized(f"choice-{each}"), value=each) for each in LEVELS])
    @any_table
    async def play_on(
        self,
        interaction: Interaction,
        move: app_commands.Range[int, 0],
        seat: app_commands.Range[int, 1] | None = None,
        level: str = "clever",
        table: int | None = None,
    ) -> None:
        found = await lookup.find(interaction, table)
        await self._play_on(interaction, found, None if seat is None else seat - 1, move, level)

    @play_on.autocomplete("seat")
    async def _suggest_seats(self, interaction: Interaction, current: str | int) -> list[Choice[int]]:
        """The seats by who sat there."""
        table = await lookup.meant(interaction)
        names = [f"{number}. {name}" for number, name in enumerate(table.names, 1)] if table else []
        return [
            Choice(name=name[:100], value=number)
            for number, name in enumerate(names, 1)
            if fits(str(current), name)
        ][:OPTIONS]

    @press("play on")
    async def _press_play_on(self, interaction: Interaction, table: int, seat: int | None, ply: int) -> None:
        await respond.take_time(interaction, anew=True)
        await self._play_on(interaction, await lookup.find(interaction, table), seat, ply, "clever")

    @press("seat")
    async def _press_seat(self, interaction: Interaction, ref: TableRef) -> None:
        """Ask in which seat one wants to sit."""
        await respond.take_time(interaction, anew=True)
        table = await lookup.find(interaction, ref.table)
        await lookup.seat(interaction, table)
        await self._ask_for_seat(interaction, table)

    @press("set seat")
    async def _choose_seat(self, interaction: Interaction, ref: TableRef, value: str) -> None:
        await respond.take_time(interaction)
        if not value.isdecimal():
            raise Refused("out-of-date")
        table = await lookup.find(interaction, ref.table)
        person = interaction.user.id
        if table.seat_of(person) != int(value):
            table = await self.bot.sessions.act(table.id, lobby_service.change_seat, person, int(value))
        if person == table.host:
            await self._show_places(interaction, table)
        else:
            await self._ask_for_seat(interaction, table)

    @press("set level")
    async def _choose_level(self, interaction: Interaction, ref: TableRef, value: str) -> None:
        await respond.take_time(interaction)
        who, _, level = value.partition(" ")
        if who != EVERY and not who.isdecimal():
            raise Refused("out-of-date")
        table = await lookup.find(interaction, ref.table)
        seat = None if who == EVERY else int(who)
        table = await self.bot.sessions.act(
            table.id, lobby_service.set_level, interaction.user.id, level, seat
        )
        await self._show_places(interaction, table)

    async def _play_on(
        self, interaction: Interaction, table: Table, seat: int | None, ply: int, level: str
    ) -> None:
        """Open the lobby in this channel; its host gets the menu at once."""
        with suppress(Refused):  # who sits down may have opened their direct messages since one was refused
            await people.set_dm_refused(self.bot.sessions, interaction.user.id, False)
        here = lookup.room_for_table(interaction)
        lobby = await hosting.play_on(
            self.bot.sessions,
            table.id,
            ply,
            host=lookup.me(interaction),
            server=interaction.guild_id,
            channel=here.id,
            parent=here.parent_id if isinstance(here, discord.Thread) else None,
            seat=seat,
            level=level,
        )
        await board_shown(self.bot, lobby.id)
        say = await respond.words_for(interaction)
        link = await table_link(self.bot, lobby)
        await self._show_places(interaction, lobby, say("lobby-opened", table=str(lobby.id), link=link))

    async def _show_places(self, interaction: Interaction, table: Table, notice: str = "") -> None:
        say, former = await respond.words_for(interaction), await former_names(interaction, table)
        sheet = HostMenu(table, say, former).sheet(notice)
        await respond.redraw(interaction, sheet.view)

    async def _ask_for_seat(self, interaction: Interaction, table: Table) -> None:
        say = await respond.words_for(interaction)
        former = await former_names(interaction, table)
        select = seat_select(table, interaction.user.id, former, say)
        sheet = Sheet()
        sheet.add(layout.text(say("origin-seat")), layout.row([select]))
        await respond.redraw(interaction, sheet.view)
