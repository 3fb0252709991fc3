"""A connection whose statements are made where they cost least.

aiosqlite hands each statement to the connection's thread and waits for it. That takes ten times as long as
most statements do; and longer still while the event loop has other work, for the thread has to wait for it
after each statement. So a transaction's statements are made in the event loop, at once: they change pages in
memory. So are lookups outside of transactions. What waits for the disk is the thread's: the commit, and reads
that may give many rows.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from time import monotonic

import aiosqlite

from db.engine import Row, Statement
from db.errors import Outdated
from db.named import Lookup
from db.sqlite.errors import is_locked

BEGIN = "BEGIN IMMEDIATE"
READ_ONLY = "PRAGMA query_only = ON"
PAUSE = 0.01
"""Seconds after which a transaction that another process's keeps waiting tries to begin again."""
AT_ONCE = 500
"""Statements after which the event loop turns to others."""
IN_A_ROW = 32
"""Lookups after which the event loop turns to others, if nobody has waited for anything else meanwhile."""


class Connection(aiosqlite.Connection):
    """A `Writer`; or one that reads."""

    begin = BEGIN
    unmade = ()
    is_away = False
    patience = 0.0
    """Seconds that a transaction waits for another process's to end."""

    async def all_of(self, statements: Iterable[Statement]) -> list[Row]:
        """Make these statements, one after the other, in the event loop; the rows of the last. sqlite3.Error
        or Outdated by the first that fails; those before it are made then."""
        execute, made = self._conn.execute, None
        for number, statement in enumerate(statements, 1):
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
            query = statement.query
            if query == BEGIN:
                await self._begin()
                continue
            made = execute(query, statement.values)
            if statement.must_change and not made.rowcount:
                raise Outdated(query.partition("\n")[0])
        return [dict(row) for row in made] if made is not None else []

    async def _begin(self) -> None:
        """Begin as soon as no other process writes. sqlite3.Error if one does so for too long."""
        began = monotonic()
        while True:
            try:
                self._conn.execute(BEGIN)
                return
            except sqlite3.Error as error:
                if not is_locked(error) or monotonic() - began >= self.patience:
                    raise
            await asyncio.sleep(PAUSE)

    async def rows(self, query: str, values: Mapping[str, object]) -> list[Row]:
        """The rows that a query gives, read in the connection's thread: they may be many."""
        rows = await self._execute(self._read, query, values)  # pyright: ignore[reportUnknownMemberType]
        return [dict(row) for row in rows]

    async def undo_to(self, savepoint: str) -> bool:
        """Take back what was done since a savepoint; False if SQLite has undone the whole transaction (as it
        does on a full disk) or can't do even this."""
        try:
            self._conn.execute(f"ROLLBACK TO {savepoint}")
            self._conn.execute(f"RELEASE {savepoint}")
        except sqlite3.Error:
            return False
        return True

    async def rollback(self) -> None:
        # The connection's thread does one thing after the other, so this comes after whatever it was doing,
        # and does nothing if that was a commit that went through.
        with suppress(sqlite3.Error):
            await super().rollback()

    def _read(self, query: str, values: Mapping[str, object]) -> list[sqlite3.Row]:
        return self._conn.execute(query, values).fetchall()


class Reader:
    """A `Reader`: what may be many rows is read in a thread, lookups in the event loop."""

    def __init__(self, connection: Connection, lookups: sqlite3.Connection) -> None:
        self._connection = connection
        self._lookups = lookups  # a connection of its own: it waits for nothing that the thread does
        self._in_a_row = 0

    async def read(self, query: str, values: Mapping[str, object]) -> list[Row]:
        """The rows that a query gives."""
        if not isinstance(query, Lookup):
            return await self._connection.rows(query, values)
        self._in_a_row += 1
        if self._in_a_row >= IN_A_ROW:
            self._in_a_row = 0
            await asyncio.sleep(0)
        return [dict(row) for row in self._lookups.execute(query, values)]

    async def close(self) -> None:
        self._lookups.close()
        await self._connection.close()


async def open_writer(path: Path, *, patience: float) -> Connection:
    """Open a database file to write. `patience`: seconds to wait for another process's transaction."""
    connection = await _connected(path, patience=0)  # it waits in the event loop's way
    connection.patience = patience
    return connection


async def open_reader(path: Path, *, patience: float) -> Reader:
    """Open a database file to read what is committed."""
    connection = await _connected(path, patience=patience)
    try:
        await connection.execute(READ_ONLY)
        lookups = _opened(path, patience)
        lookups.execute(READ_ONLY)
    except BaseException:
        await connection.close()
        raise
    return Reader(connection, lookups)


async def _connected(path: Path, *, patience: float) -> Connection:
    connection = Connection(lambda: _opened(path, patience), iter_chunk_size=64)
    await connection
    return connection


def _opened(path: Path, patience: float) -> sqlite3.Connection:
    # Without isolation_level, Python opens no transactions of its own: each statement stands as written.
    connection = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
    connection.row_factory = sqlite3.Row
    return connection
