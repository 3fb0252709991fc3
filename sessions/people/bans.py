"""Bans: people and servers that the bot doesn't serve.

`refuse` rejects actions as soon as they arrive. As a second line of defence, `require_unbanned` rejects every
change by a banned person, or by a person in a banned server.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from db import Reads
from sessions.audit import AuditEntry, note
from sessions.changes import Change, ChangeKind
from sessions.errors import Refused
from sessions.house import House, Tx
from sessions.tables.rows import sound

NO_REASON = "none"
"""Placeholder for a missing reason."""


class BanKind(StrEnum):
    PERSON = "person"
    SERVER = "server"


@dataclass(frozen=True)
class Ban:
    kind: BanKind
    id: int
    since: int  # Unix time at which the ban began
    reason: str  # text shown to the banned person; may be empty


ALLOWED_WHEN_BANNED = (ChangeKind.CLOSED, ChangeKind.PAUSED, ChangeKind.TAKEN_OUT, ChangeKind.CHANNEL_CHANGED)
"""Changes that are still allowed at the tables of a banned server."""


async def all_bans(reads: Reads) -> list[Ban]:
    """All bans, oldest first."""
    return sound(Ban, await reads.all("SELECT kind, id, since, reason FROM bans ORDER BY since, kind, id"))


async def refuse(reads: Reads, person: int | None, server: int | None) -> None:
    """Refuse a banned person or a banned server. Refused: banned, server-banned."""
    rows = await reads.all(
        """
        SELECT kind, id, since, reason FROM bans
        WHERE (kind = 'person' AND id = :person) OR (kind = 'server' AND id = :server) ORDER BY kind
        """,
        person=person,
        server=server,
    )
    for ban in sound(Ban, rows):
        reason = ban.reason or NO_REASON
        is_person = ban.kind is BanKind.PERSON
        raise Refused("banned" if is_person else "server-banned", reason=reason)


async def ban(house: House, kind: BanKind, id: int, by: int, reason: str) -> None:
    """Ban a person or a server, or change the reason of a ban. Refused: not-saved."""
    async with house.transaction() as tx:
        await tx.run(
            """
            INSERT INTO bans (kind, id, since, reason) VALUES (:kind, :id, :since, :reason)
            ON CONFLICT (kind, id) DO UPDATE SET reason = excluded.reason
            """,
            kind=kind,
            id=id,
            since=tx.now,
            reason=reason,
        )
        await note(tx, _entry(kind, id, by, f"{kind}-banned", reason))


async def lift(house: House, kind: BanKind, id: int, by: int) -> None:
    """End a ban. Refused: not-banned, not-saved."""
    async with house.transaction() as tx:
        if not await tx.run(
            "DELETE FROM bans WHERE kind = :kind AND id = :id RETURNING id", kind=kind, id=id
        ):
            raise Refused("not-banned")
        await note(tx, _entry(kind, id, by, f"{kind}-unbanned"))


async def require_unbanned(tx: Tx, change: Change) -> None:
    """Refuse the change if its maker or the table's server is banned.

    Plans made before a ban are still played, because their changes have no `by`.

    Refused: banned, server-banned.
    """
    if change.by is not None:
        await refuse(tx, change.by, None if change.kind in ALLOWED_WHEN_BANNED else change.table.server)


def _entry(kind: BanKind, id: int, by: int, action: str, detail: str = "") -> AuditEntry:
    if kind is BanKind.PERSON:
        return AuditEntry(action, by, whom=id, detail=detail)
    return AuditEntry(action, by, server=id, detail=detail)
