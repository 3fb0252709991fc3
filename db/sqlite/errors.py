"""What SQLite's errors mean."""

from __future__ import annotations

import sqlite3


def is_locked(error: BaseException) -> bool:
    """Whether SQLite refuses something only because somebody else holds the file."""
    return _code(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def is_damage(error: BaseException) -> bool:
    """Whether SQLite can make nothing of the file."""
    return _code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _code(error: BaseException) -> int:
    """SQLite's code, without what says more exactly what it was."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF
