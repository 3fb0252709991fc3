"""Maintenance of the bot: all tables say so, and all clocks stand until it is over."""

from __future__ import annotations

import logging

import msgspec

from db import Database, Transaction
from sessions.audit import Audit, Deed
from sessions.changes import ChangeKind
from sessions.errors import Refused, saving
from sessions.heartbeat import Heartbeat
from sessions.tables import Tables
from sessions.timers import Key, Timer, Timers
from sessions.uptime import UptimeClock

log = logging.getLogger(__name__)

MAINTENANCE = "maintenance"
"""The key of the note that holds what is announced, and the kind of the timer by which tables learn of it."""


class Announced(msgspec.Struct, frozen=True):
    text: str  # as the operator wrote it; may be empty
    since: int  # Unix seconds


class Maintenance:
    """Uptime stands meanwhile (see `UptimeClock.hold`), and with it all that is measured in it. Moves can be
    made as ever."""

    def __init__(
        self,
        db: Database,
        tables: Tables,
        audit: Audit,
        heartbeat: Heartbeat,
        time: UptimeClock,
        timers: Timers,
    ) -> None:
        self._db = db
        self._tables = tables
        self._audit = audit
        self._heartbeat = heartbeat
        self._time = time
        self._timers = timers
        self._announced: Announced | None = None
        timers.on(MAINTENANCE, self._tell_tables)

    async def load(self) -> None:
        """Go on with what was announced when the program last ran."""
        row = await self._db.one("note", key=MAINTENANCE)
        if row is None or not row["value"]:
            self._set(None)
            return
        try:
            self._set(msgspec.json.decode(row["value"], type=Announced))
        except (msgspec.MsgspecError, TypeError, UnicodeDecodeError):
            log.warning("The noted maintenance can't be read and is taken for over: %s", row["value"])

    @property
    def announced(self) -> Announced | None:
        """What is announced; None if there is no maintenance."""
        return self._announced

    async def begin(self, by: int, text: str) -> None:
        """Announce maintenance, or announce it in other words. Refused: not-saved."""
        since = self._announced.since if self._announced else self._time.unix()
        announced = Announced(text, since)
        with saving():
            async with self._db.transaction() as tx:
                await self._note(tx, msgspec.json.encode(announced).decode())
                await self._audit.note(tx, Deed("maintenance-begun", by, detail=text))
                tx.after_commit(lambda: self._set(announced))

    async def end(self, by: int) -> None:
        """Let the clocks go on. Refused: not-saved."""
        with saving():
            async with self._db.transaction() as tx:
                await self._note(tx, "")
                await self._audit.note(tx, Deed("maintenance-ended", by))
                tx.after_commit(lambda: self._set(None))
        await self._heartbeat.beat()

    async def _note(self, tx: Transaction, value: str) -> None:
        await tx.run("put-note", key=MAINTENANCE, value=value)
        await self._timers.put(tx, Key(MAINTENANCE), self._time.unix())

    def _set(self, announced: Announced | None) -> None:
        self._announced = announced
        if announced is None:
            self._time.release()
        else:
            self._time.hold()

    async def _tell_tables(self, timer: Timer) -> None:
        """Have every running table shown anew."""
        for row in await self._db.all("playing-tables"):
            async with self._tables.locked(row["id"]) as table:
                if not table.is_broken and table.status.is_open:
                    try:
                        await self._tables.commit(ChangeKind.MAINTENANCE, table, table)
                    except Refused as refusal:
                        log.warning("Table %d isn't shown anew: %s", table.id, refusal)
