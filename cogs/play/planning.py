"""Plans: moves to play when the person's turn comes, by buttons and by `/game plan`."""

from __future__ import annotations

from discord.app_commands import Choice

from cogs.play.number_form import ask_number, typed_path
from cogs.play.showing import panel_of, until_settled
from cogs.play.typing import offered_moves, to_notation
from engine import GAMES
from sessions import Refused, Status, Table
from sessions.playing import plans as plans_service
from ui.clicks import Click, Count, Mark, Path, TableId, Version
from ui.commands import slash
from ui.context import Context
from ui.panel.click_path import ClickPath, read
from ui.panel.plans import offered, planning_question
from ui.text.game_text import GameText


class OpenPlans(Click, name="plans"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        await show_planning(ctx, await ctx.table(self.table))


class PlanClick(Click):
    """A click that makes a plan, or begins one."""

    table: TableId
    offered: Version  # a checksum of the possible plans, independent of the table's version
    path: Path

    async def asked(self, ctx: Context) -> tuple[Table, int] | None:
        """The table and the person's seat. None if the options have changed; then the panel says so."""
        table = await ctx.table(self.table)
        panel_of(ctx, table)
        seat = ctx.seat(table)
        assert table.match is not None
        if table.status is not Status.PLAYING or offered(table.match, seat) != self.offered:
            await ctx.defer("here")
            await show_notice(ctx, table, "plan-moved-on")
            return None
        return table, seat

    async def go_on(self, ctx: Context, chosen: tuple[int, ...] | None, mark: str) -> None:
        """Ask for the next part of the plan, or store it."""
        if (asked := await self.asked(ctx)) is None:
            return
        table, seat = asked
        assert table.match is not None
        click = read(planning_question(table.match, seat), self.path, chosen, mark)
        if click.next is not None:
            await ctx.show_panel(table, await panel_of(ctx, table).planning(click))
        else:
            await make_plan(ctx, table, written(table, click))


class PlanMove(PlanClick, name="plan"):
    mark: Mark

    async def pressed(self, ctx: Context) -> None:
        await self.go_on(ctx, None, self.mark)


class PickPlan(PlanClick, name="plan_pick", picks=tuple):
    mark: Mark
    page: Count

    async def pressed(self, ctx: Context, chosen: tuple[int, ...]) -> None:
        await self.go_on(ctx, chosen, self.mark)


class TypePlan(PlanClick, name="plan_type", answers="modal"):
    async def pressed(self, ctx: Context) -> None:
        if asked := await self.asked(ctx):
            table, seat = asked
            assert table.match is not None
            await ask_number(ctx, table, read(planning_question(table.match, seat), self.path), self)

    async def typed(self, ctx: Context, text: str) -> None:
        if asked := await self.asked(ctx):
            table, seat = asked
            assert table.match is not None
            path = typed_path(read(planning_question(table.match, seat), self.path), text)
            await ctx.defer("here")
            await PlanMove(self.table, self.offered, path, "").pressed(ctx)


class TakePlanBack(Click, name="take_back"):
    table: TableId
    number: Count
    checksum: Version  # that of the plan

    async def pressed(self, ctx: Context) -> None:
        table = await ctx.table(self.table)
        panel_of(ctx, table)
        try:
            await ctx.act(table, plans_service.remove, ctx.person, self.number, self.checksum)
        except Refused as refusal:
            if refusal.code != "no-such-plan":
                raise
            await show_notice(ctx, table, "refusal-no-such-plan")
            return
        await show_notice(ctx, table, "plan-taken-back")


async def complete_plans(ctx: Context, current: str) -> list[Choice[str]]:
    """Autocomplete: the possible plans."""
    table = await ctx.table_typed()
    seat = table.seat_of(ctx.person) if table else None
    if table is None or table.match is None or seat is None:
        return []
    return offered_moves(table.match.every_plan(seat), current, GameText(ctx.words, table.game, table.names))


@slash("game plan", complete={"move": complete_plans})
async def plan(ctx: Context, move: str | None = None, table: int | None = None) -> None:
    found = await ctx.table(table)
    if move is None:
        await show_planning(ctx, found)
        return
    plans = found.match.every_plan(ctx.seat(found)) if found.match else []
    game_text = GameText(ctx.words, found.game, found.names)
    await make_plan(ctx, found, to_notation(move, plans, game_text))


async def show_planning(ctx: Context, table: Table) -> None:
    """Show the possible plans, or the question if it is the person's turn."""
    panel, seat = panel_of(ctx, table), ctx.seat(table)
    if table.status is not Status.PLAYING:
        raise Refused("not-playing", status=table.status)
    if seat in table.pending and not (table.match and table.match.plans(seat)):
        await show_notice(ctx, table, "refusal-your-turn")
    else:
        await ctx.show_panel(table, await panel.planning())


async def make_plan(ctx: Context, table: Table, plan: str) -> None:
    """Store a plan and show the result. On the person's own turn, it was already played."""
    ctx.bot.panels.forget(ctx.interaction, table.id)
    await ctx.act(table, plans_service.add, ctx.person, plan)
    await until_settled(ctx, table)
    await show_notice(ctx, await ctx.house.tables.get(table.id), "plan-made")


async def show_notice(ctx: Context, table: Table, message: str) -> None:
    """Show a notice on the present panel."""
    await ctx.show_panel(table, await panel_of(ctx, table).whole(notice=ctx.words(message)))


def written(table: Table, click: ClickPath) -> str:
    """The notation of a plan made by clicks."""
    return str(click.move(GAMES[table.game].plannable))
