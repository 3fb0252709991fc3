"""The house: what every service gets, and the one way to change a table.

A change of a table is an *act*: `await house.act(id, function, ...)` opens a transaction, loads the table as
it is stored, calls `function(act, ...)` and commits. Nothing of a table stays in memory.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from time import time as unix_time
from typing import Concatenate, ParamSpec, TypeVar

from msgspec.structs import replace

from db import Database, Row, Transaction
from db.engine import Engine
from engine import Event
from sessions import refusals, store
from sessions.changes import Change, ChangeKind, Planned, Published
from sessions.errors import Refused, saving
from sessions.limits import Limits
from sessions.locks import Locks
from sessions.pacing import settled
from sessions.presence import Presence
from sessions.proof import chained
from sessions.publisher import Publisher
from sessions.store import Entry, with_company
from sessions.table import Table
from sessions.tables import Tables
from sessions.timers import Timers
from sessions.uptime import UptimeClock
from workers import Pool

P = ParamSpec("P")
T = TypeVar("T")


class House:
    """The database, the clock and what else all services share."""

    def __init__(
        self,
        db: Database,
        *,
        clock: Callable[[], float] = unix_time,
        steady: Callable[[], float] | None = None,
        workers: Pool | None = None,
        new_seed: Callable[[], str] = lambda: secrets.token_hex(16),
        limits: Limits | None = None,
    ) -> None:
        """`clock` gives Unix seconds, `steady` seconds that never jump (None: those of `clock` don't);
        `workers` do slow work (None: this process does)."""
        self.db = db
        self.time = UptimeClock(clock, steady)
        self.workers = workers or Pool(0)
        self.new_seed = new_seed
        self.limits = limits or Limits()
        self.publisher = Publisher()
        self.timers = Timers(db, self.time)
        self.tables = Tables(db, self.time)
        self.presence = Presence(self.time)
        self.gathering = Locks()
        """By server: held while players are brought together for a table."""
        self.is_in: Callable[[int], bool] = lambda server: False
        """Whether the bot is in a server now."""
        self.steps: Sequence[Step] = ()
        """Called with every change, in this order, in its transaction."""

    @asynccontextmanager
    async def transaction(self) -> AsyncGenerator[Tx]:
        """A transaction, committed when the block ends. Refused: not-saved."""
        with saving():
            async with self.db.transaction_of(partial(Tx, self)) as tx:
                yield tx

    async def do(self, sql: str, /, **values: object) -> list[Row]:
        """Run one statement as a transaction of its own. Refused: not-saved."""
        async with self.transaction() as tx:
            return await tx.run(sql, **values)

    async def put(self, table: str, /, *key: str, **row: object) -> None:
        """Store one row as a transaction of its own; see `Transaction.put`. Refused: not-saved."""
        async with self.transaction() as tx:
            await tx.put(table, *key, **row)

    async def act(
        self,
        id: int,
        function: Callable[Concatenate[Act, P], Awaitable[T]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Change a table: load it, call `function` with the act, commit, publish what has changed.

        Nothing is stored if `function` raises. A broken table is given as it is (`Table.is_broken`).

        Refused: no-such-table, not-saved. And what `function` refuses: acts don't list these two.
        """
        async with self.transaction() as tx:
            table = await store.load(tx, id, tx.now)
            if table is None:
                raise Refused(refusals.NoSuchTable(table=id))
            return await function(Act(tx, table), *args, **kwargs)


class Tx(Transaction):
    """A transaction of the house. Others hear of what it publishes after the commit."""

    def __init__(self, house: House, engine: Engine) -> None:
        super().__init__(engine)
        self.house = house
        self.now = house.time.unix()
        """Unix seconds."""

    def publish(self, published: Published) -> None:
        """Let others hear of it once the transaction is on disk."""
        self.after_commit(partial(self.house.publisher.publish, published))

    async def follow(self, change: Change) -> None:
        """Store what follows from a change, and publish it."""
        for step in self.house.steps:
            await step(self, change)
        self.publish(change)


Step = Callable[[Tx, Change], Awaitable[None]]
"""What a service stores with a change of a table, in its transaction."""


class Act:
    """One change of a table, or several in a row, in one transaction.

    Its function awaits nothing but `tx`, because other acts wait meanwhile.
    """

    def __init__(self, tx: Tx, table: Table) -> None:
        self.tx = tx
        self.table = table
        """The table as it is now, with what this act has changed."""

    @property
    def house(self) -> House:
        return self.tx.house

    @property
    def now(self) -> int:
        """Unix seconds."""
        return self.tx.now

    @property
    def uptime(self) -> int:
        return self.house.time.uptime()

    async def change(
        self,
        kind: ChangeKind,
        after: Table,
        *,
        by: int | None = None,
        seat: int | None = None,
        events: tuple[Event, ...] = (),
        planned: Planned | None = None,
        automatic: bool = False,
        entry: Entry | None = None,
    ) -> Table:
        """Store what has become of the table, and what follows from that. The keywords are those of `Change`;
        `entry` is the line of the match's log.

        Refused: unreadable (a damaged table can only be closed), banned, server-banned. Acts that seat
        newcomers add too-many-tables, acts that put the table in another channel table-open-here.
        """
        before, tx = self.table, self.tx
        if before.is_damaged and after.status.is_open:
            raise Refused(refusals.Unreadable(table=before.id))
        await require_free_channel(tx, before, after)
        version = before.version + 1
        played = before.played if after.match is before.match else version
        chain = after.chain if before.started is None else before.chain
        if entry is not None and before.chain is not None:
            chain = chained(before.chain, entry.seat, entry.move)
        after = replace(after, version=version, played=played, chain=chain)
        after = await with_company(tx, after, self.now)
        after = settled(after, self.uptime, self.now)
        after = await store.save(tx, before, after, entry, is_repair=kind is ChangeKind.REPAIRED)
        self.table = after
        await tx.follow(Change(kind, after, before, by, seat, events, planned, automatic))
        return after


async def add_table(tx: Tx, table: Table) -> Table:
    """Store a new lobby; the table with its id.

    Refused: table-open-here, too-many-tables, too-many-tables-here, banned, server-banned.
    """
    await require_free_channel(tx, None, table)
    table = await store.add(tx, await with_company(tx, table, tx.now))
    await tx.follow(Change(ChangeKind.OPENED, table, by=table.host))
    return table


async def require_free_channel(tx: Tx, before: Table | None, after: Table) -> None:
    """Refuse to put a second open table in a channel. Refused: table-open-here."""
    was = before.channel if before is not None and before.status.is_open else None
    if not after.status.is_open or after.channel == was:
        return
    there = await tx.one(
        "SELECT id FROM tables WHERE channel = :channel AND status IN ('lobby', 'playing') AND id <> :id",
        channel=after.channel,
        id=after.id,
    )
    if there is not None:
        raise Refused(refusals.TableOpenHere(table=there["id"]))
