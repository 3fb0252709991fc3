"""What computer players think, for themselves or as a hint: one thought a table, dropped once outdated."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple, TypeVar

from engine import Match, Move
from engine.players import Advice, advice, choose
from sessions.changes import Change, Published
from sessions.locks import Locks
from sessions.table import Table

Think = Callable[[Match, int, str, str], Awaitable[Move]]
"""(match, seat, level, seed) -> the move that a computer player makes."""
Advise = Callable[[Match, int, str], Awaitable[Advice]]
"""(match, seat, seed) -> what a master would do."""

T = TypeVar("T")


async def think_here(match: Match, seat: int, level: str, seed: str) -> Move:
    """A computer player thinks in this process: all else waits."""
    await asyncio.sleep(0)  # but goes on between two thoughts
    return choose(match, seat, level, seed)


async def advise_here(match: Match, seat: int, seed: str) -> Advice:
    """The same for a hint."""
    await asyncio.sleep(0)
    return advice(match, seat, seed)


class Dropped(Exception):
    """The table has changed since the thought began."""


class _Thought(NamedTuple):
    played: int
    task: asyncio.Task[Any]


class Thoughts:
    def __init__(self, think: Think, advise: Advise) -> None:
        self._think = think
        self._advise = advise
        self._thoughts: dict[int, _Thought] = {}  # by table
        self._locks = Locks()

    async def move(self, table: Table, seat: int, level: str, seed: str) -> Move:
        """The move that a computer player of that level makes. Raises Dropped, and what `think` raises."""
        assert table.match is not None
        return await self._thought(table, partial(self._think, table.match, seat, level, seed))

    async def advice(self, table: Table, seat: int, seed: str) -> Advice:
        """What a master would do. Raises Dropped, and what `advise` raises."""
        assert table.match is not None
        return await self._thought(table, partial(self._advise, table.match, seat, seed))

    def hear(self, published: Published) -> None:
        """Drop a thought about a match that is another one now."""
        if isinstance(published, Change):
            thought = self._thoughts.get(published.table.id)
            if thought is not None and thought.played != published.table.played:
                thought.task.cancel()

    async def _thought(self, table: Table, think: Callable[[], Awaitable[T]]) -> T:
        async with self._locks.of(table.id):
            task = asyncio.ensure_future(think())
            self._thoughts[table.id] = _Thought(table.played, task)
            try:
                return await task
            except asyncio.CancelledError:
                this = asyncio.current_task()
                if this is not None and this.cancelling():
                    task.cancel()
                    raise
                raise Dropped from None
            finally:
                del self._thoughts[table.id]
