"""A server's database, open: what is PostgreSQL's own of it."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Protocol

from db import engine
from db.errors import DatabaseInUse, DatabaseTooNew, DatabaseUnusable
from db.location import Server
from db.migrate import LEDGER, Migration, read_migrations, too_new
from db.postgres.connection import SESSION, Connection, connect
from db.postgres.errors import FAILURES, of_the_start
from db.postgres.literals import literal
from db.postgres.reader import open_reader
from db.postgres.sharing import Sharing, join
from db.postgres.writer import LEASE, Writer, connect_first
from db.shards import Shards

OLDEST = 14
"""The first version of PostgreSQL that says all that we ask for."""


NAME = "postgres"
_BEGIN = "BEGIN; SET LOCAL statement_timeout = 0"
TURN = 1214345827
"""The number of the lock that a process has that begins, where there are several."""
_LONG = 3600.0
"""Seconds that a migration may take."""


class ReaderOf(engine.Reader, Protocol):
    def let_go(self) -> None: ...
    async def close(self) -> None: ...


class ServersDatabase:
    """An `Engine`."""

    name = NAME
    log_size = 0
    has_long_log = False

    def __init__(self, writer: Writer, reader: ReaderOf, sharing: Sharing | None = None) -> None:
        self.writer = writer
        self.reader = reader
        self.sharing = sharing
        if sharing is not None:
            sharing.on_loss(self._let_go)

    def _let_go(self) -> None:
        self.writer.let_go()
        self.reader.let_go()

    async def cut_log(self) -> None:
        """The server looks after its log."""

    async def close(self) -> None:
        await self.reader.close()
        await self.writer.close()
        if self.sharing is not None:
            await self.sharing.close()


async def open_server(server: Server, migrations: Path, shards: Shards | None = None) -> ServersDatabase:
    """Connect to a database that is there, and bring it to the present version. `shards`: other processes may
    have it open, too, each with its own shards; who has these is waited for. DatabaseUnusable,
    DatabaseTooNew, DatabaseAway, DatabaseInUse."""
    known = read_migrations(migrations)
    async with AsyncExitStack() as opened:
        try:
            async with _turn(server, shards) as turn:
                first = await connect_first(server, alone=shards is None)
                opened.callback(first.terminate)
                await _check(first, server)
                if shards is not None:
                    await _require_alone(first, known, server)
                await migrate(turn or first, known)
            sharing = None
            if shards is not None:
                sharing = await join(server, shards)
                opened.push_async_callback(sharing.close)
            writer = Writer(server, first, sharing)
            reader = await open_reader(server)
        except (*FAILURES, ValueError) as error:
            raise of_the_start(error, server) from error
        except DatabaseTooNew as error:
            raise DatabaseTooNew(f"The database {server} is too new: {error}") from error
        opened.pop_all()  # they stay open
    return ServersDatabase(writer, reader, sharing)


@asynccontextmanager
async def _turn(server: Server, shards: Shards | None) -> AsyncGenerator[Connection | None]:
    """Of processes that share a database, one after the other begins; the connection that has the turn, until
    nothing has been done with it for a while. None where there are no others."""
    if shards is None:
        yield None
        return
    connection = await connect(server, is_patient=True, lets_go_of=SESSION)
    try:
        await connection.execute(f"SELECT pg_advisory_lock({TURN})", timeout=_LONG)
        yield connection
    finally:
        connection.terminate()


async def _require_alone(connection: Connection, migrations: list[Migration], server: Server) -> None:
    """DatabaseInUse if there is something to migrate while others have the database open, too: they know
    nothing of what that changes."""
    known = await connection.fetchval("SELECT to_regclass('migrations') IS NOT NULL")
    here = await version(connection) if known else 0
    if here < len(migrations):
        if not await connection.fetchval("SELECT pg_try_advisory_lock($1)", LEASE):
            raise DatabaseInUse(
                f"The database {server} is of version {here}, this program of {len(migrations)}:"
                " end all processes before one of this version starts."
            )
        await connection.fetchval("SELECT pg_advisory_unlock($1)", LEASE)


async def _check(connection: Connection, server: Server) -> None:
    version = int(await connection.fetchval("SHOW server_version_num")) // 10_000
    if version < OLDEST:
        raise DatabaseUnusable(
            f"The database {server} is of PostgreSQL {version}; it must be {OLDEST} or later."
        )
    encoding = await connection.fetchval("SHOW server_encoding")
    if encoding != "UTF8":
        raise DatabaseUnusable(f"The database {server} has the encoding {encoding}; it must be UTF8.")


async def migrate(connection: Connection, migrations: list[Migration]) -> None:
    """Bring the database to the last migration. DatabaseTooNew if it knows one that isn't in the list."""
    await connection.execute(LEDGER)
    here = await version(connection)
    if here > len(migrations):
        raise too_new(here, migrations)
    for migration in migrations[here:]:
        note = f"INSERT INTO migrations VALUES ({migration.number}, {literal(migration.name)})"  # noqa: S608
        await connection.execute(f"{_BEGIN};\n{_here(migration.script)}\n;\n{note};\nCOMMIT", timeout=_LONG)


def _here(script: str) -> str:
    """A migration in PostgreSQL's words. SQLite's REAL has eight bytes, and only its tables have rowids."""
    return re.sub(r"\bREAL\b", "DOUBLE PRECISION", script).replace(" WITHOUT ROWID", "")


async def version(connection: Connection) -> int:
    """The number of the last migration that was made."""
    return await connection.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
