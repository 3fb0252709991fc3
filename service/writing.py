"""Watches whether the database accepts writes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from db import Database

log = logging.getLogger(__name__)

CHECK_INTERVAL = 2.0
"""Seconds between two checks that the database can be written to."""
MAX_SECONDS_WITHOUT_WRITE = 10.0
"""Seconds without a successful write after which the database is reported as failing."""


class Writing:
    """Records when the last write succeeded. While the bot is idle, commits transactions without changes."""

    def __init__(self, steady: Callable[[], float] = time.monotonic, every: float = CHECK_INTERVAL) -> None:
        """`every` is the number of seconds between checks."""
        self._steady = steady
        self._every = every
        self._last: float | None = None
        self._database: Database | None = None

    async def watch(self, database: Database) -> None:
        """Check until cancelled."""
        commits, self._last = database.commits.number, self._steady()
        self._database, told = database, None
        try:
            while True:
                looked = self._steady()
                await asyncio.sleep(self._every)
                if database.commits.number != commits:
                    self._last = looked  # The write came after this time, but it is unknown when.
                elif await _succeeds(database):
                    self._last = self._steady()
                commits = database.commits.number
                trouble = database.trouble
                if trouble is not None and told is None:
                    log.error("Moves are refused: %s", trouble)
                told = trouble
        finally:
            self._last = self._database = None

    @property
    def trouble(self) -> str | None:
        """The problem in one line; None if writes succeed or `watch` isn't running."""
        if self._database is not None and (trouble := self._database.trouble):
            return trouble
        if self._last is None or self._steady() - self._last <= MAX_SECONDS_WITHOUT_WRITE:
            return None
        return f"the database has taken no write for {self._steady() - self._last:.0f} s"


async def _succeeds(database: Database) -> bool:
    """Whether a transaction that only reads can be committed. Its start takes the write lock."""
    try:
        async with database.transaction() as tx:
            await tx.run("SELECT value FROM notes WHERE key = :key", key="")
    except Exception as error:  # Whatever happens, the checks must continue.
        log.info("The database accepts no writes: %s", error)
        return False
    return True
