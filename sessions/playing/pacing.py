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

ABSENT_SECONDS = 3 * DAY
"""Seconds without the expected move after which the others may call a vote, also without clocks."""


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
    """The table after a move. Seats that no longer owe this move get their clock for the next one.

    A vote that was called on the mover ends, and they count as reached.
    """
    if after.seats[mover].person in after.unheard:
        unheard = {each: what for each, what in after.unheard.items() if each != after.seats[mover].person}
        after = replace(after, unheard=unheard)
    if vote_on(after, mover) is not None and before.seats[mover].computer is None:
        after = without_vote(after, mover)
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
    awaited = table.awaited if table.unheard else ()
    unheard = {person: what for person, what in table.unheard.items() if person in awaited}
    if clocks is table.clocks and votes is table.votes and unheard == table.unheard:
        return table
    return replace(table, clocks=clocks, votes=votes, unheard=unheard)


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
    Otherwise the others vote. They also vote if one of them called a vote.
    """
    vote, voters = vote_on(table, seat), table.voters(seat)
    if not voters:
        return None
    if table.is_out(seat) and table.setup.timeout is not Timeout.VOTE:
        return table.setup.timeout.remedy
    return vote and vote.outcome(voters, table.host, table_time(table, uptime))


def undecided(table: Table) -> list[int]:
    """The seats that may need a decision: those that owe a move, and those that a vote is open on."""
    return list(dict.fromkeys((*table.waiting, *(vote.seat for vote in table.votes))))


def without_vote(table: Table, seat: int) -> Table:
    return replace(table, votes=tuple(vote for vote in table.votes if vote.seat != seat))


def called_vote(table: Table, seat: int, uptime: int, now: int, *, left: bool) -> Vote | None:
    """A new vote on a seat whose person is absent; None if they aren't. `now` is Unix time.

    They are absent if they have left the server (`left`), if nothing reaches them (`Table.unheard`), or if
    the table has waited for their move for `ABSENT_SECONDS`, and for its pace. So the other players always
    have a way on.
    """
    person, waits = table.seats[seat].player, max(ABSENT_SECONDS, table.setup.pace or 0)
    if person is None:
        return None
    unheard = table.unheard.get(person)
    is_deaf = unheard is not None and not unheard.written
    is_late = seat in table.waiting and (is_deaf or now - table.moved >= waits)
    if not (left or (is_late and table.away_until(person, now) is None)):
        return None
    until = table_time(table, uptime) + DAY
    return Vote(seat, until, table.version + 1, called=True, left=left)


def next_step(table: Table, uptime: int) -> int | None:
    """The uptime of the next clock stage or vote deadline, ignoring quiet hours, or None.

    It is `uptime` itself if a decision can be carried out now.
    """
    pace = table.setup.pace
    if table.status is not Status.PLAYING or (pace is None and not table.votes):
        return None
    for seat in undecided(table):
        if decision(table, seat, uptime):
            return uptime
    if table.paused is not None:
        return None
    steps = vote_ends(table, uptime) if table.votes else []
    for clock in table.clocks:
        if pace is not None and clock.since is not None and clock.ahead:
            reached = clock.reached_at(clock.ahead[0], pace)
            steps += [] if reached is None else [reached]
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
    """The open votes: called ones while the person is absent, and one per seat that is out of time.

    The latter only if the table votes on timeouts. Each seat needs voters.
    """
    open_ones = {vote.seat: vote for vote in table.votes if vote.called and _is_absent(table, vote)}
    if table.setup.pace is not None and table.setup.timeout is Timeout.VOTE:
        until = table_time(table, uptime) + min(table.setup.pace, DAY)
        for seat in table.waiting:
            if table.is_out(seat) and seat not in open_ones:
                open_ones[seat] = vote_on(table, seat) or Vote(seat, until, table.version)
    votes = tuple(open_ones[seat] for seat in sorted(open_ones) if table.voters(seat))
    return table.votes if votes == table.votes else votes


def _is_absent(table: Table, vote: Vote) -> bool:
    if table.status is not Status.PLAYING or table.seats[vote.seat].player is None:
        return False
    return vote.left or vote.seat in table.waiting
