"""Planning: what is to be played when one's turn comes, by buttons or by typing (`/game plan`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord.app_commands import Choice

from cogs import answers, finding
from cogs.answers import Unable
from cogs.finding import any_table
from cogs.ids import Place
from cogs.layout import Sheet
from cogs.panel import Panel
from cogs.plans import planning_key, planning_question
from cogs.play import offered_moves, panel_of, spelt, until_settled
from cogs.reading import NoSuchChoice, Reading, read
from cogs.slash import slash
from cogs.speech import Speech
from engine import GAMES
from sessions import Refused, Status, Table

if TYPE_CHECKING:
    from cogs.harbour import Harbourmaster

Interaction = discord.Interaction[Any]


class Planning:
    """The part of `/game`, and the buttons, by which people plan."""

    bot: Harbourmaster

    def plan_presses(self) -> None:
        """Register what the buttons do."""
        self.bot.presses.plan = self._choose_plan
        self.bot.presses.take_back = self._press_take_back
        self.bot.presses.table["plan"] = self._press_plan

    @slash("game plan")
    @any_table
    async def plan(self, interaction: Interaction, move: str | None = None, table: int | None = None) -> None:
        found = await finding.find(interaction, table)
        if move is None:
            await self._show_planning(interaction, found)
            return
        match = found.match
        plans = match.every_plan(await finding.seat(interaction, found)) if match else []
        speech = Speech(await answers.reader(interaction), found.game, found.names)
        await answers.take_time(interaction)
        await self._plan(interaction, found, spelt(move, plans, speech))

    @plan.autocomplete("move")
    async def _suggest_plans(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        playing = await finding.playing(interaction)
        if playing is None:
            return []
        table, match, seat = playing
        speech = Speech(await answers.reader(interaction), table.game, table.names)
        return offered_moves(match.every_plan(seat), current, speech)

    # Buttons

    async def _press_plan(self, interaction: Interaction, place: Place) -> None:
        await self._show_planning(interaction, await self.bot.sessions.get(place.table))

    async def _choose_plan(
        self,
        interaction: Interaction,
        place: Place,
        path: tuple[int, ...],
        mark: str,
        chosen: list[int] | None,
    ) -> None:
        """A click on what may be planned: go on, or plan it."""
        await answers.take_time(interaction)
        table = await self.bot.sessions.get(place.table)
        panel = await panel_of(interaction, table)
        seat = await finding.seat(interaction, table)
        assert table.match is not None
        if table.status is not Status.PLAYING or planning_key(table.match, seat) != place.version:
            await self._tell(interaction, panel, "plan-moved-on")
            return
        try:
            reading = read(planning_question(table.match, seat), path, chosen, mark)
        except NoSuchChoice:
            raise Unable("out-of-date") from None
        if reading.next is not None:
            await _draw(interaction, await panel.planning(reading))
        else:
            await self._plan(interaction, table, _written(table, reading))

    async def _press_take_back(self, interaction: Interaction, table: int, number: int) -> None:
        await answers.take_time(interaction)
        found = await self.bot.sessions.get(table)
        panel = await panel_of(interaction, found)
        try:
            await self.bot.sessions.take_back_plan(found.id, interaction.user.id, number)
        except Refused as refusal:
            if refusal.code != "no-such-plan":
                raise
            await self._tell(interaction, panel, "refusal-no-such-plan")
            return
        await self._tell(interaction, panel, "plan-taken-back")

    async def _show_planning(self, interaction: Interaction, table: Table) -> None:
        """What may be planned; where it is the person's turn already, what they are asked."""
        panel = await panel_of(interaction, table)
        seat = await finding.seat(interaction, table)
        if table.status is not Status.PLAYING:
            raise Refused("not-playing", status=table.status)
        await answers.take_time(interaction)
        if seat in table.pending and not (table.match and table.match.plans(seat)):
            await self._tell(interaction, panel, "refusal-your-turn")
        else:
            await _draw(interaction, await panel.planning())

    async def _plan(self, interaction: Interaction, table: Table, plan: str) -> None:
        """Plan it, and tell what has come of it already if it was the person's turn."""
        before = table.match.ply if table.match else 0
        await self.bot.sessions.plan(table.id, interaction.user.id, plan)
        await until_settled(interaction, table)
        panel = await panel_of(interaction, await self.bot.sessions.get(table.id))
        say = await answers.reader(interaction)
        await _draw(interaction, await panel.whole(since=before, notice=say("plan-made")))

    async def _tell(self, interaction: Interaction, panel: Panel, message: str) -> None:
        """Say what came of it, over the panel as it is now."""
        say = await answers.reader(interaction)
        await _draw(interaction, await panel.whole(notice=say(message)))


def _written(table: Table, reading: Reading) -> str:
    """A plan that was clicked together, in notation."""
    return str(GAMES[table.game].rules.plannable.build(reading.action.verb, reading.values))


async def _draw(interaction: Interaction, sheet: Sheet) -> None:
    await answers.redraw(interaction, sheet.view, sheet.files)
