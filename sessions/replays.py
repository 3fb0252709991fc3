"""Matches as they were: the position after any move, the record of a finished match and its proof."""

from __future__ import annotations

import logging
from collections import OrderedDict
from dataclasses import asdict
from functools import partial
from typing import Any

from engine import Match
from sessions import refusals
from sessions.errors import Refused
from sessions.origin import Origin
from sessions.proof import Verdict, verdict
from sessions.store import Store
from sessions.table import Status
from sessions.tables import Tables
from workers import Pool

log = logging.getLogger(__name__)

KEPT = 32  # positions in memory: whoever leafs through a match comes back to them


class Replays:
    def __init__(self, tables: Tables, store: Store, workers: Pool) -> None:
        self._tables = tables
        self._store = store
        self._workers = workers
        self._positions: OrderedDict[tuple[int, int], Match] = OrderedDict()

    async def position(self, id: int, ply: int) -> Match:
        """The match as it was after its first `ply` moves, as if it had just come there: what is hidden in
        it stays so, even if the match is over by now. The nearest there is, if it has fewer moves.

        Refused: no-such-table, unreadable, not-playing (it hasn't begun).
        """
        table = await self._tables.get(id)
        if table.match is None:
            raise Refused(refusals.NotPlaying(status=table.status))
        ply = min(max(ply, 0), table.match.ply)
        if ply == table.match.ply:
            return table.match
        record = table.match.record()
        return await self._replayed((id, ply), {**record, "moves": record["moves"][:ply]})

    async def opening(self, origin: Origin) -> Match:
        """The match that goes on from a moment of one that is over, to be played on by whoever copies it.

        Refused: no-such-table, unreadable (or it can't be played again: its rules are played no more),
        not-finished, nothing-to-play (it was over then).
        """
        table = await self._tables.get(origin.table)
        if table.status is not Status.FINISHED or table.match is None:
            raise Refused(refusals.NotFinished(status=table.status))
        if not 0 <= origin.ply < table.match.ply:
            raise Refused(refusals.NothingToPlay(table=table.id, moves=table.match.ply))
        try:
            return await self.position(table.id, origin.ply)
        except ValueError:
            log.exception("Table %d can't be gone on from", table.id)
            raise Refused(refusals.Unreadable(table=table.id)) from None

    async def record(self, id: int) -> dict[str, Any]:
        """The record of a finished match: all that it takes to play it again.

        Refused: no-such-table, not-finished (it holds the seed, and with it all that is hidden).
        """
        async with self._tables.locked(id) as table:
            if table.status is not Status.FINISHED:
                raise Refused(refusals.NotFinished(status=table.status))
            record = await self._store.record(id)
            if table.joint is not None:
                words = list(filter(None, table.joint.words))
                record["joint"] = {"part": table.joint.part, "words": sorted(words)}
            if table.origin is not None:
                record["origin"] = asdict(table.origin)
            if table.hints:
                record["hints"] = [hint._asdict() for hint in table.hints]
            return record

    async def verify(self, id: int) -> Verdict:
        """Whether a finished match was dealt by the seed whose hash was shown at its start, its log is as it
        was written, and its record leads to the result that was shown.

        Refused: no-such-table, not-finished, unreadable (its record can't be played).
        """
        record = await self.record(id)
        table = await self._tables.get(id)
        result = await self._store.result(id)
        assert table.seed_hash is not None and result is not None
        source = None if table.origin is None else await self._source(table.origin)
        judge = partial(
            verdict,
            record,
            await self._store.links(id),
            shown_hash=table.seed_hash,
            shown_result=result,
            shown_chain=table.chain,
            joint=table.joint,
            shuffled=table.shuffle,
            origin=table.origin,
            source=source,
        )
        return await self._workers.run(judge)

    async def _source(self, origin: Origin) -> dict[str, Any] | None:
        """The record of the match from which one goes on; None if there is none any more."""
        try:
            return await self.record(origin.table)
        except Refused:
            return None

    async def _replayed(self, key: tuple[int, int], record: dict[str, Any]) -> Match:
        match = self._positions.get(key)
        # After an undo the same number of moves may have led elsewhere.
        if match is None or match.record() != record:
            match = await self._workers.run(Match.replay, record)
        self._positions[key] = match
        self._positions.move_to_end(key)
        if len(self._positions) > KEPT:
            self._positions.popitem(last=False)
        return match
