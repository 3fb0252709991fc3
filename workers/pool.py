"""Worker processes for work that would block the event loop or might crash the process."""

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

from workers.line import KIND_COUNT, Line, Priority, Ticket

log = logging.getLogger(__name__)

NICENESS = 5
"""Niceness of worker processes, so that the bot itself runs first."""
START_TIMEOUT = 20.0
"""Seconds allowed for starting a worker. It usually takes a quarter of a second."""
DEFAULT_JOB_TIMEOUT = 20.0
"""Default number of seconds allowed for a job. A computer player's move takes about one."""
IDLE_TIMEOUT = 600.0
"""Seconds before an idle worker is ended. It uses some 60 MiB, and more after much drawing."""

Given = TypeVarTuple("Given")
Result = TypeVar("Result")


def spare_cores() -> int:
    """The number of cores minus one for the bot; at least 1."""
    return max(1, len(os.sched_getaffinity(0)) - 1 if hasattr(os, "sched_getaffinity") else 1)


class Pool:
    """Runs functions in worker processes, most urgent first.

    A worker is started when a job finds none idle. It ends after a while without work, or with the bot.
    """

    def __init__(self, size: int | None = None, idle: float = IDLE_TIMEOUT) -> None:
        """`size` is the maximum number of processes.

        None makes it depend on the cores; with 0, functions run in this process. `idle` is the number of
        seconds before an idle worker is ended.
        """
        self._size = spare_cores() + KIND_COUNT - 1 if size is None else size
        self._idle_seconds = idle
        self._line = Line(self._size, keeps_kinds=self._size >= KIND_COUNT)
        self._idle: list[Worker] = []  # idle workers, the most recently used last
        self._workers = set[Worker]()
        self._is_closed = False

    @property
    def processes(self) -> set[int]:
        """The process ids of the workers."""
        return {worker.process for worker in self._workers}

    async def run(
        self,
        function: Callable[[*Given], Result],
        *arguments: *Given,
        priority: Priority | None = None,
        longest: float = DEFAULT_JOB_TIMEOUT,
    ) -> Result:
        """Call a module-level function in a worker. Its arguments and result are pickled.

        `priority` defaults to the current task's. `longest` is the timeout in seconds.

        Raises what the function raises, BrokenProcessPool if it kills two workers, or TimeoutError.
        """
        if not self._size:
            await asyncio.sleep(0)  # Let other tasks run between two jobs.
            return here(function, *arguments)
        ticket = self._line.ticket(priority)
        job = partial(function, *arguments)
        try:
            return await self._try(job, ticket, longest)
        except BrokenProcessPool:  # The system may have killed the worker when short of memory.
            return await self._try(job, ticket, longest)

    async def close(self) -> None:
        """Kill all workers, even busy ones."""
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
            # If the caller is cancelled, the job continues and the worker stays busy.
            return await asyncio.shield(doing)
        except BrokenProcessPool:
            if not worker.is_late:
                raise
            log.warning("%s took longer than %s s, so its worker was stopped", job.func, longest)
            raise TimeoutError from None

    async def _begin(self, job: partial[Result], kind: int) -> tuple[Worker, asyncio.Future[Result]]:
        while True:
            if not self._idle:
                self._idle.append(await self._start())
            # Prefer a worker whose last job was of this kind, with warm caches. The others' stay small.
            worker = max(reversed(self._idle), key=lambda each: each.kind == kind)
            self._idle.remove(worker)
            worker.kind = kind
            try:
                return worker, asyncio.wrap_future(worker.executor.submit(job))
            except BrokenProcessPool:  # The worker died while it was idle.
                self._forget(worker)

    def _done(self, worker: Worker, ticket: Ticket, doing: asyncio.Future[Any]) -> None:
        if worker.is_late or isinstance(doing.exception(), BrokenProcessPool):
            self._forget(worker)
        else:
            self._idle.append(worker)
            worker.after(self._idle_seconds, partial(self._forget, worker))
        self._line.leave(ticket)

    async def _start(self) -> Worker:
        """Start a worker. Raises TimeoutError or BrokenProcessPool if it doesn't start."""
        if self._is_closed:
            raise BrokenProcessPool("the pool is closed")
        executor = ProcessPoolExecutor(
            max_workers=1, mp_context=multiprocessing.get_context("spawn"), initializer=_set_up_worker
        )
        try:
            process = await asyncio.wait_for(asyncio.wrap_future(executor.submit(os.getpid)), START_TIMEOUT)
        except BaseException:
            executor.shutdown(wait=False, cancel_futures=True)
            raise
        worker = Worker(executor, process)
        self._workers.add(worker)
        return worker

    def _forget(self, worker: Worker) -> None:
        """Remove an idle or dead worker and shut it down."""
        worker.after(0, None)
        self._workers.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        worker.executor.shutdown(wait=False)


class Worker:
    """A worker process with a timer: for its job's timeout, or for its end when idle."""

    def __init__(self, executor: ProcessPoolExecutor, process: int) -> None:
        self.executor = executor
        self.process = process
        self.kind = 0
        """The kind of the worker's latest job."""
        self.is_late = False
        self._timer: asyncio.TimerHandle | None = None

    def after(self, seconds: float, act: Callable[[], None] | None) -> None:
        """Set the timer to call a function, replacing the previous one. None only cancels it."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = act and asyncio.get_running_loop().call_later(seconds, act)

    def kill(self) -> None:
        """Kill the process. SIGKILL works even if it is suspended."""
        self.after(0, None)
        with suppress(ProcessLookupError):
            os.kill(self.process, signal.SIGKILL)

    def kill_late(self) -> None:
        """Kill the process because its job takes too long."""
        self.is_late = True
        self.kill()


def here(function: Callable[[*Given], Result], *arguments: *Given) -> Result:
    """Call a function in this process."""
    return function(*arguments)


def _set_up_worker() -> None:
    """Set up a worker: ignore Ctrl-C, lower its priority, and exit with the bot, even if the bot crashes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
