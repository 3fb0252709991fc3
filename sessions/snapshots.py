"""Snapshots: a match as it is after its last move, to be loaded without playing its log again.

Most of a match is its log, of which a move changes but the end. So all of it is written now and then, and
with every move only its *tail*: the state, and what came since the last multiple of `EVERY` moves. For that
nothing is played again, so what is damaged in the stored log of moves harms no match under way.
"""

from __future__ import annotations

import msgspec

from db import Row, Transaction
from engine import Match

EVERY = 16
"""Moves."""


async def put(tx: Transaction, id: int, before: Match | None, match: Match) -> None:
    """Store a table's match after a move, an undo, or the start (`before` is None then, as it is where
    nothing of what is stored is to stay)."""
    since = match.ply - match.ply % EVERY
    if before is None or match.ply == since or match.result is not None:
        await tx.run("put-snapshot", id=id, dump=match.dumped().decode())
        await tx.run("drop-tail", id=id)
    else:
        await tx.run("put-tail", id=id, dump=match.dumped(since).decode())


def read(row: Row) -> Match:
    """The match of a row of the query `snapshot`. Raises whatever is wrong with that."""
    dump = msgspec.json.decode(row["dump"])
    return Match.load(dump if row["tail"] is None else Match.joined(dump, msgspec.json.decode(row["tail"])))
