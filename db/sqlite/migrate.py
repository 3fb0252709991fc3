"""Applies migrations to an SQLite file."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from functools import cache

from db.migrate import LEDGER, Migration, too_new


def migrate(connection: sqlite3.Connection, migrations: list[Migration]) -> None:
    """Apply the missing migrations. Raises DatabaseTooNew if the database has more than the list.

    Foreign keys must be off, because a migration may rebuild a table that others refer to. They are checked
    before each commit.
    """
    connection.execute(LEDGER)
    (version,) = connection.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone()
    if version > len(migrations):
        raise too_new(version, migrations)
    for migration in migrations[version:]:
        _apply(connection, migration)


def _apply(connection: sqlite3.Connection, migration: Migration) -> None:
    try:
        connection.executescript(f"BEGIN IMMEDIATE;\n{migration.script}\n;")
        connection.execute("INSERT INTO migrations VALUES (?, ?)", (migration.number, migration.name))
        broken = connection.execute("PRAGMA foreign_key_check").fetchall()
        if broken:
            raise sqlite3.IntegrityError(f"migration {migration.number} leaves foreign keys broken: {broken}")
        connection.commit()
    except BaseException:
        connection.rollback()
        raise


def difference(connection: sqlite3.Connection, migrations: list[Migration]) -> str | None:
    """The first table or index that isn't as these migrations make it; None if all are."""
    here = _statements(connection)
    expected = _expected(tuple(migrations))
    return next((name for name, statement in expected.items() if here.get(name) != statement), None)


@cache
def _expected(migrations: tuple[Migration, ...]) -> Mapping[str, str]:
    with closing(_empty(migrations)) as connection:
        return _statements(connection)


def _empty(migrations: tuple[Migration, ...]) -> sqlite3.Connection:
    """A new database in memory."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection, [*migrations])
    return connection


def _statements(connection: sqlite3.Connection) -> Mapping[str, str]:
    """The statement of each table and index, without comments, spaces and quotation marks."""
    rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    return {name: re.sub(r'--[^\n]*|[\s"]', "", sql) for name, sql in rows if not name.startswith("sqlite_")}
