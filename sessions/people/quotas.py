"""Quotas: limits on what a person or a server may have at once (`Limits`).

Tables are counted in the transaction in which a person sits down, under the person's or the server's lock, so
two simultaneous taps can't exceed the quota.
"""

from __future__ import annotations

from sessions.changes import Change, ChangeKind
from sessions.errors import Refused
from sessions.house import Tx


async def require_quota(tx: Tx, change: Change) -> None:
    """Refuse a change that exceeds a table quota. Players can always return to their own seat.

    Refused: too-many-tables, too-many-tables-here.
    """
    person, limits = change.by, tx.house.limits
    seats = change.before.seats if change.before else ()
    is_new = seats is not change.table.seats and person not in [seat.person for seat in seats]
    if is_new and person is not None and person in change.table.people:
        await _require_tables(tx, person, limits.tables_of_person)
    if change.kind is ChangeKind.OPENED and change.table.server is not None:
        await tx.lock_server(change.table.server)
        number = await _count(
            tx,
            """
            SELECT count(*) AS number FROM tables
            WHERE server = :server AND status IN ('lobby', 'playing')
            """,
            server=change.table.server,
        )
        if number > limits.tables_of_server:
            raise Refused("too-many-tables-here", most=limits.tables_of_server)


async def require_table(tx: Tx, person: int) -> None:
    """Check that the person may sit down at one more table. Refused: too-many-tables."""
    await _require_tables(tx, person, tx.house.limits.tables_of_person - 1)


async def require_plan(tx: Tx, person: int) -> None:
    """Check that the person may make one more plan. Refused: too-many-plans-in-all."""
    await tx.lock_person(person)
    query = "SELECT count(*) AS number FROM plans WHERE person = :person AND dropped = 0"
    if await _count(tx, query, person=person) >= tx.house.limits.plans:
        raise Refused("too-many-plans-in-all", most=tx.house.limits.plans)


async def _require_tables(tx: Tx, person: int, most: int) -> None:
    await tx.lock_person(person)
    number = await _count(
        tx,
        """
        SELECT count(*) AS number FROM table_people JOIN tables ON tables.id = table_people.table_id
        WHERE table_people.person = :person AND table_people.role = 'seat'
            AND table_people.held = 0 AND tables.status IN ('lobby', 'playing')
        """,
        person=person,
    )
    if number > most:
        raise Refused("too-many-tables", most=tx.house.limits.tables_of_person)


async def _count(tx: Tx, sql: str, **values: object) -> int:
    row = await tx.one(sql, **values)
    return row["number"] if row else 0
