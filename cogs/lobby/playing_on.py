"""Continuing a finished match from one of its moves: `/game play-on`, and choosing seats in the lobby."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice

from cogs.lobby.hosting import show_menu
from cogs.lobby.screens import EVERY_COMPUTER, seat_select
from sessions import LEVELS, Refused, Table
from sessions.playing import hosting, lobby
from ui.clicks import Click, Count, Optional, TableId
from ui.commands import choices, slash
from ui.context import Context
from ui.places.opening import Opened, spot_of
from ui.sheet import layout
from ui.sheet.layout import MAX_OPTIONS, Sheet
from ui.text.markdown import cut
from ui.text.names import plain_name
from ui.text.typed_words import fits


class PlayOn(Click, name="play_on", answers="new"):
    table: TableId
    seat: Optional
    ply: Count

    async def pressed(self, ctx: Context) -> None:
        await do_play_on(ctx, await ctx.table(self.table), self.seat, self.ply, "clever")


class ChooseSeat(Click, name="seat", answers="new"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        table = await ctx.table(self.table)
        ctx.seat(table)
        await show_seats(ctx, table)


class PickSeat(Click, name="seat_pick", picks=int):
    table: TableId

    async def pressed(self, ctx: Context, seat: int) -> None:
        table = await ctx.table(self.table)
        if table.seat_of(ctx.person) != seat:
            table = await ctx.act(table, lobby.change_seat, ctx.person, seat)
        if ctx.person == table.host:
            await show_menu(ctx, table)
        else:
            await show_seats(ctx, table)


class PickLevel(Click, name="level", picks=str):
    table: TableId

    async def pressed(self, ctx: Context, chosen: str) -> None:
        who, _, level = chosen.partition(" ")
        if who != EVERY_COMPUTER and not who.isdecimal():
            raise Refused("out-of-date")
        table = await ctx.table(self.table)
        table = await ctx.act(
            table, lobby.set_level, ctx.person, level, None if who == EVERY_COMPUTER else int(who)
        )
        await show_menu(ctx, table)


async def complete_seats(ctx: Context, current: str) -> list[Choice[int]]:
    """Autocomplete: the seats, named by their players."""
    table = await ctx.table_typed()
    names = [plain_name(name, ctx.words) for name in table.names] if table else []
    names = [f"{number}. {name}" for number, name in enumerate(names, 1)]
    return [
        Choice(name=cut(name, 100), value=number)
        for number, name in enumerate(names, 1)
        if fits(current, name)
    ][:MAX_OPTIONS]


@slash("game play-on", choices={"level": choices("choice", LEVELS)}, complete={"seat": complete_seats})
async def play_on(
    ctx: Context,
    move: app_commands.Range[int, 0],
    seat: app_commands.Range[int, 1] | None = None,
    level: str = "clever",
    table: int | None = None,
) -> None:
    await do_play_on(ctx, await ctx.table(table), None if seat is None else seat - 1, move, level)


async def do_play_on(ctx: Context, table: Table, seat: int | None, ply: int, level: str) -> None:
    """Open the lobby in this channel and show its host the menu at once."""
    await ctx.try_dms_again()
    here = await ctx.room()
    opened = await hosting.play_on(
        ctx.house,
        table.id,
        ply,
        host=ctx.me,
        **spot_of(here)._asdict(),
        seat=seat,
        level=level,
    )
    await show_menu(ctx, opened, await ctx.opened_line(Opened(opened)))


async def show_seats(ctx: Context, table: Table) -> None:
    seats = seat_select(table, ctx.person, await ctx.former_names(table), ctx.words)
    sheet = Sheet()
    sheet.add(layout.text(ctx.words("origin-seat")), layout.row([seats]))
    await ctx.show(sheet)
