"""Leaving a table, closing it and reopening it: `/game leave, close`.

Actions that affect others ask for confirmation first, and say what will happen.
"""

from __future__ import annotations

from typing import Any

import discord

from sessions import Refused, Status, Table
from sessions.playing import hosting, lobby, play
from sessions.tables.table import next_host
from ui.clicks import Click, TableId, Version, button
from ui.commands import slash
from ui.context import Context
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.text.names import escaped_name

DANGER = discord.ButtonStyle.danger


class Leave(Click, name="leave", answers="silent"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        await ask_leaving(ctx, await ctx.table(self.table))


class LeaveLobby(Click, name="leave_lobby", answers="silent"):
    table: TableId
    version: Version

    async def pressed(self, ctx: Context) -> None:
        found = await ctx.table(self.table)
        if found.status is Status.LOBBY and found.version != self.version:
            await ask_leaving(ctx, found)  # The consequences of leaving have changed.
            return
        table = await ctx.act(found, lobby.leave, ctx.person)
        await ctx.acknowledge(table, "lobby-left" if table.status.is_open else "lobby-closed-now")


class LeaveMatch(Click, name="leave_match", answers="silent"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        table = await ctx.act(await ctx.table(self.table), play.leave, ctx.person)
        await ctx.acknowledge(table, "lobby-left-running")


class Close(Click, name="close", answers="silent"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        await ask_closing(ctx, await ctx.table(self.table))


class CloseNow(Click, name="close_now", answers="silent"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        table = await ctx.table(self.table)
        await close_now(ctx, table.id, ctx.manages(table))


class Reopen(Click, name="reopen", answers="silent"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        await do_reopen(ctx, await ctx.table(self.table))


@slash("game leave")
async def leave(ctx: Context, table: int | None = None) -> None:
    await ask_leaving(ctx, await ctx.table(table))


@slash("game close")
async def close(ctx: Context, reopen: bool = False, table: int | None = None) -> None:
    if reopen:
        await do_reopen(ctx, await ctx.table(table))
        return
    try:
        found = await ctx.table(table)
    except Refused as error:
        if error.code != "unreadable":
            raise
        # An unreadable table can only be closed. Without a number, it is the table of this channel and
        # server.
        is_manager = table is None and ctx.manages_server
        await close_now(ctx, int(str(error.facts["table"])), is_manager)
        return
    await ask_closing(ctx, found)


async def ask_leaving(ctx: Context, table: Table) -> None:
    """Ask for confirmation, and say what happens if the person leaves."""
    if not table.status.is_open:
        raise Refused("not-in-lobby", status=table.status)
    seat = ctx.seat(table)
    is_host, alone = table.host == ctx.person, table.people == [ctx.person]
    close = [sure(ctx, "lobby-close-running", "close_now", table.id)] if is_host else []
    if table.status is Status.PLAYING:
        question = "lobby-leave-last" if alone else "lobby-leave-running"
        buttons = [sure(ctx, question, "leave_match", table.id), *(close if alone else [])]
    else:
        question = "lobby-leave-closes" if alone else "lobby-leave-host" if is_host else "lobby-leave"
        buttons = [
            sure(ctx, question, "leave_lobby", table.id, table.version),
            *([] if alone else close),
        ]
    heir = next_host(table, seat)
    name = next((escaped_name(seat.name, ctx.words) for seat in table.seats if seat.player == heir), "")
    await ask(ctx, ctx.words(question, host=name), buttons)


async def ask_closing(ctx: Context, table: Table) -> None:
    if table.status is not Status.PLAYING:
        await close_now(ctx, table.id, ctx.manages(table))
        return
    hosting.require_closable(table, ctx.person, ctx.manages(table))
    question = "lobby-close-running"
    await ask(ctx, ctx.words(question), [sure(ctx, question, "close_now", table.id)])


async def close_now(ctx: Context, id: int, is_manager: bool) -> None:
    table = await ctx.house.act(id, hosting.close, ctx.person, is_manager=is_manager)
    await ctx.acknowledge(table, "lobby-closed-now")


async def do_reopen(ctx: Context, table: Table) -> None:
    table = await ctx.act(table, hosting.reopen, ctx.person, ctx.manages(table))
    await ctx.acknowledge(table, "lobby-reopened")


def sure(ctx: Context, question: str, click: str, *values: object) -> discord.ui.Item[Any]:
    """A button that confirms the question."""
    return button(ctx.words(f"{question}.sure"), click, *values, style=DANGER)


async def ask(ctx: Context, question: str, buttons: list[discord.ui.Item[Any]]) -> None:
    sheet = Sheet()
    sheet.add(layout.text(question), layout.row(buttons))
    await ctx.show_privately(sheet)
