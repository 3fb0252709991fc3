"""A connection to a server, set up for what it is to do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol, cast

import asyncpg  # pyright: ignore[reportMissingTypeStubs]

from db.location import Server

NAME = "harbourmaster"
"""What the server's list of connections shows."""
CONNECTING = 10.0
"""Seconds until a connection must stand."""
ANSWERING = 30.0
"""Seconds until a statement must be answered: who doesn't answer is away."""
_GIVING_UP = "20s"
"""After which the server itself gives a statement up, so that it answers in time."""
_KEPT = 500
"""Queries of which a connection remembers how they are made: all of them."""

_SETTINGS = {
    "application_name": NAME,
    "jit": "off",  # no query is so long that it would pay
    "statement_timeout": _GIVING_UP,
    "standard_conforming_strings": "on",
    "synchronous_commit": "on",
    # The server misses a connection before long where the other end has gone without a word.
    "tcp_keepalives_idle": "30",
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}


class Settings(Protocol):
    """What the server has told of itself and the session, and tells anew when it changes."""

    application_name: str


class Queries(Protocol):
    """What asks a server: a connection, or a pool of some."""

    async def fetch(self, query: str, *values: object) -> list[Mapping[str, Any]]: ...


class Connection(Queries, Protocol):
    """What we use of asyncpg's, which has no types."""

    async def execute(self, query: str, *values: object, timeout: float | None = None) -> str: ...  # noqa: ASYNC109
    async def fetchval(self, query: str, *values: object) -> Any: ...
    async def copy_records_to_table(
        self, table_name: str, *, records: Iterable[tuple[object, ...]]
    ) -> str: ...
    async def close(self, *, timeout: float | None = None) -> None: ...  # noqa: ASYNC109
    def terminate(self) -> None: ...
    def is_closed(self) -> bool: ...
    def is_in_transaction(self) -> bool: ...
    def get_server_pid(self) -> int: ...
    def get_settings(self) -> Settings: ...


class Pool(Queries, Protocol):
    async def expire_connections(self) -> None: ...
    async def close(self) -> None: ...
    def terminate(self) -> None: ...


async def connect(server: Server, *, is_patient: bool = False, **settings: str) -> Connection:
    """Connect; `settings` are PostgreSQL's, beside those that all connections have. `is_patient`: a statement
    may take as long as it needs."""
    if is_patient:
        settings["statement_timeout"] = "0"
    return cast(Connection, await asyncpg.connect(server.url, **_options(settings, is_patient)))  # pyright: ignore[reportUnknownMemberType]


async def connect_several(server: Server, most: int, **settings: str) -> Pool:
    """One connection, and up to so many when they are needed at once."""
    pool = asyncpg.create_pool(  # pyright: ignore[reportUnknownMemberType]
        server.url, min_size=1, max_size=most, reset=_as_it_is, **_options(settings)
    )
    return cast(Pool, await pool)


async def _as_it_is(_: object) -> None:
    """A query leaves nothing behind that would have to be reset, which costs as much as the query."""


def _options(settings: Mapping[str, str], is_patient: bool = False) -> dict[str, Any]:
    return {
        "timeout": CONNECTING,
        "command_timeout": None if is_patient else ANSWERING,
        "statement_cache_size": _KEPT,
        "max_cached_statement_lifetime": 0,
        "server_settings": {**_SETTINGS, **settings},
    }
