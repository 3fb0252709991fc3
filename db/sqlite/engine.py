"""The `Engine` for an SQLite file."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import Mapping
from contextlib import AsyncExitStack, closing, suppress
from pathlib import Path
from time import monotonic
from typing import Any, cast

import aiosqlite

from db.engine import Row, only_reads, returns_rows
from db.errors import DatabaseLocked, DatabaseTooNew, DatabaseUnusable, NotSaved
from db.migrate import MIGRATIONS, other_schema, read_migrations
from db.sqlite.errors import is_damage, is_locked, may_be_whole
from db.sqlite.migrate import difference, migrate
from db.sqlite.place import cant_be_used, check_place, is_missing, warn_of_network
from db.sqlite.soundness import damage
from upstream import threads

log = logging.getLogger(__name__)

BUSY_TIMEOUT = 5.0
"""Seconds to wait for a lock that another program holds."""
LOCK_RETRY_DELAY = 0.05
"""Seconds between two attempts to begin a transaction."""
OVERWRITE_DELAY = 0.5
"""Seconds between two attempts to overwrite a transaction whose commit failed."""
MAX_BLOCKING_SECONDS = 0.005
"""Seconds for which a read may block the event loop. A longer read moves to a thread."""
INSTRUCTIONS_PER_CHECK = 50
"""Number of SQLite instructions between two checks of the time. On a slow disk, a few of them take long."""
SLOW_DISK_SECONDS = 0.02
"""If a read takes longer than this, despite these checks, the disk counts as slow."""
SLOW_DISK_PAUSE = 5.0
"""Seconds after the last slow read during which all reads run in threads."""
WAL_SIZE_LIMIT = 8 * 2**20
"""Size in bytes to which SQLite truncates the write-ahead log after a checkpoint."""

_PRAGMAS = (
    "synchronous = FULL",  # Changes are on disk before anyone learns of them.
    # macOS only: its fsync leaves data in the disk's cache.
    "fullfsync = ON",
    "checkpoint_fullfsync = ON",
    "foreign_keys = ON",
    "secure_delete = ON",  # What a person asked to delete isn't left in free pages.
    f"journal_size_limit = {WAL_SIZE_LIMIT}",
    "cache_size = -16384",
    "temp_store = MEMORY",
    "busy_timeout = 0",  # `begin` waits without blocking the event loop.
)


class SqliteEngine:
    """An open SQLite file.

    Writes run in aiosqlite's thread. `BEGIN`, which only takes a lock, runs in the event loop's thread. Reads
    begin there, even those of a transaction: most take 30 µs, while a switch to another thread takes ten
    times as long. With all reads in threads, a move took 65 ms of processor time instead of 50 in
    `bench.load`, and 99 % of the answers came within 0.23 s instead of 0.16 s. A read that takes too long
    starts over in a thread. While the disk is slow, all reads run in threads.
    """

    for_update = lock = ""  # A transaction locks the whole file.
    tell = ""
    hold = None

    def __init__(
        self,
        path: Path,
        writer: aiosqlite.Connection,
        own: sqlite3.Connection,
        quick: sqlite3.Connection,
        slow: aiosqlite.Connection,
    ) -> None:
        """`own` is the writer's connection itself, for reads in the event loop's thread."""
        self.writer = writer
        self.quick = quick
        self.slow = slow
        self._own = own
        self._yielded = 0.0
        self._slow_until = 0.0
        self._path = path
        self._log = path.with_name(f"{path.name}-wal")
        quick.execute("SELECT 1 FROM sqlite_master").fetchall()  # creates the log
        names = (path, self._log, path.resolve().with_name(f"{path.resolve().name}-lease"))
        self._files = {name: found for name in names if (found := _identity(name))}

    @property
    def trouble(self) -> str | None:
        # All that is written to a file without a name is lost when the process ends.
        for name, identity in self._files.items():
            if _identity(name) != identity:
                return f"the file {name} was deleted or replaced while the bot runs"
        return None

    @property
    def log_size(self) -> int:
        return self._log.stat().st_size if self._log.exists() else 0

    async def begin(self) -> None:
        if trouble := self.trouble:
            raise NotSaved(trouble)
        until = monotonic() + BUSY_TIMEOUT
        while True:
            try:
                if monotonic() < self._slow_until:
                    await self.writer.execute("BEGIN IMMEDIATE")
                else:
                    self._own.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError as error:
                if not is_locked(error) or monotonic() >= until:
                    raise
                await asyncio.sleep(LOCK_RETRY_DELAY)
            else:
                return

    async def run(self, query: str, values: Mapping[str, object]) -> tuple[list[Row], int]:
        if only_reads(query):
            rows = await self._read(self._own, self.writer, query, values)
            return rows, len(rows)
        if returns_rows(query):
            rows = await _rows(self.writer, query, values)
            return rows, len(rows)
        return [], (await self.writer.execute(query, cast("Any", values))).rowcount

    async def commit(self) -> None:
        try:
            await self.writer.commit()
        except sqlite3.Error as error:
            if may_be_whole(error):
                await self._overwrite(error)
            raise

    async def _overwrite(self, error: sqlite3.Error) -> None:
        """Overwrite a transaction that may be whole in the log, though its commit failed.

        A recovery after a kill or a power cut would apply it. So nobody may hear that it failed until a small
        write is in its place.
        """
        log.error("A commit failed (%s). Nobody is answered until the disk works again.", error)
        while True:
            with suppress(sqlite3.Error):
                [row] = await self.writer.execute_fetchall("PRAGMA user_version")
                await self.writer.execute(f"PRAGMA user_version = {row['user_version']}")
                return
            await asyncio.sleep(OVERWRITE_DELAY)

    async def rollback(self) -> None:
        # aiosqlite queues the rollback behind a cancelled caller's statement. After a commit it does nothing.
        with suppress(sqlite3.Error):
            await self.writer.rollback()

    async def read(self, query: str, values: Mapping[str, object]) -> list[Row]:
        if monotonic() - self._yielded > MAX_BLOCKING_SECONDS:
            await asyncio.sleep(0)
            self._yielded = monotonic()
        return await self._read(self.quick, self.slow, query, values)

    async def _read(
        self, quick: sqlite3.Connection, slow: aiosqlite.Connection, query: str, values: Mapping[str, object]
    ) -> list[Row]:
        began = monotonic()
        if began < self._slow_until:
            try:
                return await _rows(slow, query, values)
            finally:
                self._note_disk(began)
        until = began + MAX_BLOCKING_SECONDS
        quick.set_progress_handler(lambda: monotonic() > until, INSTRUCTIONS_PER_CHECK)
        try:
            return cast("list[Row]", quick.execute(query, cast("Any", values)).fetchall())
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
                raise
        finally:
            quick.set_progress_handler(None, 0)
            self._note_disk(began)
        return await _rows(slow, query, values)

    def _note_disk(self, began: float) -> None:
        """Note that a read has ended. SQLite can't interrupt one that waits for the disk."""
        if monotonic() - began > SLOW_DISK_SECONDS:
            self._slow_until = monotonic() + SLOW_DISK_PAUSE

    async def scrub(self) -> None:
        # The log still has the former pages. If another program reads, the next checkpoint overwrites them.
        with suppress(sqlite3.Error):
            await self.writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")

    async def close(self) -> None:
        try:
            self.quick.close()
            await self.slow.close()
            # On close, SQLite checkpoints the log only if no other program has the file open.
            with suppress(sqlite3.Error):
                await self.writer.execute_fetchall("PRAGMA wal_checkpoint(PASSIVE)")
        finally:
            await self.writer.close()


