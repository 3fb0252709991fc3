"""Timeouts: clocks remind, warn and run out, and then the other players vote on how to continue."""

from __future__ import annotations

from typing import assert_never

from msgspec import structs
from msgspec.structs import replace

from sessions.changes import Change, ChangeKind
from sessions.errors import Refused
from sessions.guards import (
    own_seat,
    require_host,
    require_open,
    require_playing,
    require_present,
    require_unrated,
    require_welcome,
)
from sessions.house import Act, House, Tx
from sessions.jobs.job import CLOCK_JOB, Key
from sessions.people.preferences import next_awake
from sessions.playing import pacing
from sessions.playing.lobby import STAND_IN_LEVEL
from sessions.playing.pacing import (
    called_vote,
    decision,
    next_step,
    table_time,
    undecided,
    uptime_at,
    vote_on,
    with_clock,
    without_vote,
)
from sessions.tables.clock import Clock, Stage
from sessions.tables.table import Person, Table, next_host, taken_over, with_seat
from sessions.tables.votes import Remedy, Timeout, Vote

CHANGE_BY_STAGE = {
    Stage.REMINDED: ChangeKind.CLOCK_REMINDED,
    Stage.WARNED: ChangeKind.CLOCK_WARNED,
    Stage.OUT: ChangeKind.CLOCK_OUT,
}


def deadline(house: House, table: Table, seat: int) -> int | None:
    """When a seat's time for its move runs out, in Unix seconds; never in the player's quiet hours.

    None if the clock is stopped or has already run out.
    """
    clock = table.clocks[seat] if table.clocks else None
    if clock is None or clock.since is None or clock.stage is Stage.OUT:
        return None
    if table.paused is not None or house.time.is_held:
        return None
    return _stage_time(house, table, seat, Stage.OUT)


def ran_out(house: House, table: Table, seat: int) -> int | None:
    """When a seat's time for its move ran out, in Unix seconds; None if it hasn't or the clock is stopped."""
    clock = table.clocks[seat] if table.clocks else None
    if clock is None or clock.since is None or clock.stage is not Stage.OUT:
        return None
    if table.paused is not None or house.time.is_held:
        return None
    return _stage_time(house, table, seat, Stage.OUT)


def paused_since(house: House, table: Table) -> int | None:
    """When the current pause began, in Unix seconds; None if the table isn't paused."""
    return None if table.paused is None else house.time.unix_at(table.paused)


def vote_ends(house: House, table: Table, vote: Vote) -> int | None:
    """When the ballots cast so far will decide, in Unix seconds.

    None if that time has passed; then the next ballot decides.
    """
    over = vote.until <= table_time(table, house.time.uptime())
    return None if over else _unix(house, table, vote.until)


async def vote(
    act: Act, person: int, seat: int, remedy: str, version: int | None = None, *, left: bool = False
) -> Table:
    """Vote on a `Remedy` for a seat whose time is out. A second ballot replaces the voter's first.

    The first ballot calls the vote if the seat's person is absent (`pacing.called_vote`). `left` tells that
    they have left the server. `version` is the table version that the voter saw.

    Refused: not-playing, not-seated, computer-holds-seat, no-vote, own-vote, stale, bad-option,
    as `Act.change`.
    """
    table = act.table
    require_playing(table)
    if own_seat(table, person) == seat:
        raise Refused("own-vote")
    open_vote, since = vote_on(table, seat), table.played
    if open_vote is not None:
        since = open_vote.made
    elif seat < len(table.seats):
        open_vote = called_vote(table, seat, act.uptime, act.now, left=left)
    if open_vote is None or person not in table.voters(seat):
        raise Refused("no-vote")
    require_present(table, version, since=since)
    if remedy not in list(Remedy):
        raise Refused("bad-option", option="vote", value=remedy)
    ballot = open_vote.cast(person, Remedy(remedy))
    after = without_vote(table, seat)
    after = replace(after, votes=tuple(sorted((*after.votes, ballot), key=lambda each: each.seat)))
    await act.change(ChangeKind.VOTED, after, by=person, seat=seat)
    return await run(act)


async def take_seat(act: Act, person: Person) -> Table:
    """Take over the first seat on offer, with a new clock.

    Refused: not-playing, already-seated, taken-out, kicked, computer-holds-seat (the person should return to
    their own seat), no-seat-offered, too-many-tables, as `Act.change`.
    """
    table = act.table
    require_playing(table)
    if table.seat_of(person.id) is not None:
        raise Refused("already-seated")
    require_welcome(table, person.id)
    if table.kept_for(person.id) is not None:
        raise Refused("computer-holds-seat")
    if not table.offered:
        raise Refused("no-seat-offered")
    seat = table.offered[0]
    after = with_clock(table, seat, Clock()) if table.clocks else table
    after = taken_over(after, seat, person)
    return await act.change(ChangeKind.SEAT_TAKEN, after, by=person.id, seat=seat)


