"""What can go wrong with the database, in one line a person can act on."""

from __future__ import annotations


class DatabaseError(Exception):
    pass


class DatabaseUnusable(DatabaseError):
    """The file can't be opened, read or written, or isn't a database. The program can't start."""


class DatabaseTooNew(DatabaseError):
    """The database was written by a later version of this program, which an earlier one would damage."""


class NotSaved(DatabaseError):
    """A transaction failed (disk full, file locked): nothing of it is stored. It may be tried again."""


class Conflict(DatabaseError):
    """A transaction broke a constraint (a unique index, a foreign key): nothing of it is stored."""
