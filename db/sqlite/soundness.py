"""Checks a database file for damage and for rows that break the schema."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from os.path import realpath
from pathlib import Path

from db.errors import DatabaseUnusable

_ROW_PROBLEMS = ("CHECK constraint failed in", "NULL value in")
"""Prefixes of quick_check's lines about single rows. The program can run despite these."""


def damage(connection: sqlite3.Connection) -> list[str]:
    """The damage to the file itself, one line each. With any damage, none of its data can be trusted."""
    try:
        lines = [str(line) for (line,) in connection.execute("PRAGMA quick_check")]
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):  # The file is locked or unreadable, but not damaged.
            raise
        return [str(error)]
    return [line for line in lines if line != "ok" and not line.startswith(_ROW_PROBLEMS)]


def identity(path: Path, original: Path | None = None) -> int:
    """The number of a database file of this bot; the same in all its backups, 0 if it has none yet.

    Raises DatabaseUnusable if the file isn't a database of this bot. The error names the file of which this
    one is a copy.
    """
    original = original or path
    path = Path(realpath(path))  # Path.resolve fails for a link to itself.
    # A file that nobody uses is read as it is: opening it would leave an index of its log behind.
    in_use = Path(f"{path}-shm").exists()
    try:
        with closing(
            sqlite3.connect(f"{path.as_uri()}?mode=ro{'' if in_use else '&immutable=1'}", uri=True)
        ) as connection:
            (applied,) = connection.execute("SELECT count(*) FROM migrations").fetchone()
            connection.execute("SELECT 1 FROM tables, moves, jobs LIMIT 1")
            (number,) = connection.execute("PRAGMA user_version").fetchone()
    except sqlite3.Error as error:
        raise DatabaseUnusable(f"{original} is no database of this bot: {error}") from error
    if not applied:
        raise DatabaseUnusable(f"{original} is no database of this bot: it is empty")
    return number


_STORAGE_CLASSES = {
    "BIGINT": ("integer",),
    "INTEGER": ("integer",),
    "REAL": ("real", "integer"),
    "TEXT": ("text",),
}
"""Allowed storage classes, by column type. SQLite itself would store any class."""


def wrong_rows(path: Path) -> list[str]:
    """The rows that break the schema's rules, one line each. The file itself must be undamaged."""
    with closing(sqlite3.connect(path)) as connection:
        wrong = list(_wrong_values(connection))
        lines = [str(line) for (line,) in connection.execute("PRAGMA quick_check")]
        orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
    return (
        [line for line in lines if line.startswith(_ROW_PROBLEMS)]
        + wrong
        + [
            f"row {row} of {table} belongs to a row of {parent} that isn't there"
            for table, row, parent, _ in orphans
        ]
    )


def _wrong_values(connection: sqlite3.Connection) -> Iterator[str]:
    """The columns that hold values of the wrong type, one line each."""
    names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    for name in names:
        for _, column, kind, *_ in connection.execute(f"PRAGMA table_info({name})").fetchall():
            allowed = ", ".join(f"'{each}'" for each in (*_STORAGE_CLASSES.get(kind, ("null",)), "null"))
            [(number,)] = connection.execute(
                f"SELECT count(*) FROM {name} WHERE typeof({column}) NOT IN ({allowed})"  # noqa: S608
            )
            if number:
                yield f"{name}.{column} holds {number} values that are no {kind}"
