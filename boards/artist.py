"""From SVG to PNG without stopping the bot.

Drawing takes some tens of milliseconds, and may go wrong in a way that ends a process. So it is done in
worker processes: as many as the machine has cores, less one for the bot itself, and at least one.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections import OrderedDict
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import wait
from time import perf_counter
from types import ModuleType

from boards.line import Line
from boards.rasteriser import render

log = logging.getLogger(__name__)

PATIENCE = 10.0
"""Seconds for which somebody waits for a picture, however many are to be drawn before it."""
LONGEST = 8.0
"""Seconds that the worker may take for one picture; the slowest takes less than one."""
STARTING = 20.0
"""Seconds that the worker may take to start."""
KEPT = 256
"""How many pictures are kept: some 25 MB, and more tables than are played at in the same minute."""


def spare_cores() -> int:
    """The cores that are left beside the one on which the bot runs; at least one."""
    return max(1, len(os.sched_getaffinity(0)) - 1 if hasattr(os, "sched_getaffinity") else 1)


@dataclass
class Drawn:
    """How many pictures have been drawn, and the seconds that they took, waiting for others included."""

    number: int = 0
    seconds: float = 0.0


@dataclass(frozen=True)
class Worker:
    """A process that draws."""

    pool: ProcessPoolExecutor
    process: int


class Artist:
    """Draws pictures, the most urgent first, keeps the latest ones, and draws what is asked for twice at once
    only once.

    A worker is started when a picture is asked for that no other has time for, and again if it has died or
    takes too long.
    """

    def __init__(
        self,
        kept: int = KEPT,
        patience: float = PATIENCE,
        longest: float = LONGEST,
        workers: int | None = None,
    ) -> None:
        self._kept = kept
        self._patience = patience
        self._longest = longest
        self._line = Line(workers or spare_cores())
        self._pictures: OrderedDict[str, bytes] = OrderedDict()
        self._drawing: dict[str, asyncio.Task[bytes]] = {}
        self._workers: list[Worker] = []
        self._idle: list[Worker] = []
        self.drawn = Drawn()

    @property
    def waiting(self) -> int:
        """How many pictures are being drawn, or wait for it."""
        return len(self._drawing)

    async def draw(self, svg: str) -> bytes:
        """The PNG of an SVG. ValueError if it isn't one; BrokenProcessPool if it kills the worker twice;
        TimeoutError if it isn't there in time; it is kept all the same when it is drawn."""
        if svg in self._pictures:
            self._pictures.move_to_end(svg)
            return self._pictures[svg]
        if svg not in self._drawing:
            self._drawing[svg] = asyncio.create_task(self._draw(svg))
            self._drawing[svg].add_done_callback(lambda task: self._keep(svg, task))
        # Somebody who no longer waits for the picture doesn't take it from the others who do.
        return await asyncio.wait_for(asyncio.shield(self._drawing[svg]), self._patience)

    async def close(self) -> None:
        """Wait for what is being drawn and let the workers go."""
        await asyncio.gather(*self._drawing.values(), return_exceptions=True)
        workers, self._workers, self._idle = self._workers, [], []
        for worker in workers:
            await asyncio.to_thread(worker.pool.shutdown)

    async def _draw(self, svg: str) -> bytes:
        began = perf_counter()
        try:
            picture = await self._ask(svg)
        except BrokenProcessPool:
            # Somebody ended the worker (the system, short of memory).
            picture = await self._ask(svg)
        self.drawn.number += 1
        self.drawn.seconds += perf_counter() - began
        return picture

    async def _ask(self, svg: str) -> bytes:
        async with self._line.turn():
            worker = self._idle.pop() if self._idle else await self._hire()
            try:
                drawing = asyncio.get_running_loop().run_in_executor(worker.pool, render, svg)
                return await asyncio.wait_for(drawing, self._longest)
            except BrokenProcessPool:
                self._workers.remove(worker)
                raise
            except TimeoutError:
                self._dismiss(worker)
                raise
            finally:
                if worker in self._workers:
                    self._idle.append(worker)

    async def _hire(self) -> Worker:
        """Start a worker. TimeoutError, BrokenProcessPool if it doesn't start."""
        pool = ProcessPoolExecutor(
            max_workers=1, mp_context=multiprocessing.get_context("spawn"), initializer=_settle_in
        )
        with _apart_from_the_program():
            started = asyncio.get_running_loop().run_in_executor(pool, os.getpid)
        worker = Worker(pool, await asyncio.wait_for(started, STARTING))
        self._workers.append(worker)
        return worker

    def _dismiss(self, worker: Worker) -> None:
        """End a worker that takes too long: it may be stopped, and would not go by itself."""
        log.warning("A picture took longer than %s s: the worker that draws is started anew", self._longest)
        self._workers.remove(worker)
        with suppress(ProcessLookupError):
            os.kill(worker.process, signal.SIGKILL)
        worker.pool.shutdown(wait=False, cancel_futures=True)

    def _keep(self, svg: str, task: asyncio.Task[bytes]) -> None:
        del self._drawing[svg]
        if task.cancelled() or task.exception():
            return
        self._pictures[svg] = task.result()
        while len(self._pictures) > self._kept:
            self._pictures.popitem(last=False)


@contextmanager
def _apart_from_the_program() -> Generator[None]:
    """Processes that are started meanwhile don't read the program's main file, with all that it imports:
    drawing needs nothing of it."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


def _settle_in() -> None:
    """In the worker: leave Ctrl-C to the bot, and go when the bot has gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
