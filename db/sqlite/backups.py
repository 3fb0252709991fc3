"""Backups of a database file: copies made while it is in use, checked, rotated and restored."""

from __future__ import annotations

import json
import os
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import UTC, datetime
from glob import escape
from itertools import count
from pathlib import Path

from db.errors import DatabaseError, DatabaseTooNew, DatabaseUnusable
from db.sqlite.engine import prepare
from db.sqlite.place import is_missing
from db.sqlite.soundness import damage, identity

DATABASE_SUFFIXES = ("", "-wal", "-shm")
"""Suffixes of the files of a database in use, or left by a crash."""

_STAMP = "%Y%m%dT%H%M%SZ"
_STAMP_LIKE = "[0-9]" * 8 + "T" + "[0-9]" * 6 + "Z"
_REPLACED = re.compile(r".*-replaced-(\d{8}T\d{6}Z)(-\d+)?", re.ASCII)
"""A name of a database that a restore replaced, without its ending."""

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
        folder.mkdir(mode=0o700, exist_ok=True)
        copy(database, part)
        part.replace(target)
        _flush(target, folder)
    except OSError as error:
        raise DatabaseUnusable(f"{target} can't be written: {error.strerror}") from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return target


def copy(source: Path, target: Path) -> None:
    """Copy a database into a single file, which only its owner can read, and check it.

    Raises DatabaseUnusable if it can't be copied or is damaged.
    """
    try:
        target.unlink(missing_ok=True)
        target.touch(mode=0o600)
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


def backups(database: Path, folder: Path, now: datetime | None = None) -> list[Path]:
    """The usable backups of a database in a folder, newest first.

    Leaves out empty files and those of other databases. With `now`, those with a later time come last: the
    machine's clock was ahead when they were made.
    """
    ours = _identity(database)
    there = [each for each in _named(database, folder) if _identity(each) is not None]
    there = [each for each in there if not ours or _identity(each) in (0, ours)]
    if now is not None:
        there.sort(key=lambda each: made(each) <= now, reverse=True)
    return there


def check_not_lost(database: Path, folder: Path) -> None:
    """Check that no database would be created while a folder has backups of it. Raises DatabaseUnusable."""
    if is_missing(database) and (there := backups(database, folder)):
        raise DatabaseUnusable(
            f"There is no database {database.absolute()}, but {there[0]} is a backup of it. Mount its disk,"
            " or bring the backup back with `python bot.py restore`, or use another folder for the backups of"
            " a new database."
        )


def _named(database: Path, folder: Path, suffix: str = ".db") -> list[Path]:
    """The files in a folder that are named like backups of the database, latest first."""
    return sorted(folder.glob(f"{escape(database.stem)}-{_STAMP_LIKE}{suffix}"), reverse=True)


def _identity(path: Path) -> int | None:
    """The number of a database; None if it is missing, damaged or another program's."""
    with suppress(DatabaseUnusable):
        return identity(path)
    return None


def made(backup: Path) -> datetime:
    """The time of a backup, from its name."""
    return _time(backup.stem.rpartition("-")[2])


def _time(stamp: str) -> datetime:
    return datetime.strptime(stamp, _STAMP).replace(tzinfo=UTC)


def rotate(
    database: Path, folder: Path, keep: int, now: datetime | None = None, latest: Path | None = None
) -> None:
    """Delete all but the newest `keep` backups, and partial files older than the newest backup.

    Once there are `keep` backups, this also deletes whatever is older than the oldest of them: databases that
    a restore replaced, and folders that a killed check left behind. `latest` was just made and is kept,
    whatever its time is. For `now` see `backups`.
    """
    there = backups(database, folder, now)
    if latest is not None:
        there = [latest, *(each for each in there if each != latest)]
    parts = _named(database, folder, ".part")
    for old in there[keep:] + [part for part in parts if there and part.stem < there[0].stem]:
        old.unlink(missing_ok=True)
    if len(there) >= keep:
        _tidy(database.resolve(), min(made(each) for each in there[:keep]))


