"""What reads a server's database: a few connections, each for one query at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from db.engine import Row
from db.location import Server
from db.postgres.connection import CONNECTING, Pool, connect_several
from db.postgres.errors import FAILURES, is_lost, meaning
from db.postgres.translate import translated

MOST = 4
"""Connections: nobody waits for another's long query unless there are as many."""


class Reader:
    """A `Reader`."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def read(self, query: str, values: Mapping[str, object]) -> list[Row]:
        """The rows that a query gives. One that fails because its connection is lost is asked again. NotSaved
        if there is no connection."""
        text = translated(query).text
        arguments = translated(query).arguments(values)
        try:
            rows = await self._pool.fetch(text, *arguments)
        except FAILURES as error:
            if not is_lost(error):
                raise
            try:
                await self._pool.expire_connections()  # the others are lost, too
                rows = await self._pool.fetch(text, *arguments)
            except FAILURES as second:
                raise meaning(second) from second
        return [dict(row) for row in rows]

    async def close(self) -> None:
        """Let what is under way come to its end."""
        try:
            async with asyncio.timeout(CONNECTING):
                await self._pool.close()
        except FAILURES:
            self._pool.terminate()


async def open_reader(server: Server) -> Reader:
    """Connect; it can't write."""
    return Reader(await connect_several(server, MOST, default_transaction_read_only="on"))
