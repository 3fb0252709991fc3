"""Storage: SQLite through aiosqlite, numbered migrations, queries by name. SQL stays in what SQLite and
PostgreSQL share; times are Unix seconds, ids are Discord's (64 bits) or count from 1."""

from db.connection import Row
from db.database import Database
from db.errors import (
    Conflict,
    DatabaseError,
    DatabaseInUse,
    DatabaseLocked,
    DatabaseTooNew,
    DatabaseUnusable,
    NotSaved,
)
from db.lease import lease
from db.transactions import Transaction

__all__ = [
    "Conflict",
    "Database",
    "DatabaseError",
    "DatabaseInUse",
    "DatabaseLocked",
    "DatabaseTooNew",
    "DatabaseUnusable",
    "NotSaved",
    "Row",
    "Transaction",
    "lease",
]
