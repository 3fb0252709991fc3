"""What can go wrong with the database, in one line a person can act on."""

from __future__ import annotations

import sqlite3


class DatabaseError(Exception):
    pass


class DatabaseUnusable(DatabaseError):
    """It can't be opened, read or written, or isn't a database. The program can't start."""


class DatabaseLocked(DatabaseError):
    """Something else holds the file, and will let go of it: the start may be tried again."""


class DatabaseAway(DatabaseError):
    """The server can't be reached, or isn't ready yet: the start may be tried again."""


class DatabaseInUse(DatabaseError):
    """Another process of this program works with the database. One has to end."""


class DatabaseTooNew(DatabaseError):
    """The database was written by a later version of this program, which an earlier one would damage."""


class NotSaved(DatabaseError):
    """A transaction failed (disk full, file locked, connection lost): nothing of it is stored. It may be
    tried again. A read may fail so, too, where the server is away."""


class Conflict(DatabaseError):
    """A transaction broke a constraint (a unique index, a foreign key): nothing of it is stored."""


class Outdated(DatabaseError):
    """What a transaction was to change isn't as it took it to be: nothing of it is stored."""


def refusal(error: BaseException) -> DatabaseError | None:
    """What an error of the engine's means to whoever made the transaction; None if it isn't the engine's."""
    match error:
        case NotSaved() | Conflict() | Outdated():
            return error
        case sqlite3.IntegrityError():
            return Conflict(str(error))
        case sqlite3.Error():
            return NotSaved(str(error))
        case _:
            return None
