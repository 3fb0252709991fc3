"""A read-only snapshot of a server's database."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from db.errors import DatabaseUnusable, NotSaved
from db.location import Server
from db.migrate import MIGRATIONS, read_migrations
from db.postgres.connection import Connection, connect
from db.postgres.engine import PostgresEngine, check_schema, version
from db.postgres.errors import DRIVER_ERRORS, startup_error


class SingleConnection:
    """A `Pool` with one connection, which runs one query at a time."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._asking = asyncio.Lock()

    async def fetch(self, query: str, *values: object) -> list[Mapping[str, Any]]:
        async with self._asking:
            return await self._connection.fetch(query, *values)

    async def expire_connections(self) -> None:
        """Do nothing: a snapshot is read through one connection."""

    async def close(self) -> None:
        """Do nothing: the connection is closed as the writer."""

    def terminate(self) -> None: ...


class SnapshotEngine(PostgresEngine):
    """A `PostgresEngine` that only reads."""

    async def begin(self) -> None:
        raise NotSaved("a snapshot takes no writes")


async def open_snapshot(server: Server) -> SnapshotEngine:
    """Open a read-only snapshot of a server's database, even while another process uses it.

    Raises DatabaseUnusable if it isn't at the current version, DatabaseUnreachable if the server can't be
    reached.
    """
    migrations = read_migrations(MIGRATIONS)
    known = len(migrations)
    try:
        connection = await connect(
            server,
            writes=False,
            default_transaction_read_only="on",
            default_transaction_isolation="repeatable read",
        )
        try:
            await connection.execute("BEGIN")
            is_known = await connection.fetchval("SELECT to_regclass('migrations') IS NOT NULL")
            here = await version(connection) if is_known else 0
            if here != known:
                raise DatabaseUnusable(
                    f"The database {server} has version {here} instead of {known}."
                    " Start the bot once to update it."
                )
            if not await connection.fetchval("SELECT pg_is_in_recovery()"):
                await check_schema(server, migrations)  # A standby has its primary's tables.
        except BaseException:
            connection.terminate()
            raise
    except (*DRIVER_ERRORS, ValueError) as error:
        raise startup_error(error, server) from error
    return SnapshotEngine(server, connection, SingleConnection(connection))
