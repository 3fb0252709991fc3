"""A database that answers at once, for tests that are about something else.

aiosqlite hands each statement to a thread of its own and waits for it. Here the event loop makes it itself,
at its next turn; and since no test cuts the power, nothing waits for the disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import aiosqlite
import pytest

SYNCED = "PRAGMA synchronous = FULL"
UNSYNCED = "PRAGMA synchronous = OFF"


@pytest.fixture
def the_database_takes_its_time() -> None:
    """For a test that interrupts it."""


@pytest.fixture
def the_database_answers_at_once(request: pytest.FixtureRequest) -> Iterator[None]:
    if "the_database_takes_its_time" in request.fixturenames:
        yield
        return

    async def execute(
        connection: aiosqlite.Connection, make: Callable[..., Any], *args: Any, **more: Any
    ) -> Any:
        if not connection._running or not connection._connection:
            raise ValueError("Connection closed")
        await asyncio.sleep(0)
        return make(*(UNSYNCED if each == SYNCED else each for each in args), **more)

    async def connect(connection: aiosqlite.Connection) -> aiosqlite.Connection:
        try:
            connection._connection = connection._connector()
        except BaseException:
            connection.stop()
            raise
        return connection

    with pytest.MonkeyPatch.context() as patch:  # its own: a test may undo what it has patched itself
        patch.setattr(aiosqlite.Connection, "_execute", execute)
        patch.setattr(aiosqlite.Connection, "_connect", connect)
        yield
