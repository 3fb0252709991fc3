"""Connections and pools to a PostgreSQL server, with the settings that the bot needs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Protocol, cast
from urllib.parse import parse_qsl, urlsplit

import asyncpg  # pyright: ignore[reportMissingTypeStubs]

from db.errors import DatabaseUnusable
from db.location import Server

APPLICATION_NAME = "harbourmaster"
"""The bot's name in `pg_stat_activity`."""
CONNECT_TIMEOUT = 10.0
"""Seconds allowed for connecting."""
STATEMENT_TIMEOUT = 30.0
"""Seconds allowed for a statement. After a timeout, the server counts as unavailable."""
_SERVER_STATEMENT_TIMEOUT = "20s"
"""Timeout of a statement on the server, shorter than ours so that the server still answers in time."""
_CACHED_STATEMENTS = 500
"""Number of prepared statements cached per connection: enough for all of ours."""

_SETTINGS = {
    "application_name": APPLICATION_NAME,
    "jit": "off",  # our queries are too short to benefit
    "statement_timeout": _SERVER_STATEMENT_TIMEOUT,
    "standard_conforming_strings": "on",
    "synchronous_commit": "on",
    # Make the server notice soon if a client vanishes without closing its connection.
    "tcp_keepalives_idle": "30",
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}


_WRITABLE: dict[str, Any] = {"target_session_attrs": "read-write"}
"""The option to connect only to a server that takes writes, if the address names several."""


class Queries(Protocol):
    """Runs queries: a connection or a pool."""

    async def fetch(self, query: str, *values: object) -> list[Mapping[str, Any]]: ...


class Connection(Queries, Protocol):
    """The part of asyncpg's untyped connection that we use."""

    async def execute(self, query: str, *values: object, timeout: float | None = None) -> str: ...  # noqa: ASYNC109
    async def fetchval(self, query: str, *values: object) -> Any: ...
    async def copy_records_to_table(
        self, table_name: str, *, records: Iterable[tuple[object, ...]]
    ) -> str: ...
    async def close(self, *, timeout: float | None = None) -> None: ...  # noqa: ASYNC109
    async def add_listener(self, channel: str, callback: Callable[[object, int, str, str], None]) -> None: ...
    def add_termination_listener(self, callback: Callable[[object], None]) -> None: ...
    def terminate(self) -> None: ...
    def is_closed(self) -> bool: ...
    def is_in_transaction(self) -> bool: ...
    def get_server_pid(self) -> int: ...


class ConnectionPool(Queries, Protocol):
    async def expire_connections(self) -> None: ...
    async def close(self) -> None: ...
    def terminate(self) -> None: ...


def check_certificates(server: Server) -> None:
    """Raise DatabaseUnusable if a file that the address names isn't there. asyncpg would report a lost
    connection."""
    for name, file in parse_qsl(urlsplit(server.url).query):
        if name in ("sslrootcert", "sslcert", "sslkey", "sslcrl") and not Path(file).is_file():
            raise DatabaseUnusable(f"The database {server} can't be used: there is no file {file} ({name}).")


async def connect(
    server: Server,
    *,
    patience: float | None = STATEMENT_TIMEOUT,
    writes: bool = True,
    **settings: str,
) -> Connection:
    """Open a connection. `settings` are added to the usual settings.

    With `writes`, servers that take no writes are passed over. Raises one of `DRIVER_ERRORS` if none is left.

    `patience` is the timeout for a statement in seconds. None disables it, on the server too.
    """
    if patience is None:
        settings["statement_timeout"] = "0"
    options = _options(settings, patience) | (_WRITABLE if writes else {})
    return cast("Connection", await asyncpg.connect(server.url, **options))  # pyright: ignore[reportUnknownMemberType]


async def connect_several(server: Server, most: int) -> ConnectionPool:
    """Open a pool of one connection for reading that grows to `most` connections under load.

    They go to a server that takes writes, since a standby lags behind.
    """
    pool = asyncpg.create_pool(  # pyright: ignore[reportUnknownMemberType]
        server.url, min_size=1, max_size=most, init=_only_read, reset=_skip_reset, **_options({}), **_WRITABLE
    )
    return cast("ConnectionPool", await pool)


async def _only_read(connection: Connection) -> None:
    await connection.execute("SET default_transaction_read_only = on")


async def _skip_reset(_: object) -> None:
    """Skip the pool's reset: our reads leave no state, and a reset costs as much as a query."""


def _options(settings: Mapping[str, str], patience: float | None = STATEMENT_TIMEOUT) -> dict[str, Any]:
    return {
        "timeout": CONNECT_TIMEOUT if patience is None else min(CONNECT_TIMEOUT, patience),
        "command_timeout": patience,
        "statement_cache_size": _CACHED_STATEMENTS,
        "max_cached_statement_lifetime": 0,
        "server_settings": {**_SETTINGS, **settings},
    }
