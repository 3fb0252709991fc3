"""The host's database commands: check, backup, restore, recompute ratings, and copy to another database."""

from __future__ import annotations

from contextlib import AsyncExitStack
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from cogs.extensions import cogs_of
from cogs.rated import service as ratings
from db import Database, DatabaseError, DatabaseUnusable, Location, Server, lease
from db.copying import copy_rows
from db.sqlite.backups import back_up, check_prefix, copy, restore, restore_newest
from db.sqlite.soundness import wrong_rows
from sessions.checking import troubles
from sessions.house import House
from sessions.tables import store
from settings import Settings


async def check(options: Settings) -> list[str]:
    """Check the database and return its problems, one line each.

    Works on a snapshot, even while the bot runs. Raises DatabaseUnusable if the file itself is damaged.
    """
    if isinstance(options.database, Server):  # A PostgreSQL server checks its rows itself.
        return await _troubles(await Database.look(options.database))
    path = _existing(options.database)
    with TemporaryDirectory(prefix=check_prefix(path), dir=path.resolve().parent) as folder:
        looked_at = Path(folder) / path.name
        copy(path, looked_at)
        found = await _troubles(await Database.open(looked_at))
        return [*wrong_rows(looked_at), *found]


async def _troubles(db: Database) -> list[str]:
    try:
        checks = (troubles, *(check for cog in cogs_of() for check in cog.checks))
        return [trouble for check in checks async for trouble in check(db)]
    finally:
        await db.close()


def make_backup(options: Settings) -> Path:
    """Back up the database, whether or not the bot runs. Returns the backup's path. Raises
    DatabaseUnusable."""
    return back_up(_file(options.database), options.backups.folder, datetime.now(UTC))


def bring_back(options: Settings, backup: Path | None) -> tuple[Path, Path | None, list[DatabaseError]]:
    """Restore a backup, by default the newest usable one.

    Returns its path, the path where the former database is kept, if any, and why newer backups weren't
    usable. Raises DatabaseInUse while the bot runs, or DatabaseUnusable or DatabaseTooNew for an unusable
    backup.
    """
    database, now = _file(options.database), datetime.now(UTC)
    with lease(database, patience=0):
        if backup is not None:
            return backup, restore(database, backup, now), []
        return restore_newest(database, options.backups.folder, now)


async def rate_anew(options: Settings) -> int:
    """Recompute all ratings from the results log. Returns the number of matches.

    The bot does this itself when necessary. Raises DatabaseInUse while it runs, DatabaseUnusable or
    DatabaseTooNew.
    """
    if isinstance(options.database, Path):
        _existing(options.database)
    with lease(options.database, patience=0):
        db = await Database.open(options.database)
        try:
            return await ratings.rebuild(House(db))
        finally:
            await db.close()


async def copy_over(source: Location, target: Location) -> tuple[int, int]:
    """Copy everything to a new or empty database, of either engine.

    Returns the numbers of tables and of all rows. The bot must not run, and nobody may use either database.
    The copy is verified: row counts must match, and every table must load equal from both sides. Raises
    DatabaseUnusable if the copy fails. Then nothing was copied, unless a table differs: its data stays for
    inspection. Also raises DatabaseInUse, DatabaseTooNew and DatabaseUnreachable.
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
                raise DatabaseUnusable(f"Table {row['id']} differs between {source} and {target}.")
    return len(tables), sum(copied.values())


def _existing(path: Path) -> Path:
    if not path.exists():
        raise DatabaseUnusable(f"There is no database {path}.")
    return path


def _file(database: Location) -> Path:
    """The path of a database file. Raises DatabaseUnusable for a server."""
    if isinstance(database, Server):
        raise DatabaseUnusable(
            f"Back up {database} with pg_dump and restore it with pg_restore; see docs/backups.md."
        )
    return database
