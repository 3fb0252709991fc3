"""A table's clocks, votes and proposals, derived from the table itself. Nothing is stored here.

Every change of a table goes through `settled`, which starts and stops clocks, opens and ends votes, and
carries out what enough people have agreed to. So no service has to think of these.
"""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from sessions.clock import DAY, Clock
from sessions.decisions import Proposed, Remedy, Timeout, Vote
from sessions.table import Status, Table


def table_time(table: Table, uptime: int) -> int:
    """The table's own time: uptime without the table's pauses."""
    return (uptime if table.paused is None else table.paused) - table.stood


def uptime_at(table: Table, time: int, uptime: int) -> int:
    """The uptime at which the table's own time is `time`, if it isn't paused from now (`uptime`) on."""
    return uptime + time - table_time(table, uptime)


def timed(table: Table) -> Table:
    """With a clock for each seat, all of them new; with none if the table has no pace."""
    return replace(table, clocks=() if table.pace is None else (Clock(),) * len(table.seats))


def with_clock(table: Table, seat: int, clock: Clock) -> Table:
    return replace(table, clocks=(*table.clocks[:seat], clock, *table.clocks[seat + 1 :]))


def turned(before: Table, after: Table, mover: int, uptime: int) -> Table:
    """After a move: the clocks of those who owe it no more are set for their next one."""
    if before.pace is None:
        return after
    now = table_time(before, uptime)
    for seat in before.pending:
        if seat == mover or seat not in after.pending:
            clock = before.clocks[seat]
            done = clock.relieved if before.seats[seat].computer else clock.moved
            after = with_clock(after, seat, done(before.pace, now))
    return after


def restored(before: Table, after: Table, mover: int, clocks: tuple[Clock, ...]) -> Table:
    """After an undo: the clocks are as they were before the move, as if it had never been made. Those who owe
    a move before and after it have had nothing to do with it, and theirs go on."""
    if len(clocks) != len(before.clocks):  # the table's pace has changed since
        return after
    for seat, clock in enumerate(clocks):
        if seat == mover or not (seat in before.pending and seat in after.pending):
            after = with_clock(after, seat, clock)
    return after


def settled(table: Table, uptime: int, now: int) -> Table:
    """The table with its clocks, votes and proposals as they have to be. `now` is Unix time."""
    table = carried_out(table, uptime)
    clocks, votes = _clocks(table, uptime, now), _votes(table, uptime)
    if clocks is table.clocks and votes is table.votes:
        return table
    return replace(table, clocks=clocks, votes=votes)


def vote_ends(table: Table, uptime: int) -> list[int]:
    """When the votes end, in the table's time, that are to be decided by the ballots cast until then."""
    now = table_time(table, uptime)
    return [vote.until for vote in table.votes if vote.ballots and vote.until > now]


def carried_out(table: Table, uptime: int) -> Table:
    """What enough people have agreed to is done; what somebody proposed who has left is forgotten."""
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
            return timed(replace(table, proposal=None, pace=proposal.pace)) if all(agreed) else table
        case _:
            assert_never(proposal.what)


def vote_on(table: Table, seat: int) -> Vote | None:
    return next((vote for vote in table.votes if vote.seat == seat), None)


def decision(table: Table, seat: int, uptime: int) -> Remedy | None:
    """What is to be done now about a seat whose time is out; None if nothing, or nothing yet.

    By a vote: what most of the others want, as soon as that is certain; when all have voted, or the time for
    it is over, what the largest number wants: of several such the host's choice, or else the mildest.
    """
    if not table.is_out(seat) or not (voters := table.voters(seat)):
        return None
    if table.timeout is not Timeout.VOTE:
        return table.timeout.remedy
    vote = vote_on(table, seat)
    ballots = {person: remedy for person, remedy in vote.ballots if person in voters} if vote else {}
    if vote is None or not ballots:
        return None
    count = {remedy: list(ballots.values()).count(remedy) for remedy in Remedy}
    most = max(count.values())
    leading = [remedy for remedy in Remedy if count[remedy] == most]
    if 2 * most > len(voters):
        return leading[0]
    if len(ballots) == len(voters) or table_time(table, uptime) >= vote.until:
        host = ballots.get(table.host) if table.host is not None else None
        return host if host in leading else leading[0]
    return None


def next_step(table: Table, uptime: int) -> int | None:
    """The uptime at which a clock reaches its next stage or a vote ends, quiet hours not considered; None
    if none will."""
    if table.pace is None or table.status is not Status.PLAYING:
        return None
    for seat in table.waiting:
        if decision(table, seat, uptime):
            return uptime
    if table.paused is not None:
        return None
    pace = table.pace
    steps = vote_ends(table, uptime) if table.votes else []
    for clock in table.clocks:
        falls = clock.falls(clock.ahead[0], pace) if clock.since is not None and clock.ahead else None
        if falls is not None:
            steps.append(falls)
    return uptime_at(table, min(steps), uptime) if steps else None


def _clocks(table: Table, uptime: int, now: int) -> tuple[Clock, ...]:
    """A clock runs while its seat owes a move that a person has to make who isn't on holiday. (In a pause it
    is time that stands.)"""
    clocks, time = table.clocks, table_time(table, uptime)
    for seat, clock in enumerate(clocks):
        person = table.seats[seat].player if seat in table.waiting else None
        runs = person is not None and table.away_until(person, now) is None
        if runs is (clock.since is None):
            clocks = (*clocks[:seat], clock.run(time) if runs else clock.hold(time), *clocks[seat + 1 :])
    return clocks


def _votes(table: Table, uptime: int) -> tuple[Vote, ...]:
    """A vote is open while somebody's time is out, there is somebody to vote, and the table wants a vote."""
    out = [seat for seat in table.waiting if table.is_out(seat)]
    if table.pace is None or table.timeout is not Timeout.VOTE or not out:
        return ()
    until = table_time(table, uptime) + min(table.pace, DAY)
    votes = tuple(
        vote_on(table, seat) or Vote(seat, until, table.version) for seat in out if table.voters(seat)
    )
    return table.votes if votes == table.votes else votes
