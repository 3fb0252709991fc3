"""Worker processes for work that would block the event loop or might crash the process."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import pickle
import signal
import socket
import threading
import traceback
from asyncio import StreamReader, StreamWriter
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
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
SIZE_BYTES = 8
"""Length in bytes of the size field before each pickled job or outcome."""
SPAWN = multiprocessing.get_context("spawn")

Given = TypeVarTuple("Given")
Result = TypeVar("Result")


class WorkerLost(Exception):
    """The job's worker died, or the pool is closed."""


class JobFailed(Exception):
    """A job raised an error that can't be pickled. The text has its name and message."""


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
        return {worker.process.pid for worker in self._workers if worker.process.pid}

    async def run(
        self,
        function: Callable[[*Given], Result],
        *arguments: *Given,
        priority: Priority | None = None,
        longest: float = DEFAULT_JOB_TIMEOUT,
    ) -> Result:
        """Call a module-level function in a worker. Its arguments and result are pickled.

        `priority` defaults to the current task's. `longest` is the timeout in seconds.

        Raises what the function raises (JobFailed if that can't be pickled), WorkerLost if it kills two
        workers, or TimeoutError.
        """
        if not self._size:
            await asyncio.sleep(0)  # Let other tasks run between two jobs.
            return here(function, *arguments)
        ticket = self._line.ticket(priority)
        job = partial(function, *arguments)
        try:
            return await self._try(job, ticket, longest)
        except WorkerLost:  # The system may have killed the worker when short of memory.
            return await self._try(job, ticket, longest)

    async def close(self) -> None:
        """Kill all workers, even busy ones."""
        self._is_closed = True
        workers, self._workers = self._workers, set()
        for worker in workers:
            worker.kill()
        for worker in workers:
            await asyncio.to_thread(worker.process.join)

    async def _try(self, job: partial[Result], ticket: Ticket, longest: float) -> Result:
        await self._line.enter(ticket)
        try:
            worker = await self._worker(ticket.priority.kind)
        except BaseException:
            self._line.leave(ticket)
            raise
        doing = asyncio.create_task(worker.do(job))
        worker.after(longest, worker.kill_late)
        doing.add_done_callback(partial(self._done, worker, ticket))
        try:
            # If the caller is cancelled, the job continues and the worker stays busy.
            return await asyncio.shield(doing)
        except WorkerLost:
            if not worker.is_late:
                raise
            log.warning("%s took longer than %s s, so its worker was stopped", job.func, longest)
            raise TimeoutError from None

    async def _worker(self, kind: int) -> Worker:
        """Take an idle worker, or start one. Raises TimeoutError or WorkerLost if it doesn't start."""
        for dead in [each for each in self._idle if not each.process.is_alive()]:
            self._forget(dead)
        if not self._idle:
            self._idle.append(await self._start())
        # Prefer a worker whose last job was of this kind, with warm caches. The others' stay small.
        worker = max(reversed(self._idle), key=lambda each: each.kind == kind)
        self._idle.remove(worker)
        worker.kind = kind
        return worker

    def _done(self, worker: Worker, ticket: Ticket, doing: asyncio.Task[Any]) -> None:
        if isinstance(doing.exception(), WorkerLost):
            self._forget(worker)
        else:
            self._idle.append(worker)
            worker.after(self._idle_seconds, partial(self._forget, worker))
        self._line.leave(ticket)

    async def _start(self) -> Worker:
        """Start a worker. Raises TimeoutError if that takes too long, or WorkerLost."""
        if self._is_closed:
            raise WorkerLost("the pool is closed")
        ours, theirs = socket.socketpair()
        with theirs:
            process = SPAWN.Process(target=_serve, args=(theirs,), daemon=True)
            process.start()
        worker = Worker(process, *await asyncio.open_connection(sock=ours))
        self._workers.add(worker)
        try:
            await asyncio.wait_for(worker.do(partial(os.getpid)), START_TIMEOUT)
        except BaseException:
            self._forget(worker)
            raise
        return worker

    def _forget(self, worker: Worker) -> None:
        """Remove an idle or dead worker and end it."""
        self._workers.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        worker.kill()


class Worker:
    """A worker process with a timer: for its job's timeout, or for its end when idle."""

    def __init__(self, process: BaseProcess, reader: StreamReader, writer: StreamWriter) -> None:
        self.process = process
        self.kind = 0
        """The kind of the worker's latest job."""
        self.is_late = False
        self._reader = reader
        self._writer = writer
        self._timer: asyncio.TimerHandle | None = None

    async def do(self, job: partial[Result]) -> Result:
        """Run a job. Raises what it raises, or WorkerLost."""
        try:
            self._writer.write(_framed(job))
            size = int.from_bytes(await self._reader.readexactly(SIZE_BYTES), "big")
            outcome = await self._reader.readexactly(size)
        except (OSError, EOFError) as error:
            raise WorkerLost(f"worker {self.process.pid}") from error
        result, error = pickle.loads(outcome)  # noqa: S301 (our own worker wrote it)
        if error is not None:
            raise error
        return result

    def after(self, seconds: float, act: Callable[[], None] | None) -> None:
        """Set the timer to call a function, replacing the previous one. None only cancels it."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = act and asyncio.get_running_loop().call_later(seconds, act)

    def kill(self) -> None:
        """Kill the process. SIGKILL works even if it is suspended."""
        self.after(0, None)
        self._writer.close()
        self.process.kill()

    def kill_late(self) -> None:
        """Kill the process because its job takes too long."""
        self.is_late = True
        self.kill()


def here(function: Callable[[*Given], Result], *arguments: *Given) -> Result:
    """Call a function in this process."""
    return function(*arguments)


def _framed(data: object) -> bytes:
    """Pickled data, after its size."""
    pickled = pickle.dumps(data)
    return len(pickled).to_bytes(SIZE_BYTES, "big") + pickled


def _serve(bot: socket.socket) -> None:
    """Do the bot's jobs, one after the other, until it closes the connection."""
    _set_up_worker()
    with bot, bot.makefile("rwb") as stream:
        while size := stream.read(SIZE_BYTES):
            job = stream.read(int.from_bytes(size, "big"))
            stream.write(_outcome(job))
            stream.flush()


def _outcome(job: bytes) -> bytes:
    """Do a pickled job. Returns its result and error, framed."""
    try:
        return _framed((pickle.loads(job)(), None))  # noqa: S301 (our own bot wrote it)
    except Exception as error:
        error.add_note(f"In a worker:\n{traceback.format_exc()}")
        return _framed((None, _portable(error)))


def _portable(error: Exception) -> Exception:
    """The error, or a substitute if it can't be pickled and unpickled again."""
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 (its own pickle)
    except Exception:
        substitute = JobFailed(f"{type(error).__name__}: {error}")
        substitute.__notes__ = error.__notes__
        return substitute
    return error


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