async def set_timeout(act: Act, by: int, what: str) -> Table:
    """Set what happens when a player runs out of time (a `Timeout`). Host only; fixed in a rated match.

    Refused: not-open, not-host, rated-runs, bad-option, as `Act.change`.
    """
    table = act.table
    require_open(table)
    require_host(table, by)
    require_unrated(table, by)
    if what not in list(Timeout):
        raise Refused("bad-option", option="timeout", value=what)
    after = replace(table, setup=replace(table.setup, timeout=Timeout(what)))
    await act.change(ChangeKind.TIMEOUT_CHANGED, after, by=by)
    return await run(act)


async def schedule_clocks(tx: Tx, change: Change) -> None:
    """Schedule the next stage of the table's clocks and votes."""
    # The job may be due early but never late. It ignores quiet hours, and isn't moved when its clock stops.
    due = next_step(change.table, tx.house.time.uptime())
    key = Key(CLOCK_JOB, change.table.id)
    if due is not None:
        tx.jobs.hasten(key, tx.house.time.unix_at(due))
    elif change.before is not None and (change.before.setup.pace is not None or change.before.votes):
        tx.jobs.drop(key)


async def ring(act: Act) -> None:
    """Handle a table's job `CLOCK`: do what is due and schedule the next step."""
    if act.table.is_broken:
        return
    table, house = await run(act), act.house
    reached = [
        _stage_time(house, table, seat, clock.ahead[0])
        for seat, clock in enumerate(table.clocks)
        if clock.since is not None and clock.ahead and table.paused is None
    ]
    ends = [_unix(house, table, end) for end in pacing.vote_ends(table, act.uptime)]
    if reached or ends:
        act.tx.jobs.set(Key(CLOCK_JOB, table.id), min(reached + ends))


async def run(act: Act) -> Table:
    """Do everything that is due at a table's clocks, and return the resulting table."""
    while await _step(act):
        pass
    return act.table


async def _step(act: Act) -> bool:
    """Do one thing that is due. Returns False if nothing is."""
    table = act.table
    for seat in undecided(table):
        remedy = decision(table, seat, act.uptime)
        if remedy is not None:
            await _without(act, seat, remedy)
            return True
    if table.paused is not None:
        return False
    for seat in table.waiting:
        stage = _new_stage(act.house, table, seat)
        if stage is not None:
            after = with_clock(table, seat, structs.replace(table.clocks[seat], stage=stage))
            await act.change(CHANGE_BY_STAGE[stage], after, seat=seat)
            return True
    return False


def _new_stage(house: House, table: Table, seat: int) -> Stage | None:
    """The latest stage that a running clock reached but that isn't published yet."""
    clock = table.clocks[seat] if table.clocks else None
    if clock is None or clock.since is None:
        return None
    for stage in reversed(clock.ahead):
        if _stage_time(house, table, seat, stage) <= house.time.unix():
            return stage
    return None


def _stage_time(house: House, table: Table, seat: int, stage: Stage) -> int:
    """When a running clock reaches a stage, in Unix seconds.

    Quiet hours delay stages. They never shorten the time between the warning and the end.
    """
    person = table.seats[seat].player
    reached = _raw_stage_time(house, table, seat, stage)
    assert person is not None
    preferences = table.habits(person).preferences
    if stage is Stage.OUT:
        last_call = _raw_stage_time(house, table, seat, Stage.WARNED)
        reached = max(reached, next_awake(preferences, last_call) + reached - last_call)
    return next_awake(preferences, reached)


def _raw_stage_time(house: House, table: Table, seat: int, stage: Stage) -> int:
    assert table.setup.pace is not None
    reached = table.clocks[seat].reached_at(stage, table.setup.pace)
    assert reached is not None
    return _unix(house, table, reached)


def _unix(house: House, table: Table, time: int) -> int:
    """The Unix time at which the table's own time is `time`."""
    return house.time.unix_at(uptime_at(table, time, house.time.uptime()))


async def _without(act: Act, seat: int, remedy: Remedy) -> None:
    """Apply the remedy for a seat whose time is out, or whose person is absent."""
    table = act.table
    after = without_vote(table, seat)
    after = with_clock(after, seat, Clock()) if table.clocks else after
    held = replace(table.seats[seat], computer=STAND_IN_LEVEL)
    match remedy:
        case Remedy.WAIT:
            kind = ChangeKind.WAITED
        case Remedy.MOVE:
            kind = ChangeKind.LENT
            after = with_seat(after, seat, replace(held, once=True))
        case Remedy.SIT:
            kind = ChangeKind.STOOD_IN
            after = with_seat(replace(after, host=next_host(table, seat)), seat, held)
        case Remedy.OFFER:
            kind = ChangeKind.OFFERED
            after = replace(after, host=next_host(table, seat))
            after = with_seat(after, seat, replace(held, offered=True))
        case _:
            assert_never(remedy)
    await act.change(kind, after, seat=seat)
