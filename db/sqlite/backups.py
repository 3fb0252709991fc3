"""Backups of a database file: copies made while it is in use, checked, rotated and restored."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from db.errors import DatabaseUnusable
from db.sqlite.engine import prepare
from db.sqlite.soundness import damage

DATABASE_SUFFIXES = ("", "-wal", "-shm")
"""Suffixes of the files of a database in use, or left by a crash."""

_STAMP = "%Y%m%dT%H%M%SZ"
_STAMP_LIKE = "[0-9]" * 8 + "T" + "[0-9]" * 6 + "Z"

RESTORED_VERSION_GAP = 100_000
"""Increase of every table's version in a restore.

Discord may show buttons from versions after the backup, which must not match any version played from now on.
"""


def back_up(database: Path, folder: Path, now: datetime) -> Path:
    """Back a database up into a folder, even while it is in use. Returns the checked copy.

    Raises DatabaseUnusable if the copy can't be made or is damaged.
    """
    target = folder / f"{database.stem}-{now.astimezone(UTC):{_STAMP}}.db"
    part = target.with_suffix(".part")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        copy(database, part)
        part.replace(target)
    except OSError as error:
        raise DatabaseUnusable(f"{target} can't be written: {error.strerror}") from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return target


def copy(source: Path, target: Path) -> None:
    """Copy a database into a single file and check it.

    Raises DatabaseUnusable if it can't be copied or is damaged.
    """
    try:
        target.unlink(missing_ok=True)
        # Copy in one step, for a consistent snapshot. Writers don't have to wait.
        with closing(_existing(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")
        with closing(_existing(target)) as new:
            broken = damage(new)
    except (OSError, sqlite3.Error) as error:
        raise DatabaseUnusable(f"{source} can't be copied: {error}") from error
    if broken:
        raise DatabaseUnusable(f"{source} is damaged: {' '.join(broken[0].split())}")


def backups(database: Path, folder: Path) -> list[Path]:
    """The backups of a database in a folder, newest first."""
    return sorted(folder.glob(f"{database.stem}-{_STAMP_LIKE}.db"), reverse=True)


def made(backup: Path) -> datetime:
    """The time of a backup, from its name."""
    return datetime.strptime(backup.stem.rpartition("-")[2], _STAMP).replace(tzinfo=UTC)


def rotate(database: Path, folder: Path, keep: int) -> None:
    """Delete all but the newest `keep` backups, and partial files older than the newest backup."""
    there = backups(database, folder)
    parts = folder.glob(f"{database.stem}-{_STAMP_LIKE}.part")
    for old in there[keep:] + [part for part in parts if there and part.stem < there[0].stem]:
        old.unlink(missing_ok=True)


def restore(database: Path, backup: Path, now: datetime) -> Path | None:
    """Replace the database by a backup. The caller must hold the `lease`.

    Returns the file that keeps the former database; None if there was none.

    The backup is first copied, checked and migrated to the current version. Raises DatabaseUnusable or
    DatabaseTooNew, and leaves the database untouched, if that fails.
    """
    ready = database.with_name(f"{database.name}.restoring")
    aside = database.with_name(f"{database.stem}-replaced-{now.astimezone(UTC):{_STAMP}}.db")
    try:
        copy(backup, ready)
        prepare(ready)
        with closing(_existing(ready)) as restored:
            restored.create_function("ahead", 1, _ahead)
            restored.execute(
                "UPDATE tables SET version = version + :ahead, document = ahead(document)",
                {"ahead": RESTORED_VERSION_GAP},
            )
            restored.commit()
            restored.execute("PRAGMA journal_mode = DELETE")
        there = database.exists()
        for ending in DATABASE_SUFFIXES:
            with suppress(FileNotFoundError):
                shutil.copy2(f"{database}{ending}", f"{aside}{ending}")
        # SQLite must not apply the former database's log to the restored file.
        for ending in DATABASE_SUFFIXES[1:]:
            Path(f"{database}{ending}").unlink(missing_ok=True)
        ready.replace(database)
    except (OSError, sqlite3.Error) as error:
        raise DatabaseUnusable(f"{backup} can't be restored: {error}") from error
    finally:
        for ending in DATABASE_SUFFIXES:
            Path(f"{ready}{ending}").unlink(missing_ok=True)
    return aside if there else None


def _ahead(document: str) -> str:
    """Raise the versions in a table's document, and drop a proposal.

    An unreadable document stays unchanged (see `sessions/tables/store.py`).
    """
    try:
        table = json.loads(document)
        table["version"] += RESTORED_VERSION_GAP
        table["played"] = table.get("played", 1) + RESTORED_VERSION_GAP
        for vote in table.get("votes", ()):
            vote["made"] += RESTORED_VERSION_GAP
    except (ValueError, TypeError, KeyError, AttributeError):
        return document
    table.pop("proposal", None)
    return json.dumps(table, ensure_ascii=False, separators=(",", ":"))


def _existing(path: Path) -> sqlite3.Connection:
    """Connect to an existing file. Raises sqlite3.OperationalError if there is none."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True)
