"""The `Engine` for a PostgreSQL database.

Each process has one connection that writes. If it is lost, the next transaction reconnects. A second
connection holds the process's shards (`hold.py`), or keeps all other processes out.
"""

from __future__ import annotations

import asyncio
import logging
import math
import re
import secrets
from collections.abc import Mapping
from contextlib import AsyncExitStack, suppress
from itertools import count
from pathlib import Path

import asyncpg  # pyright: ignore[reportMissingTypeStubs]

from db.cancellation import run_to_end
from db.engine import Row, returns_rows
from db.errors import DatabaseError, DatabaseTooNew, DatabaseUnusable, NotSaved
from db.location import Server
from db.migrate import LEDGER, Migration, other_schema, read_migrations, too_new
from db.postgres.connection import (
    CONNECT_TIMEOUT,
    STATEMENT_TIMEOUT,
    Connection,
    ConnectionPool,
    check_certificates,
    connect,
    connect_several,
)
from db.postgres.errors import DRIVER_ERRORS, is_lost, meaning, one_line, startup_error
from db.postgres.hold import CHANNEL, HOUSE_LOCK, Hold, take_alone
from db.postgres.translate import translated
from db.shards import Shards

Made = tuple[list[Row], int]
"""The rows of a statement, and how many it returned or changed."""

log = logging.getLogger(__name__)

MIN_SERVER_VERSION = 14
"""The oldest major version of PostgreSQL that supports all queries."""
READ_CONNECTIONS = 4
"""Number of connections for reading. Several prevent long queries from blocking all reads."""
TAKEOVER_TIMEOUT = 5.0
"""Seconds that a new process waits for the old one to end."""
SLOW_SERVER_ERRORS = (TimeoutError, asyncpg.QueryCanceledError)
"""Errors of a slow server, for which a retry would only add to the wait."""
IDLE_TRANSACTION_TIMEOUT = "5s"
"""Time after which the server ends an open transaction of a suspended process."""
COMMIT_CHECK_DELAYS = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds before each retry of asking the server about a commit. The last one repeats."""

_MIGRATION_TIMEOUT = 3600.0
"""Seconds allowed for a statement of a migration."""
MAX_REPEATED = 1000
"""Number of statements up to which a transaction is made again after a change of the schema."""

_NOW = "CAST(extract(epoch FROM now()) AS bigint)"
_WRITERS = "harbourmaster_commits.writers"
"""The table with a row per process, in a schema of its own: SQLite has no such table."""
_CREATE_WRITERS = f"""CREATE SCHEMA harbourmaster_commits;
CREATE TABLE {_WRITERS} (
    name TEXT PRIMARY KEY, -- random name of the process
    number BIGINT NOT NULL, -- of its last stored transaction
    written BIGINT NOT NULL -- when, by the clock of the server
)"""
_FORGET_WRITERS = f"DELETE FROM {_WRITERS} WHERE written < {_NOW} - 30 * 86400;"  # noqa: S608
_LAST_STORED = f"""INSERT INTO {_WRITERS} VALUES ($1, 0, {_NOW})
ON CONFLICT (name) DO UPDATE SET written = excluded.written RETURNING number"""  # noqa: S608
"""The number of a process's last stored transaction.

