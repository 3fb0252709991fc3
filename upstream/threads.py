"""Lets the process end although a database connection is still open.

Python waits at its end for aiosqlite's threads, and they wait for `close`. So a program that is stopped while
it closes never ends. SQLite itself loses nothing if a connection isn't closed.

Reported in https://github.com/omnilib/aiosqlite/issues/299, whose author keeps it so. It began with 0.22.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

import aiosqlite


def connection(connector: Callable[[], sqlite3.Connection], chunk: int) -> aiosqlite.Connection:
    """A connection, not yet opened, whose thread ends with the program. `chunk` rows are read at once."""
    made = aiosqlite.Connection(connector, iter_chunk_size=chunk)
    made._thread.daemon = True  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
    return made
