"""Holidays, which stop a person's clocks at all tables, and the jobs of votes and of stand-ins."""

from __future__ import annotations

from sessions.changes import Change, ChangeKind
from sessions.errors import Refused
from sessions.house import Act, House, Tx
from sessions.jobs.job import HOLIDAY_JOB, JobKind, Key
from sessions.messages import MessageKind
from sessions.people import holidays
from sessions.people.holidays import Span, next_change, present_holiday, put_holiday
from sessions.tables.clock import DAY
from sessions.tables.table import Status, Table
from sessions.tables.votes import Vote

VOTE_JOB = JobKind("vote")
"""The questions to a table's voters."""
REPLACED_JOB = JobKind("replaced")
"""The notice to a player that a computer player stands in for them."""
VOTE_MESSAGE = MessageKind("vote")
"""A request for votes: a direct message to one voter, or mentions of several in the channel."""
STOOD_IN_MESSAGE = MessageKind("stood-in")
"""A direct message or a mention: a computer player stands in for the player."""

STAND_IN_CHANGES = (ChangeKind.STOOD_IN, ChangeKind.OFFERED)
"""Changes after which a computer player stands in for a person."""
MAX_HOLIDAY = 92 * DAY
"""Maximum length of a holiday, in seconds."""


async def away_until(house: House, server: int | None, person: int) -> int | None:
    """When the person's clocks at a server's tables restart after a holiday, in Unix seconds.

    None if no holiday stops them now.
    """
    return await holidays.away_until(house.db, server, person, house.time.unix())


async def holiday(house: House, person: int) -> int | None:
    """The end of the person's current holiday in Unix seconds, ignoring server limits; None without one."""
    span = await present_holiday(house.db, person, house.time.unix())
    return span[1] if span else None


async def begin(house: House, person: int, until: int) -> None:
    """Start a holiday now that ends at `until` (Unix seconds). A current holiday gets this end instead.

    Refused: bad-holiday (past, or too long), not-saved.
    """
    async with house.transaction() as tx:
        if not tx.now < until <= tx.now + MAX_HOLIDAY:
            raise Refused("bad-holiday")
        present = await _present(tx, person)
        await _store(tx, person, (present[0] if present else tx.now, until))
    await house.jobs.settled(HOLIDAY_JOB, subject=person)


async def end(house: House, person: int) -> None:
    """End the person's holiday now. Refused: not-away, not-saved."""
    async with house.transaction() as tx:
        present = await _present(tx, person)
        if present is None:
            raise Refused("not-away")
        await _store(tx, person, (present[0], tx.now))
    await house.jobs.settled(HOLIDAY_JOB, subject=person)


async def _present(tx: Tx, person: int) -> Span | None:
    """The person's current holiday, which this transaction changes."""
    await tx.lock_person(person)
    return await present_holiday(tx, person, tx.now)


async def _store(tx: Tx, person: int, span: Span) -> None:
    await put_holiday(tx, person, span)
    tx.jobs.set(Key(HOLIDAY_JOB, subject=person), tx.now)


async def update_tables(house: House, person: int) -> None:
    """Stop or restart the person's clocks at all their tables, and schedule the next update."""
    for id in await house.tables.ids_of_person(person):
        await house.act(id, _rest, person)
    key = Key(HOLIDAY_JOB, subject=person)
    async with house.transaction() as tx:
        change = await next_change(tx, person, tx.now)
        if change is None:
            tx.jobs.drop(key)
        else:
            tx.jobs.set(key, change)


async def _rest(act: Act, person: int) -> None:
    """Update a table's clocks after the player's holiday began or ended."""
    table, seat = act.table, act.table.seat_of(person)
    if table.status is Status.PLAYING and seat is not None and not table.is_broken:
        await act.change(ChangeKind.RESTED, table, seat=seat)


async def schedule_messages(tx: Tx, change: Change) -> None:
    """Set the jobs that ask voters, and that tell players of a computer player in their seat."""
    before, after, jobs = change.before, change.table, tx.jobs
    if after.votes or (before is not None and before.votes):
        jobs.set(Key(VOTE_JOB, after.id), tx.now)
    # Players who left on their own (`change.by` is set) need no notice.
    if change.kind in STAND_IN_CHANGES and change.by is None and change.seat is not None:
        person = after.seats[change.seat].person
        if person is not None:
            jobs.set(Key(REPLACED_JOB, after.id, person), tx.now)
    if change.removed is not None:
        jobs.set(Key(REPLACED_JOB, after.id, change.removed), tx.now)
    for seat in before.seats if before is not None else ():
        if seat.computer and seat.person is not None and not is_replaced(after, seat.person):
            jobs.set(Key(REPLACED_JOB, after.id, seat.person), tx.now)


def to_vote(table: Table) -> dict[int, list[Vote]]:
    """The players who still must vote, each with their open votes."""
    missing: dict[int, list[Vote]] = {}
    for vote in table.votes if table.status is Status.PLAYING else ():
        cast = [person for person, _ in vote.ballots]
        for person in table.voters(vote.seat):
            if person not in cast:
                missing.setdefault(person, []).append(vote)
    return missing


def is_replaced(table: Table, person: int) -> bool:
    """Whether a computer player stands in for the person at an open table."""
    return table.status.is_open and table.kept_for(person) is not None
