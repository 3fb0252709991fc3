"""Work in the background that is done by key: for a table, or for a person."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

log = logging.getLogger(__name__)

K = TypeVar("K", bound=Hashable)


class Worker(Generic[K]):
    """Does some work for each key that is marked, by one task a key that ends when it is marked no more.

    What is marked while the work for its key is under way is done once more after it, so that of many marks
    none is missed and few are worked for. One key's trouble doesn't stop the others.
    """

    def __init__(
        self,
        name: str,
        work: Callable[[K], Awaitable[None]],
        pause: Callable[[Exception, int], float | None],
    ) -> None:
        """`name` is for the log. `pause` says after how many seconds work is tried again that has failed with
        this error, so many times in a row; None: it is not."""
        self._name = name
        self._work = work
        self._pause = pause
        self._marked: set[K] = set()
        self._tasks: dict[K, asyncio.Task[None]] = {}

    def mark(self, key: K) -> None:
        """Have the work for a key done, soon."""
        self._marked.add(key)
        if key not in self._tasks:
            self._tasks[key] = asyncio.create_task(self._run(key), name=f"{self._name} {key}")

    async def settled(self, key: K | None = None) -> None:
        """Wait until nothing is to be done for a key, or for any."""
        while tasks := [task for each, task in self._tasks.items() if key in (None, each)]:
            await asyncio.wait(tasks)

    async def stop(self) -> None:
        """Stop all work, done or not."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, key: K) -> None:
        failures = 0
        try:
            while key in self._marked:
                self._marked.discard(key)
                try:
                    await self._work(key)
                    failures = 0
                except Exception as error:
                    failures += 1
                    await self._recover(key, error, failures)
        finally:
            # Nothing is awaited between the last look at the marks and this, or a mark could be missed.
            del self._tasks[key]

    async def _recover(self, key: K, error: Exception, failures: int) -> None:
        """Mark the key again after a while, or give up."""
        pause = self._pause(error, failures)
        if pause is None:
            log.error("%s %s failed", self._name, key, exc_info=error)
            return
        log.warning("%s %s failed, another try in %s s: %s", self._name, key, pause, error)
        await asyncio.sleep(pause)
        self._marked.add(key)
