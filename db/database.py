"""The database: one class behind which SQLite may one day be PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from db.connection import Connection, Row, connect
from db.errors import (
    Conflict,
    DatabaseLocked,
    DatabaseTooNew,
    DatabaseUnusable,
    NotSaved,
    is_damage,
    is_locked,
)
from db.migrate import MIGRATIONS, migrate, read_migrations
from db.named import QUERIES, read_queries
from db.soundness import damage
from db.transactions import Group, Transaction, undone

log = logging.getLogger(__name__)

_BUSY = 5.0  # seconds that one process waits for another's transaction

LOG_KEPT = 8 * 2**20
"""Bytes of write-ahead log that may stay on disk to be written over. What is beyond is cut off."""
LOG_PAGES = 2000
"""Pages (4 KiB) of write-ahead log from which on a commit brings it into the file: less than is kept."""
ALONE = 1.0
"""Seconds after which what was to ride along with a transaction is stored by itself."""
LOG_TOO_LONG = 128 * 2**20
"""Bytes of write-ahead log at which the host is told that something holds it."""


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
    """A database file, open. Reads see what is committed, and nothing of a transaction under way."""

    def __init__(self, path: Path, writer: Connection, reader: Connection, queries: dict[str, str]) -> None:
        self.commits = Commits()
        self._log = path.with_name(f"{path.name}-wal")
        self._writer = writer
        self._reader = reader
        self._queries = queries
        self._writing = asyncio.Lock()
        self._group: Group | None = None  # the transactions that are made and not yet on disk
        self._committing: asyncio.Task[None] | None = None
        self._riders: list[Rider] = []
        self._ride: asyncio.TimerHandle | None = None  # when they go alone
        self._riding: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls, path: str | Path, *, migrations: Path = MIGRATIONS, queries: Path = QUERIES
    ) -> Database:
        """Open the file, making it if there is none, and bring it to the present version.

        DatabaseUnusable if it can't be read or written, is damaged or is no database; DatabaseTooNew if a
        later version of the program wrote it; DatabaseLocked if somebody else holds it.
        """
        async with AsyncExitStack() as opened:
            try:
                await asyncio.to_thread(prepare, Path(path), migrations)
                writer = await connect(path, patience=_BUSY)
                opened.push_async_callback(writer.close)
                reader = await connect(path, patience=_BUSY)
                opened.push_async_callback(reader.close)
                await writer.execute("PRAGMA synchronous = FULL")  # on disk before anyone is told
                await writer.execute("PRAGMA foreign_keys = ON")
                await writer.execute(f"PRAGMA journal_size_limit = {LOG_KEPT}")
                # What a transaction changes, and how it was before, stays in memory until the commit.
                await writer.execute("PRAGMA cache_size = -16384")
                await writer.execute("PRAGMA temp_store = MEMORY")
                await writer.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
                await reader.execute("PRAGMA query_only = ON")
            except (OSError, sqlite3.Error) as error:
                if is_locked(error):
                    raise DatabaseLocked(f"The database {path} is locked by another program.") from error
                if is_damage(error):
                    raise _damaged(path, str(error)) from error
                raise DatabaseUnusable(f"The database {path} can't be used: {error}") from error
            except DatabaseTooNew as error:
                raise DatabaseTooNew(f"The database {path} is too new: {error}") from error
            opened.pop_all()  # they stay open
        return cls(Path(path), writer, reader, read_queries(queries))

    @asynccontextmanager
    async def transaction(self) -> AsyncGenerator[Transaction]:
        """One transaction: on disk when the block is left, or not at all if it raises. It sees what those
        before it have stored, though that may reach the disk only with it: so the block awaits nothing but
        the transaction, since others wait for it.

        NotSaved or Conflict if the database refuses. If the task is cancelled while the commit is under
        way it may have been stored all the same; it is certain, one way or the other, when this returns.
        """
        failure: BaseException | None = None
        async with self._writing:
            await self._carry()
            transaction = self._begun()
            try:
                yield transaction
                await transaction.finish()
            except BaseException as error:
                failure = error
                await self._undo(transaction, error)
                group = self._group
            else:
                group = self._joined(transaction)
        if group is not None and not isinstance(failure, asyncio.CancelledError):
            # Who is refused may be so by what the others of the group have stored.
            await group.is_over()
        if isinstance(failure, sqlite3.IntegrityError):
            raise Conflict(str(failure)) from failure
        if isinstance(failure, sqlite3.Error):
            raise NotSaved(str(failure)) from failure
        if failure is not None:
            raise failure

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
            await carrier.finish()
        except BaseException as error:
            await self._undo(carrier, error)
            if not isinstance(error, sqlite3.Error):
                self._riders = riders + self._riders
                raise
            log.warning("What %d statements were to note is lost: %s", len(riders), error)
        else:
            self._joined(carrier)

    def _begun(self) -> Transaction:
        return Transaction(self._writer, self._queries, is_first=self._group is None)

    async def _undo(self, transaction: Transaction, error: BaseException) -> None:
        """Take back a transaction that failed, with all of its group if it can't be done alone."""
        if not transaction.undo():
            self._end_group(error)
            await undone(self._writer)

    def _joined(self, transaction: Transaction) -> Group:
        """The group that a transaction belongs to. A new one is committed when those have joined it who wait
        for the writer already."""
        if self._group is None:
            self._group = Group()
            self._committing = asyncio.create_task(self._commit_in_turn(), name="commit")
        self._group.members.append(transaction)
        return self._group

    async def _commit_in_turn(self) -> None:
        async with self._writing:
            await self._commit()

    async def _commit(self) -> None:
        """Bring to disk what is made; only for whoever has the writer to themselves."""
        if self._group is None:
            return
        began = perf_counter()
        try:
            await self._writer.commit()
        except BaseException as error:
            try:
                await undone(self._writer)
            finally:
                self._end_group(error)
            if not isinstance(error, sqlite3.Error):
                raise
            return
        members = self._group.members
        self.commits.number += len(members)
        self.commits.seconds += (perf_counter() - began) * len(members)
        self._end_group(None)
        for transaction in members:
            transaction.committed()

    def _end_group(self, error: BaseException | None) -> None:
        group, self._group = self._group, None
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
        """Bytes of the write-ahead log."""
        return self._log.stat().st_size if self._log.exists() else 0

    async def bound_log(self) -> None:
        """Cut the write-ahead log off if it has grown, as far as nobody reads what was before; to be called
        from time to time."""
        if self.log_size <= LOG_KEPT:
            return
        async with self._writing:
            await self._commit()
            await self._truncate_log()
        if self.log_size > LOG_TOO_LONG:
            log.warning(
                "The database's log has %d MiB: another program reads the database and doesn't let go of it",
                self.log_size // 2**20,
            )

    async def close(self) -> None:
        """Finish what is under way, bring the log into the file, which is whole by itself then, and let go of
        it. The program can't end before this is done."""
        async with self._writing:
            await self._carry()
            await self._commit()
            await self._reader.close()
            with suppress(sqlite3.Error):
                await self._truncate_log()
            await self._writer.close()

    async def _truncate_log(self) -> None:
        """Only for whoever has the writer to themselves. Waits for nobody who reads."""
        await self._writer.execute("PRAGMA busy_timeout = 0")
        try:
            await self._writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            await self._writer.execute(f"PRAGMA busy_timeout = {round(_BUSY * 1000)}")


def prepare(path: Path, migrations: Path = MIGRATIONS) -> None:
    """Make the file if there is none, see that it is whole and can be written, and bring it to the present
    version. DatabaseUnusable, DatabaseTooNew, sqlite3.Error."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path, timeout=_BUSY, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        if broken := damage(connection):
            raise _damaged(path, broken[0])
        connection.executescript("BEGIN; CREATE TABLE trial (a); ROLLBACK")  # can it be written?
        migrate(connection, read_migrations(migrations))


def _damaged(path: str | Path, what: str) -> DatabaseUnusable:
    what = " ".join(what.split())
    return DatabaseUnusable(
        f"The database {path} is damaged ({what}): `python bot.py restore` brings a backup back."
    )
