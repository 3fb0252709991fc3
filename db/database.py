"""The database: one class behind which SQLite may one day be PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import aiosqlite

from db.errors import Conflict, DatabaseTooNew, DatabaseUnusable, NotSaved
from db.migrate import MIGRATIONS, migrate, read_migrations
from db.named import QUERIES, read_queries

Row = Mapping[str, Any]

_BUSY = 5.0  # seconds that one process waits for another's transaction


class Transaction:
    """What `Database.transaction` gives: statements that are stored together or not at all."""

    def __init__(self, connection: aiosqlite.Connection, queries: dict[str, str]) -> None:
        self._connection = connection
        self._queries = queries
        self._callbacks: list[Callable[[], None]] = []

    def after_commit(self, callback: Callable[[], None]) -> None:
        """Have this called once the transaction is on disk, before the next one begins. It must not raise."""
        self._callbacks.append(callback)

    def committed(self) -> None:
        """Call what was to be called after the commit."""
        for callback in self._callbacks:
            callback()

    async def run(self, name: str, /, **values: object) -> list[Row]:
        """Run the named query; the rows that it returns, if any."""
        return await _rows(self._connection, self._queries[name], values)


class Database:
    """A database file, open. Reads see what is committed, and nothing of a transaction under way."""

    def __init__(
        self, writer: aiosqlite.Connection, reader: aiosqlite.Connection, queries: dict[str, str]
    ) -> None:
        self._writer = writer
        self._reader = reader
        self._queries = queries
        self._writing = asyncio.Lock()

    @classmethod
    async def open(
        cls, path: str | Path, *, migrations: Path = MIGRATIONS, queries: Path = QUERIES
    ) -> Database:
        """Open the file, making it if there is none, and bring it to the present version.

        DatabaseUnusable if it can't be read or written or is no database; DatabaseTooNew if a later
        version of the program wrote it.
        """
        try:
            await asyncio.to_thread(_prepare, Path(path), migrations)
            writer = await _connect(path)
            reader = await _connect(path)
        except (OSError, sqlite3.Error) as error:
            raise DatabaseUnusable(f"The database {path} can't be used: {error}") from error
        except DatabaseTooNew as error:
            raise DatabaseTooNew(f"The database {path} is too new: {error}") from error
        await writer.execute("PRAGMA synchronous = FULL")  # on disk before anyone is told
        await writer.execute("PRAGMA foreign_keys = ON")
        await reader.execute("PRAGMA query_only = ON")
        return cls(writer, reader, read_queries(queries))

    @asynccontextmanager
    async def transaction(self) -> AsyncGenerator[Transaction]:
        """One transaction, alone: on disk when the block is left, or not at all if it raises.

        NotSaved or Conflict if the database refuses. If the task is cancelled while the commit is under
        way it may have been stored all the same; it is certain, one way or the other, when this returns.
        """
        async with self._writing:
            try:
                await self._writer.execute("BEGIN IMMEDIATE")
                transaction = Transaction(self._writer, self._queries)
                yield transaction
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
            transaction.committed()

    async def do(self, name: str, /, **values: object) -> list[Row]:
        """Run one named query as a transaction of its own."""
        async with self.transaction() as tx:
            return await tx.run(name, **values)

    async def all(self, name: str, /, **values: object) -> list[Row]:
        """The rows of a named query that only reads."""
        return await _rows(self._reader, self._queries[name], values)

    async def one(self, name: str, /, **values: object) -> Row | None:
        """The first row of a named query that only reads; None if there is none."""
        rows = await self.all(name, **values)
        return rows[0] if rows else None

    async def close(self) -> None:
        """Finish what is under way, then let go of the file. The program can't end before this is done."""
        async with self._writing:
            await self._reader.close()
            await self._writer.close()


async def _rows(connection: aiosqlite.Connection, query: str, values: dict[str, object]) -> list[Row]:
    return [dict(row) for row in await connection.execute_fetchall(query, values)]


def _prepare(path: Path, migrations: Path) -> None:
    """Make the file if there is none, see that it can be written, and bring it to the present version."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path, timeout=_BUSY, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.executescript("BEGIN; CREATE TABLE trial (a); ROLLBACK")  # can it be written?
        migrate(connection, read_migrations(migrations))


async def _connect(path: str | Path) -> aiosqlite.Connection:
    # Without isolation_level, Python opens no transactions of its own: each statement stands as written.
    connection = await aiosqlite.connect(path, timeout=_BUSY, isolation_level=None)
    connection.row_factory = sqlite3.Row
    return connection
