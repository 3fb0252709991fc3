"""Drafts: answers to several questions of a turn, prepared with buttons and played together."""

from __future__ import annotations

from cogs.play.showing import panel_of, play_moves
from sessions import Refused
from ui.clicks import Click, Count, Mark, Path, TableId, Version
from ui.context import Context
from ui.panel.click_path import CONFIRMED
from ui.panel.draft import confirmed, moves, steps


class OpenDraft(Click, name="draft"):
    """Shows a draft or plays it."""

    table: TableId
    version: Version
    picked: Path
    mark: Mark

    async def pressed(self, ctx: Context) -> None:
        table = await ctx.table(self.table)
        seat, match = ctx.seat(table), table.match
        panel = panel_of(ctx, table)
        if match is None or self.version < table.played or not match.drafted(seat):
            await ctx.show_panel(table, await panel.whole(notice=ctx.words("panel-moved-on")))
            return
        if self.mark != CONFIRMED:
            await ctx.show_panel(table, await panel.draft(self.picked))
            return
        drafted = list(map(str, moves(steps(match, seat, self.picked))))
        if not drafted:
            raise Refused("out-of-date")
        await play_moves(ctx, table, drafted, lambda played: confirmed(played, len(drafted), ctx.words))


class PickInDraft(Click, name="draft_pick", picks=tuple):
    """Continues a draft from the question that was answered."""

    table: TableId
    version: Version
    picked: Path
    number: Count

    async def pressed(self, ctx: Context, chosen: tuple[int, ...]) -> None:
        await OpenDraft(self.table, self.version, (*self.picked, *chosen), "").pressed(ctx)
