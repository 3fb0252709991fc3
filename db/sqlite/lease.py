"""The lease on a database file."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from db.errors import DatabaseInUse
from db.sqlite.errors import is_locked
from db.sqlite.place import cant_be_used, check_place


@contextmanager
def held(database: Path, patience: float) -> Generator[None]:
    """Reserve a database file for this process while the block runs.

    The lease is an SQLite lock on an empty file beside the database. The operating system releases it however
    the process ends. Others can still read and copy the database.

    Raises DatabaseInUse if another process still holds it after `patience` seconds, DatabaseUnusable if the
    file can't be created, DatabaseUnreachable if the disk is full.
    """
    check_place(database)
    file = database.resolve()
    file = file.with_name(f"{file.name}-lease")
    with ExitStack() as stack:
        try:
            connection = sqlite3.connect(file, timeout=patience, isolation_level=None)
            stack.enter_context(closing(connection))
            connection.execute("BEGIN EXCLUSIVE")
        except (OSError, sqlite3.Error) as error:
            if is_locked(error):
                raise DatabaseInUse(f"The database {database} is in use by another process.") from error
            raise cant_be_used(database, error) from error
        yield
