"""Matches as they were: the position after any move, the record of a finished match and its proof."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any

from msgspec import structs

from engine import Match
from sessions import refusals, store
from sessions.errors import Refused
from sessions.house import House
from sessions.origin import Origin
from sessions.proof import Verdict, verdict
from sessions.table import Status

log = logging.getLogger(__name__)


async def position(house: House, id: int, ply: int) -> Match:
    """The match as it was after its first `ply` moves, as if it had just come there: what is hidden in
    it stays so, even if the match is over by now. The nearest there is, if it has fewer moves.

    Refused: no-such-table, unreadable, not-playing (it hasn't begun).
    """
    table = await house.tables.get(id)
    if table.match is None:
        raise Refused(refusals.NotPlaying(status=table.status))
    ply = min(max(ply, 0), table.match.ply)
    if ply == table.match.ply:
        return table.match
    played = table.match.record()
    return await house.workers.run(Match.replay, {**played, "moves": played["moves"][:ply]})


async def opening(house: House, origin: Origin) -> Match:
    """The match that goes on from a moment of one that is over, to be played on by whoever copies it.

    Refused: no-such-table, unreadable (or it can't be played again: its rules are played no more),
    not-finished, nothing-to-play (it was over then).
    """
    table = await house.tables.get(origin.table)
    if table.status is not Status.FINISHED or table.match is None:
        raise Refused(refusals.NotFinished(status=table.status))
    if not 0 <= origin.ply < table.match.ply:
        raise Refused(refusals.NothingToPlay(table=table.id, moves=table.match.ply))
    try:
        return await position(house, table.id, origin.ply)
    except ValueError:
        log.exception("Table %d can't be gone on from", table.id)
        raise Refused(refusals.Unreadable(table=table.id)) from None


async def record(house: House, id: int) -> dict[str, Any]:
    """The record of a finished match: all that it takes to play it again.

    Refused: no-such-table, not-finished (it holds the seed, and with it all that is hidden), unreadable (the
    table is damaged).
    """
    table = await house.tables.find(id)
    if table.status is not Status.FINISHED:
        raise Refused(refusals.NotFinished(status=table.status))
    if table.is_damaged:
        raise Refused(refusals.Unreadable(table=id))
    played = await store.record(house.db, table)
    if table.joint is not None:
        words = list(filter(None, table.joint.words))
        played["joint"] = {"part": table.joint.part, "words": sorted(words)}
    if table.origin is not None:
        played["origin"] = structs.asdict(table.origin)
    if table.hints:
        played["hints"] = [hint._asdict() for hint in table.hints]
    return played


async def verify(house: House, id: int) -> Verdict:
    """Whether a finished match was dealt by the seed whose hash was shown at its start, its log is as it
    was written, and its record leads to the result that was shown.

    Refused: no-such-table, not-finished, unreadable (its record can't be played).
    """
    played = await record(house, id)
    table = await house.tables.get(id)
    assert table.seed_hash is not None and table.shown_result is not None
    source = None if table.origin is None else await _source(house, table.origin)
    judge = partial(
        verdict,
        played,
        await store.links(house.db, id),
        shown_hash=table.seed_hash,
        shown_result=table.shown_result,
        shown_chain=table.chain,
        joint=table.joint,
        shuffled=table.shuffle,
        origin=table.origin,
        source=source,
    )
    return await house.workers.run(judge)


async def _source(house: House, origin: Origin) -> dict[str, Any] | None:
    """The record of the match from which one goes on; None if there is none any more."""
    try:
        return await record(house, origin.table)
    except Refused:
        return None
