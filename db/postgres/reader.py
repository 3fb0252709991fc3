"""What reads a server's database: a few connections, each for one query at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from db.engine import Row
from db.errors import NotSaved
from db.location import Server
from db.postgres.connection import CONNECTING, Pool, connect_several
from db.postgres.errors import CUT, FAILURES, LOST, is_lost, meaning
from db.postgres.translate import translated

AT_ONCE = 0.1
"""Seconds after which nobody waits for a connection any more that has been let go of."""
MOST = 4
"""Connections: nobody waits for another's long query unless there are as many."""


class Reader:
    """A `Reader`."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._has_let_go = False
        self._waiting: set[asyncio.Task[Any] | None] = set()
        self._given_up: set[asyncio.Task[Any] | None] = set()

    async def read(self, query: str, values: Mapping[str, object]) -> list[Row]:
        """The rows that a query gives. One that fails because its connection is lost is asked again. NotSaved
        if there is no connection."""
        this = asyncio.current_task()
        self._waiting.add(this)
        try:
            return await self._read(query, values)
        except asyncio.CancelledError:
            if this is None or this not in self._given_up or this.uncancel():
                raise
            raise NotSaved(LOST) from None
        except CUT as error:
            if not self._has_let_go:
                raise
            raise NotSaved(LOST) from error
        finally:
            self._waiting.discard(this)
            self._given_up.discard(this)

    async def _read(self, query: str, values: Mapping[str, object]) -> list[Row]:
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

    def let_go(self) -> None:
        """Whoever waits for rows is told that there is no connection, and so is whoever asks for some."""
        self._has_let_go = True
        self._pool.terminate()
        # By which they hear of it who have a connection; those don't who wait for one to be made.
        asyncio.get_running_loop().call_later(AT_ONCE, self._give_up)

    def _give_up(self) -> None:
        for task in filter(None, self._waiting):
            self._given_up.add(task)
            task.cancel()

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
