"""Past positions of a match, and the record and proof of a finished one."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any

from msgspec import structs

from engine import Match
from sessions.errors import Refused
from sessions.house import House
from sessions.tables import journal
from sessions.tables.origin import Origin
from sessions.tables.proof import Verdict, verdict
from sessions.tables.table import Status

log = logging.getLogger(__name__)


async def position(house: House, id: int, ply: int) -> Match:
    """The match as it stood after its first `ply` moves, clamped to the moves there are.

    Hidden information is as hidden as it was then, even if the match is over by now.

    Refused: no-such-table, unreadable, not-playing (it hasn't begun).
    """
    table = await house.tables.get(id)
    if table.match is None:
        raise Refused("not-playing", status=table.status)
    ply = min(max(ply, 0), table.match.ply)
    if ply == table.match.ply:
        return table.match
    played = table.match.record()
    return await house.workers.run(Match.replay, {**played, "moves": played["moves"][:ply]})


async def opening(house: House, origin: Origin) -> Match:
    """The position of a finished match from which a new table continues.

    Refused: no-such-table, unreadable (or its rules are no longer supported),
    not-finished, nothing-to-play (the match was over at that move).
    """
    table = await house.tables.get(origin.table)
    if table.status is not Status.FINISHED or table.match is None:
        raise Refused("not-finished", status=table.status)
    if not 0 <= origin.ply < table.match.ply:
        raise Refused("nothing-to-play", table=table.id, moves=table.match.ply)
    try:
        return await position(house, table.id, origin.ply)
    except ValueError:
        log.exception("Can't continue table %d", table.id)
        raise Refused("unreadable", table=table.id) from None


async def record(house: House, id: int) -> dict[str, Any]:
    """The record of a finished match: everything needed to replay it.

    Refused: no-such-table, not-finished (the seed would reveal everything hidden), unreadable (the
    table is damaged).
    """
    table = await house.tables.find(id)
    if table.status is not Status.FINISHED:
        raise Refused("not-finished", status=table.status)
    if table.is_damaged:
        raise Refused("unreadable", table=id)
    played = await journal.record(house.db, table)
    if table.shared_seed is not None:
        words = list(filter(None, table.shared_seed.words))
        played["shared_seed"] = {"part": table.shared_seed.part, "words": sorted(words)}
    if table.origin is not None:
        played["origin"] = structs.asdict(table.origin)
    if table.hints:
        played["hints"] = [hint._asdict() for hint in table.hints]
    return played


async def verify(house: House, id: int) -> Verdict:
    """Check a finished match against the seed hash, log chain and result that players were shown.

    Refused: no-such-table, not-finished, unreadable (its record can't be replayed).
    """
    played = await record(house, id)
    table = await house.tables.get(id)
    assert table.seed_hash is not None and table.shown_result is not None
    source = None if table.origin is None else await _source(house, table.origin)
    judge = partial(
        verdict,
        played,
        await journal.links(house.db, id),
        shown_hash=table.seed_hash,
        shown_result=table.shown_result,
        shown_chain=table.chain,
        shared_seed=table.shared_seed,
        shuffled=table.setup.shuffle,
        origin=table.origin,
        source=source,
    )
    return await house.workers.run(judge)


async def _source(house: House, origin: Origin) -> dict[str, Any] | None:
    """The record of the match that another continues; None if it is gone."""
    try:
        return await record(house, origin.table)
    except Refused:
        return None
