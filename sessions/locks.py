"""Locks by number, of a table, say: each is there for as long as somebody has it or waits for it."""

from __future__ import annotations

import asyncio
from collections import deque

Waiting = deque[asyncio.Future[None]]


class Locks:
    """`async with locks.of(7)`: nobody else has that number's lock until the block is left. Whoever came
    first is next."""

    def __init__(self) -> None:
        self._waiting: dict[int, Waiting] = {}  # for those that somebody has

    def __len__(self) -> int:
        return len(self._waiting)

    def of(self, number: int) -> Hold:
        """To be entered once."""
        return Hold(self._waiting, number)


class Hold:
    """Has a lock while it is entered."""

    __slots__ = ("_number", "_waiting")

    def __init__(self, waiting: dict[int, Waiting], number: int) -> None:
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
                self._hand_on()  # it was theirs already
            raise

    async def __aexit__(self, *_: object) -> None:
        self._hand_on()

    def _hand_on(self) -> None:
        """The lock is the next one's, or nobody's."""
        waiting = self._waiting[self._number]
        while waiting:
            turn = waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        del self._waiting[self._number]
