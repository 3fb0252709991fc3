"""A priority queue for a limited number of slots."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from contextvars import ContextVar
from enum import IntEnum
from itertools import count
from typing import NamedTuple


class Priority(IntEnum):
    """What a job is for, most urgent first."""

    ANSWER = 0  # A person waits for an answer.
    CALL = 1  # A person is notified of their turn.
    BOARD = 2  # A table's message is updated.
    NEWS = 3  # People elsewhere get news.
    HINT = 4  # A person asks for a hint.
    MOVE = 5  # A computer player moves, or a round is drawn.
    BACKGROUND = 6  # A match is reviewed or exported.

    @property
    def kind(self) -> int:
        """Kind of the job by its duration: 0 for a moment, like a picture; 1 for seconds; 2 for minutes."""
        return bisect_left((Priority.NEWS, Priority.MOVE, Priority.BACKGROUND), self)


KIND_COUNT = 3

task_priority: ContextVar[Priority] = ContextVar("task_priority", default=Priority.ANSWER)
"""Priority of the jobs that the current task starts."""


class Ticket(NamedTuple):
    """A position in the queue. The lowest goes first."""

    priority: Priority
    number: int


class Line:
    """Admits a limited number of jobs at once: most urgent first, then in order of arrival."""

    def __init__(self, places: int, *, keeps_kinds: bool = False) -> None:
        """With `keeps_kinds`, a slot is kept free for the first job of each kind."""
        self._places = places
        self._keeps = KIND_COUNT if keeps_kinds else 0
        self._numbers = count()
        self._inside: list[Priority] = []
        self._waiting: dict[Ticket, asyncio.Future[None]] = {}

    def ticket(self, priority: Priority | None = None) -> Ticket:
        """Take a position behind all jobs of the same priority, by default that of the current task."""
        return Ticket(task_priority.get() if priority is None else priority, next(self._numbers))

    async def enter(self, ticket: Ticket) -> None:
        """Wait for a slot. The caller must call `leave` afterwards."""
        if self._has_room(ticket.priority):
            self._inside.append(ticket.priority)
            return
        let_in = self._waiting[ticket] = asyncio.get_running_loop().create_future()
        try:
            await let_in
        except asyncio.CancelledError:
            # The ticket was admitted just before the cancellation.
            if self._waiting.pop(ticket, None) is None:
                self.leave(ticket)
            raise

    def leave(self, ticket: Ticket) -> None:
        """Free a slot."""
        self._inside.remove(ticket.priority)
        for each, let_in in sorted(self._waiting.items()):
            if not let_in.done() and self._has_room(each.priority):
                self._inside.append(each.priority)
                del self._waiting[each]
                let_in.set_result(None)

    def _has_room(self, priority: Priority) -> bool:
        kinds = {inside.kind for inside in self._inside} | {priority.kind}
        return self._places - len(self._inside) > max(0, self._keeps - len(kinds))
