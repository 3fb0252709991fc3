"""Hints at friendly tables: a master's recommendation, based on what the player knows.

Everyone at the table sees that a hint was taken.
"""

from __future__ import annotations

import logging

from msgspec.structs import replace

from engine.bots.levels import Advice
from sessions.changes import Change, ChangeKind
from sessions.computers.thoughts import Dropped, Thoughts
from sessions.errors import Refused
from sessions.guards import own_seat, require_playing
from sessions.house import Act, House
from sessions.recent import Recent
from sessions.tables.table import Hint, Table

KEPT_SECONDS = 86_400
"""Seconds for which a hint is repeated instead of computed again."""

log = logging.getLogger(__name__)


class Hints:
    def __init__(self, house: House) -> None:
        self._house = house
        self._thoughts = house.single(Thoughts)
        # (`played`, seat, last hint), by table.
        self._given: Recent[int, tuple[int, int, Advice]] = Recent(KEPT_SECONDS, house.time.unix)
        house.subscribe(self.hear)

    async def take(self, id: int, by: int) -> Advice:
        """Return a master's advice to a player who owes a move, and record that they took a hint.

        Until the match changes, asking again returns the same advice.

        Refused: not-playing, not-seated, computer-holds-seat, not-friendly, not-waited-for, no-hint, stale
        (the match has moved on), as `House.act`, as `Act.change`.
        """
        table = await self._house.tables.get(id)
        seat = _asking(table, by)
        advice = await self._thought(table, seat)
        await self._house.act(id, _note, by, seat, table.played)
        self._given[id] = table.played, seat, advice
        return advice

    def hear(self, change: Change) -> None:
        """Drop the cached hint if the match changed."""
        table = change.table
        given = self._given.get(table.id)
        if given is not None and (given[0] != table.played or not table.status.is_open):
            self._given.pop(table.id)

    async def _thought(self, table: Table, seat: int) -> Advice:
        played, asked, advice = self._given.get(table.id) or (None, None, None)
        if advice is not None and (played, asked) == (table.played, seat):
            return advice
        try:
            return await self._thoughts.advice(table, seat, f"{table.id}/{table.played}")
        except Dropped:
            present = await self._house.tables.get(table.id)
            raise Refused("stale", version=present.version) from None
        except Exception:
            log.exception("Table %d: no hint for seat %d", table.id, seat)
            raise Refused("no-hint") from None


async def _note(act: Act, by: int, seat: int, played: int) -> None:
    """Record that a hint was taken, unless there was only one legal move.

    Refused: stale (the match has moved on).
    """
    table = act.table
    if table.played != played or _asking(table, by) != seat:
        raise Refused("stale", version=table.version)
    assert table.match is not None
    hint = Hint(seat, table.match.ply)
    if hint not in table.hints and len(table.match.legal_moves(seat)) > 1:
        await act.change(ChangeKind.HINTED, replace(table, hints=(*table.hints, hint)), by=by, seat=seat)


def _asking(table: Table, by: int) -> int:
    """The seat of a player who may take a hint now. Raises `Refused` as listed in `Hints.take`."""
    require_playing(table)
    seat = own_seat(table, by)
    if not table.setup.friendly:
        raise Refused("not-friendly")
    if seat not in table.pending:
        raise Refused("not-waited-for")
    return seat
