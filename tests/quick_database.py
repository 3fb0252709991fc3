"""A database that answers at once, for tests that are about something else.

aiosqlite hands each statement to a thread of its own and waits for it. Here the event loop makes it itself,
at its next turn; and since no test cuts the power, nothing waits for the disk. So one connection is enough to
read by. A new file is a copy of one that was brought to the present version by its migrations, once in a
process.
"""

from __future__ import annotations

import asyncio
import tempfile
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
from tests.quick_postgres import postgres_answers_at_once

SYNCED = "PRAGMA synchronous = FULL"
UNSYNCED = "PRAGMA synchronous = OFF"

really_prepare = engine.prepare
queries_read_once = cache(database.read_queries)


@pytest.fixture
def the_database_takes_its_time() -> None:
    """For a test that interrupts it."""


@pytest.fixture
def the_database_answers_at_once(request: pytest.FixtureRequest) -> Iterator[None]:
    if "the_database_takes_its_time" in request.fixturenames:
        yield
        return

    async def execute(own: aiosqlite.Connection, make: Callable[..., Any], *args: Any, **more: Any) -> Any:
        if not own._running or not own._connection:
            raise ValueError("Connection closed")
        await asyncio.sleep(0)
        return make(UNSYNCED) if SYNCED in args else make(*args, **more)

    async def connect(own: aiosqlite.Connection) -> aiosqlite.Connection:
        try:
            own._connection = own._connector()
        except BaseException:
            own.stop()
            raise
        return own

    async def open_reader(path: Path, *, patience: float) -> connection.Reader:
        one = await connection._connected(path, patience=patience)
        await one.execute(connection.READ_ONLY)
        return connection.Reader(one, one._conn)

    async def at_once(make: Callable[..., Any], *args: Any) -> Any:
        return make(*args)

    def prepare(path: Path, migrations: Path) -> None:
        if path.exists() or migrations != MIGRATIONS:
            really_prepare(path, migrations)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(new_database())

    with pytest.MonkeyPatch.context() as patch:  # its own: a test may undo what it has patched itself
        patch.setattr(aiosqlite.Connection, "_execute", execute)
        patch.setattr(aiosqlite.Connection, "_connect", connect)
        patch.setattr(engine, "asyncio", SimpleNamespace(to_thread=at_once))
        patch.setattr(engine, "open_reader", open_reader)
        patch.setattr(engine, "prepare", prepare)
        patch.setattr(database, "read_queries", queries_read_once)
        with postgres_answers_at_once() if request.config.getoption("postgres") else nullcontext():
            yield


@cache
def new_database() -> bytes:
    """The file of a database in which nothing is stored yet, as `prepare` makes it."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "new.db")
        really_prepare(file)
        return file.read_bytes()
