"""Sets the jobs for messages that a change of a table concerns, except turns and news."""

from __future__ import annotations

from sessions.changes import Change, ChangeKind
from sessions.house import Tx
from sessions.jobs.job import JobKind, Key
from sessions.tables.table import Status, Table
from sessions.tables.votes import Vote

STAND_IN_CHANGES = (ChangeKind.STOOD_IN, ChangeKind.OFFERED)
"""Changes after which a computer player stands in for a person."""


async def store_change(tx: Tx, change: Change) -> None:
    """Set the jobs that bring the table's messages up to date."""
    before, after, jobs = change.before, change.table, tx.jobs
    jobs.set(Key(JobKind.BOARD, after.id), tx.now)
    if after.votes or (before is not None and before.votes):
        jobs.set(Key(JobKind.VOTE, after.id), tx.now)
    # Players who left on their own (`change.by` is set) need no notice.
    if change.kind in STAND_IN_CHANGES and change.by is None and change.seat is not None:
        person = after.seats[change.seat].person
        if person is not None:
            jobs.set(Key(JobKind.REPLACED, after.id, person), tx.now)
    if change.removed is not None:
        jobs.set(Key(JobKind.REPLACED, after.id, change.removed), tx.now)
    for seat in before.seats if before is not None else ():
        if seat.computer and seat.person is not None and not is_replaced(after, seat.person):
            jobs.set(Key(JobKind.REPLACED, after.id, seat.person), tx.now)
    if after.status is Status.FINISHED and before is not None and before.status.is_open:
        jobs.set(Key(JobKind.END, after.id), tx.now)


def to_vote(table: Table) -> dict[int, list[Vote]]:
    """The players who still must vote, each with their open votes."""
    missing: dict[int, list[Vote]] = {}
    for vote in table.votes if table.status is Status.PLAYING else ():
        cast = [person for person, _ in vote.ballots]
        for person in table.voters(vote.seat):
            if person not in cast:
                missing.setdefault(person, []).append(vote)
    return missing


def end_recipients(table: Table) -> list[int]:
    """The people to notify of the end: everyone with a seat, even if a computer player stands in for them.

    Leaves out people whom the operators removed.
    """
    return [
        seat.person
        for number, seat in enumerate(table.seats)
        if seat.person is not None and not table.is_out_for_good(number)
    ]


def is_replaced(table: Table, person: int) -> bool:
    """Whether a computer player stands in for the person at an open table."""
    return table.status.is_open and table.kept_for(person) is not None
