"""Persistent uptime: stored about once a minute and read at the next start."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import partial

from sessions.errors import Refused
from sessions.house import TIME_SET_SIGNAL, House, Tx
from sessions.jobs import setback
from sessions.notes import get_note, put_note
from sessions.tables import store
from sessions.tables.table import Table

log = logging.getLogger(__name__)

UPTIME_NOTE = "house-time"
"""Key of the note with uptime, and with the seconds by which Unix time was ahead of uptime."""


async def resume(house: House) -> None:
    """Continue uptime from the previous run, and postpone jobs that are due by uptime.

    After a crash, up to a minute of uptime (see `beat`) may be counted twice. If the note can't be read,
    uptime continues from the last start of a clock, so that nobody loses time.

    If other processes are at work, this one follows their time.
    """
    hold = house.db.hold
    async with house.transaction() as tx:
        note = await get_note(tx, UPTIME_NOTE)
        noted = _read(note)
        if noted is not None and hold is not None and not hold.is_first:
            house.time.join(*noted)
        elif noted is not None:
            uptime, ahead = noted
            house.time.go_on(uptime)
            await house.jobs.shift(tx, house.time.ahead - ahead)
            if house.time.ahead < ahead:
                log.warning("The machine's clock was set back by %d s or more", ahead - house.time.ahead)
                await setback.repair(tx)
        elif note is not None:
            log.warning("Could not read the stored time: %s", note)
            rows = await tx.all("SELECT * FROM tables WHERE status = 'playing' ORDER BY id")
            starts = [start for row in rows for start in _starts(store.read(row))]
            if starts:
                house.time.go_on(min(house.time.uptime(), max(starts)))
        await _note(tx, house.time.ahead)
    if hold is not None:
        hold.share()


async def follow(house: House) -> None:
    """Adopt the time stored by another process. Raises NotSaved if the database can't be read."""
    noted = _read(await get_note(house.db, UPTIME_NOTE))
    if noted is not None:
        house.time.join(*noted)


async def beat(house: House) -> None:
    """Store uptime, and adjust Unix time if the machine's clock was set.

    If another process has adjusted it, this one follows. If storing fails, the next beat tries again.
    """
    try:
        async with house.transaction() as tx:
            noted = _read(await get_note(tx, UPTIME_NOTE))
            if noted is not None and noted[1] != house.time.ahead:
                tx.after_commit(partial(house.time.join, *noted))
                return
            if off := house.time.off():
                tx.signals.add(TIME_SET_SIGNAL)
                if not house.time.is_held:
                    log.warning("The machine's clock jumped by %d s", off)
                tx.after_commit(partial(house.time.adjust, off))
                await house.jobs.shift(tx, off)
                if off < 0:
                    tx.now += off
                    await setback.repair(tx)
            await _note(tx, house.time.ahead + off)
    except Refused as error:
        log.warning("Could not store the time: %s", error)


async def _note(tx: Tx, ahead: int) -> None:
    await put_note(tx, UPTIME_NOTE, f"{tx.house.time.uptime()} {ahead}")


def _read(note: str | None) -> tuple[int, int] | None:
    """Uptime and the seconds by which Unix time was ahead of it; None without a valid note."""
    try:
        uptime, ahead = map(int, (note or "").split())
    except (ValueError, AttributeError):
        return None
    return uptime, ahead


def _starts(table: Table) -> Iterator[int]:
    """The uptimes at which a table's pause and its running clocks started."""
    if table.paused is not None:
        yield table.paused
    for clock in table.clocks:
        if clock.since is not None:
            yield clock.since + table.stood
