"""What a host can do with the database by hand: check it, back it up, bring a backup back, rate all anew,
copy it to another engine's."""

from __future__ import annotations

from contextlib import AsyncExitStack
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from cogs.admin.checking import troubles
from cogs.rated import service as ratings
from db import Database, DatabaseUnusable, Location, Server, lease
from db.copying import copy_rows
from db.sqlite.backups import back_up, backups, copy, restore
from db.sqlite.soundness import wrong_rows
from sessions.house import House
from sessions.tables import store
from settings import Settings


async def check(options: Settings) -> list[str]:
    """What is wrong with the database, a line each. The bot may run meanwhile: what is looked at is of one
    moment.

    DatabaseUnusable if the file itself is damaged.
    """
    if isinstance(options.database, Server):  # which sees to its rows by itself
        return await _troubles(await Database.look(options.database))
    path = _existing(options.database)
    with TemporaryDirectory(prefix="check-", dir=path.resolve().parent) as folder:
        looked_at = Path(folder) / path.name
        copy(path, looked_at)
        found = await _troubles(await Database.open(looked_at))
        return [*wrong_rows(looked_at), *found]


async def _troubles(db: Database) -> list[str]:
    try:
        return [trouble async for trouble in troubles(db)]
    finally:
        await db.close()


def make_backup(options: Settings) -> Path:
    """Back the database up, whether or not the bot runs; where to. DatabaseUnusable."""
    return back_up(_file(options.database), options.backups.folder, datetime.now(UTC))


def bring_back(options: Settings, backup: Path | None) -> tuple[Path, Path | None]:
    """Bring a backup back, the newest one if none is named: which, and where is kept what was there.

    DatabaseInUse while the bot runs; DatabaseUnusable, DatabaseTooNew if the backup is of no use.
    """
    database = _file(options.database)
    with lease(database, patience=0):
        backup = backup or next(iter(backups(database, options.backups.folder)), None)
        if backup is None:
            raise DatabaseUnusable(f"There is no backup in {options.backups.folder}.")
        return backup, restore(database, backup, datetime.now(UTC))


async def rate_anew(options: Settings) -> int:
    """Make all ratings anew of the log of results; of how many matches. DatabaseInUse while the bot runs,
    which does so by itself where it is needed; DatabaseUnusable, DatabaseTooNew."""
    if isinstance(options.database, Path):
        _existing(options.database)
    with lease(options.database, patience=0):
        db = await Database.open(options.database)
        try:
            return await ratings.rebuild(House(db))
        finally:
            await db.close()


async def copy_over(source: Location, target: Location) -> tuple[int, int]:
    """Copy everything from one database to another, of whichever engine, which must be new or empty: how many
    tables to play at, and how many rows in all. Nobody may use either, nor does the bot.

    Each kind of row is counted on either side, and every table is loaded from both, which must give the same.
    DatabaseUnusable if that fails: nothing is copied then, or, if a table isn't the same, all is there to be
    looked into. DatabaseInUse, DatabaseTooNew, DatabaseAway.
    """
    if isinstance(source, Path):
        _existing(source)
    async with AsyncExitStack() as opened:
        ends: list[Database] = []
        for where in (source, target):
            opened.enter_context(lease(where, patience=0))
            ends.append(db := await Database.open(where))
            opened.push_async_callback(db.close)
        copied = await copy_rows(source, target)
        one, other = ends
        tables = await one.all("SELECT id FROM tables ORDER BY id")
        for row in tables:
            if await store.load(one, row["id"], 0) != await store.load(other, row["id"], 0):
                raise DatabaseUnusable(f"Table {row['id']} isn't in {target} as it is in {source}.")
    return len(tables), sum(copied.values())


def _existing(path: Path) -> Path:
    if not path.exists():
        raise DatabaseUnusable(f"There is no database {path}.")
    return path


def _file(database: Location) -> Path:
    """The file that a backup is made of, or comes to."""
    if isinstance(database, Server):
        raise DatabaseUnusable(
            f"{database} is backed up by pg_dump and brought back by pg_restore: docs/backups.md says how."
        )
    return database
