"""Watches whether the database takes writes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from db import Database

log = logging.getLogger(__name__)

EVERY = 2.0
"""Seconds between two looks."""
LONGEST = 10.0
"""Seconds without a successful write after which the database is in trouble."""


class Writing:
    """Knows when the last write succeeded. While nobody else writes, it tries one that changes nothing."""

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._last: float | None = None

    async def watch(self, database: Database) -> None:
        """Run for ever."""
        commits, self._last = database.commits.number, self._steady()
        try:
            while True:
                looked = self._steady()
                await asyncio.sleep(EVERY)
                if database.commits.number != commits:
                    self._last = looked  # or later
                elif await _succeeds(database):
                    self._last = self._steady()
                commits = database.commits.number
        finally:
            self._last = None

    @property
    def trouble(self) -> str | None:
        """What is wrong, in a line; None if the database takes writes or nobody watches it."""
        if self._last is None or self._steady() - self._last <= LONGEST:
            return None
        return f"the database has taken no write for {self._steady() - self._last:.0f} s"


async def _succeeds(database: Database) -> bool:
    """Begin and commit a transaction: it takes the lock that a write needs, and changes nothing."""
    try:
        async with database.transaction() as tx:
            await tx.run("SELECT value FROM notes WHERE key = :key", key="")
    except Exception as error:  # whatever it is, the watch goes on
        log.info("The database takes no write: %s", error)
        return False
    return True
