"""Asking those who are waited for, kindly: `/game nudge`, and the button below the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord.utils import escape_markdown

from cogs import answers, finding
from cogs.finding import any_table
from cogs.ids import Place
from cogs.slash import slash
from sessions import Table

if TYPE_CHECKING:
    from cogs.harbour import Harbourmaster

Interaction = discord.Interaction[Any]


class Nudging:
    """The part of `/game` by which one nudges the others."""

    bot: Harbourmaster

    def nudge_presses(self) -> None:
        """Register what the button does."""
        self.bot.presses.table["nudge"] = self._press_nudge

    @slash("game nudge")
    @any_table
    async def nudge(self, interaction: Interaction, table: int | None = None) -> None:
        await self._nudge(interaction, await finding.find(interaction, table))

    async def _press_nudge(self, interaction: Interaction, place: Place) -> None:
        await self._nudge(interaction, await self.bot.sessions.get(place.table))

    async def _nudge(self, interaction: Interaction, table: Table) -> None:
        people = await self.bot.sessions.nudge(table.id, interaction.user.id)
        names = [escape_markdown(seat.name) for seat in table.seats if seat.player in people]
        say = await answers.reader(interaction)
        await answers.tell(interaction, say("nudged", names=names))
