"""Maintenance of the bot: all running tables announce it, and all clocks stop until it ends.

Uptime is held meanwhile (see `UptimeClock.hold`), and with it everything measured in uptime. Moves are still
possible.
"""

from __future__ import annotations

import logging

import msgspec

from db import Reads
from sessions.audit import AuditEntry, note
from sessions.changes import ChangeKind
from sessions.errors import Refused
from sessions.house import TIME_SET_SIGNAL, Act, House, Tx
from sessions.jobs import heartbeat
from sessions.jobs.job import MAINTENANCE_JOB, Key
from sessions.notes import get_note, put_note
from sessions.tables.rows import UNREADABLE, decoded

log = logging.getLogger(__name__)

MAINTENANCE_KEY = "maintenance"
"""Key of the note with the maintenance announcement, and kind of the timer that updates the tables."""


class Announced(msgspec.Struct, frozen=True):
    text: str  # written by the operator; may be empty
    since: int  # Unix time at which maintenance began


async def announced(reads: Reads) -> Announced | None:
    """The current announcement; None without maintenance, or if the announcement can't be read."""
    noted = await get_note(reads, MAINTENANCE_KEY)
    if not noted:
        return None
    found = decoded(noted, Announced)
    if isinstance(found, Announced):
        return found
    UNREADABLE.note("The noted maintenance", found)
    return None


async def follow(house: House) -> None:
    """Adopt another process's changes to the time. Raises NotSaved if the database can't be read."""
    await heartbeat.follow(house)
    await resume(house)


async def resume(house: House) -> None:
    """Continue maintenance after a restart: hold uptime if an announcement is stored, else release it."""
    if await announced(house.db) is None:
        house.time.release()
    else:
        house.time.hold()


async def begin(house: House, by: int, text: str) -> None:
    """Start maintenance, or change the text of the current announcement. Refused: not-saved."""
    async with house.transaction() as tx:
        present = await announced(tx)
        since = present.since if present else tx.now
        await _note(tx, msgspec.json.encode(Announced(text, since)).decode())
        await note(tx, AuditEntry("maintenance-begun", by, detail=text))
        tx.after_commit(house.time.hold)


async def end(house: House, by: int) -> None:
    """End maintenance and restart the clocks. Refused: not-saved."""
    async with house.transaction() as tx:
        await _note(tx, "")
        await note(tx, AuditEntry("maintenance-ended", by))
        tx.after_commit(house.time.release)
    await heartbeat.beat(house)


async def _note(tx: Tx, value: str) -> None:
    await put_note(tx, MAINTENANCE_KEY, value)
    tx.signals.add(TIME_SET_SIGNAL)
    tx.jobs.set(Key(MAINTENANCE_JOB), tx.now)


async def tell_tables(house: House) -> None:
    """Publish a change at every running table, so that its board shows whether there is maintenance."""
    for row in await house.db.all("SELECT id FROM tables WHERE status = 'playing' ORDER BY id"):
        try:
            await house.act(row["id"], _tell)
        except Refused as refusal:
            log.warning("Could not show table %d again: %s", row["id"], refusal)


async def _tell(act: Act) -> None:
    if not act.table.is_broken and act.table.status.is_open:
        await act.change(ChangeKind.MAINTENANCE, act.table)
