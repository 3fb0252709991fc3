"""Backups: a copy of the database made while it is in use, checked, and brought back."""

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

BESIDE = ("", "-wal", "-shm")
"""The files of a database that is in use, or was when its process ended badly."""

_STAMP = "%Y%m%dT%H%M%SZ"
_STAMP_LIKE = "[0-9]" * 8 + "T" + "[0-9]" * 6 + "Z"

AHEAD = 100_000
"""By how much a restored table's version is ahead of the backup's. Discord still shows buttons of tables as
they became after the backup was made: none of them may be taken for one of what is played from now on."""


def back_up(database: Path, folder: Path, now: datetime) -> Path:
    """Copy a database as it is at this moment into a folder, whether or not it is in use; the copy, which has
    been opened and checked. DatabaseUnusable if it can't be made or isn't whole."""
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
    """Copy a database into one file that is whole by itself. DatabaseUnusable if that can't be done, or if it
    is damaged."""
    try:
        target.unlink(missing_ok=True)
        # All at once, so that the copy is of one moment; who writes needn't wait for it.
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
    """The backups of a database in a folder, the newest first."""
    return sorted(folder.glob(f"{database.stem}-{_STAMP_LIKE}.db"), reverse=True)


def made(backup: Path) -> datetime:
    """When a backup was made, as its name says."""
    return datetime.strptime(backup.stem.rpartition("-")[2], _STAMP).replace(tzinfo=UTC)


def rotate(database: Path, folder: Path, keep: int) -> None:
    """Delete all backups but so many of the newest, and what is left of one whose process was killed."""
    there = backups(database, folder)
    parts = folder.glob(f"{database.stem}-{_STAMP_LIKE}.part")
    for old in there[keep:] + [part for part in parts if there and part.stem < there[0].stem]:
        old.unlink(missing_ok=True)


def restore(database: Path, backup: Path, now: datetime) -> Path | None:
    """Bring a backup back in the place of the database, which nobody may be using (see `lease`). The file in
    which what was there is kept; None if there was nothing.

    The backup is opened and brought to the present version before anything is touched: DatabaseUnusable,
    DatabaseTooNew if that fails.
    """
    ready = database.with_name(f"{database.name}.restoring")
    aside = database.with_name(f"{database.stem}-replaced-{now.astimezone(UTC):{_STAMP}}.db")
    try:
        copy(backup, ready)
        prepare(ready)
        with closing(_existing(ready)) as restored:
            restored.create_function("ahead", 1, _ahead)
            restored.execute(
                "UPDATE tables SET version = version + :ahead, document = ahead(document)", {"ahead": AHEAD}
            )
            restored.commit()
            restored.execute("PRAGMA journal_mode = DELETE")
        there = database.exists()
        for ending in BESIDE:
            with suppress(FileNotFoundError):
                shutil.copy2(f"{database}{ending}", f"{aside}{ending}")
        # The log of the former database must not be taken for the new one's.
        for ending in BESIDE[1:]:
            Path(f"{database}{ending}").unlink(missing_ok=True)
        ready.replace(database)
    except (OSError, sqlite3.Error) as error:
        raise DatabaseUnusable(f"{backup} can't be restored: {error}") from error
    finally:
        for ending in BESIDE:
            Path(f"{ready}{ending}").unlink(missing_ok=True)
    return aside if there else None


def _ahead(document: str) -> str:
    """The document of a restored table (`sessions/store.py`); itself if it can't be read."""
    try:
        table = json.loads(document)
        table["version"] += AHEAD
        table["played"] = table.get("played", 1) + AHEAD
        for vote in table.get("votes", ()):
            vote["made"] += AHEAD
    except (ValueError, TypeError, KeyError, AttributeError):
        return document
    table.pop("proposal", None)
    return json.dumps(table, ensure_ascii=False, separators=(",", ":"))


def _existing(path: Path) -> sqlite3.Connection:
    """sqlite3.OperationalError if there is no such file; none is made."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True)
