"""Numbered migrations: `db/migrations/0001_<what>.sql` and on, each applied once, in order, in a transaction.

A migration that has been released is never changed; the next change of the schema is the next number.
"""

from __future__ import annotations

import re
import sqlite3
from dataclasses import dataclass
from pathlib import Path

from db.errors import DatabaseTooNew

MIGRATIONS = Path(__file__).with_name("migrations")

_FILE = re.compile(r"(\d{4})_([a-z_]+)\.sql")
_LEDGER = "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)"


@dataclass(frozen=True)
class Migration:
    number: int
    name: str
    script: str


def read_migrations(folder: Path = MIGRATIONS) -> list[Migration]:
    """All migrations in order. ValueError unless they are numbered 1, 2, 3 ... without a gap."""
    found: list[Migration] = []
    for file in sorted(folder.glob("*.sql")):
        parts = _FILE.fullmatch(file.name)
        if parts is None or int(parts[1]) != len(found) + 1:
            raise ValueError(f"{file.name}: expected migration {len(found) + 1:04}_<what>.sql")
        found.append(Migration(int(parts[1]), parts[2], file.read_text(encoding="utf-8")))
    return found


def migrate(connection: sqlite3.Connection, migrations: list[Migration]) -> None:
    """Bring the database to the last migration. DatabaseTooNew if it knows one that isn't in the list.

    Foreign keys must be off meanwhile (a migration may rebuild a table that others refer to); they are
    checked before each commit.
    """
    connection.execute(_LEDGER)
    (version,) = connection.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone()
    if version > len(migrations):
        raise DatabaseTooNew(f"it is of version {version}, this program knows only {len(migrations)}")
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