It must be a write: so it waits until a transaction that has written the row has ended, and its own commit
waits until everything before it is on the synchronous standby.
"""
_SCHEMA = r"""WITH own AS (
    SELECT oid, relname FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
)
SELECT relname, relname || '.' || attname AS name, concat_ws(
    ' ', format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid)
) AS definition
FROM own JOIN pg_attribute ON attrelid = own.oid AND attnum > 0 AND NOT attisdropped
LEFT JOIN pg_attrdef ON adrelid = own.oid AND adnum = attnum
UNION ALL SELECT relname, relname || ': ' || conname, pg_get_constraintdef(pg_constraint.oid)
FROM own JOIN pg_constraint ON conrelid = own.oid AND contype IN ('c', 'f', 'p', 'u')
UNION ALL SELECT '', indexname, regexp_replace(indexdef, ' ON \S+\.', ' ON ')
FROM pg_indexes WHERE schemaname = current_schema()"""
"""The tables with their columns and constraints, and the indexes: each with its definition."""
_RISKY_SETTINGS = (
    "SELECT name FROM pg_settings WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off'"
)
_MIGRATION_LOCK = HOUSE_LOCK + 2


class PostgresEngine:
    """An open PostgreSQL database."""

    log_size = 0
    trouble = None

    for_update = " FOR UPDATE"
    lock = "SELECT pg_advisory_xact_lock(hashtext(:name))"

    def __init__(
        self,
        server: Server,
        writer: Connection,
        readers: ConnectionPool,
        *,
        alone: Connection | None = None,
        hold: Hold | None = None,
    ) -> None:
        """`alone` keeps all other processes out; `hold` has this process's shards."""
        self.server = server
        self.writer = writer
        self.hold = hold
        self._readers = readers
        self._alone = alone
        self.tell = ""
        if hold is not None and not hold.shards.are_all:
            self.tell = f"SELECT pg_notify('{CHANNEL}', '{hold.name} ' || CAST(:hint AS TEXT))"
        self._name = secrets.token_hex(8)
        self._number = 0  # of the current transaction
        self._statements: list[tuple[str, Mapping[str, object], Made]] = []  # of the current transaction

    # Cancelling a statement would leave the connection in an unknown state, so each runs to its end.

    async def begin(self) -> None:
        await run_to_end(self._begin())

    async def run(self, query: str, values: Mapping[str, object]) -> Made:
        return await run_to_end(self._run(query, values))

    async def _begin(self) -> None:
        self._number += 1
        self._statements = []
        # A transaction's id wouldn't tell what was stored: after a crash, another transaction may get it.
        begin = (
            f"BEGIN; {_FORGET_WRITERS if self._number == 1 else ''}"  # noqa: S608
            f"INSERT INTO {_WRITERS} VALUES ('{self._name}', {self._number}, {_NOW}) ON CONFLICT (name)"
            " DO UPDATE SET number = excluded.number, written = excluded.written"
        )
        try:
            await self._connect()
            try:
                await self.writer.execute(begin)
            except asyncpg.ReadOnlySQLTransactionError as error:  # The server became a standby.
                self._failed(error)
                await self._connect()
                await self.writer.execute(begin)
        except DRIVER_ERRORS as error:
            raise self._failed(error) from error

    async def _connect(self) -> None:
        """Connect the writer again if its connection was lost. Then readers are renewed, too: the server may
        have been replaced, and the old one would go on to answer them."""
        if self.writer.is_closed():
            self.writer = await connect_writer(self.server)
            await _create_writers(self.writer)  # A standby that took over may lack them.
            await self._readers.expire_connections()
            log.info("Connected to the database again")

    async def _run(self, query: str, values: Mapping[str, object]) -> Made:
        try:
            try:
                made = await self._make(query, values)
            except asyncpg.InvalidCachedStatementError:
                await self._repeat()
                made = await self._make(query, values)
        except DRIVER_ERRORS as error:
            raise self._failed(error) from error
        if len(self._statements) <= MAX_REPEATED:
            self._statements.append((query, values, made))
        return made

    async def _make(self, query: str, values: Mapping[str, object]) -> Made:
        statement = translated(query)
        arguments = statement.arguments(values)
        if returns_rows(query):
            rows = await self.writer.fetch(statement.text, *arguments)
            return [dict(row) for row in rows], len(rows)
        status = await self.writer.execute(statement.text, *arguments)
        return [], int(status.rpartition(" ")[2])

    async def _repeat(self) -> None:
        """Make the current transaction again, after a change of the schema under a statement that is cached.

        Raises NotSaved if a statement gives another result than before.
        """
        statements = self._statements
        if len(statements) > MAX_REPEATED:
            raise NotSaved("the schema has changed", again=True)
        await self.writer.execute("ROLLBACK")
        await self._begin()
        for query, values, made in statements:
            if await self._make(query, values) != made:
                raise NotSaved("the schema and the data have changed", again=True)
        self._statements = statements

    async def commit(self) -> None:
        # The driver's own timeout would cancel the commit's wait for a synchronous standby.
        limit = asyncio.get_running_loop().call_later(STATEMENT_TIMEOUT, self.writer.terminate)
        try:
            done = await self.writer.execute("COMMIT", timeout=math.inf)
        except DRIVER_ERRORS as error:
            failure = self._failed(error)
            if not is_lost(error):
                raise failure from error
            log.warning("The connection to the database was lost in a commit: %s", one_line(error))
            if await self._last_stored() != self._number:
                raise failure from error
        else:
            if done != "COMMIT":
                raise NotSaved("the transaction was undone")
        finally:
            limit.cancel()

    async def scrub(self) -> None:
        """The server vacuums its tables by itself."""

    async def rollback(self) -> None:
        if self.writer.is_closed() or not self.writer.is_in_transaction():
            return
        try:
            await self.writer.execute("ROLLBACK")
        except DRIVER_ERRORS:
            self.writer.terminate()  # Without a connection, the server rolls back.

    async def read(self, query: str, values: Mapping[str, object]) -> list[Row]:
        """See `Engine.read`. Retries if a connection was lost. Raises NotSaved if the server is
        unavailable."""
        made = translated(query)
        text, arguments = made.text, made.arguments(values)
        left = READ_CONNECTIONS  # Every connection of the pool may be lost.
        while True:
            try:
                return [dict(row) for row in await self._readers.fetch(text, *arguments)]
            except DRIVER_ERRORS as error:
                if not is_lost(error) or isinstance(error, asyncpg.ReadOnlySQLTransactionError):
                    raise  # These connections never take writes.
                if not left or isinstance(error, SLOW_SERVER_ERRORS):
                    raise meaning(error) from error
                left -= 1

    async def close(self) -> None:
        try:
            async with asyncio.timeout(CONNECT_TIMEOUT):
                await self._readers.close()
        except DRIVER_ERRORS:
            self._readers.terminate()
        await self.writer.close(timeout=TAKEOVER_TIMEOUT)
        if self._alone is not None:
            await self._alone.close(timeout=TAKEOVER_TIMEOUT)

    def _failed(self, error: BaseException) -> DatabaseError:
        """Translate an error of the writer. A lost connection is terminated."""
        if is_lost(error):
            self.writer.terminate()
        return meaning(error)

    async def _last_stored(self) -> int:
        """The number of the last transaction that is stored. Asks until it is known."""
        for attempt in count():
            try:
                connection = await connect(self.server, statement_timeout="0")
                try:
                    return await connection.fetchval(_LAST_STORED, self._name)
                except asyncpg.UndefinedTableError:  # The server was replaced by one without them.
                    return 0
                finally:
                    connection.terminate()
            except TimeoutError:
                log.warning("Can't tell yet whether a commit was stored. Is its synchronous standby away?")
            except DRIVER_ERRORS as error:
                log.warning("Can't tell yet whether a commit was stored: %s", one_line(error))
            await asyncio.sleep(COMMIT_CHECK_DELAYS[min(attempt, len(COMMIT_CHECK_DELAYS) - 1)])
        raise AssertionError


