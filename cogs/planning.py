"""Planning: what is to be played when one's turn comes, by buttons or by typing (`/game plan`)."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord.app_commands import Choice

from cogs import lookup
from cogs.lookup import any_table
from cogs.play import draw_panel, offered_moves, panel_of, spelt, type_number, until_settled
from cogs.slash import slash
from engine import GAMES
from sessions import Refused, Status, Table
from sessions import plans as plans_service
from ui import respond
from ui.bot import Bot
from ui.click_path import ClickPath, read
from ui.game_text import GameText
from ui.handlers import press
from ui.ids import TYPED, PlanRef, TableRef
from ui.panel import Panel
from ui.plans import offered, planning_question

Interaction = discord.Interaction[Any]


class PlanningCommands:
    """The part of `/game`, and the buttons, by which people plan."""

    bot: Bot

    @slash("game plan")
    @any_table
    async def plan(self, interaction: Interaction, move: str | None = None, table: int | None = None) -> None:
        found = await lookup.find(interaction, table)
        if move is None:
            await self._show_planning(interaction, found)
            return
        match = found.match
        plans = match.every_plan(await lookup.seat(interaction, found)) if match else []
        game_text = GameText(await respond.words_for(interaction), found.game, found.names)
        await respond.take_time(interaction)
        await self._plan(interaction, found, spelt(move, plans, game_text))

    @plan.autocomplete("move")
    async def _suggest_plans(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        playing = await lookup.playing(interaction)
        if playing is None:
            return []
        table, match, seat = playing
        game_text = GameText(await respond.words_for(interaction), table.game, table.names)
        return offered_moves(match.every_plan(seat), current, game_text)

    # Buttons

    @press("plan")
    async def _press_plan(self, interaction: Interaction, ref: TableRef) -> None:
        await self._show_planning(interaction, await lookup.find(interaction, ref.table))

    @press("make a plan")
    async def _choose_plan(
        self,
        interaction: Interaction,
        ref: PlanRef,
        path: tuple[int, ...],
        mark: str,
        chosen: list[int] | None = None,
    ) -> None:
        """A click on what may be planned: go on, or plan it."""
        if mark != TYPED:
            await respond.take_time(interaction)
        table = await lookup.find(interaction, ref.table)
        panel = await panel_of(interaction, table)
        seat = await lookup.seat(interaction, table)
        assert table.match is not None
        if table.status is not Status.PLAYING or offered(table.match, seat) != ref.offered:
            await self._show_notice(interaction, table, panel, "plan-moved-on")
            return
        click = read(planning_question(table.match, seat), path, chosen, mark)
        if mark == TYPED:
            await type_number(interaction, table, click, partial(self._plan_typed, ref=ref))
        elif click.next is not None:
            await draw_panel(interaction, table, await panel.planning(click))
        else:
            await self._plan(interaction, table, _written(table, click))

    async def _plan_typed(self, interaction: Interaction, path: tuple[int, ...], ref: PlanRef) -> None:
        await self._choose_plan(interaction, ref, path, "")

    @press("take back")
    async def _press_take_back(self, interaction: Interaction, table: int, number: int) -> None:
        await respond.take_time(interaction)
        found = await lookup.find(interaction, table)
        panel = await panel_of(interaction, found)
        try:
            await self.bot.sessions.act(found.id, plans_service.remove, interaction.user.id, number)
        except Refused as refusal:
            if refusal.code != "no-such-plan":
                raise
            await self._show_notice(interaction, found, panel, "refusal-no-such-plan")
            return
        await self._show_notice(interaction, found, panel, "plan-taken-back")

    async def _show_planning(self, interaction: Interaction, table: Table) -> None:
        """What may be planned; where it is the person's turn already, what they are asked."""
        panel = await panel_of(interaction, table)
        seat = await lookup.seat(interaction, table)
        if table.status is not Status.PLAYING:
            raise Refused("not-playing", status=table.status)
        await respond.take_time(interaction)
        if seat in table.pending and not (table.match and table.match.plans(seat)):
            await self._show_notice(interaction, table, panel, "refusal-your-turn")
        else:
            await draw_panel(interaction, table, await panel.planning())

    async def _plan(self, interaction: Interaction, table: Table, plan: str) -> None:
        """Plan it, and show what has come of it already if it was the person's turn."""
        self.bot.panels.forget(interaction, table.id)
        await self.bot.sessions.act(table.id, plans_service.add, interaction.user.id, plan)
        await until_settled(interaction, table)
        present = await self.bot.sessions.tables.get(table.id)
        await self._show_notice(interaction, present, await panel_of(interaction, present), "plan-made")

    async def _show_notice(self, interaction: Interaction, table: Table, panel: Panel, message: str) -> None:
        """Say what came of it, on the panel as it is now."""
        await respond.take_time(interaction)
        say = await respond.words_for(interaction)
        await draw_panel(interaction, table, await panel.whole(notice=say(message)))


def _written(table: Table, click: ClickPath) -> str:
    """A plan that was clicked together, in notation."""
    return str(click.move(GAMES[table.game].rules.plannable))
