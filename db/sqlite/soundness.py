"""Whether a database file is whole, as SQLite sees it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

_OF_ROWS = ("CHECK constraint failed in", "NULL value in")
"""How quick_check begins what it says of values in rows: with those the program goes on."""


def damage(connection: sqlite3.Connection) -> list[str]:
    """What is broken in the file itself, a line each. Nothing that is in it can be trusted then."""
    try:
        lines = [str(line) for (line,) in connection.execute("PRAGMA quick_check")]
    except sqlite3.DatabaseError as error:
        if isinstance(
            error, sqlite3.OperationalError
        ):  # locked, unreadable: that says nothing of what is in it
            raise
        return [str(error)]
    return [line for line in lines if line != "ok" and not line.startswith(_OF_ROWS)]


_TYPES = {"BIGINT": ("integer",), "INTEGER": ("integer",), "REAL": ("real", "integer"), "TEXT": ("text",)}
"""What SQLite may store in a column of each type; it would store anything."""


def wrong_rows(path: Path) -> list[str]:
    """Which rows of a whole file break the schema's rules, a line each."""
    with closing(sqlite3.connect(path)) as connection:
        wrong = list(_wrong_values(connection))
        lines = [str(line) for (line,) in connection.execute("PRAGMA quick_check")]
        orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
    return (
        [line for line in lines if line.startswith(_OF_ROWS)]
        + wrong
        + [
            f"row {row} of {table} belongs to a row of {parent} that isn't there"
            for table, row, parent, _ in orphans
        ]
    )


def _wrong_values(connection: sqlite3.Connection) -> Iterator[str]:
    """The columns that hold values of another type."""
    names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    for name in names:
        for _, column, kind, *_ in connection.execute(f"PRAGMA table_info({name})").fetchall():
            allowed = ", ".join(f"'{each}'" for each in (*_TYPES.get(kind, ("null",)), "null"))
            [(number,)] = connection.execute(
                f"SELECT count(*) FROM {name} WHERE typeof({column}) NOT IN ({allowed})"  # noqa: S608
            )
            if number:
                yield f"{name}.{column} holds {number} values that are no {kind}"
