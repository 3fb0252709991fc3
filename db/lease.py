"""The lease that lets only one process use a file, because two would overwrite each other's work."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from db.location import Location
from db.sqlite.lease import held

TAKEOVER_TIMEOUT = 5.0
"""Seconds that a new process waits for the old one to end."""


@contextmanager
def lease(database: Location, patience: float = TAKEOVER_TIMEOUT) -> Generator[None]:
    """Reserve a database for this process while the block runs.

    Does nothing for a server's database, which has locks of its own (`db/postgres/hold.py`).

    Raises DatabaseInUse if another process holds the lease, DatabaseUnusable if its file can't be created or
    the database has several names, DatabaseUnreachable if the disk is full.
    """
    if isinstance(database, Path):
        with held(database, patience):
            yield
    else:
        yield
