"""Storage: SQLite or PostgreSQL, numbered migrations, queries by name. SQL stays in what both share; times
are Unix seconds, ids are Discord's (64 bits) or count from 1."""

from db.database import Database, Reads, Transaction
from db.engine import Row
from db.errors import (
    Conflict,
    DatabaseAway,
    DatabaseError,
    DatabaseInUse,
    DatabaseLocked,
    DatabaseTooNew,
    DatabaseUnusable,
    NotSaved,
    Outdated,
)
from db.lease import lease
from db.location import Location, Server, location

__all__ = [
    "Conflict",
    "Database",
    "DatabaseAway",
    "DatabaseError",
    "DatabaseInUse",
    "DatabaseLocked",
    "DatabaseTooNew",
    "DatabaseUnusable",
    "Location",
    "NotSaved",
    "Outdated",
    "Reads",
    "Row",
    "Server",
    "Transaction",
    "lease",
    "location",
]