def _tidy(database: Path, before: datetime) -> None:
    """Delete databases that a restore replaced before this time, and older folders of killed checks."""
    for replaced in database.parent.glob(f"{escape(database.stem)}-replaced-{_STAMP_LIKE}*.db"):
        if (name := _REPLACED.fullmatch(replaced.stem)) and _time(name[1]) < before:
            for ending in DATABASE_SUFFIXES:
                Path(f"{replaced}{ending}").unlink(missing_ok=True)
    for folder in database.parent.glob(f"{escape(check_prefix(database))}*"):
        if folder.stat().st_mtime < before.timestamp():
            shutil.rmtree(folder, ignore_errors=True)


def check_prefix(database: Path) -> str:
    """The prefix of the temporary folders in which a copy of the database is checked."""
    return f"{database.stem}-check-"


def restore(database: Path, backup: Path, now: datetime) -> Path | None:
    """Replace the database by a backup. The caller must hold the `lease`.

    Returns the file that keeps the former database; None if there was none.

    The backup is first copied, checked and migrated to the current version. Raises DatabaseUnusable or
    DatabaseTooNew, and leaves the database untouched, if that fails, or if the backup is another database's.
    """
    database = database.resolve()  # SQLite keeps the log next to the real file.
    ready = database.with_name(f"{database.name}.restoring")
    there = database.exists()
    aside = _unused(database, now)
    try:
        copy(backup, ready)
        theirs, ours = identity(ready, backup), _identity(database)
        if ours and theirs and ours != theirs:
            raise DatabaseUnusable(
                f"{backup} is a backup of another database. To restore it nevertheless, move {database} away."
            )
        prepare(ready, original=backup)
        with closing(_existing(ready)) as restored:
            restored.create_function("ahead", 1, _ahead)
            restored.execute(
                "UPDATE tables SET version = version + :ahead, document = ahead(document)",
                {"ahead": RESTORED_VERSION_GAP},
            )
            restored.commit()
            restored.execute("PRAGMA journal_mode = DELETE")
        if there:
            shutil.copymode(database, ready)
        for ending in DATABASE_SUFFIXES:
            with suppress(FileNotFoundError):
                shutil.copy2(f"{database}{ending}", f"{aside}{ending}")
                _flush(Path(f"{aside}{ending}"))
        _flush(ready, database.parent)
        # SQLite must not apply the former database's log to the restored file.
        for ending in DATABASE_SUFFIXES[1:]:
            Path(f"{database}{ending}").unlink(missing_ok=True)
        ready.replace(database)
        _flush(database.parent)
    except (OSError, sqlite3.Error) as error:
        raise DatabaseUnusable(f"{backup} can't be restored: {error}") from error
    finally:
        for ending in DATABASE_SUFFIXES:
            Path(f"{ready}{ending}").unlink(missing_ok=True)
    return aside if there else None


def restore_newest(
    database: Path, folder: Path, now: datetime
) -> tuple[Path, Path | None, list[DatabaseError]]:
    """Restore the newest usable backup; see `restore`.

    Returns its path, the file that keeps the former database, and why newer ones weren't usable. Raises
    DatabaseUnusable if none is.
    """
    refused: list[DatabaseError] = []
    for backup in backups(database, folder, now):
        try:
            return backup, restore(database, backup, now), refused
        except (DatabaseUnusable, DatabaseTooNew) as error:
            refused.append(error)
    if refused:
        raise refused[0]
    what = "usable backup of this database" if _named(database, folder) else "backup"
    raise DatabaseUnusable(f"There is no {what} in {folder}.")


def _unused(database: Path, now: datetime) -> Path:
    """A name for the file that keeps the database. It never overwrites an earlier one."""
    stem = f"{database.stem}-replaced-{now.astimezone(UTC):{_STAMP}}"
    names = (database.with_name(f"{stem}{ending}.db") for ending in _endings())
    return next(
        name for name in names if not any(Path(f"{name}{each}").exists() for each in DATABASE_SUFFIXES)
    )


def _endings() -> Iterator[str]:
    yield ""
    yield from (f"-{number}" for number in count(2))


def _flush(*paths: Path) -> None:
    """Write files and folders to the disk, so that they survive a power cut. Raises OSError."""
    for path in paths:
        if os.name == "nt" and path.is_dir():
            continue  # Windows can't flush folders.
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


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
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)
