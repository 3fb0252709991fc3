"""Copies all rows from one database to another, on either engine."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, Protocol

from db.errors import DatabaseUnusable
from db.location import Location
from db.migrate import read_migrations
from db.sqlite.copying import open_endpoint as open_sqlite

Values = tuple[Any, ...]


def tables() -> list[str]:
    """All tables of the schema in order of creation, so a table comes after those it refers to.

    `migrations` is left out, because each database fills its own.
    """
    scripts = "".join(migration.script for migration in read_migrations())
    return re.findall(r"^CREATE TABLE (\w+)", scripts, re.MULTILINE)


class Endpoint(Protocol):
    """One of the two databases, at the current schema version, within one transaction."""

    async def count(self, table: str) -> int:
        """The number of rows in a table."""
        ...

    def rows(self, table: str) -> AsyncGenerator[Sequence[Values]]:
        """All rows of a table, in batches, with all columns in the schema's order."""
        ...

    async def add(self, table: str, rows: Sequence[Values]) -> None:
        """Insert rows into a table. Raises DatabaseUnusable if the database refuses them."""
        ...

    async def finish(self) -> None:
        """Commit the added rows. Raises DatabaseUnusable if that fails."""
        ...


def open_endpoint(where: Location) -> AbstractAsyncContextManager[Endpoint]:
    """Open an existing database as one end of a copy. Nothing is stored without `finish`."""
    if isinstance(where, Path):
        return open_sqlite(where)
    from db.postgres.copying import open_endpoint as open_postgres  # SQLite works without asyncpg

    return open_postgres(where)


async def copy_rows(source: Location, target: Location) -> dict[str, int]:
    """Copy all rows, check the counts on both sides, and return the number of rows by table.

    Raises DatabaseUnusable if the target isn't empty or refuses a row, or if the counts differ. The target is
    then unchanged.
    """
    async with open_endpoint(source) as one, open_endpoint(target) as other:
        names = tables()
        for table in names:
            if await other.count(table):
                raise DatabaseUnusable(f"The database {target} isn't empty. Copy to a new or empty one.")
        copied = dict.fromkeys(names, 0)
        for table in names:
            async for rows in one.rows(table):
                await other.add(table, rows)
                copied[table] += len(rows)
        counted = {table: (await one.count(table), await other.count(table)) for table in names}
        wrong = [table for table, number in copied.items() if counted[table] != (number, number)]
        if wrong:
            raise DatabaseUnusable(f"Not all rows of {', '.join(wrong)} were copied, so nothing is kept.")
        await other.finish()
        return copied
