"""A database file, open: what is SQLite's own of it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import AsyncExitStack, closing, suppress
from pathlib import Path

from db.errors import DatabaseLocked, DatabaseTooNew, DatabaseUnusable
from db.migrate import MIGRATIONS, read_migrations
from db.sqlite.connection import Connection, Reader, open_reader, open_writer
from db.sqlite.errors import is_damage, is_locked
from db.sqlite.migrate import migrate
from db.sqlite.soundness import damage

log = logging.getLogger(__name__)

BUSY = 5.0
"""Seconds that one process waits for another's transaction."""
LOG_KEPT = 8 * 2**20
"""Bytes of write-ahead log that may stay on disk to be written over. What is beyond is cut off."""
LOG_PAGES = 2000
"""Pages (4 KiB) of write-ahead log from which on a commit brings it into the file: less than is kept."""
LOG_TOO_LONG = 128 * 2**20
"""Bytes of write-ahead log at which the host is told that something holds it."""


class File:
    """An `Engine`."""

    name = "sqlite"

    def __init__(self, path: Path, writer: Connection, reader: Reader) -> None:
        self._log = path.with_name(f"{path.name}-wal")
        self.writer = writer
        self.reader = reader

    @property
    def log_size(self) -> int:
        """Bytes of the write-ahead log."""
        return self._log.stat().st_size if self._log.exists() else 0

    @property
    def has_long_log(self) -> bool:
        return self.log_size > LOG_KEPT

    async def cut_log(self) -> None:
        await self._truncate_log()
        if self.log_size > LOG_TOO_LONG:
            log.warning(
                "The database's log has %d MiB: another program reads the database and doesn't let go of it",
                self.log_size // 2**20,
            )

    async def close(self) -> None:
        """Bring the log into the file, which is whole by itself then."""
        await self.reader.close()
        with suppress(sqlite3.Error):
            await self._truncate_log()
        await self.writer.close()

    async def _truncate_log(self) -> None:
        # Its connection has no patience with those who read: it cuts off what it can.
        await self.writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")


async def open_file(path: Path, migrations: Path) -> File:
    """Open a file, making it if there is none, and bring it to the present version. DatabaseUnusable,
    DatabaseTooNew, DatabaseLocked."""
    async with AsyncExitStack() as opened:
        try:
            await asyncio.to_thread(prepare, path, migrations)
            writer = await open_writer(path, patience=BUSY)
            opened.push_async_callback(writer.close)
            reader = await open_reader(path, patience=BUSY)
            opened.push_async_callback(reader.close)
            await writer.execute("PRAGMA synchronous = FULL")  # on disk before anyone is told
            await writer.execute("PRAGMA foreign_keys = ON")
            await writer.execute(f"PRAGMA journal_size_limit = {LOG_KEPT}")
            # What a transaction changes, and how it was before, stays in memory until the commit.
            await writer.execute("PRAGMA cache_size = -16384")
            await writer.execute("PRAGMA temp_store = MEMORY")
            await writer.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
        except (OSError, sqlite3.Error) as error:
            if is_locked(error):
                raise DatabaseLocked(f"The database {path} is locked by another program.") from error
            if is_damage(error):
                raise _damaged(path, str(error)) from error
            raise DatabaseUnusable(f"The database {path} can't be used: {error}") from error
        except DatabaseTooNew as error:
            raise DatabaseTooNew(f"The database {path} is too new: {error}") from error
        opened.pop_all()  # they stay open
    return File(path, writer, reader)


def prepare(path: Path, migrations: Path = MIGRATIONS) -> None:
    """Make the file if there is none, see that it is whole and can be written, and bring it to the present
    version. DatabaseUnusable, DatabaseTooNew, sqlite3.Error."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path, timeout=BUSY, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        if broken := damage(connection):
            raise _damaged(path, broken[0])
        connection.executescript("BEGIN; CREATE TABLE trial (a); ROLLBACK")  # can it be written?
        migrate(connection, read_migrations(migrations))


def _damaged(path: str | Path, what: str) -> DatabaseUnusable:
    what = " ".join(what.split())
    return DatabaseUnusable(
        f"The database {path} is damaged ({what}): `python bot.py restore` brings a backup back."
    )
