"""The house: the context that every service receives, and the only way to change a table.

A table is changed by an *act*. `await house.act(id, function, ...)` opens a transaction, loads the stored
table, calls `function(act, ...)` and commits. No table is kept in memory.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, nullcontext
from functools import partial
from itertools import count
from time import time as unix_time
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar, cast

from msgspec.structs import replace

from db import Database, NotSaved, Row, Transaction
from db.engine import Engine
from engine import Event
from sessions.changes import Change, ChangeKind, Planned
from sessions.errors import Refused, saving
from sessions.jobs.changes import JobChanges
from sessions.jobs.queue import Jobs, is_in_job
from sessions.jobs.uptime import UptimeClock
from sessions.locks import Locks
from sessions.people.limits import Limits
from sessions.playing.pacing import settled
from sessions.presence import Presence
from sessions.privacy.personal import Personal
from sessions.tables import store
from sessions.tables.journal import Entry
from sessions.tables.proof import chained
from sessions.tables.store import with_company
from sessions.tables.table import Table
from sessions.tables.tables import Tables
from workers import Pool

if TYPE_CHECKING:
    from sessions.messages import MessageKind, Recorder

MAX_ATTEMPTS = 20
"""How often an act is tried, if its transaction may be retried at once."""
JOBS_SET_SIGNAL = "jobs"
"""The signal that jobs were set. Every process looks at its jobs after any signal."""
TIME_SET_SIGNAL = "time"
"""The signal that the house's time changed; see `maintenance.follow`."""

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


