"""Asking those who are waited for, kindly: `/game clock nudge`, and the button below the table."""

from __future__ import annotations

from typing import Any

import discord

from cogs import lookup
from cogs.lookup import any_table
from cogs.pace import ClockCommands
from cogs.slash import slash
from sessions import Table, reminders
from ui import respond
from ui.bot import Bot
from ui.handlers import press
from ui.ids import TableRef
from ui.markdown import escaped

Interaction = discord.Interaction[Any]


class NudgeCommands:
    """The part of `/game` by which one nudges the others."""

    bot: Bot

    @slash("game clock nudge", ClockCommands.clock)
    @any_table
    async def nudge(self, interaction: Interaction, table: int | None = None) -> None:
        await self._nudge(interaction, await lookup.find(interaction, table))

    @press("nudge")
    async def _press_nudge(self, interaction: Interaction, ref: TableRef) -> None:
        await self._nudge(interaction, await lookup.find(interaction, ref.table))

    async def _nudge(self, interaction: Interaction, table: Table) -> None:
        people = await self.bot.sessions.act(table.id, reminders.nudge, interaction.user.id)
        names = [escaped(seat.name) for seat in table.seats if seat.player in people]
        say = await respond.words_for(interaction)
        await respond.answer(interaction, say("nudged", names=names))