async def open_server(server: Server, migrations: Path, shards: Shards | None) -> PostgresEngine:
    """Connect to an existing database and migrate it to the current version.

    With `shards`, other processes may use it too; without them, this process has it to itself. Raises
    DatabaseUnusable, DatabaseTooNew, DatabaseUnreachable or DatabaseInUse.
    """
    known = read_migrations(migrations)
    check_certificates(server)
    async with AsyncExitStack() as opened:
        try:
            alone = await take_alone(server, TAKEOVER_TIMEOUT) if shards is None else None
            if alone is not None:
                opened.callback(alone.terminate)
            writer = await connect_writer(server)
            opened.callback(writer.terminate)
            await _check(writer, server)
            await writer.execute("SELECT pg_advisory_lock($1)", _MIGRATION_LOCK)
            await _migrate(writer, known)
            await check_schema(server, known)
            await _create_writers(writer)
            await writer.execute("SELECT pg_advisory_unlock($1)", _MIGRATION_LOCK)
            readers = await connect_several(server, READ_CONNECTIONS)
        except (*DRIVER_ERRORS, ValueError) as error:
            raise startup_error(error, server) from error
        except DatabaseTooNew as error:
            raise DatabaseTooNew(f"The database {server} is too new: {error}") from error
        opened.pop_all()  # Keep the connections open.
    hold = None if shards is None else Hold(server, shards)
    return PostgresEngine(server, writer, readers, alone=alone, hold=hold)


