"""Numbered migrations: `db/migrations/0001_<what>.sql` and so on, each applied once, in a transaction.

A released migration never changes; each later change of the schema gets the next number. Until version 1.0.0,
nothing is released and the first migration is edited in place: a database whose schema isn't what the
migrations make is refused. Migrations are written for SQLite, and `db/postgres/engine.py` replaces the few
words that PostgreSQL lacks.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from db.errors import DatabaseTooNew, DatabaseUnusable

MIGRATIONS = Path(__file__).with_name("migrations")

_FILE = re.compile(r"(\d{4})_([a-z_]+)\.sql")
LEDGER = "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)"


@dataclass(frozen=True)
class Migration:
    number: int
    name: str
    script: str


def read_migrations(folder: Path = MIGRATIONS) -> list[Migration]:
    """Read all migrations in order. Raises ValueError unless they are numbered from 1 without a gap."""
    found: list[Migration] = []
    for file in sorted(folder.glob("*.sql")):
        parts = _FILE.fullmatch(file.name)
        if parts is None or int(parts[1]) != len(found) + 1:
            raise ValueError(f"{file.name}: expected migration {len(found) + 1:04}_<what>.sql")
        found.append(Migration(int(parts[1]), parts[2], file.read_text(encoding="utf-8")))
    return found


def too_new(version: int, migrations: list[Migration]) -> DatabaseTooNew:
    """The error for a database of a later version."""
    return DatabaseTooNew(f"it has version {version}, and this program knows only {len(migrations)}")


def other_schema(where: object, what: str) -> DatabaseUnusable:
    """The error for a database in which something isn't as the migrations make it."""
    return DatabaseUnusable(
        f"The database {where} has another schema ({what}): this version can't use it. Until 1.0.0, use the"
        " version that created it, or begin with a new database."
    )
