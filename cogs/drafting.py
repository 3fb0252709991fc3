"""Drafts: the answers to several questions of one's turn, put together and played at once."""

from __future__ import annotations

from typing import Any

import discord

from cogs import lookup
from cogs.play import after_moves, draw_panel, panel_of
from sessions import Refused, Table
from ui import respond
from ui.bot import Bot
from ui.draft import confirmed, moves, steps
from ui.handlers import press
from ui.ids import CONFIRMED, TableRef

Interaction = discord.Interaction[Any]


class DraftCommands:
    """The part of `/game` by which a turn is put together, by buttons alone: typed moves come one by one."""

    bot: Bot

    @press("draft")
    async def _press_draft(
        self, interaction: Interaction, ref: TableRef, picked: tuple[int, ...], mark: str
    ) -> None:
        """Show a draft, or play it."""
        await respond.take_time(interaction)
        table = await self._present(interaction, ref)
        if table is None:
            return
        if mark != CONFIRMED:
            await draw_panel(interaction, table, await (await panel_of(interaction, table)).draft(picked))
            return
        assert table.match is not None
        drafted = list(map(str, moves(steps(table.match, await lookup.seat(interaction, table), picked))))
        if not drafted:
            raise Refused("out-of-date")
        say = await respond.words_for(interaction)
        await after_moves(interaction, table, drafted, lambda played: confirmed(played, len(drafted), say))

    @press("choose in draft")
    async def _choose_in_draft(
        self, interaction: Interaction, ref: TableRef, picked: tuple[int, ...], chosen: list[int]
    ) -> None:
        """Go on with a draft from the question that was answered."""
        await self._press_draft(interaction, ref, (*picked, *chosen), "")

    async def _present(self, interaction: Interaction, ref: TableRef) -> Table | None:
        """The table, if it is still at the question that the draft begins with; else it is shown as it is."""
        table = await lookup.find(interaction, ref.table)
        seat = await lookup.seat(interaction, table)
        if table.match is not None and ref.version >= table.played and table.match.drafted(seat):
            return table
        say = await respond.words_for(interaction)
        panel = await panel_of(interaction, table)
        await draw_panel(interaction, table, await panel.whole(notice=say("panel-moved-on")))
        return None
