"""Uptime on disk: noted about once a minute, read at the next start."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from functools import partial

from db import Database, NotSaved, Row, Transaction
from sessions.reading import read_clocks
from sessions.stored import Reading
from sessions.timers import Timers
from sessions.uptime import UptimeClock

log = logging.getLogger(__name__)

NOTE = "house-time"
"""The key of the note that holds uptime, and by how much Unix time was ahead of it."""


class Heartbeat:
    def __init__(self, db: Database, time: UptimeClock, timers: Timers) -> None:
        self._db = db
        self._time = time
        self._timers = timers

    async def resume(self) -> None:
        """Let uptime go on from when the program last ran, and put off what is measured in it.

        After a crash up to a minute of it (see `beat`) may pass a second time. If it can't be read what was
        noted, uptime goes on from when the last clock began to run: that costs nobody time.
        """
        async with self._db.transaction() as tx:
            row = next(iter(await tx.run("note", key=NOTE)), None)
            noted = _read(row["value"]) if row else None
            if noted is not None:
                uptime, ahead = noted
                self._time.go_on(uptime)
                await self._timers.shift(tx, self._time.ahead - ahead)
            elif row is not None:
                log.warning("The noted time can't be read: %s", row["value"])
                starts = list(_starts(await self._db.all("stored-clocks")))
                if starts:
                    self._time.go_on(min(self._time.uptime(), max(starts)))
            await self._note(tx, self._time.ahead)

    async def beat(self) -> None:
        """Note the time, and adjust Unix time if the machine's clock was set. What can't be stored is left to
        the next beat."""
        try:
            async with self._db.transaction() as tx:
                if off := self._time.off():
                    if not self._time.is_held:
                        log.warning("The machine's clock was moved by %d s", off)
                    tx.after_commit(partial(self._time.adjust, off))
                    await self._timers.shift(tx, off)
                await self._note(tx, self._time.ahead + off)
        except NotSaved as error:
            log.warning("The time could not be noted: %s", error)

    async def _note(self, tx: Transaction, ahead: int) -> None:
        await tx.run("put-note", key=NOTE, value=f"{self._time.uptime()} {ahead}")


def _read(note: str) -> tuple[int, int] | None:
    """Uptime, and by how much Unix time was ahead of it; None if the note says something else."""
    try:
        uptime, ahead = map(int, note.split())
    except (ValueError, AttributeError):
        return None
    return uptime, ahead


def _starts(rows: Iterable[Row]) -> Iterator[int]:
    """The uptimes at which clocks began to run that run still, and pauses that last."""
    for row in rows:
        read = Reading(row)
        paused, stood = read.value("paused", int | None, None), read.value("stood", int, 0)
        if paused is not None:
            yield paused
        for clock in read_clocks(read):
            if clock.since is not None:
                yield clock.since + stood
