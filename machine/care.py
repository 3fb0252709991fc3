"""What a host can do with the database by hand: check it, back it up, bring a backup back, rate all anew."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from db import Database, DatabaseUnusable, lease
from db.backups import back_up, backups, copy, restore
from db.soundness import wrong_rows
from sessions.checking import troubles
from sessions.ratings import Ratings
from settings import Settings


async def check(options: Settings) -> list[str]:
    """What is wrong with the database, a line each. The bot may run meanwhile: a copy is looked at.

    DatabaseUnusable if the file itself is damaged.
    """
    if not options.database.exists():
        raise DatabaseUnusable(f"There is no database {options.database}.")
    with TemporaryDirectory(prefix="check-", dir=options.database.resolve().parent) as folder:
        looked_at = Path(folder) / options.database.name
        copy(options.database, looked_at)
        db = await Database.open(looked_at)
        try:
            return [*wrong_rows(looked_at), *[trouble async for trouble in troubles(db)]]
        finally:
            await db.close()


def make_backup(options: Settings) -> Path:
    """Back the database up, whether or not the bot runs; where to. DatabaseUnusable."""
    return back_up(options.database, options.backups.folder, datetime.now(UTC))


def bring_back(options: Settings, backup: Path | None) -> tuple[Path, Path | None]:
    """Bring a backup back, the newest one if none is named: which, and where is kept what was there.

    DatabaseInUse while the bot runs; DatabaseUnusable, DatabaseTooNew if the backup is of no use.
    """
    with lease(options.database, patience=0):
        backup = backup or next(iter(backups(options.database, options.backups.folder)), None)
        if backup is None:
            raise DatabaseUnusable(f"There is no backup in {options.backups.folder}.")
        return backup, restore(options.database, backup, datetime.now(UTC))


async def rate_anew(options: Settings) -> int:
    """Make all ratings anew of the log of results; of how many matches. DatabaseInUse while the bot runs,
    which does so by itself where it is needed; DatabaseUnusable, DatabaseTooNew."""
    if not options.database.exists():
        raise DatabaseUnusable(f"There is no database {options.database}.")
    with lease(options.database, patience=0):
        db = await Database.open(options.database)
        try:
            return await Ratings(db).rebuild()
        finally:
            await db.close()
