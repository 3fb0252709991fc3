"""The pages of a log and of a replay, and `/game log`.

During a match, people look back from their own perspective or a spectator's; after it, from anyone's.
"""

from __future__ import annotations

from discord import app_commands

from cogs.replay.log import log_page
from cogs.replay.screens import SPECTATOR, Replay
from sessions import Refused, Table
from sessions.tables import replays
from ui.clicks import Click, Count, Mark, Optional, TableId
from ui.commands import slash
from ui.context import Context
from ui.table.books import defer_page


class OpenLog(Click, name="log", answers="modal"):
    table: TableId
    page: Count
    mark: Mark

    async def pressed(self, ctx: Context) -> None:
        await defer_page(ctx, self.mark)
        await show_log(ctx, await ctx.table(self.table), self.page)


class OpenPosition(Click, name="position", answers="modal"):
    """Opens a position. Page 1 is the deal, page n + 1 the position after n moves."""

    table: TableId
    seat: Optional
    page: Count
    mark: Mark

    async def pressed(self, ctx: Context) -> None:
        await defer_page(ctx, self.mark)
        await show_position(ctx, await ctx.table(self.table), self.page, self.seat)


class PickEyes(Click, name="eyes", picks=str):
    """Shows the same page from the perspective of a seat, or of a spectator."""

    table: TableId
    page: Count

    async def pressed(self, ctx: Context, eyes: str) -> None:
        if eyes != SPECTATOR and not eyes.isdecimal():
            raise Refused("out-of-date")
        seat = None if eyes == SPECTATOR else int(eyes)
        await show_position(ctx, await ctx.table(self.table), self.page, seat)


@slash("game log")
async def log(ctx: Context, move: app_commands.Range[int, 0] | None = None, table: int | None = None) -> None:
    """Show the log, or the position after one of its moves."""
    found = await ctx.table(table)
    if move is None:
        await show_log(ctx, found, 0)
    else:
        await show_position(ctx, found, move + 1, found.seat_of(ctx.person))


async def show_log(ctx: Context, table: Table, page: int) -> None:
    await ctx.show(log_page(ctx.bot, table, ctx.person, page, ctx.words))


async def show_position(ctx: Context, table: Table, page: int, seat: int | None) -> None:
    """Show a position. Page 0, or a number out of range, is the last page."""
    if table.match is None:
        raise Refused("not-playing", status=table.status)
    ply = page - 1 if 1 <= page <= table.match.ply else table.match.ply
    eyes = permitted_eyes(table, ctx.person)
    position = await replays.position(ctx.house, table.id, ply)
    replayed = Replay(ctx.bot, table, position, seat if seat in eyes else None)
    await ctx.show(await replayed.sheet(ctx.words, eyes))


def permitted_eyes(table: Table, person: int) -> list[int | None]:
    """The views in which the person may look back: None for a spectator, then seats."""
    own = table.seat_of(person)
    if table.result is not None:
        return [None, *range(len(table.seats))]
    return [None] if own is None else [None, own]
