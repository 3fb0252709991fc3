"""Tables in memory as they are on disk: found, locked, changed, published."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from functools import partial

from db import Database, Outdated, Transaction
from engine import Event
from sessions import refusals
from sessions.changes import Change, ChangeKind, Planned
from sessions.errors import Refused, saving
from sessions.guards import require_readable
from sessions.holidays import Holidays
from sessions.locks import Hold, Locks
from sessions.pacing import settled
from sessions.proof import chained
from sessions.publisher import Publisher
from sessions.store import Entry, Store
from sessions.table import Table
from sessions.uptime import UptimeClock
from sessions.values import replace

log = logging.getLogger(__name__)

KEPT = 1024
"""Tables in memory; the one unused for longest goes first, and is loaded when next needed. One takes some 12
KiB when its match is young, and 80 in a long match of Goa."""

Step = Callable[[Transaction, Change], Awaitable[None]]
"""Stores, in the transaction of a change, what else follows from the change."""


class Tables:
    """What all services stand on.

    A service changes a table so: `async with tables.locked(id) as table`, it checks, makes the table that is
    to be, and hands both to `commit`. What else is stored with a change is a step of `steps`; what happens
    after it listens to the publisher. `Sessions` lists both.
    """

    def __init__(
        self,
        db: Database,
        store: Store,
        time: UptimeClock,
        holidays: Holidays,
        publisher: Publisher,
    ) -> None:
        self._db = db
        self._store = store
        self._time = time
        self._holidays = holidays
        self._publisher = publisher
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self._locks = Locks()
        self.steps: Sequence[Step] = ()
        """What runs in the transaction of each change, in this order, after the table itself is stored."""
        self.steps_of_moves: Sequence[Step] = ()
        """Those of them that have something to do with a mere move."""

    async def get(self, id: int) -> Table:
        """The table as it is now. Refused: no-such-table, unreadable."""
        table = await self.find(id)
        require_readable(table)
        return table

    async def find(self, id: int) -> Table:
        """The table as it is now, also one of which nothing can be made (`is_broken`).

        Refused: no-such-table.
        """
        if id in self._tables:
            return self._keep(self._tables[id])
        async with self._locks.of(id):
            return await self._present(id)

    async def id_in_channel(self, channel: int) -> int | None:
        """The id of the open table of a channel, else of the latest that was; None if there was none."""
        row = await self._db.one("table-in-channel", channel=channel)
        return row["id"] if row else None

    async def in_channel(self, channel: int) -> Table | None:
        """The open table of a channel, else the latest that was; None if there was none.

        Refused: unreadable.
        """
        id = await self.id_in_channel(channel)
        return None if id is None else await self.get(id)

    async def ids_of_person(self, person: int) -> list[int]:
        """The ids of the open tables that somebody sits at, in whatever server: first those that wait for
        them, then running ones, lobbies, and running ones that they left and may come back to."""
        return [row["id"] for row in await self._db.all("tables-of-person", person=person)]

    async def games_of_person(self, person: int) -> list[tuple[int, str]]:
        """The id and the game of each of these tables."""
        return [(row["id"], row["game"]) for row in await self._db.all("tables-of-person", person=person)]

    async def of_person(self, person: int, most: int | None = None) -> list[Table]:
        """The first so many of these tables (None: all). Each has to be loaded: who lists them asks for no
        more than it shows."""
        tables: list[Table] = []
        for id in (await self.ids_of_person(person))[:most]:
            try:
                tables.append(await self.get(id))
            except Refused:
                log.warning("Table %d of person %d is left out: unreadable", id, person)
        return tables

    async def next_waiting(self, person: int, but: int = 0) -> Table | None:
        """Of the tables that wait for somebody's move, the one that has for longest, leaving out that one;
        None if none does."""
        row = await self._db.one("next-waiting", person=person, but=but)
        if row is None:
            return None
        try:
            return await self.get(row["id"])
        except Refused:
            return None

    def is_present(self, table: Table) -> bool:
        """Whether this is the table as it is now in memory."""
        return self._tables.get(table.id) is table

    def locked(self, id: int) -> AbstractAsyncContextManager[Table]:
        """The table as it is now, which nobody else changes until the block is left.

        Refused: no-such-table. A table of whose match nothing can be made is given as it is (`is_broken`).
        """
        return _Locked(self._locks.of(id), partial(self._present, id))

    @asynccontextmanager
    async def all_locked(self, ids: Sequence[int]) -> AsyncGenerator[None]:
        """Nobody else changes any of these tables until the block is left. For whoever holds no lock yet."""
        async with AsyncExitStack() as locks:
            for id in sorted(set(ids)):
                await locks.enter_async_context(self._locks.of(id))
            yield

    def forget(self, ids: Sequence[int]) -> None:
        """What is stored of these tables was changed otherwise than by `commit`; only for whoever has locked
        them."""
        for id in ids:
            self._tables.pop(id, None)

    async def open(self, table: Table) -> Table:
        """Store a new lobby and publish it; the table with its id. Conflict if its channel has an open one.

        Refused: too-many-tables, too-many-tables-here, banned, server-banned, not-saved.
        """
        with saving():
            async with self._db.transaction() as tx:
                table = await self._store.add(tx, table)
                opened = Change(ChangeKind.OPENED, table, by=table.host)
                await self.run_steps(tx, opened)
        self._keep(table)
        self._publisher.publish(opened)
        return table

    async def commit(
        self,
        kind: ChangeKind,
        before: Table,
        after: Table,
        *,
        by: int | None = None,
        seat: int | None = None,
        events: tuple[Event, ...] = (),
        planned: Planned | None = None,
        automatic: bool = False,
        entry: Entry | None = None,
    ) -> Table:
        """Store a change, then make it the present state, then publish it. Only for whoever has `before` from
        `locked`. The keywords are those of `Change`, and the `entry` of the match's log.

        Conflict if another table is open in its channel. `Quotas` may refuse who sits down.
        Refused: no-such-table (as `locked`), unreadable (a damaged table can be closed, and nothing else),
        stale (another process has changed it), banned, server-banned, not-saved.
        """
        if before.is_damaged and after.status.is_open:
            raise Refused(refusals.Unreadable(table=before.id))
        version = before.version + 1
        played = before.played if after.match is before.match else version
        chain = before.chain
        if entry is not None and chain is not None:
            chain = chained(chain, entry.seat, entry.move)
        elif before.started is None:
            chain = after.chain
        after = replace(after, version=version, played=played, chain=chain)
        after = settled(after, self._time.uptime(), partial(self._is_away, after))
        change = Change(kind, after, before, by, seat, events, planned, automatic)
        try:
            with saving():
                async with self._db.transaction() as tx:
                    is_repair = kind is ChangeKind.REPAIRED
                    await self._store.save(tx, before, after, entry, is_repair=is_repair)
                    await self.run_steps(tx, change)
        except Outdated:
            self._tables.pop(before.id, None)
            present = await self._present(before.id)
            raise Refused(refusals.Stale(version=present.version)) from None
        except asyncio.CancelledError:
            # The commit may have gone through: what is true now is on disk.
            self._tables.pop(before.id, None)
            raise
        self._keep(after)
        self._publisher.publish(change)
        return after

    async def run_steps(self, tx: Transaction, change: Change) -> None:
        """Store what follows from a change, in its transaction."""
        for step in self.steps_of_moves if change.is_mere_move else self.steps:
            await step(tx, change)

    def _is_away(self, table: Table, person: int) -> bool:
        return self._holidays.is_away(table.server, person, self._time.unix())

    async def _present(self, id: int) -> Table:
        """From memory or disk; only for whoever holds the table's lock."""
        if id in self._tables:
            return self._keep(self._tables[id])
        table = await self._store.load(id)
        if table is None:
            raise Refused(refusals.NoSuchTable(table=id))
        return self._keep(table)

    def _keep(self, table: Table) -> Table:
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        if len(self._tables) > KEPT:
            self._tables.popitem(last=False)
        return table


class _Locked(AbstractAsyncContextManager[Table]):
    """The block of `Tables.locked`, for each move: no generator, as a transaction's is none."""

    __slots__ = ("_hold", "_present")

    def __init__(self, hold: Hold, present: Callable[[], Awaitable[Table]]) -> None:
        self._hold = hold
        self._present = present

    async def __aenter__(self) -> Table:
        await self._hold.__aenter__()
        try:
            return await self._present()
        except BaseException:
            await self._hold.__aexit__()
            raise

    async def __aexit__(self, *_: object) -> None:
        await self._hold.__aexit__()
