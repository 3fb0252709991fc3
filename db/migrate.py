"""Numbered migrations: `db/migrations/0001_<what>.sql` and on, each applied once, in order, in a transaction.

A migration that has been released is never changed; the next change of the schema is the next number. Where
an engine needs other words for the same, `db/migrations/<engine>/` has a file of that name in its place.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from db.errors import DatabaseTooNew

MIGRATIONS = Path(__file__).with_name("migrations")

_FILE = re.compile(r"(\d{4})_([a-z_]+)\.sql")
LEDGER = "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)"


@dataclass(frozen=True)
class Migration:
    number: int
    name: str
    script: str


def read_migrations(folder: Path = MIGRATIONS, engine: str = "sqlite") -> list[Migration]:
    """All migrations of an engine in order. ValueError unless they are numbered 1, 2, 3 ... without a gap."""
    found: list[Migration] = []
    for file in sorted(folder.glob("*.sql")):
        parts = _FILE.fullmatch(file.name)
        if parts is None or int(parts[1]) != len(found) + 1:
            raise ValueError(f"{file.name}: expected migration {len(found) + 1:04}_<what>.sql")
        twin = folder / engine / file.name
        script = (twin if twin.exists() else file).read_text(encoding="utf-8")
        found.append(Migration(int(parts[1]), parts[2], script))
    return found


def too_new(version: int, migrations: list[Migration]) -> DatabaseTooNew:
    """What is to be said of a database of a later version."""
    return DatabaseTooNew(f"it is of version {version}, this program knows only {len(migrations)}")
