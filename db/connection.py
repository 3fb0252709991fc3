"""A connection that makes several statements in one go.

aiosqlite hands each statement to the connection's thread and waits for it: that takes longer than most
statements do.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import aiosqlite

Row = Mapping[str, Any]
Statement = tuple[str, Mapping[str, object]]
"""A query and the values of its `:names`."""


class Connection(aiosqlite.Connection):
    async def all_of(self, statements: Iterable[Statement]) -> list[Row]:
        """Make these statements, one after the other; the rows of the last. sqlite3.Error by the first that
        fails; those before it are made then."""
        return await self._execute(self._all_of, statements)  # pyright: ignore[reportUnknownMemberType]

    def _all_of(self, statements: Iterable[Statement]) -> list[Row]:
        rows: list[sqlite3.Row] = []
        for query, values in statements:
            rows = self._made(query, values)
        return [dict(row) for row in rows]

    def _made(self, query: str, values: Mapping[str, object]) -> list[sqlite3.Row]:
        """A statement, made in the connection's own thread."""
        return self._conn.execute(query, dict(values)).fetchall()


async def connect(path: str | Path, *, patience: float) -> Connection:
    """Open a database file. `patience`: seconds to wait for another process's transaction."""

    def open_file() -> sqlite3.Connection:
        # Without isolation_level, Python opens no transactions of its own: each statement stands as written.
        connection = sqlite3.connect(path, timeout=patience, isolation_level=None)
        connection.row_factory = sqlite3.Row
        return connection

    connection = Connection(open_file, iter_chunk_size=64)
    await connection
    return connection
