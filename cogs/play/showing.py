"""Shows panels and the results of moves to the acting person."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from cogs.notify import service as reminders
from engine import IllegalMove
from sessions import NotSaved, Refused, Table
from sessions.computers.computers import Computers
from sessions.playing import answers, play
from ui.context import Context
from ui.panel.panel import Panel
from ui.respond import Misplayed, Unanswered
from ui.sheet.layout import Sheet

COMPUTERS_WAIT = 1.5
"""Seconds that an answer waits for computer players' moves in order to include them."""


def panel_of(ctx: Context, table: Table) -> Panel:
    """The person's panel. Refused: not-playing, not-seated, computer-holds-seat."""
    if table.match is None:
        raise Refused("not-playing", status=table.status)
    return Panel(ctx.bot, table, ctx.seat(table), ctx.words)


async def show_present(ctx: Context, table: Table, sheet: Sheet) -> None:
    """Show the table's present state, and note that the person has seen the result of their last move."""
    await ctx.show_panel(table, sheet)
    with suppress(Refused, NotSaved):
        await answers.seen(ctx.house, table.id, ctx.person)


async def show_moved_on(ctx: Context, table: Table) -> None:
    """Replace an old panel with the current one, and say that the table has moved on."""
    panel = panel_of(ctx, table)
    await show_present(ctx, table, await panel.whole(notice=ctx.words("panel-moved-on")))


async def unless_stale(ctx: Context, table: Table, error: Refused) -> None:
    """Show the present panel if the refusal is "stale"; otherwise raise it."""
    if error.code != "stale":
        raise error
    await show_moved_on(ctx, await ctx.house.tables.get(table.id))


async def play_move(ctx: Context, table: Table, move: str, version: int | None) -> None:
    """Play a move and show the next panel, with the replies of computer players.

    If the move can't be played, raises Refused or Misplayed and changes nothing. If it was played but the
    result couldn't be shown, raises Unanswered, and the person's next panel says that the move stands.
    """
    ctx.bot.panels.forget(ctx.interaction, table.id)
    with ctx.bot.answering_first():
        try:
            await ctx.act(table, play.move, ctx.person, move, version)
        except IllegalMove as error:
            raise Misplayed(error, table.game, table.names) from error
        await _show_played(ctx, table, move)


async def play_moves(ctx: Context, table: Table, moves: Sequence[str], notice: Callable[[int], str]) -> None:
    """Play several moves and show the result, like `play_move`. `notice` gets the number of moves that were
    played."""
    ctx.bot.panels.forget(ctx.interaction, table.id)
    try:
        played = await ctx.act(table, play.moves, ctx.person, moves, table.version)
    except IllegalMove as error:
        raise Misplayed(error, table.game, table.names) from error
    await _show_played(ctx, table, moves[played - 1], notice(played))


async def _show_played(ctx: Context, table: Table, move: str, notice: str = "") -> None:
    try:
        await until_settled(ctx, table)
        present = await ctx.house.tables.get(table.id)
        await ctx.show_panel(present, await panel_of(ctx, present).whole(notice=notice))
        await answers.seen(ctx.house, table.id, ctx.person)
    except Exception as error:
        with suppress(Refused, NotSaved):  # The table's message shows the move anyway.
            await answers.lost(ctx.house, table, ctx.person, move)
            await reminders.unseen(ctx.house, table.id, ctx.person)
        raise Unanswered(table.id) from error


async def until_settled(ctx: Context, table: Table) -> None:
    """Wait a moment for computer players to move.

    In a channel, computer players pause before each move so that people can follow, and the panel is redrawn
    later.
    """
    computers = ctx.house.single(Computers)
    is_direct = ctx.interaction.guild_id is None
    if is_direct:
        computers.hurry(table.id)
    settling = asyncio.ensure_future(computers.settle_at_once(table.id))
    done, _ = await asyncio.wait([settling], timeout=COMPUTERS_WAIT)
    if not done or (is_direct and not settling.result()):
        settling.cancel()
        await reminders.unseen(ctx.house, table.id, ctx.person)
