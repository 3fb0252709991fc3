"""A server's database, open.

One connection writes. It holds an advisory lock, the *lease*, so a second process is refused. If it is lost,
the next transaction connects again.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Mapping
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import asyncpg  # pyright: ignore[reportMissingTypeStubs]

from db.certain import in_full
from db.engine import Row, gives_rows
from db.errors import DatabaseError, DatabaseInUse, DatabaseTooNew, DatabaseUnusable, NotSaved
from db.location import Server
from db.migrate import LEDGER, Migration, read_migrations, too_new
from db.postgres.connection import CONNECTING, NAME, Connection, Pool, connect, connect_several
from db.postgres.errors import FAILURES, is_lost, is_unheard_of, meaning, of_the_start, one_line
from db.postgres.translate import translated

log = logging.getLogger(__name__)

OLDEST = 14
"""The first version of PostgreSQL that understands all queries."""
READERS = 4
"""Connections that read: some may be busy with long queries."""
PATIENCE = 5.0
"""Seconds a new process waits for the one before it to end."""
LEASE = 1214345825
"""The number of the advisory lock ("Harb")."""
PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds until a server is asked again about a commit; the last for ever."""

_LONG = 3600.0
"""Seconds a migration may take."""
_BEGIN = f"""BEGIN;
SELECT set_config('application_name', '{NAME} ' || pg_current_xact_id(), true)"""
"""The server reports each change of this setting, so the transaction's number costs no extra trip. The number
finds out what became of a commit."""
_END = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE backend_xid = CAST(CAST($1::text AS xid8) AS xid) AND pid <> pg_backend_pid()"""
_FORMER = """SELECT pg_terminate_backend(pid) FROM pg_locks
WHERE locktype = 'advisory' AND objid = CAST($1::bigint AS oid) AND pid = $2"""


class ServersDatabase:
    """An `Engine`."""

    log_size = 0

    def __init__(self, server: Server, writer: Connection, readers: Pool) -> None:
        self.server = server
        self.writer = writer
        self._readers = readers
        self._process = writer.get_server_pid()  # the server's, at the other end
        self._number = ""  # of the present transaction, as the server counts them

    # A cancelled statement would leave the connection in an unknown state: so each runs to its end.

    async def begin(self) -> None:
        await in_full(self._begin())

    async def run(self, query: str, values: Mapping[str, object]) -> tuple[list[Row], int]:
        return await in_full(self._run(query, values))

    async def _begin(self) -> None:
        try:
            if self.writer.is_closed():
                await self._connect_anew()
            await self.writer.execute(_BEGIN)
        except FAILURES as error:
            raise self._told(error) from error
        self._number = self.writer.get_settings().application_name.removeprefix(NAME).strip()

    async def _run(self, query: str, values: Mapping[str, object]) -> tuple[list[Row], int]:
        made = translated(query)
        try:
            if gives_rows(query):
                rows = await self.writer.fetch(made.text, *made.arguments(values))
                return [dict(row) for row in rows], len(rows)
            status = await self.writer.execute(made.text, *made.arguments(values))
        except FAILURES as error:
            raise self._told(error) from error
        return [], int(status.rpartition(" ")[2])

    async def commit(self) -> None:
        try:
            done = await self.writer.execute("COMMIT")
        except FAILURES as error:
            told = self._told(error)
            if not is_lost(error):
                raise told from error
            log.warning("The connection to the database was lost in a commit: %s", one_line(error))
            if not await self._is_stored(self._number):
                raise told from error
        else:
            if done != "COMMIT":
                raise NotSaved("the transaction was undone")

    async def rollback(self) -> None:
        if self.writer.is_closed() or not self.writer.is_in_transaction():
            return
        try:
            await self.writer.execute("ROLLBACK")
        except FAILURES:
            self.writer.terminate()  # then the server undoes it

    async def read(self, query: str, values: Mapping[str, object]) -> list[Row]:
        """As `Engine`'s. A query is tried twice if its connection is lost. NotSaved if there is no
        connection."""
        made = translated(query)
        text, arguments = made.text, made.arguments(values)
        try:
            rows = await self._readers.fetch(text, *arguments)
        except FAILURES as error:
            if not is_lost(error):
                raise
            try:
                await self._readers.expire_connections()  # the others are lost, too
                rows = await self._readers.fetch(text, *arguments)
            except FAILURES as second:
                raise meaning(second) from second
        return [dict(row) for row in rows]

    async def close(self) -> None:
        try:
            async with asyncio.timeout(CONNECTING):
                await self._readers.close()
        except FAILURES:
            self._readers.terminate()
        await self.writer.close(timeout=PATIENCE)

    def _told(self, error: BaseException) -> DatabaseError:
        if is_lost(error):
            self.writer.terminate()
        return meaning(error)

    async def _connect_anew(self) -> None:
        """Connect again. NotSaved or one of FAILURES if that fails."""
        try:
            self.writer = await connect_first(self.server, former=self._process)
        except DatabaseInUse as error:
            raise NotSaved(str(error)) from error
        self._process = self.writer.get_server_pid()
        log.info("Connected to the database again")

    async def _is_stored(self, number: str) -> bool:
        """Whether a transaction whose connection was lost is committed. Asks until the server knows."""
        for attempt in range(10**9):
            try:
                connection = await connect(self.server)
                try:
                    # Its session may still be there: end it, or it could commit later.
                    await connection.fetch(_END, number)
                    state = await connection.fetchval("SELECT pg_xact_status(CAST($1::text AS xid8))", number)
                finally:
                    connection.terminate()
            except FAILURES as error:
                if is_unheard_of(error):  # the server crashed before it noted that the transaction began
                    return False
                log.warning("Whether something is stored can't be found out yet: %s", one_line(error))
            else:
                if state != "in progress":
                    return state == "committed"
            await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
        raise AssertionError


async def open_server(server: Server, migrations: Path) -> ServersDatabase:
    """Connect to a database that is there, and bring it to the present version. DatabaseUnusable,
    DatabaseTooNew, DatabaseAway, DatabaseInUse."""
    known = read_migrations(migrations)
    async with AsyncExitStack() as opened:
        try:
            writer = await connect_first(server)
            opened.callback(writer.terminate)
            await _check(writer, server)
            await _migrate(writer, known)
            readers = await connect_several(server, READERS, default_transaction_read_only="on")
        except (*FAILURES, ValueError) as error:
            raise of_the_start(error, server) from error
        except DatabaseTooNew as error:
            raise DatabaseTooNew(f"The database {server} is too new: {error}") from error
        opened.pop_all()  # they stay open
    return ServersDatabase(server, writer, readers)


async def connect_first(server: Server, former: int = 0) -> Connection:
    """A connection that holds the lease. The server ends the `former` one (its own number for it), if it
    hasn't noticed yet that it is lost. DatabaseInUse if another process has the lease, otherwise one of
    FAILURES."""
    connection = await connect(server, plan_cache_mode="force_generic_plan")
    # Half of what a move costs the server would be the default compression of the snapshot.
    with suppress(asyncpg.PostgresError):  # a server may be built without lz4
        await connection.execute("SET default_toast_compression = 'lz4'")
    try:
        for _ in range(round(PATIENCE / PAUSES[1])):
            if await connection.fetchval("SELECT pg_try_advisory_lock($1)", LEASE):
                return connection
            await connection.fetch(_FORMER, LEASE, former)
            await asyncio.sleep(PAUSES[1])
        raise DatabaseInUse(f"The database {server} is in use by another process.")
    except BaseException:
        connection.terminate()
        raise


async def _check(connection: Connection, server: Server) -> None:
    version = int(await connection.fetchval("SHOW server_version_num")) // 10_000
    if version < OLDEST:
        raise DatabaseUnusable(
            f"The database {server} is of PostgreSQL {version}; it must be {OLDEST} or later."
        )
    encoding = await connection.fetchval("SHOW server_encoding")
    if encoding != "UTF8":
        raise DatabaseUnusable(f"The database {server} has the encoding {encoding}; it must be UTF8.")


async def _migrate(connection: Connection, migrations: list[Migration]) -> None:
    """Bring the database to the last migration. DatabaseTooNew if it knows one that isn't in the list."""
    await connection.execute(LEDGER)
    here = await version(connection)
    if here > len(migrations):
        raise too_new(here, migrations)
    for migration in migrations[here:]:
        # SQLite's REAL has eight bytes, and only its tables have rowids.
        script = re.sub(r"\bREAL\b", "DOUBLE PRECISION", migration.script).replace(" WITHOUT ROWID", "")
        note = f"INSERT INTO migrations VALUES ({migration.number}, '{migration.name}')"  # noqa: S608
        begin = "BEGIN; SET LOCAL statement_timeout = 0"
        await connection.execute(f"{begin};\n{script}\n;\n{note};\nCOMMIT", timeout=_LONG)


async def version(connection: Connection) -> int:
    """The number of the last migration that was made."""
    return await connection.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
