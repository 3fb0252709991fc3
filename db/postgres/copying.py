"""A PostgreSQL database as one end of a copy."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from db.errors import DatabaseUnusable
from db.location import Server
from db.postgres.connection import Connection, connect
from db.postgres.errors import DRIVER_ERRORS, is_lost, one_line, startup_error

ROWS_PER_BATCH = 500


class PostgresEndpoint:
    """The `Endpoint` for a PostgreSQL database."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def count(self, table: str) -> int:
        return await self._connection.fetchval(f'SELECT count(*) FROM "{table}"')  # noqa: S608

    async def rows(self, table: str) -> AsyncGenerator[list[tuple[Any, ...]]]:
        # asyncpg caches column types by the query's text, so each table needs its own cursor name.
        cursor = f'"reading {table}"'
        await self._connection.execute(f"DECLARE {cursor} CURSOR FOR SELECT * FROM {table}")  # noqa: S608
        while rows := await self._connection.fetch(f"FETCH {ROWS_PER_BATCH} FROM {cursor}"):
            yield [tuple(row.values()) for row in rows]
        await self._connection.execute(f"CLOSE {cursor}")

    async def add(self, table: str, rows: Sequence[tuple[Any, ...]]) -> None:
        rows = [
            tuple(each.replace("\0", "") if isinstance(each, str) else each for each in row) for row in rows
        ]
        try:
            await self._connection.copy_records_to_table(table, records=rows)
        except (*DRIVER_ERRORS, TypeError) as error:  # A TypeError means a value of the wrong type.
            raise DatabaseUnusable(f"Rows of {table} can't be stored: {one_line(error)}") from error

    async def finish(self) -> None:
        try:
            await self._connection.execute("COMMIT")
        except DRIVER_ERRORS as error:
            if is_lost(error):
                raise DatabaseUnusable(
                    f"The connection was lost while storing the copy ({one_line(error)}), so it may be there"
                    " or not. Copy to another new database."
                ) from error
            raise DatabaseUnusable(f"The copy can't be stored: {one_line(error)}") from error
        with suppress(*DRIVER_ERRORS):
            await self._connection.execute("ANALYZE")  # The planner has no statistics on the new rows yet.


@asynccontextmanager
async def open_endpoint(server: Server) -> AsyncGenerator[PostgresEndpoint]:
    try:
        connection = await connect(server, patience=None, default_transaction_isolation="repeatable read")
    except (*DRIVER_ERRORS, ValueError) as error:
        raise startup_error(error, server) from error
    try:
        await connection.execute("BEGIN")
        yield PostgresEndpoint(connection)
    finally:
        connection.terminate()
