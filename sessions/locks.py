"""Locks by number, for example by server id. A lock exists only while a task holds it or waits for it."""

from __future__ import annotations

import asyncio
from collections import deque

Waiters = deque[asyncio.Future[None]]


class Locks:
    """A set of fair locks. `async with locks.of(7)` holds lock 7 until the block ends.

    Waiting tasks get the lock in the order in which they asked.
    """

    def __init__(self) -> None:
        self._waiting: dict[int, Waiters] = {}  # waiting tasks by number, only for held locks

    def __len__(self) -> int:
        return len(self._waiting)

    def is_held(self, number: int) -> bool:
        """Whether a task holds the lock."""
        return number in self._waiting

    def of(self, number: int) -> HeldLock:
        """A context manager that holds the lock. Enter it only once."""
        return HeldLock(self._waiting, number)


class HeldLock:
    """Holds one lock while it is entered."""

    __slots__ = ("_number", "_waiting")

    def __init__(self, waiting: dict[int, Waiters], number: int) -> None:
        self._waiting = waiting
        self._number = number

    async def __aenter__(self) -> None:
        waiting = self._waiting.get(self._number)
        if waiting is None:
            self._waiting[self._number] = deque()
            return
        turn = asyncio.get_running_loop().create_future()
        waiting.append(turn)
        try:
            await turn
        except BaseException:
            if not turn.cancelled():
                self._hand_over()  # The task was cancelled just after it got the lock.
            raise

    async def __aexit__(self, *_: object) -> None:
        self._hand_over()

    def _hand_over(self) -> None:
        """Pass the lock to the next waiting task, or drop it if there is none."""
        waiting = self._waiting[self._number]
        while waiting:
            turn = waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        del self._waiting[self._number]
