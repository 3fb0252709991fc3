"""A process's hold on its shards: advisory locks on a dedicated connection.

The connection is also the process's heartbeat. PostgreSQL ends it after `IDLE_SESSION_TIMEOUT`, so a
suspended process loses its shards to one that waits for them.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time as clocks
from collections.abc import Callable
from time import monotonic, time

import asyncpg  # pyright: ignore[reportMissingTypeStubs]

from db.errors import DatabaseInUse, DatabaseUnusable
from db.location import Server
from db.postgres.connection import APPLICATION_NAME, Connection, connect
from db.postgres.errors import DRIVER_ERRORS, one_line
from db.shards import Shards

log = logging.getLogger(__name__)

HEARTBEAT_INTERVAL = 0.25
HOLD_SECONDS = 2.0
"""Seconds after a heartbeat during which no other process can take the shards."""
IDLE_SESSION_TIMEOUT = "4s"
"""Time after which the server ends a silent session. It is longer than `HOLD_SECONDS`."""
HEARTBEAT_TIMEOUT = 3.0
"""Timeout for connecting and for a heartbeat, in seconds."""
RELEASE_TIMEOUT = 0.5
"""Seconds to wait until this process's previous session releases its locks."""
CHANNEL = "harbourmaster"
"""Name of the NOTIFY channel for hints between processes."""

HOUSE_LOCK = 1214345825
"""Key of a lock that all active processes share. A process that works alone holds it exclusively."""
_SHARD_LOCK = HOUSE_LOCK
"""First key of a shard's lock. The second key is the shard's number."""
_COUNT_LOCK = HOUSE_LOCK + 1
"""First key of a lock that all processes share. The second key is the number of all shards."""