def _identity(path: Path) -> tuple[int, int] | None:
    """The device and inode of a file; None if it isn't there."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


async def _rows(connection: aiosqlite.Connection, query: str, values: Mapping[str, object]) -> list[Row]:
    return cast("list[Row]", await connection.execute_fetchall(query, cast("Any", values)))


def _row(cursor: sqlite3.Cursor, values: tuple[Any, ...]) -> dict[str, Any]:
    return {column[0]: value for column, value in zip(cursor.description, values, strict=True)}


async def open_file(path: Path, migrations: Path) -> SqliteEngine:
    """Open a file, creating it if missing, and migrate it to the current version.

    Raises DatabaseUnusable, DatabaseTooNew, DatabaseLocked, or DatabaseUnreachable if the disk is full.
    """
    async with AsyncExitStack() as opened:

        def connect() -> sqlite3.Connection:
            # With isolation_level=None, Python begins no implicit transactions.
            connection = sqlite3.connect(
                f"{path.resolve().as_uri()}?mode=rw",  # It never creates a file.
                uri=True,
                timeout=BUSY_TIMEOUT,
                isolation_level=None,
                check_same_thread=False,
            )
            opened.callback(connection.close)
            connection.row_factory = _row
            return connection

        async def threaded(connection: sqlite3.Connection, *pragmas: str) -> aiosqlite.Connection:
            thread = await threads.connection(lambda: connection, 64)
            opened.push_async_callback(thread.close)
            for pragma in pragmas:
                await thread.execute(f"PRAGMA {pragma}")
            return thread

        try:
            await asyncio.to_thread(prepare, path, migrations)
            own, quick = connect(), connect()
            writer = await threaded(own, *_PRAGMAS)
            slow = await threaded(connect(), "query_only = ON")
            quick.execute("PRAGMA query_only = ON")
        except (OSError, sqlite3.Error) as error:
            if is_locked(error):
                raise DatabaseLocked(f"The database {path} is locked by another program.") from error
            if is_damage(error):
                raise _damaged(path, str(error)) from error
            raise cant_be_used(path, error) from error
        opened.pop_all()  # The connections stay open.
    return SqliteEngine(path, writer, own, quick, slow)


def prepare(path: Path, migrations: Path = MIGRATIONS, original: Path | None = None) -> None:
    """Create the file if missing, check that it is sound and writable, and migrate it to the current version.

    Raises DatabaseUnusable, DatabaseTooNew, OSError or sqlite3.Error. What is wrong with the data is said of
    the `original`, if the file is a copy.
    """
    original = original or path
    check_place(path)
    warn_of_network(path)
    is_new = is_missing(path)
    with closing(sqlite3.connect(path, timeout=BUSY_TIMEOUT, isolation_level=None)) as connection:
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        if mode != "wal":
            raise DatabaseUnusable(
                f"The database {path} can't have a write-ahead log there: put it on a local disk."
            )
        if broken := damage(connection):
            raise _damaged(original, broken[0])
        # The statement fails if the file isn't writable.
        connection.executescript("BEGIN; CREATE TABLE trial (a); ROLLBACK")
        known = read_migrations(migrations)
        try:
            migrate(connection, known)
        except DatabaseTooNew as error:
            raise DatabaseTooNew(f"The database {original} is too new: {error}") from error
        if what := difference(connection, known):
            raise other_schema(original, what)
        (number,) = connection.execute("PRAGMA user_version").fetchone()
        if not number:  # The file is new. Its backups keep the number; see `identity`.
            connection.execute(f"PRAGMA user_version = {1 + secrets.randbelow(2**31 - 1)}")
    if is_new:
        log.info("Created a new database: %s", path.resolve())


def _damaged(path: str | Path, what: str) -> DatabaseUnusable:
    what = " ".join(what.split())
    return DatabaseUnusable(
        f"The database {path} is damaged ({what}): `python bot.py restore` brings a backup back."
    )
