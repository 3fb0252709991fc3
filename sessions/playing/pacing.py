"""Pure functions for a table's clocks, votes and proposals. They store nothing.

Every table change goes through `settled`. It starts and stops clocks, opens and ends votes, and carries out
accepted proposals, so services don't need to.
"""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from sessions.tables.clock import DAY, Clock
from sessions.tables.table import Status, Table
from sessions.tables.votes import Proposed, Remedy, Timeout, Vote


def table_time(table: Table, uptime: int) -> int:
    """The table's own time, in seconds: uptime minus the table's pauses."""
    return (uptime if table.paused is None else table.paused) - table.stood


def uptime_at(table: Table, time: int, uptime: int) -> int:
    """The uptime at which the table's own time reaches `time`, if the table isn't paused until then.

    `uptime` is the present uptime.
    """
    return uptime + time - table_time(table, uptime)


def timed(table: Table) -> Table:
    """The table with a new clock for each seat, or without clocks if it has no pace."""
    return replace(table, clocks=() if table.setup.pace is None else (Clock(),) * len(table.seats))


def with_clock(table: Table, seat: int, clock: Clock) -> Table:
    return replace(table, clocks=(*table.clocks[:seat], clock, *table.clocks[seat + 1 :]))


def turned(before: Table, after: Table, mover: int, uptime: int) -> Table:
    """The table after a move. Seats that no longer owe this move get their clock for the next one."""
    if before.setup.pace is None:
        return after
    now = table_time(before, uptime)
    for seat in before.pending:
        if seat == mover or seat not in after.pending:
            clock = before.clocks[seat]
            done = clock.after_stand_in if before.seats[seat].computer else clock.moved
            after = with_clock(after, seat, done(before.setup.pace, now))
    return after


def restored(before: Table, after: Table, mover: int, clocks: tuple[Clock, ...]) -> Table:
    """The table after an undo, with the clocks as they were before the move.

    Clocks of other seats that owe a move both before and after the undo keep running.
    """
    if len(clocks) != len(before.clocks):  # Clocks were added or removed after the move.
        return after
    for seat, clock in enumerate(clocks):
        if seat == mover or not (seat in before.pending and seat in after.pending):
            after = with_clock(after, seat, clock)
    return after


def settled(table: Table, uptime: int, now: int) -> Table:
    """The table with its clocks, votes and proposals brought up to date. `now` is Unix time."""
    table = carried_out(table, uptime)
    clocks, votes = _clocks(table, uptime, now), _votes(table, uptime)
    if clocks is table.clocks and votes is table.votes:
        return table
    return replace(table, clocks=clocks, votes=votes)


def vote_ends(table: Table, uptime: int) -> list[int]:
    """The deadlines of open votes with at least one ballot, in the table's own time."""
    now = table_time(table, uptime)
    return [vote.until for vote in table.votes if vote.ballots and vote.until > now]


def carried_out(table: Table, uptime: int) -> Table:
    """The table with an accepted proposal carried out, or a void one dropped.

    A pause needs the agreement of one other player, if there is one. A pace needs that of all others. A
    proposal is void if the match is over or the proposer has left.
    """
    proposal = table.proposal
    if proposal is None:
        return table
    if table.status is not Status.PLAYING or proposal.by not in table.people:
        return replace(table, proposal=None)
    agreed = [person in proposal.agreed for person in table.people if person != proposal.by]
    match proposal.what:
        case Proposed.PAUSE:
            enough = any(agreed) or not agreed
            return replace(table, proposal=None, paused=uptime) if enough else table
        case Proposed.PACE:
            if not all(agreed):
                return table
            setup = replace(table.setup, pace=proposal.pace)
            return timed(replace(table, proposal=None, setup=setup))
        case _:
            assert_never(proposal.what)


def vote_on(table: Table, seat: int) -> Vote | None:
    return next((vote for vote in table.votes if vote.seat == seat), None)


def decision(table: Table, seat: int, uptime: int) -> Remedy | None:
    """The remedy to apply now to a seat that is out of time; None if there is none (yet).

    Without another person at the table, nothing happens. If the table has a fixed remedy, it applies at once.
    Otherwise the others vote.
    """
    if not table.is_out(seat) or not (voters := table.voters(seat)):
        return None
    if table.setup.timeout is not Timeout.VOTE:
        return table.setup.timeout.remedy
    vote = vote_on(table, seat)
    return vote and vote.outcome(voters, table.host, table_time(table, uptime))


def next_step(table: Table, uptime: int) -> int | None:
    """The uptime of the next clock stage or vote deadline, ignoring quiet hours, or None.

    It is `uptime` itself if a decision can be carried out now.
    """
    if table.setup.pace is None or table.status is not Status.PLAYING:
        return None
    for seat in table.waiting:
        if decision(table, seat, uptime):
            return uptime
    if table.paused is not None:
        return None
    pace = table.setup.pace
    steps = vote_ends(table, uptime) if table.votes else []
    for clock in table.clocks:
        reached = clock.reached_at(clock.ahead[0], pace) if clock.since is not None and clock.ahead else None
        if reached is not None:
            steps.append(reached)
    return uptime_at(table, min(steps), uptime) if steps else None


def _clocks(table: Table, uptime: int, now: int) -> tuple[Clock, ...]:
    """The clocks, each running if its seat owes a move and is played by a person who isn't on holiday.

    Pauses don't stop clocks: the table's own time stops instead.
    """
    clocks, time = table.clocks, table_time(table, uptime)
    for seat, clock in enumerate(clocks):
        person = table.seats[seat].player if seat in table.waiting else None
        runs = person is not None and table.away_until(person, now) is None
        if runs is (clock.since is None):
            clocks = (*clocks[:seat], clock.run(time) if runs else clock.hold(time), *clocks[seat + 1 :])
    return clocks


def _votes(table: Table, uptime: int) -> tuple[Vote, ...]:
    """The open votes, if the table votes on timeouts: one per seat that is out of time and has voters."""
    out = [seat for seat in table.waiting if table.is_out(seat)]
    if table.setup.pace is None or table.setup.timeout is not Timeout.VOTE or not out:
        return ()
    until = table_time(table, uptime) + min(table.setup.pace, DAY)
    votes = tuple(
        vote_on(table, seat) or Vote(seat, until, table.version) for seat in out if table.voters(seat)
    )
    return table.votes if votes == table.votes else votes
