"""All rows of one database into another, of whichever engine."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, Protocol

from db.errors import DatabaseUnusable
from db.location import Location
from db.migrate import read_migrations
from db.sqlite.copying import open_end as open_file_end

Values = tuple[Any, ...]


def tables() -> list[str]:
    """All tables of the schema but `migrations`, which each database fills itself. A table comes after those
    that it refers to: PostgreSQL makes none otherwise."""
    scripts = "".join(migration.script for migration in read_migrations())
    return re.findall(r"^CREATE TABLE (\w+)", scripts, re.MULTILINE)


class End(Protocol):
    """One of the two databases, at its present version, for as long as one transaction takes."""

    async def count(self, table: str) -> int:
        """How many rows it has."""
        ...

    def rows(self, table: str) -> AsyncGenerator[Sequence[Values]]:
        """All of its rows, some at a time, with all columns in the schema's order."""
        ...

    async def add(self, table: str, rows: Sequence[Values]) -> None:
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
        names = tables()
        for table in names:
            if await other.count(table):
                raise DatabaseUnusable(
                    f"The database {target} has something in it: it must be new, or empty."
                )
        copied = dict.fromkeys(names, 0)
        for table in names:
            async for rows in one.rows(table):
                await other.add(table, rows)
                copied[table] += len(rows)
        counted = {table: (await one.count(table), await other.count(table)) for table in names}
        wrong = [table for table, number in copied.items() if counted[table] != (number, number)]
        if wrong:
            raise DatabaseUnusable(f"Not all rows came over, of {', '.join(wrong)}: nothing is kept.")
        await other.finish()
        return copied
