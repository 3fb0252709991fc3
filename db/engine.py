"""The interface that SQLite and PostgreSQL implement: one connection writes, others read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from db.postgres.hold import Hold  # SQLite works without asyncpg

Row = Mapping[str, Any]

KEPT_STATEMENTS = 2000
"""Number of statements whose analysis is kept. Their texts vary with the lengths of their lists."""


@lru_cache(KEPT_STATEMENTS)
def returns_rows(query: str) -> bool:
    """Whether a statement returns rows."""
    return re.search(r"\A(\s*--.*\n)*\s*(SELECT|WITH)\b|\bRETURNING\b", query) is not None


@lru_cache(KEPT_STATEMENTS)
def only_reads(query: str) -> bool:
    """Whether a statement is a plain query."""
    return re.match(r"(\s*--.*\n)*\s*SELECT\b", query) is not None


class Engine(Protocol):
    """An open database. Only one task at a time may use `begin`, `run`, `commit` and `rollback`."""

    @property
    def for_update(self) -> str:
        """The suffix of a query whose rows are locked until the transaction ends."""
        ...

    @property
    def lock(self) -> str:
        """The statement that locks `:name` until the transaction ends; empty if unnecessary."""
        ...

    @property
    def tell(self) -> str:
        """The statement that sends `:hint` to other processes; empty if there are none."""
        ...

    @property
    def hold(self) -> Hold | None:
        """This process's hold on its shards; None if it works alone."""
        ...

    @property
    def log_size(self) -> int:
        """Bytes of SQLite's write-ahead log; 0 for a server."""
        ...

    @property
    def trouble(self) -> str | None:
        """Why no write can be kept, in one line; None if nothing is known to be wrong."""
        ...

    async def begin(self) -> None:
        """Begin a transaction."""
        ...

    async def run(self, query: str, values: Mapping[str, object]) -> tuple[list[Row], int]:
        """Run a statement of the transaction. Returns its rows, and how many it returned or changed."""
        ...

    async def commit(self) -> None:
        """Commit the transaction to disk. If this raises, nothing is stored."""
        ...

    async def rollback(self) -> None:
        """Roll the transaction back, unless it is committed. Database errors are ignored."""
        ...

    async def read(self, query: str, values: Mapping[str, object]) -> list[Row]:
        """The rows of a query that only reads and sees committed data. Many tasks may call this at once."""
        ...

    async def scrub(self) -> None:
        """Erase from the disk what was deleted, as far as possible. Database errors are ignored."""
        ...

    async def close(self) -> None: ...
