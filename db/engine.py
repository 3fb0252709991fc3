"""What an engine supplies, SQLite's or PostgreSQL's: a connection that writes, one that reads."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Protocol

from msgspec import Struct

Row = Mapping[str, Any]


class Statement(Struct, frozen=True, gc=False):
    """A query and the values of its `:names`."""

    query: str
    values: Mapping[str, object]
    must_change: bool = False
    """Whether it fails (Outdated) unless it changes a row. It gives none then."""

    @property
    def gives_rows(self) -> bool:
        """Whether somebody may want to know what it returns."""
        return not self.must_change and gives_rows(self.query)


@cache
def gives_rows(query: str) -> bool:
    """Whether a query returns something."""
    return re.search(r"\A(\s*--.*\n)*\s*(SELECT|WITH)\b|\bRETURNING\b", query) is not None


class Writer(Protocol):
    """For one task at a time."""

    begin: str
    """The statement with which a transaction begins."""
    unmade: tuple[type[Exception], ...]
    """What `all_of` raises where it has made none of its statements. Else it may have made some."""

    @property
    def is_away(self) -> bool:
        """Whether there is no connection."""
        ...

    async def all_of(self, statements: Iterable[Statement]) -> list[Row]:
        """Make these statements (there is one at least), one after the other; the rows of the last, if it
        gives any. Raises what `refusal` understands by the first that fails."""
        ...

    async def undo_to(self, savepoint: str) -> bool:
        """Take back what was done since a savepoint; False if all of the transaction is to be taken back."""
        ...

    async def commit(self) -> None:
        """Bring to disk what is made. If this raises, nothing of it is, and won't be after `rollback`."""
        ...

    async def rollback(self) -> None:
        """Take back all that is not committed, if anything is."""
        ...


class Reader(Protocol):
    """For many tasks at once. It sees what is committed only."""

    async def read(self, query: str, values: Mapping[str, object]) -> list[Row]:
        """The rows that a query gives."""
        ...


class Engine(Protocol):
    """A database that is open."""

    @property
    def name(self) -> str:
        """As in the names of queries that are for it alone."""
        ...

    @property
    def writer(self) -> Writer: ...

    @property
    def reader(self) -> Reader: ...

    @property
    def log_size(self) -> int:
        """Bytes of a log that is brought into the database from time to time; 0 where the server looks after
        it."""
        ...

    @property
    def has_long_log(self) -> bool:
        """Whether it had better be cut off."""
        ...

    async def cut_log(self) -> None:
        """Cut it off, as far as nobody reads what was before. Only for whoever has the writer alone."""
        ...

    async def close(self) -> None:
        """Let go of the database. Only for whoever has the writer alone, when nothing is under way."""
        ...
