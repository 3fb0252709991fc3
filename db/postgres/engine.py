"""A server's database, open: what is PostgreSQL's own of it."""

from __future__ import annotations

import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Protocol

from db import engine
from db.errors import DatabaseTooNew, DatabaseUnusable
from db.location import Server
from db.migrate import LEDGER, Migration, read_migrations, too_new
from db.postgres.connection import Connection
from db.postgres.errors import FAILURES, of_the_start
from db.postgres.literals import literal
from db.postgres.reader import open_reader
from db.postgres.writer import Writer, connect_first

OLDEST = 14
"""The first version of PostgreSQL that says all that we ask for."""


NAME = "postgres"
_BEGIN = "BEGIN; SET LOCAL statement_timeout = 0"
_LONG = 3600.0
"""Seconds that a migration may take."""


class ReaderOf(engine.Reader, Protocol):
    async def close(self) -> None: ...


class ServersDatabase:
    """An `Engine`."""

    name = NAME
    log_size = 0
    has_long_log = False

    def __init__(self, writer: Writer, reader: ReaderOf) -> None:
        self.writer = writer
        self.reader = reader

    async def cut_log(self) -> None:
        """The server looks after its log."""

    async def close(self) -> None:
        await self.reader.close()
        await self.writer.close()


async def open_server(server: Server, migrations: Path) -> ServersDatabase:
    """Connect to a database that is there, and bring it to the present version. DatabaseUnusable,
    DatabaseTooNew, DatabaseAway, DatabaseInUse."""
    known = read_migrations(migrations)
    async with AsyncExitStack() as opened:
        try:
            first = await connect_first(server)
            opened.callback(first.terminate)
            await _check(first, server)
            await migrate(first, known)
            writer = Writer(server, first)
            reader = await open_reader(server)
        except (*FAILURES, ValueError) as error:
            raise of_the_start(error, server) from error
        except DatabaseTooNew as error:
            raise DatabaseTooNew(f"The database {server} is too new: {error}") from error
        opened.pop_all()  # they stay open
    return ServersDatabase(writer, reader)


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
