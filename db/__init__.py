"""Storage on SQLite or PostgreSQL, with numbered migrations and named parameters.

SQL uses only what both engines support. Times are Unix seconds. Ids are Discord's (64 bits) or count from 1.
"""

from db.database import Database, Reads, Transaction
from db.engine import Row
from db.errors import (
    Conflict,
    DatabaseError,
    DatabaseInUse,
    DatabaseLocked,
    DatabaseTooNew,
    DatabaseUnreachable,
    DatabaseUnusable,
    Deadlock,
    NotSaved,
    StaleData,
)
from db.lease import lease
from db.location import Location, Server, WrongLocation, location
from db.shards import ALL_SHARDS, Shards

__all__ = [
    "ALL_SHARDS",
    "Conflict",
    "Database",
    "DatabaseError",
    "DatabaseInUse",
    "DatabaseLocked",
    "DatabaseTooNew",
    "DatabaseUnreachable",
    "DatabaseUnusable",
    "Deadlock",
    "Location",
    "NotSaved",
    "Reads",
    "Row",
    "Server",
    "Shards",
    "StaleData",
    "Transaction",
    "WrongLocation",
    "lease",
    "location",
]
