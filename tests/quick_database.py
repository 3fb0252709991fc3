"""A database that answers at once, for tests that are about something else.

aiosqlite hands each statement to a thread of its own and waits for it. Here the event loop makes it itself,
at its next turn; and since no test cuts the power, nothing waits for the disk. So one connection is enough to
read by. A new file is one that other tests have used before (`quick_files.py`), or a copy of one that was
brought to the present version by its migrations, once in a process.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiosqlite
import pytest

from db import database
from db.migrate import MIGRATIONS
from db.sqlite import connection, engine
from tests.quick_files import Lent, files, new_database, really_prepare
from tests.quick_postgres import postgres_answers_at_once

SYNCED = "PRAGMA synchronous = FULL"
UNSYNCED = "PRAGMA synchronous = OFF"

really_opened = connection._opened
queries_read_once = cache(database.read_queries)


@pytest.fixture
def the_database_takes_its_time() -> None:
    """For a test that interrupts it."""


@pytest.fixture
def the_database_is_new() -> None:
    """For a test that looks at its pages, of which a file that others have used before has some to spare; or
    at its log, which stands beside such a file."""


@pytest.fixture
def the_database_answers_at_once(request: pytest.FixtureRequest) -> Iterator[None]:
    if "the_database_takes_its_time" in request.fixturenames:
        yield
        return

    def prepare(path: Path, migrations: Path) -> None:
        if path.exists() or migrations != MIGRATIONS:
            really_prepare(path, migrations)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            if "the_database_is_new" in request.fixturenames:
                path.write_bytes(new_database())
            else:
                files().link(path)

    with pytest.MonkeyPatch.context() as patch:  # its own: a test may undo what it has patched itself
        patch.setattr(aiosqlite.Connection, "_execute", _execute)
        patch.setattr(aiosqlite.Connection, "_connect", _connect)
        patch.setattr(engine, "asyncio", SimpleNamespace(to_thread=_at_once))
        patch.setattr(connection, "_opened", _opened)
        patch.setattr(engine, "open_reader", _open_reader)
        patch.setattr(engine, "prepare", prepare)
        patch.setattr(database, "read_queries", queries_read_once)
        with postgres_answers_at_once() if request.config.getoption("postgres") else nullcontext():
            yield
    files().empty_all()


async def _execute(own: aiosqlite.Connection, make: Callable[..., Any], *args: Any, **more: Any) -> Any:
    if not own._running or not own._connection:
        raise ValueError("Connection closed")
    await asyncio.sleep(0)
    if SYNCED in args:
        args = (UNSYNCED, *args[1:])
    one = own._connection
    if isinstance(one, Lent) and args and _is_setting(args[0]) and one.is_told(args[0]):
        return one.cursor()
    return make(*args, **more)


def _is_setting(statement: str) -> bool:
    """Whether it is such as "PRAGMA foreign_keys = ON"."""
    return statement.startswith("PRAGMA") and " = " in statement


async def _connect(own: aiosqlite.Connection) -> aiosqlite.Connection:
    try:
        own._connection = own._connector()
    except BaseException:
        own.stop()
        raise
    return own


def _opened(path: Path, patience: float) -> sqlite3.Connection:
    file = files().find(path)
    return file.lend(patience) if file else really_opened(path, patience)


async def _open_reader(path: Path, *, patience: float) -> connection.Reader:
    one = await connection._connected(path, patience=patience)
    await one.execute(connection.READ_ONLY)
    return Reader(one, one._conn)


async def _at_once(make: Callable[..., Any], *args: Any) -> Any:
    return make(*args)


class Reader(connection.Reader):
    """One whose connection may stay open when it is closed."""

    async def close(self) -> None:
        await super().close()
        self._lookups = _closed()


@cache
def _closed() -> sqlite3.Connection:
    """A connection that says that it is closed."""
    connection = sqlite3.connect(":memory:")
    connection.close()
    return connection
