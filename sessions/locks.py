"""Locks by number, of a table, say: each is there for as long as somebody has it or waits for it."""

from __future__ import annotations

import asyncio


class Locks:
    """`async with locks.of(7)`: nobody else has that number's lock until the block is left."""

    def __init__(self) -> None:
        self._locks: dict[int, _Lock] = {}

    def __len__(self) -> int:
        return len(self._locks)

    def of(self, number: int) -> Hold:
        """To be entered once."""
        return Hold(self._locks, number)


class Hold:
    """Has a lock while it is entered."""

    __slots__ = ("_lock", "_locks", "_number")

    def __init__(self, locks: dict[int, _Lock], number: int) -> None:
        self._locks = locks
        self._number = number
        self._lock: _Lock | None = None

    async def __aenter__(self) -> None:
        lock = self._locks.get(self._number)
        if lock is None:
            lock = self._locks[self._number] = _Lock()
        lock.users += 1
        try:
            await lock.acquire()
        except BaseException:
            self._leave(lock)
            raise
        self._lock = lock

    async def __aexit__(self, *_: object) -> None:
        assert self._lock is not None
        self._lock.release()
        self._leave(self._lock)

    def _leave(self, lock: _Lock) -> None:
        lock.users -= 1
        if not lock.users:
            del self._locks[self._number]


class _Lock(asyncio.Lock):
    users = 0
    """Who has it, and all who wait for it."""
