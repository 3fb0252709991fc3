"""The panel's own buttons, and `/game hand, move, undo`."""

from __future__ import annotations

from discord.app_commands import Choice

from cogs.play.showing import panel_of, show_present, unless_stale
from cogs.play.typing import offered_moves, play_typed_move
from sessions import Refused, Table
from sessions.computers.hints import Hints
from sessions.playing import play as play_service
from ui.clicks import Click, TableId, Version
from ui.commands import slash
from ui.context import Context
from ui.panel.panel import Fold
from ui.text.game_text import GameText


class OpenPanel(Click, name="move", answers="new"):
    table: TableId
    version: Version  # version of the table that the message shows

    async def pressed(self, ctx: Context) -> None:
        await show_panel(ctx, await ctx.table(self.table))


class OpenHand(Click, name="hand", answers="new"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        await show_hand(ctx, await ctx.table(self.table))


class RefreshPanel(Click, name="again"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        await show_panel(ctx, await ctx.table(self.table))


class NextTable(Click, name="next", answers="modal"):
    """Shows the next table that waits for the person. Replaces this panel, except in direct messages."""

    table: TableId

    async def pressed(self, ctx: Context) -> None:
        await ctx.defer("here" if ctx.is_private else "new")
        table = await ctx.house.tables.next_waiting(ctx.person, but=self.table)
        if table is None:
            raise Refused("none-waits")
        await show_panel(ctx, table)


class Unfold(Click, name="fold"):
    """Opens a folded part of a panel."""

    table: TableId
    fold: Fold

    async def pressed(self, ctx: Context) -> None:
        table = await ctx.table(self.table)
        await show_present(ctx, table, await panel_of(ctx, table).whole(fold=self.fold))


class TakeHint(Click, name="hint"):
    """Shows a master's recommendation on the panel."""

    table: TableId

    async def pressed(self, ctx: Context) -> None:
        try:
            advice = await ctx.house.single(Hints).take(self.table, ctx.person)
        except Refused as error:
            await unless_stale(ctx, await ctx.table(self.table), error)
            return
        table = await ctx.table(self.table)
        panel = panel_of(ctx, table)
        await show_present(ctx, table, await panel.whole(notice=panel.told_hint(advice)))


class Undo(Click, name="undo"):
    table: TableId
    version: Version

    async def pressed(self, ctx: Context) -> None:
        await do_undo(ctx, await ctx.table(self.table), self.version)


async def complete_moves(ctx: Context, current: str) -> list[Choice[str]]:
    """Autocomplete: the legal moves."""
    if (typed := await ctx.match_typed()) is None:
        return []
    table, match, seat = typed
    return offered_moves(match.legal_moves(seat), current, GameText(ctx.words, table.game, table.names))


@slash("game hand")
async def hand(ctx: Context, table: int | None = None) -> None:
    await show_hand(ctx, await ctx.table(table))


@slash("game move", complete={"move": complete_moves})
async def move(ctx: Context, move: str | None = None, table: int | None = None) -> None:
    found = await ctx.table(table)
    if move is None:
        await show_panel(ctx, found)
    else:
        await play_typed_move(ctx, found, move)


@slash("game undo")
async def undo(ctx: Context, table: int | None = None) -> None:
    await do_undo(ctx, await ctx.table(table), None)


async def show_panel(ctx: Context, table: Table) -> None:
    await show_present(ctx, table, await panel_of(ctx, table).whole())


async def show_hand(ctx: Context, table: Table) -> None:
    await show_present(ctx, table, await panel_of(ctx, table).hand())


async def do_undo(ctx: Context, table: Table, version: int | None) -> None:
    ctx.bot.panels.forget(ctx.interaction, table.id)
    try:
        table = await ctx.act(table, play_service.undo, ctx.person, version)
    except Refused as error:
        await unless_stale(ctx, table, error)
        return
    await ctx.show_panel(table, await panel_of(ctx, table).whole(notice=ctx.words("panel-undone")))