async def connect_writer(server: Server) -> Connection:
    """Open a connection for transactions. Raises one of DRIVER_ERRORS."""
    connection = await connect(
        server,
        plan_cache_mode="force_generic_plan",
        statement_timeout="0",  # It would cancel a commit's wait for a synchronous standby.
        idle_in_transaction_session_timeout=IDLE_TRANSACTION_TIMEOUT,
    )
    # Compressing snapshots with the default method would take half of the server's time for a move.
    with suppress(asyncpg.PostgresError):  # The server may be built without lz4.
        await connection.execute("SET default_toast_compression = 'lz4'")
    return connection


async def _create_writers(connection: Connection) -> None:
    if not await connection.fetchval(f"SELECT to_regclass('{_WRITERS}') IS NOT NULL"):
        await connection.execute(_CREATE_WRITERS)


async def _check(connection: Connection, server: Server) -> None:
    version = int(await connection.fetchval("SHOW server_version_num")) // 10_000
    if version < MIN_SERVER_VERSION:
        raise DatabaseUnusable(
            f"The database {server} runs on PostgreSQL {version}; it needs {MIN_SERVER_VERSION} or later."
        )
    encoding = await connection.fetchval("SHOW server_encoding")
    if encoding != "UTF8":
        raise DatabaseUnusable(f"The database {server} has the encoding {encoding}; it must be UTF8.")
    for row in await connection.fetch(_RISKY_SETTINGS):
        log.warning(
            "The server of the database %s has %s = off: a power cut may destroy it.", server, row["name"]
        )


async def _migrate(connection: Connection, migrations: list[Migration]) -> None:
    """Apply the missing migrations. Raises DatabaseTooNew if the database has more than the list."""
    await connection.execute(LEDGER)
    here = await version(connection)
    if here > len(migrations):
        raise too_new(here, migrations)
    if not here:
        log.info("The database is empty; creating its tables")
    for migration in migrations[here:]:
        note = f"INSERT INTO migrations VALUES ({migration.number}, '{migration.name}')"  # noqa: S608
        await connection.execute(
            f"BEGIN;\n{_script(migration)}\n;\n{note};\nCOMMIT", timeout=_MIGRATION_TIMEOUT
        )


def _script(migration: Migration) -> str:
    # SQLite's REAL has eight bytes, and only its tables have rowids.
    return re.sub(r"\bREAL\b", "DOUBLE PRECISION", migration.script).replace(" WITHOUT ROWID", "")


async def check_schema(server: Server, migrations: list[Migration]) -> None:
    """Raise DatabaseUnusable unless the tables have the columns, constraints and indexes that the migrations
    give them; one of DRIVER_ERRORS.

    To compare, makes them as temporary tables in a transaction that isn't stored.
    """
    connection = await connect(server)
    try:
        here = await connection.fetch(_SCHEMA)
        await connection.execute("BEGIN; SET LOCAL search_path = pg_temp")
        for each in migrations:
            await connection.execute(_script(each))
        expected = {row["name"]: row for row in await connection.fetch(_SCHEMA)}
    finally:
        connection.terminate()
    tables = {row["relname"] for row in expected.values()} - {""}
    ours = {row["name"]: row for row in here if row["name"] in expected or row["relname"] in tables}
    if wrong := dict(ours.items() ^ expected.items()):
        raise other_schema(server, min(wrong))


async def version(connection: Connection) -> int:
    """The number of the last migration applied; 0 if there is none."""
    return await connection.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
