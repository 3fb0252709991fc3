"""Connections and pools to a PostgreSQL server, with the settings that the bot needs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol, cast

import asyncpg  # pyright: ignore[reportMissingTypeStubs]

from db.location import Server

NAME = "harbourmaster"
"""The application name in `pg_stat_activity`."""
CONNECTING = 10.0
"""Timeout for connecting, in seconds."""
ANSWERING = 30.0
"""Timeout for a statement in seconds. After it, the server counts as unavailable."""
_STATEMENT_TIMEOUT = "20s"
"""The server's own timeout for a statement. It is shorter, so that the server still answers in time."""
_CACHED_STATEMENTS = 500
"""Prepared statements cached per connection: enough for all of ours."""

_SETTINGS = {
    "application_name": NAME,
    "jit": "off",  # our queries are too short to benefit
    "statement_timeout": _STATEMENT_TIMEOUT,
    "standard_conforming_strings": "on",
    "synchronous_commit": "on",
    # Make the server notice soon if a client vanishes without closing its connection.
    "tcp_keepalives_idle": "30",
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}


class Settings(Protocol):
    """Session settings that the server reports, and reports again when they change."""

    application_name: str


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
    def get_settings(self) -> Settings: ...


class Pool(Queries, Protocol):
    async def close(self) -> None: ...
    def terminate(self) -> None: ...


async def connect(server: Server, *, patience: float | None = ANSWERING, **settings: str) -> Connection:
    """Open a connection. `settings` are added to the usual settings.

    `patience` is the timeout for a statement in seconds. None disables it, on the server too.
    """
    if patience is None:
        settings["statement_timeout"] = "0"
    return cast(Connection, await asyncpg.connect(server.url, **_options(settings, patience)))  # pyright: ignore[reportUnknownMemberType]


async def connect_several(server: Server, most: int, **settings: str) -> Pool:
    """Open a pool of one connection that grows to `most` connections under load."""
    pool = asyncpg.create_pool(  # pyright: ignore[reportUnknownMemberType]
        server.url, min_size=1, max_size=most, reset=_skip_reset, **_options(settings)
    )
    return cast(Pool, await pool)


async def _skip_reset(_: object) -> None:
    """Skip the pool's reset: our reads leave no state, and a reset costs as much as a query."""


def _options(settings: Mapping[str, str], patience: float | None = ANSWERING) -> dict[str, Any]:
    return {
        "timeout": CONNECTING if patience is None else min(CONNECTING, patience),
        "command_timeout": patience,
        "statement_cache_size": _CACHED_STATEMENTS,
        "max_cached_statement_lifetime": 0,
        "server_settings": {**_SETTINGS, **settings},
    }
