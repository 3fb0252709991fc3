"""Automatic backups while the bot runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from db import DatabaseError, Location
from db.sqlite.backups import back_up, backups, made, rotate
from settings import Backups

log = logging.getLogger(__name__)

BACKUP_CHECK_INTERVAL = 600.0
"""Seconds between two checks for a due backup."""


def utc_now() -> datetime:
    return datetime.now(UTC)


class Upkeep:
    """Makes a backup when the newest one is old enough, and deletes the oldest.

    Leaves backups of a PostgreSQL database to the host.
    """

    def __init__(self, database: Location, settings: Backups, now: Callable[[], datetime] = utc_now) -> None:
        self._file = database if isinstance(database, Path) else None
        self._settings = settings
        self._now = now

    async def go_on(self) -> None:
        """Back up regularly until cancelled."""
        while True:
            await self.look()
            await asyncio.sleep(BACKUP_CHECK_INTERVAL)

    async def look(self) -> None:
        """Make a backup if one is due. Errors are logged, and the next check tries again."""
        age, every = self.age(), self._settings.every
        if self._file is None or every is None or (age is not None and age < every):
            return
        try:
            target = await asyncio.to_thread(back_up, self._file, self._settings.folder, self._now())
            rotate(self._file, self._settings.folder, self._settings.keep, self._now(), target)
        except (DatabaseError, OSError) as error:
            log.error("No backup could be made: %s", error)
        else:
            log.info("Backed up to %s", target)

    def age(self) -> float | None:
        """Seconds since the newest backup, or None if there is none.

        Backups with a future time, made before the machine's clock was set back, don't count.
        """
        if self._file is None:
            return None
        now = self._now()
        ages = [(now - made(each)).total_seconds() for each in backups(self._file, self._settings.folder)]
        return min((age for age in ages if age >= 0), default=None)
