"""Database errors. Each message is one line that a person can act on."""

from __future__ import annotations

import sqlite3


class DatabaseError(Exception):
    pass


class DatabaseUnusable(DatabaseError):
    """The database can't be opened, read or written, or the file isn't one. The program can't start."""


class DatabaseLocked(DatabaseError):
    """Another program holds the file for now. Retry the start."""


class DatabaseUnreachable(DatabaseError):
    """The server can't be reached or isn't ready yet, or the disk is full. Retry the start."""


class DatabaseInUse(DatabaseError):
    """Another process of this program uses the database. One of them must end."""


class DatabaseTooNew(DatabaseError):
    """A later version of this program wrote the database. This version would damage it."""


class NotSaved(DatabaseError):
    """A transaction failed, for example because the disk is full or the connection was lost.

    Nothing of it is stored, and it may be retried, at once if `again`. Reads from a server raise this too if
    it is unavailable.
    """

    def __init__(self, message: str = "", *, again: bool = False) -> None:
        super().__init__(message)
        self.again = again


class Deadlock(NotSaved):
    """A transaction deadlocked with one of another process. It may be retried at once."""

    def __init__(self, message: str = "") -> None:
        super().__init__(message, again=True)


class Conflict(DatabaseError):
    """A transaction broke a constraint, such as a unique index or a foreign key. Nothing of it is stored."""


class StaleData(DatabaseError):
    """A transaction found no row to change, because its data was stale. Nothing of it is stored."""


def refusal(error: BaseException) -> DatabaseError | None:
    """Translate an engine's error for the caller of a transaction; None for any other error."""
    match error:
        case NotSaved() | Conflict() | StaleData():
            return error
        case sqlite3.IntegrityError():
            return Conflict(str(error))
        case sqlite3.Error():
            return NotSaved(str(error))
        case _:
            return None


MISTAKES = frozenset({sqlite3.SQLITE_ERROR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_MISUSE})
"""SQLite's codes for wrong statements, which are errors of the program."""


def unread(error: BaseException) -> NotSaved | None:
    """Translate an engine's error for the caller of a read; None for any other error."""
    if isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", None) not in MISTAKES:
        return NotSaved(str(error))
    return None
