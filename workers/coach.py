"""Matches are reviewed in a worker process of their own: computer players who are waited for go before it."""

from __future__ import annotations

from typing import Any

from engine.players import review
from engine.players.review import Look
from workers.crew import Crew

LONGEST = 120.0
"""Seconds that a look at one decision may take; the longest takes some five on an idle core."""
NICE = 15
"""By how much all others go before it."""

Record = dict[str, Any]


class Coach:
    """One worker, started with the first review. It looks at one decision at a time."""

    def __init__(self) -> None:
        self.crew = Crew("A review", LONGEST, most=1, nice=NICE)

    async def decisions(self, record: Record, seat: int) -> list[int]:
        """See `engine.players.review.decisions`. This and the others raise what `Crew.do` does."""
        return await self.crew.do(review.decisions, record, seat)

    async def look(self, record: Record, ply: int, seed: str, before: Look | None) -> Look:
        """See `engine.players.review.look`."""
        return await self.crew.do(review.look, record, ply, seed, before)

    async def next_own_move(self, record: Record, ply: int, move: str, seed: str) -> str | None:
        """See `engine.players.review.next_own_move`."""
        return await self.crew.do(review.next_own_move, record, ply, move, seed)

    async def close(self) -> None:
        """Let the worker go when it has done what it does."""
        await self.crew.close()
