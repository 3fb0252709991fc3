"""A database file as one end of a copy."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from db.errors import DatabaseUnusable
from db.order import parents_first

AT_ONCE = 500
"""Rows."""


class FileEnd:
    """An `End`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def tables(self) -> dict[str, list[str]]:
        query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        names = [name for (name,) in self._connection.execute(query)]
        parents = {
            name: {row[2] for row in self._connection.execute(f'PRAGMA foreign_key_list("{name}")')}
            for name in names
        }
        return {
            name: [row[1] for row in self._connection.execute(f'PRAGMA table_info("{name}")')]
            for name in parents_first(parents)
        }

    async def count(self, table: str) -> int:
        [(number,)] = self._connection.execute(f'SELECT count(*) FROM "{table}"')  # noqa: S608
        return number

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncGenerator[list[tuple[Any, ...]]]:
        cursor = self._connection.execute(f'SELECT {_quoted(columns)} FROM "{table}"')  # noqa: S608
        while rows := cursor.fetchmany(AT_ONCE):
            yield rows

    async def add(self, table: str, columns: Sequence[str], rows: Sequence[tuple[Any, ...]]) -> None:
        marks = ", ".join("?" * len(columns))
        try:
            self._connection.executemany(
                f'INSERT INTO "{table}" ({_quoted(columns)}) VALUES ({marks})',  # noqa: S608
                rows,
            )
        except sqlite3.Error as error:
            raise DatabaseUnusable(f"Rows of {table} can't be stored: {error}") from error

    async def finish(self) -> None:
        try:
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            raise DatabaseUnusable(f"The copy can't be stored: {error}") from error


def _quoted(names: Sequence[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


@asynccontextmanager
async def open_end(path: Path) -> AsyncGenerator[FileEnd]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("BEGIN")
        yield FileEnd(connection)