_ANOTHER_COUNT = f"""
SELECT objid FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
WHERE locktype = 'advisory' AND classid = {_COUNT_LOCK} AND objid <> CAST($1::bigint AS oid)
    AND datname = current_database()
"""  # noqa: S608
_HEARTBEAT = """
SELECT CASE WHEN current_setting('transaction_read_only') = 'off'
    THEN CAST(extract(epoch FROM clock_timestamp()) AS float8) END
"""
"""The server's time; null if it takes no writes."""
_END_FORMER = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()
"""


def steady() -> float:
    """A clock that never jumps. On Linux, it goes on while the machine sleeps or is paused."""
    kind = getattr(clocks, "CLOCK_BOOTTIME", None)
    return monotonic() if kind is None else clocks.clock_gettime(kind)


class Hold:
    def __init__(self, server: Server, shards: Shards) -> None:
        self.shards = shards
        self.name = secrets.token_hex(8)
        """Random name of this process, with which its hints begin."""
        self.taken = asyncio.Event()
        """An event that is set while this process holds its shards."""
        self.lost = asyncio.Event()
        """An event that is set while this process doesn't hold its shards."""
        self.displaced = asyncio.Event()
        """An event that is set once another process has taken shards that this one had."""
        self.is_first = True
        """Whether no other process was active when this one took its shards."""
        self.ahead = 0.0
        """Seconds by which the server's clock is ahead of this machine's."""
        self.on_hint: Callable[[str], None] = lambda hint: None
        """Callback for each hint from another process."""
        self._server = server
        self._had = False
        self._is_well = True
        self._is_alone = False  # whether this process holds HOUSE_LOCK exclusively
        self._is_resumed = False
        self._beat = -HOLD_SECONDS
        self.lost.set()

    @property
    def is_sure(self) -> bool:
        """Whether no other process can have the shards now."""
        return self.taken.is_set() and steady() - self._beat < HOLD_SECONDS

    def share(self) -> None:
        """Allow other processes to start, now that the house's time is resumed."""
        self._is_resumed = True

    async def run(self) -> None:
        """Take the shards as soon as they are free, and keep them until cancelled.

        Raises DatabaseInUse if other processes use another shard count, DatabaseUnusable behind a pooler.
        """
        while True:
            try:
                await self._run()
            except DRIVER_ERRORS as error:
                if self._is_well:
                    self._is_well = False
                    log.warning("No heartbeat in the database: %s", one_line(error))
            await asyncio.sleep(HEARTBEAT_INTERVAL)

    async def _run(self) -> None:
        """Hold the shards for the lifetime of one connection. Raises one of DRIVER_ERRORS at its end."""
        connection = await connect(
            self._server,
            patience=HEARTBEAT_TIMEOUT,
            application_name=f"{APPLICATION_NAME} {self.name}",
            idle_session_timeout=IDLE_SESSION_TIMEOUT,
        )
        try:
            connection.add_termination_listener(self._lose)
            await connection.add_listener(CHANNEL, self._hear)
            await self._take(connection)
            while True:
                await self._send_heartbeat(connection)
                if not self.taken.is_set():
                    self._is_well = True
                    self.lost.clear()
                    self.taken.set()
                    log.info("Took the shards %s", self.shards)
                await asyncio.sleep(HEARTBEAT_INTERVAL)
        finally:
            self._is_alone = False
            self._lose()
            connection.terminate()

    async def _take(self, connection: Connection) -> None:
        timeout = await connection.fetchval("SHOW idle_session_timeout")
        if timeout != IDLE_SESSION_TIMEOUT:
            raise DatabaseUnusable(
                f"The database {self._server} has idle_session_timeout = {timeout} instead of"
                f" {IDLE_SESSION_TIMEOUT}. Is it behind a connection pooler? Write the address of the server"
                " itself."
            )
        await connection.fetch(_END_FORMER, f"{APPLICATION_NAME} {self.name}")
        await connection.execute("SELECT pg_advisory_lock_shared($1, $2)", _COUNT_LOCK, self.shards.count)
        if others := await connection.fetchval(_ANOTHER_COUNT, self.shards.count):
            raise DatabaseInUse(
                f"The other processes on the database {self._server} divide it into {others} shards, this one"
                f" into {self.shards.count}."
            )
        began, missing, is_told = monotonic(), list(self.shards.numbers), False
        while missing := [shard for shard in missing if not await _locked(connection, _SHARD_LOCK, shard)]:
            if monotonic() > began + RELEASE_TIMEOUT:
                if not is_told:
                    log.info("Standing by, because another process has the shards %s", self.shards)
                is_told = True
                if self._had:
                    self.displaced.set()
            await asyncio.sleep(HEARTBEAT_INTERVAL)  # Waiting in pg_advisory_lock would hold back vacuum.
        while not await self._enter(connection):  # noqa: ASYNC110
            await asyncio.sleep(HEARTBEAT_INTERVAL)
        self._had = True

    async def _enter(self, connection: Connection) -> bool:
        """Take the lock that active processes share. Returns False while a process works alone."""
        if not self._had:
            self.is_first = self._is_alone = await _locked(connection, HOUSE_LOCK)
            if self.is_first:
                return True
        return bool(await connection.fetchval("SELECT pg_try_advisory_lock_shared($1)", HOUSE_LOCK))

    async def _send_heartbeat(self, connection: Connection) -> None:
        if self._is_alone and self._is_resumed:
            self._is_alone = False
            await connection.execute("SELECT pg_advisory_lock_shared($1)", HOUSE_LOCK)
            await connection.execute("SELECT pg_advisory_unlock($1)", HOUSE_LOCK)
        asked, here = steady(), time()
        there = await connection.fetchval(_HEARTBEAT)
        if there is None:  # Another server has taken over, and its locks count.
            raise asyncpg.ReadOnlySQLTransactionError("the server takes no writes any more")
        self._beat = asked
        self.ahead = there - here - (steady() - asked) / 2

    def _lose(self, _connection: object = None) -> None:
        self.taken.clear()
        self.lost.set()

    def _hear(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        name, _, hint = payload.partition(" ")
        if name != self.name:
            self.on_hint(hint)


async def take_alone(server: Server, patience: float) -> Connection:
    """Open a connection that keeps all other processes out until it is closed.

    Raises DatabaseInUse if one is still active after `patience` seconds.
    """
    connection, began = await connect(server), monotonic()
    try:
        while not await _locked(connection, HOUSE_LOCK):
            if monotonic() > began + patience:
                raise DatabaseInUse(f"The database {server} is in use by another process.")
            await asyncio.sleep(HEARTBEAT_INTERVAL)
    except BaseException:
        connection.terminate()
        raise
    return connection


async def _locked(connection: Connection, *key: int) -> bool:
    """Try to take an advisory lock for the session."""
    given = ", ".join(f"${number}" for number, _ in enumerate(key, 1))
    return bool(await connection.fetchval(f"SELECT pg_try_advisory_lock({given})", *key))
