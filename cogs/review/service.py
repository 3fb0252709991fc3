"""Reviews: how much a player's decisions in a finished match cost, given what they knew then."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar, TypeVarTuple

import msgspec

from engine.bots import review
from engine.bots.review import PLAYOUT_FACTORS, Look, due
from sessions.computers.reviewed import Reviewed, kept
from sessions.errors import Refused
from sessions.guards import own_seat
from sessions.house import House
from sessions.locks import Locks
from sessions.tables import journal, replays
from workers import Priority

log = logging.getLogger(__name__)

PROGRESS_INTERVAL = 3.0
LOOK_TIME_LIMIT = 120.0
"""Seconds allowed for one look at a decision. The slowest look takes about five on an idle core."""

Record = dict[str, Any]


Given = TypeVarTuple("Given")
Result = TypeVar("Result")


class Progress(NamedTuple):
    """The progress of a review."""

    depth: int = 0
    """Number of the pass over the decisions, counted from 0. Later passes analyse longer."""
    done: int = 0
    of: int = 0
    """Number of decisions in this pass; 0 while the review waits for another review of the same person."""


Hear = Callable[[Progress | Reviewed | Refused], Awaitable[None]]
"""Callback for a review's progress reports, and finally for its result or the reason for its failure."""


class _Running:
    """A review in progress, and its listeners."""

    def __init__(self) -> None:
        self.listeners: list[Hear] = []
        self.task: asyncio.Task[None]
        self._reported = time.monotonic()

    async def progress(self, progress: Progress) -> None:
        """Report progress, at most once per `PROGRESS_INTERVAL`."""
        if time.monotonic() >= self._reported + PROGRESS_INTERVAL:
            self._reported = time.monotonic()
            await self.tell(progress)

    async def tell(self, news: Progress | Reviewed | Refused) -> None:
        for hear in self.listeners:
            try:
                await hear(news)
            except Exception:
                # The other listeners are still served.
                log.exception("Could not tell a person about their review")


class Reviews:
    def __init__(self, house: House) -> None:
        self._house = house
        self._running: dict[tuple[int, int], _Running] = {}  # running reviews by table and seat
        self._people = Locks()  # Each person gets one review at a time, so nobody fills the queue.
        house.at_end.append(self.stop)

    async def begin(self, id: int, by: int, hear: Hear) -> Reviewed | None:
        """The stored review of a match for the person's seat, or None after starting to make one.

        A review takes up to two minutes, and a person's reviews are made one after another. The
        callback `hear` gets the review's progress and result, also if the review is already in progress. The
        review is completed even if nobody listens any more.

        Refused: no-such-table, not-finished, unreadable, not-seated, computer-holds-seat. The final call of
        `hear` may be a refusal: unreadable (the rules are no longer supported), no-review (it failed),
        not-saved.
        """
        seat, record = await self._reviewable(id, by)
        if (id, seat) not in self._running and (found := await kept(self._house.db, id, seat)):
            return found
        running = self._running.get((id, seat))
        if running is None:
            running = self._running[id, seat] = _Running()
            running.task = asyncio.create_task(self._make(running, id, by, seat, record))
        running.listeners.append(hear)
        return None

    async def stop(self) -> None:
        """Cancel all reviews in progress. Asking again starts over."""
        tasks = [running.task for running in self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        # Tasks that are cancelled before their first step don't remove themselves.
        self._running.clear()

    async def _reviewable(self, id: int, by: int) -> tuple[int, Record]:
        record = await replays.record(self._house, id)
        return own_seat(await self._house.tables.get(id), by), record

    async def _make(self, running: _Running, id: int, by: int, seat: int, record: Record) -> None:
        try:
            if self._people.is_held(by):
                await running.tell(Progress())
            async with self._people.of(by):
                news = await self._news(running, id, by, seat, record)
            await running.tell(news)
        finally:
            del self._running[id, seat]  # Nothing is awaited in between, so nobody joins a finished review.

    async def _news(
        self, running: _Running, id: int, by: int, seat: int, record: Record
    ) -> Reviewed | Refused:
        try:
            news = await self._judge(
                running, f"{id}", seat, record, await self._own(id, by, len(record["moves"]))
            )
            await self._keep(id, news)
        except Refused as refused:
            return refused
        except ValueError:  # The record can't be replayed.
            log.exception("Table %d can't be reviewed", id)
            return Refused("unreadable", table=id)
        except Exception:
            log.exception("Table %d: no review for seat %d", id, seat)
            return Refused("no-review")
        return news

    async def _keep(self, id: int, reviewed: Reviewed) -> None:
        await self._house.put(
            "reviews",
            "table_id",
            "seat",
            table_id=id,
            seat=reviewed.review.seat,
            made=self._house.time.unix(),
            accuracy=reviewed.review.accuracy,
            found=msgspec.json.encode(reviewed).decode(),
        )

    async def _own(self, id: int, by: int, moves: int) -> frozenset[int]:
        """The plies that the person chose themselves.

        Leaves out moves of a computer player standing in for them, and of a match that this one continues.
        """
        standing = await journal.standing(self._house.db, id)
        first = moves - len(standing)
        return frozenset(first + number for number, entry in enumerate(standing) if entry.person == by)

    async def _judge(
        self, running: _Running, seed: str, seat: int, record: Record, own: frozenset[int]
    ) -> Reviewed:
        decided = [ply for ply in await self._run(review.decisions, record, seat) if ply in own]
        looks: dict[int, Look] = {}
        for depth in range(len(PLAYOUT_FACTORS)):
            plies = due(decided, looks, depth)
            for number, ply in enumerate(plies):
                await running.progress(Progress(depth, number, len(plies)))
                looks[ply] = await self._run(review.look, record, ply, seed, looks.get(ply))
        found = await self._run(review.report, record, seat, list(looks.values()))
        following = [
            await self._run(review.next_own_move, record, look.ply, look.best, seed)
            for look in found.turning_points
        ]
        return Reviewed(found, tuple(following))

    async def _run(self, function: Callable[[*Given], Result], *arguments: *Given) -> Result:
        return await self._house.workers.run(
            function, *arguments, priority=Priority.BACKGROUND, longest=LOOK_TIME_LIMIT
        )
