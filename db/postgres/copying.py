"""A server's database as one end of a copy."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from db.errors import DatabaseUnusable
from db.location import Server
from db.order import parents_first
from db.postgres.connection import Connection, connect
from db.postgres.errors import FAILURES, of_the_start, one_line

AT_ONCE = 500
"""Rows."""


class ServersEnd:
    """An `End`."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def tables(self) -> dict[str, list[str]]:
        rows = await self._connection.fetch(_COLUMNS)
        parents: dict[str, set[str]] = {row["name"]: set() for row in rows}
        for row in await self._connection.fetch(_PARENTS):
            parents[row["name"]].add(row["parent"])
        columns = {row["name"]: list(row["columns"]) for row in rows}
        return {name: columns[name] for name in parents_first(parents)}

    async def count(self, table: str) -> int:
        return await self._connection.fetchval(f'SELECT count(*) FROM "{table}"')  # noqa: S608

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncGenerator[list[tuple[Any, ...]]]:
        names = ", ".join(f'"{name}"' for name in columns)
        # asyncpg remembers by a query's text what it gives: so each has a name of its own.
        cursor = f'"reading {table}"'
        await self._connection.execute(f'DECLARE {cursor} CURSOR FOR SELECT {names} FROM "{table}"')  # noqa: S608
        while rows := await self._connection.fetch(f"FETCH {AT_ONCE} FROM {cursor}"):
            yield [tuple(row.values()) for row in rows]
        await self._connection.execute(f"CLOSE {cursor}")

    async def add(self, table: str, columns: Sequence[str], rows: Sequence[tuple[Any, ...]]) -> None:
        try:
            await self._connection.copy_records_to_table(table, records=rows, columns=list(columns))
        except (*FAILURES, TypeError) as error:  # something that isn't of the column's type
            raise DatabaseUnusable(f"Rows of {table} can't be stored: {one_line(error)}") from error

    async def finish(self) -> None:
        try:
            await self._connection.execute("COMMIT")
            await self._connection.execute("ANALYZE")  # for the server knows nothing of so many rows yet
        except FAILURES as error:
            raise DatabaseUnusable(f"The copy can't be stored: {one_line(error)}") from error


_COLUMNS = """
SELECT table_name::text AS name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
FROM information_schema.columns WHERE table_schema = current_schema() GROUP BY table_name
"""
_PARENTS = """
SELECT child.relname::text AS name, parent.relname::text AS parent FROM pg_constraint
JOIN pg_class AS child ON child.oid = conrelid JOIN pg_class AS parent ON parent.oid = confrelid
WHERE contype = 'f' AND connamespace = current_schema()::regnamespace
"""


@asynccontextmanager
async def open_end(server: Server) -> AsyncGenerator[ServersEnd]:
    try:
        connection = await connect(server, is_patient=True, default_transaction_isolation="repeatable read")
    except (*FAILURES, ValueError) as error:
        raise of_the_start(error, server) from error
    try:
        await connection.execute("BEGIN")
        yield ServersEnd(connection)
    finally:
        connection.terminate()
