"""Maintenance of the bot: all tables say so, and all clocks stand until it is over."""

from __future__ import annotations

import logging

import msgspec

from db import Reads
from sessions import heartbeat
from sessions.audit import Deed, note
from sessions.changes import ChangeKind
from sessions.errors import Refused
from sessions.house import Act, House, Tx
from sessions.notes import get_note, put_note
from sessions.stored import UNREADABLE, decoded
from sessions.timers import Key

log = logging.getLogger(__name__)

MAINTENANCE = "maintenance"
"""The key of the note that holds what is announced, and the kind of the timer by which tables learn of it."""


class Announced(msgspec.Struct, frozen=True):
    text: str  # as the operator wrote it; may be empty
    since: int  # Unix seconds


async def announced(reads: Reads) -> Announced | None:
    """What is announced; None if there is no maintenance."""
    noted = await get_note(reads, MAINTENANCE)
    if not noted:
        return None
    found = decoded(noted, Announced)
    if isinstance(found, Announced):
        return found
    UNREADABLE.note("The noted maintenance", found)
    return None


async def resume(house: House) -> None:
    """Go on with the maintenance that was announced when the program last ran."""
    if await announced(house.db) is None:
        house.time.release()
    else:
        house.time.hold()


async def begin(house: House, by: int, text: str) -> None:
    """Announce maintenance, or announce it in other words. Refused: not-saved."""
    async with house.transaction() as tx:
        present = await announced(tx)
        since = present.since if present else tx.now
        await _note(tx, msgspec.json.encode(Announced(text, since)).decode())
        await note(tx, Deed("maintenance-begun", by, detail=text))
        tx.after_commit(house.time.hold)


async def end(house: House, by: int) -> None:
    """Let the clocks go on. Refused: not-saved."""
    async with house.transaction() as tx:
        await _note(tx, "")
        await note(tx, Deed("maintenance-ended", by))
        tx.after_commit(house.time.release)
    await heartbeat.beat(house)


async def _note(tx: Tx, value: str) -> None:
    await put_note(tx, MAINTENANCE, value)
    await tx.house.timers.put(tx, Key(MAINTENANCE), tx.now)


async def tell_tables(house: House) -> None:
    """Have the boards of all running tables show that maintenance has begun or ended."""
    for row in await house.db.all("SELECT id FROM tables WHERE status = 'playing' ORDER BY id"):
        try:
            await house.act(row["id"], _tell)
        except Refused as refusal:
            log.warning("Table %d isn't shown anew: %s", row["id"], refusal)


async def _tell(act: Act) -> None:
    if not act.table.is_broken and act.table.status.is_open:
        await act.change(ChangeKind.MAINTENANCE, act.table)
