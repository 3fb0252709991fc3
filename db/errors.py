"""What can go wrong with the database, in one line a person can act on."""

from __future__ import annotations

import sqlite3


class DatabaseError(Exception):
    pass


class DatabaseUnusable(DatabaseError):
    """The file can't be opened, read or written, or isn't a database. The program can't start."""


class DatabaseLocked(DatabaseError):
    """Something else holds the file, and will let go of it: the start may be tried again."""


class DatabaseInUse(DatabaseError):
    """Another process of this program works with the database. One has to end."""


class DatabaseTooNew(DatabaseError):
    """The database was written by a later version of this program, which an earlier one would damage."""


class NotSaved(DatabaseError):
    """A transaction failed (disk full, file locked): nothing of it is stored. It may be tried again."""


class Conflict(DatabaseError):
    """A transaction broke a constraint (a unique index, a foreign key): nothing of it is stored."""


def is_locked(error: BaseException) -> bool:
    """Whether SQLite refuses something only because somebody else holds the file."""
    return _code(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def is_damage(error: BaseException) -> bool:
    """Whether SQLite can make nothing of the file."""
    return _code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _code(error: BaseException) -> int:
    """SQLite's code, without what says more exactly what it was."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF
