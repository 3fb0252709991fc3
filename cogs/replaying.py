"""Looking back: the log, and a match as it was after any of its moves (`/game log`).

While the match runs, from one's own seat's eyes or a spectator's; when it is over, from any seat's. Page 1 of
this book is the deal, page n + 1 the position after n moves.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs import lookup
from cogs.lookup import any_table
from cogs.slash import slash
from sessions import Refused, Table, replays
from ui import ids, respond
from ui.books import is_turned, turn
from ui.bot import Bot
from ui.handlers import press
from ui.log_page import log_page
from ui.replay import Replay

Interaction = discord.Interaction[Any]


class ReplayCommands:
    """The part of `/game`, and the buttons, by which one looks back."""

    bot: Bot

    @slash("game log")
    @any_table
    async def log(
        self,
        interaction: Interaction,
        move: app_commands.Range[int, 0] | None = None,
        table: int | None = None,
    ) -> None:
        """The log, or the board after one of its moves."""
        found = await lookup.find(interaction, table)
        if move is None:
            sheet = log_page(self.bot, found, interaction.user.id, 0, await respond.words_for(interaction))
            await respond.answer(interaction, view=sheet.view)
        else:
            await self._show(interaction, found, move + 1, found.seat_of(interaction.user.id))

    @press("open log")
    async def _turn_log(self, interaction: Interaction, table: int, page: int) -> None:
        """A page of the log was asked for: in the log itself it is turned, elsewhere it is opened."""
        found = await lookup.find(interaction, table)
        say = await respond.words_for(interaction)
        await turn(interaction, log_page(self.bot, found, interaction.user.id, page, say))

    @press("open position")
    async def _turn_replay(self, interaction: Interaction, table: int, seat: int | None, page: int) -> None:
        await self._show(interaction, await lookup.find(interaction, table), page, seat)

    @press("choose eyes")
    async def _choose_eyes(self, interaction: Interaction, page: int, eyes: str) -> None:
        try:
            table, seat = ids.read_eyes(eyes)
        except ValueError:
            raise Refused("out-of-date") from None
        await self._turn_replay(interaction, table, seat, page)

    async def _show(self, interaction: Interaction, table: Table, page: int, seat: int | None) -> None:
        """Page 0, or one that isn't there, is the last."""
        if table.match is None:
            raise Refused("not-playing", status=table.status)
        await respond.take_time(interaction, anew=not is_turned(interaction))
        ply = page - 1 if 1 <= page <= table.match.ply else table.match.ply
        eyes = _eyes(table, interaction.user.id)
        position = await replays.position(self.bot.sessions, table.id, ply)
        replayed = Replay(self.bot, table, position, seat if seat in eyes else None)
        sheet = await replayed.sheet(await respond.words_for(interaction), eyes)
        await respond.redraw(interaction, sheet.view, sheet.files)


def _eyes(table: Table, person: int) -> list[int | None]:
    """From whose eyes somebody may look back, a spectator's first."""
    own = table.seat_of(person)
    if table.result is not None:
        return [None, *range(len(table.seats))]
    return [None] if own is None else [None, own]
