"""Computes moves and hints in workers: one at a time per table, cancelled when the match changes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar

from engine import Move
from engine.bots.levels import Advice, advice, choose
from sessions.changes import Change
from sessions.house import House
from sessions.locks import Locks
from sessions.tables.table import Table
from workers import Priority

T = TypeVar("T")


class Dropped(Exception):
    """The match has changed since the computation began."""


class _Thought(NamedTuple):
    played: int
    task: asyncio.Task[Any]


class Thoughts:
    def __init__(self, house: House) -> None:
        self._workers = house.workers
        self._thoughts: dict[int, _Thought] = {}  # by table
        self._locks = Locks()
        house.subscribe(self.hear)

    async def move(self, table: Table, seat: int, level: str, seed: str) -> Move:
        """Choose a computer player's move. Raises Dropped and the errors of `choose` and `Pool.run`."""
        assert table.match is not None
        match, run = table.match, self._workers.run
        return await self._thought(
            table, lambda: run(choose, match, seat, level, seed, priority=Priority.MOVE)
        )

    async def advice(self, table: Table, seat: int, seed: str) -> Advice:
        """Compute a master's advice. Raises Dropped and the errors of `advice` and `Pool.run`."""
        assert table.match is not None
        match, run = table.match, self._workers.run
        return await self._thought(table, lambda: run(advice, match, seat, seed, priority=Priority.HINT))

    def hear(self, change: Change) -> None:
        """Cancel a table's computation if its match changed."""
        thought = self._thoughts.get(change.table.id)
        if thought is not None and thought.played != change.table.played:
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
