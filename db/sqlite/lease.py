"""The lease of a database file."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from db.errors import DatabaseInUse, DatabaseUnusable
from db.sqlite.errors import is_locked


@contextmanager
def held(database: Path, patience: float) -> Generator[None]:
    """Keep a database for this process alone while the block runs.

    The lease is SQLite's own lock on an empty file beside the database. The system takes it back however the
    process ends, and the database itself can be read and copied meanwhile. DatabaseInUse if another process
    has it; DatabaseUnusable if there can be no such file.
    """
    file = database.resolve()
    file = file.with_name(f"{file.name}-lease")
    with ExitStack() as stack:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            connection = sqlite3.connect(file, timeout=patience, isolation_level=None)
            stack.enter_context(closing(connection))
            connection.execute("BEGIN EXCLUSIVE")
        except (OSError, sqlite3.Error) as error:
            if is_locked(error):
                raise DatabaseInUse(f"The database {database} is in use by another process.") from error
            raise DatabaseUnusable(f"The database {database} can't be used: {error}") from error
        yield
