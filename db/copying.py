"""All rows of one database into another, of whichever engine."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, Protocol

from db.errors import DatabaseUnusable
from db.location import Location
from db.sqlite.copying import open_end as open_file_end

Values = tuple[Any, ...]

OWN = "migrations"
"""The table that each database has written itself."""


class End(Protocol):
    """One of the two databases, at its present version, for as long as one transaction takes."""

    async def tables(self) -> Mapping[str, Sequence[str]]:
        """The columns of each table; each table comes after those that it refers to."""
        ...

    async def count(self, table: str) -> int:
        """How many rows it has."""
        ...

    def rows(self, table: str, columns: Sequence[str]) -> AsyncGenerator[Sequence[Values]]:
        """All of its rows, some at a time."""
        ...

    async def add(self, table: str, columns: Sequence[str], rows: Sequence[Values]) -> None:
        """More rows. DatabaseUnusable if the database doesn't take them."""
        ...

    async def finish(self) -> None:
        """Bring to disk what was added."""
        ...


def end_of(where: Location) -> AbstractAsyncContextManager[End]:
    """A database as an end, which must be there. What isn't finished isn't stored."""
    if isinstance(where, Path):
        return open_file_end(where)
    from db.postgres.copying import open_end as open_server_end  # who has no server needs nothing for it

    return open_server_end(where)


async def copy_rows(source: Location, target: Location) -> dict[str, int]:
    """Copy everything; how many rows of each table, which are as many on either side. DatabaseUnusable if the
    target isn't empty, or doesn't take something: it is as it was then."""
    async with end_of(source) as one, end_of(target) as other:
        tables = {name: columns for name, columns in (await one.tables()).items() if name != OWN}
        for table in tables:
            if await other.count(table):
                raise DatabaseUnusable(
                    f"The database {target} has something in it: it must be new, or empty."
                )
        copied = dict.fromkeys(tables, 0)
        for table, columns in tables.items():
            async for rows in one.rows(table, columns):
                await other.add(table, columns, rows)
                copied[table] += len(rows)
        counted = {table: (await one.count(table), await other.count(table)) for table in tables}
        wrong = [table for table, number in copied.items() if counted[table] != (number, number)]
        if wrong:
            raise DatabaseUnusable(f"Not all rows came over, of {', '.join(wrong)}: nothing is kept.")
        await other.finish()
        return copied
