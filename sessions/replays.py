"""Matches as they were: the position after any move, running or over."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from db import Database
from engine import Match
from sessions.errors import Refused
from sessions.keeper import Keeper
from sessions.timekeeper import Timekeeper

KEPT = 32  # positions in memory: whoever leafs through a match comes back to them


class Replays(Keeper):
    def __init__(self, db: Database, time: Timekeeper) -> None:
        super().__init__(db, time)
        self._positions: OrderedDict[tuple[int, int], Match] = OrderedDict()

    async def position(self, id: int, ply: int) -> Match:
        """The match as it was after its first `ply` moves, as if it had just come there: what is hidden in
        it stays so, even if the match is over by now. The nearest there is, if it has fewer moves.

        Refused: no-such-table, unreadable, not-playing (it hasn't begun).
        """
        table = await self.get(id)
        if table.match is None:
            raise Refused("not-playing", status=table.status)
        ply = min(max(ply, 0), table.match.ply)
        if ply == table.match.ply:
            return table.match
        record = table.match.record()
        return await self._replayed((id, ply), {**record, "moves": record["moves"][:ply]})

    async def _replayed(self, key: tuple[int, int], record: dict[str, Any]) -> Match:
        match = self._positions.get(key)
        # After an undo the same number of moves may have led elsewhere.
        if match is None or match.record() != record:
            match = await asyncio.to_thread(Match.replay, record)
        self._positions[key] = match
        self._positions.move_to_end(key)
        if len(self._positions) > KEPT:
            self._positions.popitem(last=False)
        return match
