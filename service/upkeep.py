"""Automatic backups while the bot runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from db import Database, DatabaseError, Location
from db.sqlite.backups import back_up, backups, made, rotate
from settings import Backups

log = logging.getLogger(__name__)

BACKUP_CHECK_INTERVAL = 600.0
"""Seconds between two checks for a due backup."""


def utc_now() -> datetime:
    return datetime.now(UTC)


class Upkeep:
    """Makes a backup when the newest one is old enough, and deletes the oldest.

    Leaves backups of a PostgreSQL database to the host. Only threads use the folder, because it may be on
    another machine that hangs.
    """

    def __init__(self, database: Location, settings: Backups, now: Callable[[], datetime] = utc_now) -> None:
        self._file = database if isinstance(database, Path) else None
        self._settings = settings
        self._now = now
        self._made: list[datetime] = []
        """The times of the backups at the last look."""

    async def go_on(self, database: Database) -> None:
        """Back up regularly until cancelled, but no file that replaced the open one."""
        await self.look()
        while True:
            await asyncio.sleep(BACKUP_CHECK_INTERVAL)
            if database.trouble is None:
                await self.look()

    async def look(self) -> None:
        """Make a backup if one is due. Errors are logged, and the next check tries again."""
        if self._file is None:
            return
        try:
            await asyncio.to_thread(self._list, self._file)
            age, every = self.age(), self._settings.every
            if every is not None and (age is None or age >= every):
                await asyncio.to_thread(self._back_up, self._file)
        except (DatabaseError, OSError) as error:
            log.error("No backup could be made: %s", error)

    def age(self) -> float | None:
        """Seconds since the newest backup that the last look found, or None if there is none.

        Backups with a future time, made before the machine's clock was set back, don't count.
        """
        now = self._now()
        ages = [(now - each).total_seconds() for each in self._made]
        return min((age for age in ages if age >= 0), default=None)

    def _list(self, file: Path) -> None:
        self._made = [made(each) for each in backups(file, self._settings.folder)]

    def _back_up(self, file: Path) -> None:
        target = back_up(file, self._settings.folder, self._now())
        log.info("Backed up to %s", target)
        rotate(file, self._settings.folder, self._settings.keep, self._now(), target)
        self._list(file)
