"""A priority queue in front of a limited number of places."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from enum import IntEnum
from itertools import count
from typing import NamedTuple


class Priority(IntEnum):
    """What a job is for, the most urgent first."""

    ANSWER = 0  # a person waits in front of their screen
    CALL = 1  # a person must hear that it is their turn
    BOARD = 2  # everyone at the table sees what happened
    NEWS = 3  # others hear of it
    MOVE = 4  # a computer player moves, a round is drawn: seconds
    BACKGROUND = 5  # a review, a page to keep: minutes


LEAVES = {Priority.ANSWER: 0, Priority.MOVE: 1, Priority.BACKGROUND: 2}
"""Places that jobs of this priority, together with less urgent ones, leave to the others. The last place is
open to everyone."""

task_priority: ContextVar[Priority] = ContextVar("task_priority", default=Priority.ANSWER)
"""What the current task works for."""


class Ticket(NamedTuple):
    """A position in the queue; the lowest goes first."""

    priority: Priority
    number: int


class Line:
    """Lets a limited number in at once: the most urgent first, equals in the order of their arrival."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._numbers = count()
        self._inside: list[Priority] = []
        self._waiting: list[tuple[Ticket, asyncio.Future[None]]] = []

    def ticket(self, priority: Priority | None = None) -> Ticket:
        """A position behind everyone of the same priority (None: the current task's)."""
        return Ticket(task_priority.get() if priority is None else priority, next(self._numbers))

    @asynccontextmanager
    async def turn(self, ticket: Ticket | None = None) -> AsyncGenerator[None]:
        """Hold a place during the block. A ticket that is used again keeps its position."""
        ticket = ticket or self.ticket()
        await self.enter(ticket)
        try:
            yield
        finally:
            self.leave(ticket)

    async def enter(self, ticket: Ticket) -> None:
        """Wait for a place. The caller must `leave` it."""
        if self._has_room(ticket.priority):
            self._inside.append(ticket.priority)
            return
        let_in: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (ticket, let_in))
        try:
            await let_in
        except asyncio.CancelledError:
            if let_in.done() and not let_in.cancelled():  # let in at the same moment
                self.leave(ticket)
            raise

    def leave(self, ticket: Ticket) -> None:
        """Give a place back."""
        self._inside.remove(ticket.priority)
        # If there is no room for the first in the queue, there is none for the less urgent behind it.
        while self._waiting and self._has_room(self._waiting[0][0].priority):
            (priority, _), let_in = heapq.heappop(self._waiting)
            if not let_in.done():
                self._inside.append(priority)
                let_in.set_result(None)

    def _has_room(self, priority: Priority) -> bool:
        return (
            all(
                sum(inside >= level for inside in self._inside) < max(1, self._places - left)
                for level, left in LEAVES.items()
                if level <= priority
            )
            and len(self._inside) < self._places
        )
