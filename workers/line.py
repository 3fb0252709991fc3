"""Who is served first, where not all can be served at once."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from enum import IntEnum
from itertools import count
from typing import NamedTuple


class Urgency(IntEnum):
    """What something is done for, the most urgent first."""

    ANSWER = 0  # somebody waits before their screen
    CALL = 1  # somebody is to be told that it is their turn
    BOARD = 2  # all are to see what has happened
    NEWS = 3  # others are to hear of it


urgency: ContextVar[Urgency] = ContextVar("urgency", default=Urgency.ANSWER)
"""What the present task works for."""


class Ticket(NamedTuple):
    """A place in a line; the least is the first."""

    urgency: Urgency
    number: int


class Line:
    """Lets so many in at once. Of those who wait the most urgent are next, and of these who came first."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._numbers = count()
        self._waiting: list[tuple[Ticket, asyncio.Future[None]]] = []

    def ticket(self) -> Ticket:
        """A place behind all who have come before and are as urgent as the present task."""
        return Ticket(urgency.get(), next(self._numbers))

    @asynccontextmanager
    async def turn(self, ticket: Ticket | None = None) -> AsyncGenerator[None]:
        """Wait for one's turn; the next may go in after it. Who comes again with their ticket has kept their
        place."""
        await self._enter(ticket or self.ticket())
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, ticket: Ticket) -> None:
        if self._free:
            self._free -= 1
            return
        let_in: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (ticket, let_in))
        try:
            await let_in
        except asyncio.CancelledError:
            if let_in.done() and not let_in.cancelled():  # let in at the same moment
                self._leave()
            raise

    def _leave(self) -> None:
        while self._waiting:
            _, let_in = heapq.heappop(self._waiting)
            if not let_in.done():
                let_in.set_result(None)
                return
        self._free += 1
