"""A second connection to the bot's database, for tests that read or change it behind the bot's back."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Coroutine, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from threading import Thread
from typing import Any, Protocol, TypeVar

from db import Location, Server

T = TypeVar("T")


NO_TIMEOUTS: dict[str, Any] = {"timeout": None, "command_timeout": None}
"""Options that disable timeouts. With a simulated clock, a year may pass before an answer."""


class Impossible(Exception):
    """The database engine refuses to store this value."""


class Answer:
    """The result of a statement."""

    def __init__(self, rows: list[tuple[Any, ...]], rowcount: int) -> None:
        self._rows = rows
        self.rowcount = rowcount

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return iter(self._rows)

    def fetchall(self) -> list[tuple[Any, ...]]:
        return self._rows

    def fetchone(self) -> tuple[Any, ...] | None:
        return self._rows[0] if self._rows else None


class Program(Protocol):
    """A client that commits each statement by itself. Parameters are marked by `?`."""

    def execute(self, query: str, values: Sequence[object] = ()) -> Answer: ...
    def executescript(self, script: str) -> None: ...
    def tables(self) -> list[str]:
        """The names of all tables."""
        ...

    def columns(self, table: str) -> list[str]:
        """The names of a table's columns, in order."""
        ...


class _OfAFile:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def execute(self, query: str, values: Sequence[object] = ()) -> Answer:
        cursor = self._connection.execute(query, values)
        return Answer(cursor.fetchall(), cursor.rowcount)

    def executescript(self, script: str) -> None:
        self._connection.executescript(script)

    def tables(self) -> list[str]:
        return [name for (name,) in self.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]

    def columns(self, table: str) -> list[str]:
        return [name for _, name, *_ in self.execute(f"PRAGMA table_info({table})")]


class ServersProgram:
    """A PostgreSQL client with an event loop in its own thread, since asyncpg has no synchronous calls."""

    def __init__(self, url: str) -> None:
        import asyncpg  # pyright: ignore[reportMissingTypeStubs]

        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._connection = self._wait(asyncpg.connection.connect(url, **NO_TIMEOUTS))

    def execute(self, query: str, values: Sequence[object] = ()) -> Answer:
        import asyncpg  # pyright: ignore[reportMissingTypeStubs]

        if "= x'" in query:
            raise Impossible("bytes")
        for value in values:
            query = query.replace("?", _literal(value), 1)
        try:
            statement = self._wait(self._connection.prepare(query))
            rows = self._wait(statement.fetch())
        except (
            asyncpg.DataError,
            asyncpg.DatatypeMismatchError,
            asyncpg.CheckViolationError,
            asyncpg.NotNullViolationError,
        ) as error:
            raise Impossible(str(error)) from error
        *_, count = statement.get_statusmsg().split()
        return Answer([tuple(row) for row in rows], int(count) if count.isdigit() else -1)

    def rows(self, query: str, values: Sequence[object] = ()) -> list[dict[str, Any]]:
        """The rows of a query as dicts."""
        for value in values:
            query = query.replace("?", _literal(value), 1)
        return [dict(row) for row in self._wait(self._connection.fetch(query))]

    def executescript(self, script: str) -> None:
        self._wait(self._connection.execute(script))

    def tables(self) -> list[str]:
        return [
            name
            for (name,) in self.execute("SELECT tablename::text FROM pg_tables WHERE schemaname = 'public'")
        ]

    def columns(self, table: str) -> list[str]:
        query = (
            "SELECT column_name::text FROM information_schema.columns"
            " WHERE table_schema = 'public' AND table_name = ? ORDER BY ordinal_position"
        )
        return [name for (name,) in self.execute(query, (table,))]

    def _wait(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def close(self) -> None:
        self._wait(self._connection.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


def _literal(value: object) -> str:
    """None, a string or a number as a PostgreSQL literal."""
    if value is None:
        return "NULL"
    return "'" + value.replace("'", "''") + "'" if isinstance(value, str) else repr(value)


@contextmanager
def beside(where: Location) -> Generator[Program]:
    """Open a second connection to the database for the block.

    SQLite's check constraints are off, so a test can store almost anything in a file.
    """
    if isinstance(where, Server):
        with closing(ServersProgram(where.url)) as server:
            yield server
    else:
        with closing(sqlite3.connect(where, isolation_level=None)) as file:
            file.execute("PRAGMA ignore_check_constraints = ON")
            yield _OfAFile(file)