class House:
    """The context that services share: the database, the clock, the jobs and the workers."""

    def __init__(
        self,
        db: Database,
        *,
        clock: Callable[[], float] = unix_time,
        steady: Callable[[], float] | None = None,
        workers: Pool | None = None,
        new_seed: Callable[[], str] = lambda: secrets.token_hex(16),
        limits: Limits | None = None,
        moment: float = 0,
    ) -> None:
        """`clock` returns Unix seconds. `steady` returns seconds that never jump; None if `clock` never does.

        `workers` runs slow work; None runs it in this process. `moment` is the pause in seconds between a
        move and a computer player's answer while people follow the game.
        """
        self.db = db
        self.time = UptimeClock(clock, steady)
        self.workers = workers or Pool(0)
        self.new_seed = new_seed
        self.limits = limits or Limits()
        self.moment = moment
        self.jobs = Jobs(db, self.time)
        self.tables = Tables(db, self.time)
        self.presence = Presence(self.time)
        self.gathering = Locks()
        """Locks by server id, held while seeking players are matched and seated at a new table."""
        self.is_in: Callable[[int], bool] = lambda server: False
        """Tells whether the bot is certainly a member of a server. Set by the Discord side."""
        self.has_left: Callable[[int], Awaitable[bool]] = _has_left
        """Asks whether the bot is certainly no member of a server. Raises Later while that is unknown. Set by
        the Discord side."""
        self.departed: Callable[[int, Iterable[int]], Awaitable[list[int]]] = _departed
        """Asks which of these people are certainly no members of a server. Set by the Discord side."""
        self.steps: list[ChangeStep] = []
        """Steps called in this order after every change, in its transaction."""
        self.repairs: list[Repair] = []
        """Functions that repair the features' stored times after the clock was set back."""
        self.departures: list[Departure] = []
        """Functions that remove the features' rows of a server that the bot has left."""
        self.personal: list[Personal] = []
        """All rows about people, for exporting and forgetting them."""
        self.recorders: dict[MessageKind, Recorder] = {}
        """Recorders of the kinds of message that aren't recorded in `messages`."""
        self.at_end: list[Callable[[], Awaitable[None]]] = []
        """Functions called when the house closes."""
        self._jobs_line = asyncio.Lock()
        self.singles: dict[Callable[[House], object], object] = {}
        self._listeners: list[Listener] = []

    def single(self, make: Callable[[House], T]) -> T:
        """The house's only object of its kind, such as `house.single(Hints)`. Created at the first call."""
        if make not in self.singles:
            self.singles[make] = make(self)
        return cast("T", self.singles[make])

    def subscribe(self, listener: Listener) -> None:
        """Call `listener` with every change after its commit.

        It must be quick. Its exceptions are logged and don't stop the others.
        """
        self._listeners.append(listener)

    def publish(self, change: Change) -> None:
        """Call all listeners, in the order they subscribed. The change must be committed."""
        for listener in self._listeners:
            try:
                listener(change)
            except Exception:
                log.exception("%r failed at %s", listener, change)

    @asynccontextmanager
    async def transaction(self) -> AsyncGenerator[Tx]:
        """Open a transaction and commit it when the block ends. Refused: not-saved.

        On a slow disk, transactions queue. Acts go before the transactions of jobs, which have a queue of
        their own: an act waits for at most one of them.
        """
        async with self._jobs_line if is_in_job() else nullcontext(), self._transaction() as tx:
            yield tx

    @asynccontextmanager
    async def _transaction(self) -> AsyncGenerator[Tx]:
        with saving():
            async with self.db.transaction_of(partial(Tx, self)) as tx:
                yield tx
                if await tx.jobs.write(tx):
                    tx.after_commit(self.jobs.wake)
                    tx.signals.add(JOBS_SET_SIGNAL)
                if tx.signals:
                    await tx.tell(" ".join(sorted(tx.signals)))

    async def do(self, sql: str, /, **values: object) -> list[Row]:
        """Run one statement in its own transaction. Refused: not-saved."""
        async with self.transaction() as tx:
            return await tx.run(sql, **values)

    async def put(self, table: str, /, *key: str, **row: object) -> None:
        """Upsert one row in its own transaction; see `Transaction.put`. Refused: not-saved."""
        async with self.transaction() as tx:
            await tx.put(table, *key, **row)

    async def act(
        self,
        id: int,
        function: Callable[Concatenate[Act, P], Awaitable[T]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Change a table: load it, call `function` with the act, commit, then publish the changes.

        Nothing is stored if `function` raises. The table may be broken (`Table.is_broken`).

        Refused: no-such-table, not-saved. Acts don't repeat these two codes in their own lists.
        """
        for attempt in count(1):
            try:
                async with self._transaction() as tx:
                    table = await store.load(tx, id, tx.now)
                    if table is None:
                        raise Refused("no-such-table", table=id)
                    return await function(Act(tx, table), *args, **kwargs)
            except Refused as refused:
                cause = refused.__cause__
                if not isinstance(cause, NotSaved) or not cause.again or attempt >= MAX_ATTEMPTS:
                    raise
        raise AssertionError


class Tx(Transaction):
    """A transaction of the house."""

    def __init__(self, house: House, engine: Engine) -> None:
        super().__init__(engine)
        self.house = house
        self.now = house.time.unix()
        """Unix seconds at the beginning of the transaction."""
        self.jobs = JobChanges(house.jobs.homes)
        """The jobs to set and drop, which are written at the end of the transaction."""
        self.signals: set[str] = set()
        """Signals for other processes: `JOBS_SET_SIGNAL`, `TIME_SET_SIGNAL`, or the id of a changed table."""

    async def lock_person(self, person: int) -> None:
        """Make other transactions that lock this person wait until this one ends.

        Take the lock before reading something of a person that decides what is written. It also works where
        there is no row yet.
        """
        await self.lock(f"person {person}")

    async def lock_server(self, server: int) -> None:
        """Do the same for what is stored of a server."""
        await self.lock(f"server {server}")

    async def follow(self, change: Change) -> None:
        """Run all steps for a change, and publish it after the commit."""
        for step in self.house.steps:
            await step(self, change)
        self.signals.add(str(change.table.id))
        self.after_commit(partial(self.house.publish, change))


Listener = Callable[[Change], None]

ChangeStep = Callable[[Tx, Change], Awaitable[None]]
"""A service's reaction to a change, stored in the same transaction. It may refuse the change."""

Departure = Callable[[Tx, int], Awaitable[None]]
"""Removes a feature's rows of a server that the bot has left; see `sessions/departures.py`."""

Repair = Callable[[Tx], Awaitable[None]]
"""Corrects stored times that are later than now; see `sessions/jobs/setback.py`."""


class Act:
    """One or more changes of one table in one transaction.

    The act's function must await nothing but `tx`, because all other transactions wait for it.
    """

    def __init__(self, tx: Tx, table: Table) -> None:
        self.tx = tx
        self.table = table
        """The current table, including the changes that this act has made so far."""

    @property
    def house(self) -> House:
        return self.tx.house

    @property
    def now(self) -> int:
        """The time of the act in Unix seconds."""
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
        """Store the changed table `after`, run all steps, and publish the change after the commit.

        Settles clocks and votes, and sets version, chain and the players' habits. For the keywords see
        `Change`. `entry` is the new entry of the match's log.

        Refused: unreadable (a damaged table can only be closed), banned, server-banned. Acts that seat
        newcomers also refuse too-many-tables, and acts that change the channel also refuse table-open-here.
        """
        before, tx = self.table, self.tx
        if before.is_damaged and after.status.is_open:
            raise Refused("unreadable", table=before.id)
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
    """Store a new lobby. Returns the table with its id.

    Refused: table-open-here, too-many-tables, too-many-tables-here, banned, server-banned.
    """
    await require_free_channel(tx, None, table)
    table = await store.add(tx, await with_company(tx, table, tx.now))
    await tx.follow(Change(ChangeKind.OPENED, table, by=table.host))
    return table


async def require_free_channel(tx: Tx, before: Table | None, after: Table) -> None:
    """Refuse a second open table in a channel. Refused: table-open-here."""
    was = before.channel if before is not None and before.status.is_open else None
    if not after.status.is_open or after.channel == was:
        return
    there = await tx.one(
        "SELECT id FROM tables WHERE channel = :channel AND status IN ('lobby', 'playing') AND id <> :id",
        channel=after.channel,
        id=after.id,
    )
    if there is not None:
        raise Refused("table-open-here", table=there["id"])


async def _has_left(server: int) -> bool:
    return True


async def _departed(server: int, people: Iterable[int]) -> list[int]:
    return []
