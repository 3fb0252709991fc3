"""Worker processes, for work that would block the event loop, or might crash the process."""

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
from functools import partial
from multiprocessing.connection import wait
from typing import Any, TypeVar, TypeVarTuple

from workers.line import KINDS, Line, Priority, Ticket

log = logging.getLogger(__name__)

NICE = 5
"""The bot itself goes first."""
STARTING = 20.0
"""Seconds in which a worker must start; it takes a quarter of one."""
LONGEST = 20.0
"""Seconds that a job may take unless it says otherwise. A computer player takes about one."""
IDLE = 600.0
"""Seconds after which an idle worker is let go. It holds some 60 MiB, and more when it has drawn a lot."""

Given = TypeVarTuple("Given")
Result = TypeVar("Result")


def spare_cores() -> int:
    """The cores left beside the bot's own; at least one."""
    return max(1, len(os.sched_getaffinity(0)) - 1 if hasattr(os, "sched_getaffinity") else 1)


class Pool:
    """Runs functions in worker processes, the most urgent first.

    A worker starts when a job finds none idle, and goes after a while without work, or when the bot goes.
    """

    def __init__(self, size: int | None = None, idle: float = IDLE) -> None:
        """`size`: how many processes at most; None: as the cores allow; 0: none, functions run right here.
        `idle`: seconds until an idle worker is let go."""
        self._size = spare_cores() + KINDS - 1 if size is None else size
        self._keeps_idle = idle
        self._line = Line(self._size, keeps_kinds=self._size >= KINDS)
        self._idle: list[Worker] = []  # the last one worked last
        self._workers = set[Worker]()
        self._is_closed = False

    @property
    def processes(self) -> set[int]:
        """The ids of the workers' processes."""
        return {worker.process for worker in self._workers}

    async def run(
        self,
        function: Callable[[*Given], Result],
        *arguments: *Given,
        priority: Priority | None = None,
        longest: float = LONGEST,
    ) -> Result:
        """Call a module's function in a worker; its arguments and its result are pickled.

        `priority` is the current task's if not given; `longest`: seconds that the call may take. Raises what
        the function raises; BrokenProcessPool if it kills two workers; TimeoutError if it takes too long.
        """
        if not self._size:
            await asyncio.sleep(0)  # the loop goes on between two jobs
            return here(function, *arguments)
        ticket = self._line.ticket(priority)
        job = partial(function, *arguments)
        try:
            return await self._try(job, ticket, longest)
        except BrokenProcessPool:  # perhaps the system killed the worker, short of memory
            return await self._try(job, ticket, longest)

    async def close(self) -> None:
        """End all workers, whatever they do."""
        self._is_closed = True
        workers, self._workers = self._workers, set()
        for worker in workers:
            worker.kill()
        for worker in workers:
            await asyncio.to_thread(worker.executor.shutdown)

    async def _try(self, job: partial[Result], ticket: Ticket, longest: float) -> Result:
        await self._line.enter(ticket)
        try:
            worker, doing = await self._begin(job, ticket.priority.kind)
        except BaseException:
            self._line.leave(ticket)
            raise
        worker.after(longest, worker.kill_late)
        doing.add_done_callback(partial(self._done, worker, ticket))
        try:
            # The worker is busy until it is done, also when the caller has given up.
            return await asyncio.shield(doing)
        except BrokenProcessPool:
            if not worker.is_late:
                raise
            log.warning("%s took longer than %s s: its worker was ended", job.func, longest)
            raise TimeoutError from None

    async def _begin(self, job: partial[Result], kind: int) -> tuple[Worker, asyncio.Future[Result]]:
        while True:
            if not self._idle:
                self._idle.append(await self._start())
            # Better one that has done such jobs: its caches are warm, and the others' stay small.
            worker = max(reversed(self._idle), key=lambda each: each.kind == kind)
            self._idle.remove(worker)
            worker.kind = kind
            try:
                return worker, asyncio.wrap_future(worker.executor.submit(job))
            except BrokenProcessPool:  # it died while it was idle
                self._forget(worker)

    def _done(self, worker: Worker, ticket: Ticket, doing: asyncio.Future[Any]) -> None:
        if worker.is_late or isinstance(doing.exception(), BrokenProcessPool):
            self._forget(worker)
        else:
            self._idle.append(worker)
            worker.after(self._keeps_idle, partial(self._forget, worker))
        self._line.leave(ticket)

    async def _start(self) -> Worker:
        """Start a worker. TimeoutError, BrokenProcessPool if it doesn't start."""
        if self._is_closed:
            raise BrokenProcessPool("the pool is closed")
        executor = ProcessPoolExecutor(
            max_workers=1, mp_context=multiprocessing.get_context("spawn"), initializer=_settle_in
        )
        try:
            process = await asyncio.wait_for(asyncio.wrap_future(executor.submit(os.getpid)), STARTING)
        except BaseException:
            executor.shutdown(wait=False, cancel_futures=True)
            raise
        worker = Worker(executor, process)
        self._workers.add(worker)
        return worker

    def _forget(self, worker: Worker) -> None:
        """Let a worker go that is idle or dead."""
        worker.after(0, None)
        self._workers.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        worker.executor.shutdown(wait=False)


class Worker:
    """One process, and what happens to it if nothing else happens for a while."""

    def __init__(self, executor: ProcessPoolExecutor, process: int) -> None:
        self.executor = executor
        self.process = process
        self.kind = 0
        """Of its latest job."""
        self.is_late = False
        self._timer: asyncio.TimerHandle | None = None

    def after(self, seconds: float, act: Callable[[], None] | None) -> None:
        """Do this later, in place of what was to be done before; None: nothing."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = act and asyncio.get_running_loop().call_later(seconds, act)

    def kill(self) -> None:
        """End the process. It may be stopped, and wouldn't go if it were asked to."""
        self.after(0, None)
        with suppress(ProcessLookupError):
            os.kill(self.process, signal.SIGKILL)

    def kill_late(self) -> None:
        """End the process: its job takes too long."""
        self.is_late = True
        self.kill()


def here(function: Callable[[*Given], Result], *arguments: *Given) -> Result:
    """Call a function in this process."""
    return function(*arguments)


def _settle_in() -> None:
    """In the worker: ignore Ctrl-C, let the bot go first, and exit when the bot is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
