"""Applies migrations to an SQLite file."""

from __future__ import annotations

import sqlite3

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
