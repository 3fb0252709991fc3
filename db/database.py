"""The database: one class, whichever engine is behind it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter

from db.certain import in_full
from db.engine import Engine, Row
from db.errors import refusal
from db.location import Location, Server, location
from db.migrate import MIGRATIONS
from db.named import QUERIES, read_queries
from db.sqlite.engine import open_file
from db.transactions import Group, Transaction

log = logging.getLogger(__name__)

ALONE = 1.0
"""Seconds after which what was to ride along with a transaction is stored by itself."""


@dataclass
class Commits:
    """How many transactions have been brought to disk, and the seconds that each of them waited for it."""

    number: int = 0
    seconds: float = 0.0


def _nothing() -> None:
    pass


@dataclass(frozen=True)
class Rider:
    """A query that nobody waits for."""

    name: str
    then: Callable[[], None]
    values: Mapping[str, object]


class Database:
    """A database, open. Reads see what is committed, and nothing of a transaction under way."""

    def __init__(self, engine: Engine, queries: dict[str, str]) -> None:
        self.commits = Commits()
        self._engine = engine
        self._writer = engine.writer
        self._reader = engine.reader
        self._queries = queries
        self._writing = asyncio.Lock()
        self._group: Group | None = None  # the transactions that are made and not yet on disk
        self._former: Group | None = None  # the last one before them; it may be on its way to the disk
        self._committing: asyncio.Task[None] | None = None  # of the last group
        self._riders: list[Rider] = []
        self._ride: asyncio.TimerHandle | None = None  # when they go alone
        self._riding: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls,
        where: str | Location,
        *,
        migrations: Path = MIGRATIONS,
        queries: Path = QUERIES,
    ) -> Database:
        """Open a database and bring it to the present version; a file is made if there is none.

        DatabaseUnusable if it can't be read or written, is damaged or is no database; DatabaseTooNew if a
        later version of the program wrote it; DatabaseLocked if somebody else holds the file; of a server's,
        DatabaseAway if it can't be reached and DatabaseInUse if another process has it open.
        """
        where = location(where)
        if isinstance(where, Server):
            from db.postgres.engine import open_server  # who has no server needs nothing for it

            engine = await open_server(where, migrations)
        else:
            engine = await open_file(where, migrations)
        return cls(engine, read_queries(queries, engine.name))

    @classmethod
    async def look(cls, where: Server) -> Database:
        """A server's database as it is now, to be read only; the bot may work with it. DatabaseUnusable if it
        isn't of the present version; DatabaseAway."""
        from db.postgres.moment import open_moment

        engine = await open_moment(where)
        return cls(engine, read_queries(QUERIES, engine.name))

    def transaction(self) -> AbstractAsyncContextManager[Transaction]:
        """One transaction: on disk when the block is left, or not at all if it raises. It sees what those
        before it have stored, though that may reach the disk only with it: so the block awaits nothing but
        the transaction, since others wait for it.

        NotSaved, Conflict or Outdated if the database refuses. If the task is cancelled while the commit is
        under way it may have been stored all the same; it is certain when this returns, either way.
        """
        return _Block(self._enter, self._leave)

    async def _enter(self) -> Transaction:
        await self._writing.acquire()
        if self._riders:
            try:
                await self._carry()
            except BaseException:
                self._writing.release()
                raise
        return self._begun()

    async def _leave(self, transaction: Transaction, failure: BaseException | None) -> None:
        """`failure`: what the block has raised."""
        try:
            try:
                if failure is None:
                    await transaction.finish()
            except BaseException as error:
                failure = error
            if failure is None:
                group = self._joined(transaction)
            else:
                await self._undo(transaction, failure)
                group = self._group
        finally:
            self._writing.release()
        if group is not None and not isinstance(failure, asyncio.CancelledError):
            # Who is refused may be so by what the others of the group have stored.
            await group.is_over()
            failure = failure or transaction.error
        if failure is None:
            return
        told = refusal(failure) or failure
        if told is failure:
            raise failure
        raise told from failure

    def later(self, name: str, /, then: Callable[[], None] = _nothing, **values: object) -> None:
        """Run a named query that nobody waits for: before the next transaction, and with it, or after `ALONE`
        seconds if none comes until then, or as the database is closed. `then` is called once it is on disk.

        Only for what does no harm if it is lost: it is if the program is killed before, or the disk is full.
        """
        self._riders.append(Rider(name, then, values))
        if self._ride is None:
            self._ride = asyncio.get_running_loop().call_later(ALONE, self._ride_alone)

    def _ride_alone(self) -> None:
        self._riding = asyncio.create_task(self._carry_in_turn(), name="riders")

    async def _carry_in_turn(self) -> None:
        async with self._writing:
            await self._carry()
            await self._commit()

    async def _carry(self) -> None:
        """Make what rides along, as a transaction of its own; only for whoever has the writer."""
        if self._ride is not None:
            self._ride.cancel()
            self._ride = None
        riders, self._riders = self._riders, []
        if not riders:
            return
        carrier = self._begun()
        try:
            for rider in riders:
                await carrier.run(rider.name, **rider.values)
                carrier.after_commit(rider.then)
            carrier.failed = partial(self._lose, riders)
            await carrier.finish()
        except BaseException as error:
            await self._undo(carrier, error)
            if refusal(error) is None:
                self._riders = riders + self._riders
                raise
            self._lose(riders, error)
        else:
            self._joined(carrier)

    @staticmethod
    def _lose(riders: Sequence[Rider], error: BaseException) -> None:
        log.warning("What %d statements were to note is lost: %s", len(riders), error)

    def _begun(self) -> Transaction:
        group = self._group or Group(self._writer, self._former)
        return Transaction(self._writer, self._queries, group)

    async def _undo(self, transaction: Transaction, error: BaseException) -> None:
        """Take back a transaction that failed, with all of its group if it can't be done alone."""
        if not await transaction.undo():
            self._end_group(error)
            await self._undo_all()

    async def _undo_all(self) -> None:
        """Take back all that is not committed, if anything is. Nobody has the writer before that is done."""
        await in_full(self._writer.rollback())

    def _joined(self, transaction: Transaction) -> Group:
        """The group that a transaction belongs to. A new one is committed when it is full, or those have
        joined it who wait for the writer already."""
        group = transaction.group
        if self._group is None:
            self._group = group
            self._go_on(group, self._commit_in_turn(group, self._former))
        group.join(transaction)
        if group.is_full:
            self._closed()
            self._go_on(group, self._bring_to_disk(group))
        return group

    def _go_on(self, group: Group, work: Coroutine[None, None, None]) -> None:
        group.committing = self._committing = asyncio.create_task(work, name="commit")

    async def _commit_in_turn(self, group: Group, former: Group | None) -> None:
        if former is not None:
            await former.has_ended()
        async with self._writing:
            if group is not self._group:
                return  # somebody else brings it to disk
            self._closed()
        # Those who come now make up the next one, while this one is on its way.
        await self._bring_to_disk(group)

    async def _commit(self) -> None:
        """Bring to disk what is made; only for whoever has the writer to themselves, and isn't cancelled."""
        group = self._closed()
        if group is not None:
            await self._bring_to_disk(group)
        elif self._former is not None:
            await self._former.has_ended()

    def _closed(self) -> Group | None:
        """The group, if there is one, which nobody joins any more."""
        group, self._group = self._group, None
        self._former = group or self._former
        return group

    async def _bring_to_disk(self, group: Group) -> None:
        began = perf_counter()
        try:
            await group.make()
            await self._writer.commit()
        except BaseException as error:
            try:
                await self._undo_all()
            finally:
                group.end(error)
            if refusal(error) is None:
                raise
            return
        members = group.members
        self.commits.number += len(members)
        self.commits.seconds += (perf_counter() - began) * len(members)
        group.end(None)
        for transaction in members:
            transaction.committed()

    def _end_group(self, error: BaseException) -> None:
        group = self._closed()
        if group is not None:
            group.end(error)

    async def do(self, name: str, /, **values: object) -> list[Row]:
        """Run one named query as a transaction of its own."""
        async with self.transaction() as tx:
            return await tx.run(name, **values)

    async def all(self, name: str, /, **values: object) -> list[Row]:
        """The rows of a named query that only reads."""
        return await self._reader.read(self._queries[name], values)

    async def one(self, name: str, /, **values: object) -> Row | None:
        """The first row of a named query that only reads; None if there is none."""
        rows = await self.all(name, **values)
        return rows[0] if rows else None

    @property
    def log_size(self) -> int:
        """Bytes of SQLite's write-ahead log; a server looks after its own."""
        return self._engine.log_size

    async def bound_log(self) -> None:
        """Cut the write-ahead log off if it has grown, as far as nobody reads what was before; to be called
        from time to time."""
        if self._engine.has_long_log:
            async with self._writing:
                await in_full(self._commit())
                await self._engine.cut_log()

    async def close(self) -> None:
        """Finish what is under way and let go of the database: a file is whole by itself then. The program
        can't end before this is done."""
        async with self._writing:
            await self._carry()
            await in_full(self._commit())
            await self._engine.close()


class _Block(AbstractAsyncContextManager[Transaction]):
    """A transaction's block. No generator: the event loop keeps weak references to those, which takes
    longer than a statement."""

    __slots__ = ("_enter", "_leave", "_transaction")

    def __init__(
        self,
        enter: Callable[[], Awaitable[Transaction]],
        leave: Callable[[Transaction, BaseException | None], Awaitable[None]],
    ) -> None:
        self._enter = enter
        self._leave = leave
        self._transaction: Transaction | None = None

    async def __aenter__(self) -> Transaction:
        self._transaction = await self._enter()
        return self._transaction

    async def __aexit__(self, _: object, failure: BaseException | None, __: object) -> None:
        assert self._transaction is not None
        await self._leave(self._transaction, failure)
