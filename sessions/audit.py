"""The audit log: who kicked, closed, voted or changed something, at which table or in which server.

It records that someone voted but not their choice, since a manager of the server may be a player too.
"""

from __future__ import annotations

from dataclasses import dataclass

from sessions.changes import Change, ChangeKind
from sessions.house import House, Tx
from sessions.privacy.personal import Personal
from sessions.tables.rows import StoredTime, next_number, sound
from sessions.tables.table import Table

PERSONAL = Personal(
    "audit",
    # The detail of a replacement holds other people's ids.
    """
    SELECT made, server, table_id AS "table", action,
        CASE WHEN action = 'tournament-replaced' THEN '' ELSE detail END AS detail,
        CASE WHEN person = :person THEN 1 ELSE 0 END AS own
    FROM audit WHERE person = :person OR whom = :person ORDER BY id
    """,
    [
        "UPDATE audit SET person = :pseudonym WHERE person = :person",
        "UPDATE audit SET whom = :pseudonym WHERE whom = :person",
        # The detail of a replacement ends with two ids.
        """
        UPDATE audit
        SET detail = trim(replace(
            ' ' || detail || ' ',
            ' ' || CAST(CAST(:person AS BIGINT) AS TEXT) || ' ',
            ' ' || CAST(CAST(:pseudonym AS BIGINT) AS TEXT) || ' '
        ))
        WHERE action = 'tournament-replaced'
        """,
    ],
)

LOGGED_CHANGES = frozenset(
    {
        ChangeKind.KICKED,
        ChangeKind.HOST_CHANGED,
        ChangeKind.OPTION_CHANGED,
        ChangeKind.PRIVACY_CHANGED,
        ChangeKind.CHANNEL_CHANGED,
        ChangeKind.STOOD_IN,
        ChangeKind.TAKEN_OUT,
        ChangeKind.VOTED,
        ChangeKind.WAITED,
        ChangeKind.LENT,
        ChangeKind.OFFERED,
        ChangeKind.SEAT_TAKEN,
        ChangeKind.PROPOSED,
        ChangeKind.AGREED,
        ChangeKind.OBJECTED,
        ChangeKind.PAUSED,
        ChangeKind.RESUMED,
        ChangeKind.PACE_CHANGED,
        ChangeKind.TIMEOUT_CHANGED,
        ChangeKind.UNDONE,
        ChangeKind.REPAIRED,
        ChangeKind.CLOSED,
        ChangeKind.REOPENED,
    }
)
"""Table changes that are logged under the name of the change. Cogs name the other actions that they log."""


@dataclass(frozen=True)
class AuditEntry:
    """One entry of the audit log."""

    action: str
    person: int | None  # the actor: None if automatic, negative for a person forgotten since
    whom: int | None = None  # the person affected, if not the actor
    server: int | None = None
    table_id: int | None = None
    detail: str = ""  # for tournaments, begins with the tournament's name, which has no column
    made: StoredTime = 0  # Unix time of the action


UNREADABLE = AuditEntry("unreadable", None)
"""Placeholder for a damaged row of the audit log."""


async def note(tx: Tx, entry: AuditEntry) -> None:
    """Add an entry in the transaction of the action, with the current time."""
    await tx.run(
        """
        INSERT INTO audit (id, made, server, table_id, person, whom, action, detail)
        VALUES (:id, :made, :server, :table_id, :person, :whom, :action, :detail)
        """,
        id=await next_number(tx, "audit"),
        made=tx.now,
        server=entry.server,
        table_id=entry.table_id,
        person=entry.person,
        whom=entry.whom,
        action=entry.action,
        detail=entry.detail,
    )


async def entries(house: House, server: int | None = None, *, most: int, after: int = 0) -> list[AuditEntry]:
    """The log of a server, or of all servers: `most` entries, newest first, after skipping `after`.

    A row that can't be read becomes UNREADABLE, so that every page keeps its length.
    """
    if server is None:
        rows = await house.db.all(
            """
            SELECT id, made, server, table_id, person, whom, action, detail FROM audit
            ORDER BY id DESC LIMIT :most OFFSET :after
            """,
            most=most,
            after=after,
        )
    else:
        rows = await house.db.all(
            """
            SELECT id, made, server, table_id, person, whom, action, detail FROM audit
            WHERE server = :server ORDER BY id DESC LIMIT :most OFFSET :after
            """,
            server=server,
            most=most,
            after=after,
        )
    return [next(iter(sound(AuditEntry, [row])), UNREADABLE) for row in rows]


async def log_change(tx: Tx, change: Change) -> None:
    """Log a table change of one of the `LOGGED_CHANGES` kinds."""
    if change.kind in LOGGED_CHANGES:
        table = change.table
        entry = AuditEntry(
            str(change.kind), _who(change), _whom(change), table.server, table.id, _detail(change, table)
        )
        await note(tx, entry)


def _who(change: Change) -> int | None:
    """The person who made a change. For a taken seat, the person who took it, even if an organiser gave it to
    them."""
    if change.kind is ChangeKind.SEAT_TAKEN and change.seat is not None:
        return change.table.seats[change.seat].person
    return change.by


def _whom(change: Change) -> int | None:
    """The person affected by a change, unless they made it."""
    if change.seat is None or change.before is None:
        return None
    person = change.before.seats[change.seat].person
    return None if person == _who(change) else person


def _detail(change: Change, table: Table) -> str:
    match change.kind:
        case ChangeKind.OPTION_CHANGED if change.before:
            changed = table.setup.options.items() - change.before.setup.options.items()
            return ", ".join(f"{name}: {value}" for name, value in sorted(changed))
        case ChangeKind.PRIVACY_CHANGED:
            return "closed" if table.private else "open"
        case ChangeKind.TIMEOUT_CHANGED:
            return str(table.setup.timeout)
        case ChangeKind.PACE_CHANGED:
            return "" if table.setup.pace is None else str(table.setup.pace)
        case ChangeKind.CHANNEL_CHANGED:
            return str(table.channel)
        case _:
            return ""
