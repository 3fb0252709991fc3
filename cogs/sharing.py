"""Shares the database, and Discord's shards, with other processes.

People may play through any process. Jobs, and the messages that they send, belong to the process that has the
shard of their server or person.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import aiohttp

from db import NotSaved
from sessions import House, maintenance
from sessions.house import TIME_SET_SIGNAL
from sessions.jobs.queue import is_in_job

if TYPE_CHECKING:
    from db.postgres.hold import Hold  # SQLite works without asyncpg

OWNERSHIP_PATIENCE = 1.5
"""Seconds to wait for news of the shards before answering an interaction anyway."""


class NotOurs(ConnectionError):
    """A job's request wasn't sent because another process may have the shard by now."""


class Sharing:
    def __init__(self) -> None:
        self._hold: Hold | None = None  # the hold on the shards; None for exclusive use of the database
        self._beating: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        # A future that fails with the error of a task that must not end.
        self._broken: asyncio.Future[None] | None = None

    def begin(self, hold: Hold | None) -> None:
        """Begin to acquire the shards."""
        self._hold = hold
        if hold is not None:
            self._broken = asyncio.get_running_loop().create_future()
            self._beating = asyncio.create_task(hold.run(), name="hold")
            self._beating.add_done_callback(self._note_end)

    async def taken(self) -> None:
        """Wait until this process has its shards. Raises DatabaseInUse or DatabaseUnusable if it can't, see
        `Hold.run`."""
        if self._hold is not None:
            await self._wait(self._hold.taken)

    async def displaced(self) -> None:
        """Wait until another process takes shards from this one.

        Raises the error of a task that the process can't do without.
        """
        await self._wait(asyncio.Event() if self._hold is None else self._hold.displaced)

    def watch(self, house: House, redraw_soon: Callable[[int], None]) -> None:
        """Run jobs only while this process has its shards, and follow changes by other processes.

        `redraw_soon` is called with the id of each table that they changed.
        """
        hold = self._hold
        if hold is None:
            return

        def hear(hint: str) -> None:
            house.jobs.wake()
            for word in hint.split():
                if word.isdigit():
                    redraw_soon(int(word))
                elif word == TIME_SET_SIGNAL:
                    self._start(_follow(house))

        hold.on_hint = hear
        self._start(_follow_hold(hold, house))

    def when_ours(self, answer: Callable[[], None]) -> None:
        """Call `answer` if this process answers people: now, or once it has its shards again.

        If another process has them, that one answers. If that is unknown, for example without the database,
        this one does.
        """
        if self._hold is None or self._hold.is_sure:
            answer()
        else:
            self._start(_answer(self._hold, answer))

    async def rest(self) -> None:
        """Stop following the shards, but keep them."""
        if self._hold is not None:
            self._hold.on_hint = lambda hint: None
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def end(self) -> None:
        """Release the shards."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.wait([self._beating])
        if self._broken is not None and not self._broken.cancel():
            self._broken.exception()  # Mark the error as retrieved.

    @property
    def ahead(self) -> float:
        """Seconds by which the database's clock is ahead of this machine's."""
        return 0.0 if self._hold is None else self._hold.ahead

    def gate(self) -> aiohttp.TraceConfig:
        """A trace that stops a job's request right before it is sent, unless the shards are surely held.

        A process that was suspended would otherwise overwrite newer messages. Answers to people pass.
        """

        async def look(*_: object) -> None:
            if is_in_job() and self._hold is not None and not self._hold.is_sure:
                raise NotOurs("Another process may have the shard")

        trace = aiohttp.TraceConfig()
        trace.on_request_headers_sent.append(look)
        trace.on_request_chunk_sent.append(look)
        return trace

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(self._note_end)

    def _note_end(self, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is not None and self._broken is not None and not self._broken.done():
            self._broken.set_exception(error)

    async def _wait(self, event: asyncio.Event) -> None:
        """Wait for an event, or raise the error of a task that must not end."""
        waiting = asyncio.ensure_future(event.wait())
        broken = self._broken or asyncio.get_running_loop().create_future()
        try:
            await asyncio.wait([waiting, broken], return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
        if broken.done():
            broken.result()


async def _answer(hold: Hold, answer: Callable[[], None]) -> None:
    known = [asyncio.ensure_future(event.wait()) for event in (hold.taken, hold.displaced)]
    try:
        await asyncio.wait(known, timeout=OWNERSHIP_PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for each in known:
            each.cancel()
    if not hold.displaced.is_set():
        answer()


async def _follow_hold(hold: Hold, house: House) -> None:
    while True:
        await hold.lost.wait()
        await house.jobs.pause()
        await hold.taken.wait()
        await _follow(house)
        house.jobs.go_on()


async def _follow(house: House) -> None:
    with suppress(NotSaved):  # Otherwise the house's next heartbeat does it.
        await maintenance.follow(house)
