"""Remembers who held a seat before a newcomer took it over, for ratings and guesses."""

from __future__ import annotations

from db import Reads
from sessions.changes import Change, ChangeKind
from sessions.house import Tx
from sessions.privacy.personal import rows

PERSONAL = rows("replaced", 'table_id AS "table", seat, removed', by="table_id", stay=True)


async def note_replaced(tx: Tx, change: Change) -> None:
    """Record the former holder when a newcomer takes a seat."""
    if change.kind is not ChangeKind.SEAT_TAKEN:
        return
    assert change.before is not None and change.seat is not None
    person = change.before.seats[change.seat].person
    await tx.put(
        "replaced",
        "table_id",
        "seat",
        "person",
        table_id=change.table.id,
        seat=change.seat,
        person=person or 0,
        removed=int(change.removed is not None),
    )


async def is_removed(reads: Reads, table: int, person: int) -> bool:
    """Whether the person's seat was given to a newcomer while they still played."""
    query = "SELECT 1 FROM replaced WHERE table_id = :table AND person = :person AND removed = 1"
    return await reads.one(query, table=table, person=person) is not None
