"""Worker processes: what takes long, or may go wrong in a way that ends a process, is done there."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import wait
from typing import TypeVar, TypeVarTuple

from workers.line import Line

log = logging.getLogger(__name__)

STARTING = 20.0
"""Seconds that a worker may take to start."""

Given = TypeVarTuple("Given")
Result = TypeVar("Result")


def spare_cores() -> int:
    """The cores that are left beside the one on which the bot runs; at least one."""
    return max(1, len(os.sched_getaffinity(0)) - 1 if hasattr(os, "sched_getaffinity") else 1)


@dataclass(frozen=True)
class Worker:
    """A process that works."""

    pool: ProcessPoolExecutor
    process: int


class Crew:
    """Workers who do one thing each at a time, the most urgent first.

    A worker is started when something is to be done that no other has time for, and again if it has died or
    takes too long.
    """

    def __init__(self, name: str, longest: float, *, most: int | None = None, nice: int = 0) -> None:
        """`name` is for the log; `longest`: seconds that one thing may take; `most`: how many workers there
        are at the most (None: one for each spare core); `nice`: by how much others go before them."""
        self._name = name
        self._longest = longest
        self._nice = nice
        self._line = Line(most or spare_cores())
        self._idle: list[Worker] = []
        self.workers: list[Worker] = []

    async def do(self, act: Callable[[*Given], Result], *given: *Given) -> Result:
        """Have a worker do this, which is a function that a module has, with what can be pickled.

        Raises what it raises; BrokenProcessPool if it kills the worker twice; TimeoutError if it takes too
        long.
        """
        try:
            return await self._try(act, *given)
        except BrokenProcessPool:
            # Somebody ended the worker (the system, short of memory).
            return await self._try(act, *given)

    async def close(self) -> None:
        """Let the workers go, when they have done what they do."""
        workers, self.workers, self._idle = self.workers, [], []
        for worker in workers:
            await asyncio.to_thread(worker.pool.shutdown)

    async def _try(self, act: Callable[[*Given], Result], *given: *Given) -> Result:
        async with self._line.turn():
            worker = self._idle.pop() if self._idle else await self._hire()
            try:
                doing = asyncio.wrap_future(worker.pool.submit(act, *given))
                return await asyncio.wait_for(doing, self._longest)
            except BrokenProcessPool:
                self.workers.remove(worker)
                raise
            except TimeoutError:
                self._dismiss(worker)
                raise
            finally:
                if worker in self.workers:
                    self._idle.append(worker)

    async def _hire(self) -> Worker:
        """Start a worker. TimeoutError, BrokenProcessPool if it doesn't start."""
        pool = ProcessPoolExecutor(
            max_workers=1,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_settle_in,
            initargs=(self._nice,),
        )
        started = asyncio.wrap_future(pool.submit(os.getpid))
        worker = Worker(pool, await asyncio.wait_for(started, STARTING))
        self.workers.append(worker)
        return worker

    def _dismiss(self, worker: Worker) -> None:
        """End a worker that takes too long: it may be stopped, and would not go by itself."""
        log.warning("%s took longer than %s s: the worker is started anew", self._name, self._longest)
        self.workers.remove(worker)
        with suppress(ProcessLookupError):
            os.kill(worker.process, signal.SIGKILL)
        worker.pool.shutdown(wait=False, cancel_futures=True)


def _settle_in(nice: int) -> None:
    """In the worker: leave Ctrl-C to the bot, let others go first, and go when the bot has gone, however it
    went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
