"""The database: one class behind which SQLite may one day be PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from db.connection import Connection, Row, Statement, connect
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

log = logging.getLogger(__name__)

_GIVES_ROWS = re.compile(r"\bSELECT\b|\bRETURNING\b")
_BUSY = 5.0  # seconds that one process waits for another's transaction

LOG_KEPT = 8 * 2**20
"""Bytes of write-ahead log that may stay on disk to be written over. What is beyond is cut off."""
LOG_TOO_LONG = 128 * 2**20
"""Bytes of write-ahead log at which the host is told that something holds it."""


@dataclass
class Commits:
    """How many transactions have been brought to disk, and the seconds that this took."""

    number: int = 0
    seconds: float = 0.0


class Transaction:
    """What `Database.transaction` gives: statements that are stored together or not at all."""

    def __init__(self, connection: Connection, queries: dict[str, str]) -> None:
        self._connection = connection
        self._queries = queries
        self._statements: list[Statement] = [
            ("BEGIN IMMEDIATE", {})
        ]  # to be made before the next that gives rows
        self._callbacks: list[Callable[[], None]] = []

    def after_commit(self, callback: Callable[[], None]) -> None:
        """Have this called once the transaction is on disk, before the next one begins. It must not raise."""
        self._callbacks.append(callback)

    def committed(self) -> None:
        """Call what was to be called after the commit."""
        for callback in self._callbacks:
            callback()

    async def run(self, name: str, /, **values: object) -> list[Row]:
        """Run the named query; the rows that it returns, if any. One that returns none may be run later, in
        its order."""
        query = self._queries[name]
        self._statements.append((query, values))
        return await self.flush() if _GIVES_ROWS.search(query) else []

    async def flush(self) -> list[Row]:
        """Make all statements that are still to be made; the rows of the last."""
        statements, self._statements = self._statements, []
        return await self._connection.all_of(statements)


class Database:
    """A database file, open. Reads see what is committed, and nothing of a transaction under way."""

    def __init__(self, path: Path, writer: Connection, reader: Connection, queries: dict[str, str]) -> None:
        self.commits = Commits()
        self._log = path.with_name(f"{path.name}-wal")
        self._writer = writer
        self._reader = reader
        self._queries = queries
        self._writing = asyncio.Lock()

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
        """One transaction, alone: on disk when the block is left, or not at all if it raises.

        NotSaved or Conflict if the database refuses. If the task is cancelled while the commit is under
        way it may have been stored all the same; it is certain, one way or the other, when this returns.
        """
        async with self._writing:
            try:
                transaction = Transaction(self._writer, self._queries)
                yield transaction
                began = perf_counter()
                await transaction.flush()
                await self._writer.commit()
            except BaseException as error:
                # The connection does one thing after the other, so this comes after whatever it was doing,
                # and does nothing if that was a commit that went through.
                with suppress(sqlite3.Error):
                    await self._writer.rollback()
                if isinstance(error, sqlite3.IntegrityError):
                    raise Conflict(str(error)) from error
                if isinstance(error, sqlite3.Error):
                    raise NotSaved(str(error)) from error
                raise
            self.commits.number += 1
            self.commits.seconds += perf_counter() - began
            transaction.committed()

    async def do(self, name: str, /, **values: object) -> list[Row]:
        """Run one named query as a transaction of its own."""
        async with self.transaction() as tx:
            return await tx.run(name, **values)

    async def all(self, name: str, /, **values: object) -> list[Row]:
        """The rows of a named query that only reads."""
        return await self._reader.all_of([(self._queries[name], values)])

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
