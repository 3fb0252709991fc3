"""The buttons for a table's time, and `/game clock ...`."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import discord

from cogs.clock import agreements
from cogs.clock.screens import TimePanel
from cogs.notify import service as reminders
from sessions import Refused, Remedy, Table, Timeout
from sessions.people.reach import Barrier
from sessions.playing import clocks
from sessions.playing.pacing import vote_on
from ui.clicks import Click, SeatNumber, TableId, Version
from ui.commands import choices, slash
from ui.context import Context
from ui.marks import REQUEST_TIMEOUT
from ui.places.reach import reach_of
from ui.text import spans
from ui.text.names import escaped_name
from ui.text.paces import complete_paces, picked_pace, read_pace


class OpenTime(Click, name="time", answers="new"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        await show_time(ctx, await ctx.table(self.table))


class PauseTable(Click, name="pause", answers="silent"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        await do_pause(ctx, await ctx.table(self.table))


class ResumeTable(Click, name="resume", answers="silent"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        await do_resume(ctx, await ctx.table(self.table))


class AgreeToProposal(Click, name="agree", answers="silent"):
    table: TableId
    version: Version

    async def pressed(self, ctx: Context) -> None:
        await do_agree(ctx, await ctx.table(self.table), self.version)


class ObjectToProposal(Click, name="object", answers="silent"):
    table: TableId
    version: Version

    async def pressed(self, ctx: Context) -> None:
        await do_object(ctx, await ctx.table(self.table), self.version)


class CastVote(Click, name="vote", answers="silent"):
    table: TableId
    version: Version
    seat: SeatNumber
    choice: Remedy

    async def pressed(self, ctx: Context) -> None:
        await do_vote(ctx, await ctx.table(self.table), self.seat, self.choice, self.version)


class SetPace(Click, name="pace", picks=str, answers="silent"):
    table: TableId

    async def pressed(self, ctx: Context, pace: str) -> None:
        await do_set_pace(ctx, await ctx.table(self.table), picked_pace(pace))


class SetTimeout(Click, name="timeout", picks=str, answers="silent"):
    table: TableId

    async def pressed(self, ctx: Context, what: str) -> None:
        await do_set_timeout(ctx, await ctx.table(self.table), what)


class NudgePlayers(Click, name="nudge", answers="new"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        await do_nudge(ctx, await ctx.table(self.table))


@slash("game clock pause")
async def pause(ctx: Context, table: int | None = None) -> None:
    await do_pause(ctx, await ctx.table(table))


@slash("game clock resume")
async def resume(ctx: Context, table: int | None = None) -> None:
    await do_resume(ctx, await ctx.table(table))


@slash("game clock show")
async def show(ctx: Context, table: int | None = None) -> None:
    await show_time(ctx, await ctx.table(table))


@slash("game clock pace", complete={"pace": complete_paces})
async def pace(ctx: Context, pace: str, table: int | None = None) -> None:
    await do_set_pace(ctx, await ctx.table(table), read_pace(pace, ctx.words))


@slash("game clock timeout", choices={"what": choices("timeout", Timeout)})
async def timeout(ctx: Context, what: str, table: int | None = None) -> None:
    await do_set_timeout(ctx, await ctx.table(table), what)


@slash("game clock vote", choices={"choice": choices("vote", Remedy)})
async def vote(
    ctx: Context, choice: str, person: discord.User | None = None, table: int | None = None
) -> None:
    found = await ctx.table(table)
    seats = [vote.seat for vote in found.votes] or [*found.waiting]
    if person is not None:
        seats = [number for number, seat in enumerate(found.seats) if seat.player == person.id]
    seats = [seat for seat in seats if found.seats[seat].player != ctx.person] or seats
    if not seats:
        raise Refused("no-vote")
    await do_vote(ctx, found, seats[0], choice, None)


@slash("game clock agree")
async def agree(ctx: Context, table: int | None = None) -> None:
    await do_agree(ctx, await ctx.table(table), None)


@slash("game clock object")
async def object_(ctx: Context, table: int | None = None) -> None:
    await do_object(ctx, await ctx.table(table), None)


@slash("game clock nudge")
async def nudge(ctx: Context, table: int | None = None) -> None:
    await do_nudge(ctx, await ctx.table(table))


async def do_pause(ctx: Context, table: Table) -> None:
    table = await ctx.act(table, agreements.pause, ctx.person)
    await confirm(ctx, table, "time-proposed" if table.proposal else "time-paused")


async def do_resume(ctx: Context, table: Table) -> None:
    table = await ctx.act(table, agreements.resume, ctx.person)
    await confirm(ctx, table, "time-resumed")


async def do_agree(ctx: Context, table: Table, version: int | None) -> None:
    table = await ctx.act(table, agreements.agree, ctx.person, version)
    await confirm(ctx, table, "time-agreed")


async def do_object(ctx: Context, table: Table, version: int | None) -> None:
    table = await ctx.act(table, agreements.object, ctx.person, version)
    await confirm(ctx, table, "time-objected")


async def do_vote(ctx: Context, table: Table, seat: int, choice: str, version: int | None) -> None:
    left = vote_on(table, seat) is None and await has_left(ctx, table, seat)
    table = await ctx.act(table, clocks.vote, ctx.person, seat, choice, version, left=left)
    await confirm(ctx, table, "time-voted", choice=ctx.words(f"vote-{choice}"))


async def has_left(ctx: Context, table: Table, seat: int) -> bool:
    """Whether Discord says that a player isn't in the server any more. False if that is unknown."""
    person = table.seats[seat].player if seat < len(table.seats) else None
    if person is None:
        return False
    with suppress(TimeoutError):
        async with asyncio.timeout(REQUEST_TIMEOUT):
            return (await reach_of(ctx.bot, person, table)).barrier is Barrier.LEFT
    return False


async def do_set_pace(ctx: Context, table: Table, pace: int | None) -> None:
    table = await ctx.act(table, agreements.set_pace, ctx.person, pace)
    if table.proposal:
        await confirm(ctx, table, "time-proposed")
    else:
        await confirm(ctx, table, "time-pace-set", pace=spans.pace(table.setup.pace, ctx.words))


async def do_set_timeout(ctx: Context, table: Table, what: str) -> None:
    table = await ctx.act(table, clocks.set_timeout, ctx.person, what)
    await confirm(ctx, table, "time-timeout-set", what=ctx.words(f"timeout-{what}"))


async def do_nudge(ctx: Context, table: Table) -> None:
    people = await ctx.act(table, reminders.nudge, ctx.person)
    names = [escaped_name(seat.name, ctx.words) for seat in table.seats if seat.player in people]
    await ctx.say("nudged", names=names)


async def show_time(ctx: Context, table: Table, notice: str = "") -> None:
    panel = TimePanel(ctx.bot, table, ctx.person, ctx.words)
    await ctx.show(await panel.sheet(notice))


async def confirm(ctx: Context, table: Table, message: str, **facts: str) -> None:
    """Confirm a change in the private panel. In the channel, the table's message shows it."""
    if ctx.interaction.message is None or ctx.is_private:
        await show_time(ctx, table, ctx.words(message, **facts))
