"""Work in the background that is done by key: for a table, or for a person."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, Iterable
from typing import Generic, TypeVar

log = logging.getLogger(__name__)

K = TypeVar("K", bound=Hashable)


class Worker(Generic[K]):
    """Does some work for each key that is marked, by one task a key that ends when it is marked no more.

    What is marked while the work for its key is under way is done once more after it, so that of many marks
    none is missed and few are worked for. One key's trouble doesn't stop the others: what has failed rests
    for a while, or until it is marked again.
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
        self._attempts: dict[K, asyncio.Task[None]] = {}
        self._rests: dict[K, asyncio.Task[None]] = {}
        self._has_stopped = False

    def mark(self, key: K) -> None:
        """Have the work for a key done, soon; nothing is done any more after `stop`."""
        if self._has_stopped:
            return
        self._marked.add(key)
        if key not in self._tasks:
            self._tasks[key] = asyncio.create_task(self._run(key), name=f"{self._name} {key}")
        elif key in self._rests:
            self._rests[key].cancel()

    async def settled(self, key: K | None = None) -> None:
        """Wait until nothing is to be done for a key, or for any."""
        while tasks := [task for each, task in self._tasks.items() if key in (None, each)]:
            await asyncio.wait(tasks)

    async def tried(self, keys: Iterable[K], patience: float) -> bool:
        """Wait until what is to be done for these keys is done, or rests since it has failed; for so many
        seconds at the most. Whether it is."""
        loop, wanted = asyncio.get_running_loop(), set(keys)
        end = loop.time() + patience
        while wanted & (self._marked | self._attempts.keys()) and (left := end - loop.time()) > 0:
            attempts = [self._attempts[key] for key in wanted & self._attempts.keys()]
            await (asyncio.wait(attempts, timeout=left) if attempts else asyncio.sleep(0))
        return not wanted & (self._marked | self._attempts.keys())

    async def stop(self) -> None:
        """Stop all work, done or not, for good."""
        self._has_stopped = True
        tasks = [*self._tasks.values(), *self._rests.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, key: K) -> None:
        failures = 0
        try:
            while key in self._marked:
                self._marked.discard(key)
                try:
                    await self._attempt(key)
                    failures = 0
                except Exception as error:
                    failures += 1
                    await self._recover(key, error, failures)
        finally:
            # Nothing is awaited between the last look at the marks and this, or a mark could be missed.
            del self._tasks[key]

    async def _attempt(self, key: K) -> None:
        self._attempts[key] = asyncio.ensure_future(self._work(key))
        try:
            await self._attempts[key]
        finally:
            del self._attempts[key]

    async def _recover(self, key: K, error: Exception, failures: int) -> None:
        """Mark the key again after a while, or give up."""
        pause = self._pause(error, failures)
        if pause is None:
            log.error("%s %s failed", self._name, key, exc_info=error)
            return
        log.info("%s %s failed, another try in %s s: %r", self._name, key, pause, error)
        if key not in self._marked:
            self._rests[key] = asyncio.create_task(asyncio.sleep(pause), name=f"{self._name} {key}, resting")
            await asyncio.wait([self._rests[key]])
            del self._rests[key]
            self._marked.add(key)
