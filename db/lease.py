"""One process a database: two would each take the other's tables for its own."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from db.location import Location
from db.sqlite.lease import held

PATIENCE = 5.0
"""Seconds that a new process waits for the one before it to end."""


@contextmanager
def lease(database: Location, patience: float = PATIENCE) -> Generator[None]:
    """Keep a database for this process alone while the block runs. DatabaseInUse if another process has it;
    DatabaseUnusable if there can be no lease.

    A server's database needs none beside: there the connection that writes has it (`db/postgres/engine.py`).
    """
    if isinstance(database, Path):
        with held(database, patience):
            yield
    else:
        yield
