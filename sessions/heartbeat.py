"""Uptime on disk: noted about once a minute, read at the next start."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import partial

from sessions import store
from sessions.errors import Refused
from sessions.house import House, Tx
from sessions.notes import get_note, put_note
from sessions.table import Table

log = logging.getLogger(__name__)

NOTE = "house-time"
"""The key of the note that holds uptime, and by how much Unix time was ahead of it."""


async def resume(house: House) -> None:
    """Let uptime go on from when the program last ran, and put off what is measured in it.

    After a crash up to a minute of it (see `beat`) may pass a second time. If it can't be read what was
    noted, uptime goes on from when the last clock began to run: that costs nobody time.
    """
    async with house.transaction() as tx:
        note = await get_note(tx, NOTE)
        noted = _read(note) if note is not None else None
        if noted is not None:
            uptime, ahead = noted
            house.time.go_on(uptime)
            await house.timers.shift(tx, house.time.ahead - ahead)
        elif note is not None:
            log.warning("The noted time can't be read: %s", note)
            rows = await tx.all("SELECT * FROM tables WHERE status = 'playing' ORDER BY id")
            starts = [start for row in rows for start in _starts(store.read(row))]
            if starts:
                house.time.go_on(min(house.time.uptime(), max(starts)))
        await _note(tx, house.time.ahead)


async def beat(house: House) -> None:
    """Note the time, and adjust Unix time if the machine's clock was set. What can't be stored is left to
    the next beat."""
    try:
        async with house.transaction() as tx:
            if off := house.time.off():
                if not house.time.is_held:
                    log.warning("The machine's clock was moved by %d s", off)
                tx.after_commit(partial(house.time.adjust, off))
                await house.timers.shift(tx, off)
            await _note(tx, house.time.ahead + off)
    except Refused as error:
        log.warning("The time could not be noted: %s", error)


async def _note(tx: Tx, ahead: int) -> None:
    await put_note(tx, NOTE, f"{tx.house.time.uptime()} {ahead}")


def _read(note: str) -> tuple[int, int] | None:
    """Uptime, and by how much Unix time was ahead of it; None if the note says something else."""
    try:
        uptime, ahead = map(int, note.split())
    except (ValueError, AttributeError):
        return None
    return uptime, ahead


def _starts(table: Table) -> Iterator[int]:
    """The uptimes at which a table's running clocks began to run, and its pause."""
    if table.paused is not None:
        yield table.paused
    for clock in table.clocks:
        if clock.since is not None:
            yield clock.since + table.stood
