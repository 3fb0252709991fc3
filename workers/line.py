"""A priority queue in front of a limited number of places."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
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
    HINT = 4  # a person asks what a master would do
    MOVE = 5  # a computer player moves, a round is drawn
    BACKGROUND = 6  # a review, a page to keep

    @property
    def kind(self) -> int:
        """How long such a job takes: 0 a moment, as a picture does, 1 seconds, 2 minutes."""
        return bisect_left((Priority.NEWS, Priority.MOVE, Priority.BACKGROUND), self)


KINDS = 3

task_priority: ContextVar[Priority] = ContextVar("task_priority", default=Priority.ANSWER)
"""What the current task works for."""


class Ticket(NamedTuple):
    """A position in the queue; the lowest goes first."""

    priority: Priority
    number: int


class Line:
    """Lets a limited number in at once: the most urgent first, equals in the order of their arrival."""

    def __init__(self, places: int, *, keeps_kinds: bool = False) -> None:
        """`keeps_kinds`: whether the first job of each kind always finds a place."""
        self._places = places
        self._keeps = KINDS if keeps_kinds else 0
        self._numbers = count()
        self._inside: list[Priority] = []
        self._waiting: dict[Ticket, asyncio.Future[None]] = {}

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
        let_in = self._waiting[ticket] = asyncio.get_running_loop().create_future()
        try:
            await let_in
        except asyncio.CancelledError:
            if self._waiting.pop(ticket, None) is None:  # let in at the same moment
                self.leave(ticket)
            raise

    def leave(self, ticket: Ticket) -> None:
        """Give a place back."""
        self._inside.remove(ticket.priority)
        for each, let_in in sorted(self._waiting.items()):
            if not let_in.done() and self._has_room(each.priority):
                self._inside.append(each.priority)
                del self._waiting[each]
                let_in.set_result(None)

    def _has_room(self, priority: Priority) -> bool:
        kinds = {inside.kind for inside in self._inside} | {priority.kind}
        return self._places - len(self._inside) > max(0, self._keeps - len(kinds))
