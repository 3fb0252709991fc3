"""Tables in memory as they are on disk: found, changed one change at a time, told about."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from db import Database, NotSaved, Transaction
from sessions.errors import Refused
from sessions.holidays import Holidays
from sessions.pacing import settled
from sessions.store import Entry, Outdated, Store
from sessions.table import Change, Status, Table
from sessions.timekeeper import Timekeeper
from sessions.timers import Timers

log = logging.getLogger(__name__)

KEPT = 256  # tables in memory; the one unused for longest goes first, and is loaded when next needed

HOUSE_TIME = "house-time"
"""What house time is noted under, and by how much Unix time was ahead of it."""


class Keeper:
    """What all that changes tables stands on.

    A change goes `async with self._alone(id) as table`, checks, makes the table that is to be, and hands
    both to `_commit`. Whatever else has to be stored with a change belongs into the same transaction
    (`Store.also`); whatever follows from one subscribes.
    """

    def __init__(self, db: Database, time: Timekeeper) -> None:
        self._db = db
        self._store = Store(db)
        self._time = time
        self._holidays = Holidays(db)
        self.timers = Timers(db, time)
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[Callable[[Change], None]] = []

    async def resume(self) -> None:
        """The program begins to run: house time goes on from when it last ran. Before all else.

        After a crash up to a minute of it (see `beat`) may pass a second time.
        """
        row = await self._db.one("note", key=HOUSE_TIME)
        async with self._db.transaction() as tx:
            if row is not None:
                house, ahead = map(int, row["value"].split())
                self._time.go_on(house)
                await self.timers.shift(tx, self._time.ahead - ahead)
            await self._note_time(tx)
        await self._holidays.load(self._now())

    async def beat(self) -> None:
        """To be called about once a minute: note the time, and follow the machine's clock if it was moved.

        What can't be stored is left to the next beat.
        """
        try:
            async with self._db.transaction() as tx:
                if moved := self._time.moved():
                    log.warning("The machine's clock was moved by %d s", moved)
                    tx.afterwards(partial(self._time.follow, moved))
                    await self.timers.shift(tx, moved)
                await self._note_time(tx, moved)
        except NotSaved as error:
            log.warning("The time could not be noted: %s", error)

    async def get(self, id: int) -> Table:
        """The table as it is now. Refused: no-such-table, unreadable."""
        if id in self._tables:
            return _readable(self._keep(self._tables[id]))
        async with self._lock(id):
            return _readable(await self._present(id))

    async def at(self, channel: int) -> Table | None:
        """The open table of a channel, else the latest that was; None if there was none."""
        row = await self._db.one("table-in-channel", channel=channel)
        return await self.get(row["id"]) if row else None

    async def of_person(self, person: int) -> list[Table]:
        """The open tables that somebody sits at, in whatever server: first those that wait for them, then
        running ones, lobbies, and running ones that they left and may come back to."""
        tables: list[Table] = []
        for row in await self._db.all("tables-of-person", person=person):
            try:
                tables.append(await self.get(row["id"]))
            except Refused:
                log.warning("Table %d of person %d is left out: unreadable", row["id"], person)
        return tables

    def subscribe(self, listener: Callable[[Change], None]) -> None:
        """Have every change told, once it is on disk. Listeners are called one after the other and must not
        take long; what they raise is logged and stops nothing."""
        self._listeners.append(listener)

    @asynccontextmanager
    async def _alone(self, id: int) -> AsyncGenerator[Table]:
        """The table as it is now, which nobody else changes until the block is left."""
        async with self._lock(id):
            yield await self._present(id)

    async def _commit(
        self, kind: str, before: Table, after: Table, *, entry: Entry | None = None, **what: Any
    ) -> Table:
        """Store a change, then make it the present state, then tell it; `what` else there is to tell of it.

        Refused: not-saved (nothing has changed then), stale.
        """
        version = before.version + 1
        played = before.played if after.match is before.match else version
        after = replace(after, version=version, played=played)
        after = settled(after, self._time.house(), partial(self._rests, after))
        change = Change(kind, after, before, **what)
        try:
            with saving():
                await self._store.save(change, entry)
        except Outdated:
            self._tables.pop(before.id, None)
            present = await self._present(before.id)
            raise Refused("stale", version=present.version) from None
        except asyncio.CancelledError:
            # The commit may have gone through: what is true now is on disk.
            self._tables.pop(before.id, None)
            raise
        self._keep(after)
        self._tell(change)
        return after

    async def _give_up(self, table: Table, by: int) -> Table:
        after = replace(table, status=Status.CLOSED, ended=self._now())
        return await self._commit("closed", table, after, by=by)

    def _rests(self, table: Table, person: int) -> bool:
        """Whether somebody's clocks stand since they are on holiday."""
        return self._holidays.until(table.server, person, self._now()) is not None

    def _tell(self, change: Change) -> None:
        for listener in self._listeners:
            try:
                listener(change)
            except Exception:
                log.exception("Table %d: %r failed at %s", change.table.id, listener, change.kind)

    def _lock(self, id: int) -> asyncio.Lock:
        # Whoever holds or awaits a lock keeps it alive; the others are forgotten.
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock

    async def _present(self, id: int) -> Table:
        """From memory or disk; only for whoever holds the table's lock."""
        table = self._tables.get(id) or await self._store.load(id)
        if table is None:
            raise Refused("no-such-table", table=id)
        return self._keep(table)

    def _keep(self, table: Table) -> Table:
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        if len(self._tables) > KEPT:
            self._tables.popitem(last=False)
        return table

    async def _note_time(self, tx: Transaction, moved: int = 0) -> None:
        value = f"{self._time.house()} {self._time.ahead + moved}"
        await tx.run("put-note", key=HOUSE_TIME, value=value)

    def _now(self) -> int:
        """Unix seconds, for what people are shown; what is measured is in house time."""
        return self._time.unix()


@contextmanager
def saving() -> Generator[None]:
    """What can't be stored in this block is Refused: not-saved."""
    try:
        yield
    except NotSaved as error:
        log.error("Not saved: %s", error)
        raise Refused("not-saved") from error


def _readable(table: Table) -> Table:
    if table.is_broken:
        raise Refused("unreadable", table=table.id)
    return table
