"""An SQLite file as one end of a copy."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from db.errors import DatabaseUnusable
from db.sqlite.errors import may_be_whole

ROWS_PER_BATCH = 500


class SqliteEndpoint:
    """The `Endpoint` for an SQLite file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def count(self, table: str) -> int:
        [(number,)] = self._connection.execute(f'SELECT count(*) FROM "{table}"')  # noqa: S608
        return number

    async def rows(self, table: str) -> AsyncGenerator[list[tuple[Any, ...]]]:
        cursor = self._connection.execute(f"SELECT * FROM {table}")  # noqa: S608
        while rows := cursor.fetchmany(ROWS_PER_BATCH):
            yield rows

    async def add(self, table: str, rows: Sequence[tuple[Any, ...]]) -> None:
        marks = ", ".join("?" * len(rows[0]))
        try:
            self._connection.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)  # noqa: S608
        except sqlite3.Error as error:
            raise DatabaseUnusable(f"Rows of {table} can't be stored: {error}") from error

    async def finish(self) -> None:
        try:
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            if may_be_whole(error):
                raise DatabaseUnusable(
                    f"Storing the copy failed ({error}), so it may be there or not. Copy to another new"
                    " database."
                ) from error
            raise DatabaseUnusable(f"The copy can't be stored: {error}") from error


@asynccontextmanager
async def open_endpoint(path: Path) -> AsyncGenerator[SqliteEndpoint]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("BEGIN")
        yield SqliteEndpoint(connection)
