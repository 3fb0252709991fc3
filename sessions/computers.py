"""What goes on by itself, in the background: computer players move wherever they are to move, plans are
played, and who wants it is answered for where they have no choice."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import assert_never

from db import NotSaved
from engine import IllegalMove, Move
from sessions import refusals
from sessions.automatic import awaits
from sessions.automatic import try_next as try_next_answer
from sessions.changes import Change, Owed, PlanAdded, Published, RatingsOutdated, TournamentChanged
from sessions.errors import Refused
from sessions.house import Act, House
from sessions.plans import are_due
from sessions.plans import try_next as try_next_plan
from sessions.play import make_move
from sessions.table import Table
from sessions.tempo import Tempo
from sessions.thoughts import Dropped, Thoughts
from sessions.worker import Worker

log = logging.getLogger(__name__)

PAUSES = (1, 5, 15, 60)  # seconds until a move that could not be stored is tried again; the last for ever

_AWAITING_COMPUTERS = "SELECT id FROM tables WHERE status = 'playing' AND computing = 1 ORDER BY id"
_AWAITING_PLANS = """
    SELECT DISTINCT plans.table_id AS id
    FROM plans JOIN table_people ON table_people.table_id = plans.table_id
        AND table_people.person = plans.person AND table_people.role = 'seat'
    JOIN tables ON tables.id = plans.table_id
    WHERE plans.dropped = 0 AND (tables.owing >> table_people.seat) & 1 = 1 AND table_people.held = 0
    ORDER BY plans.table_id
    """
# Also those where somebody was not called as their turn began, since they had no choice, say.
_AWAITING_AUTOMATIC = """
    SELECT table_people.table_id AS id
    FROM people JOIN table_people ON table_people.person = people.person
    JOIN tables ON tables.id = table_people.table_id
    WHERE people.auto = 1 AND table_people.role = 'seat' AND (tables.owing >> table_people.seat) & 1 = 1
        AND table_people.held = 0
    UNION
    SELECT table_id FROM turns WHERE owed IS NULL AND told = since
    ORDER BY id
    """


def _pause(error: Exception, failures: int) -> float | None:
    """What could not be stored, or read, is tried again; anything else is a fault."""
    return PAUSES[min(failures, len(PAUSES)) - 1] if isinstance(error, Refused | NotSaved) else None


class Computers:
    """One task a table, for as long as something is to be played there by itself: what people have planned
    for their turn, what they have no choice about, and what computer players do.

    A thought belongs to the version of the table that it began with. If that has changed meanwhile (somebody
    took back a move, or their seat), it is dropped and the table looked at anew.
    """

    def __init__(self, house: House, thoughts: Thoughts, tempo: Tempo) -> None:
        self._house = house
        self._thoughts = thoughts
        self._tempo = tempo
        self._worker = Worker("the computer players and plans of table", self._play_on, _pause)

    async def wake(self) -> None:
        """After a start of the program: let the computer players go on that were to move, and the others."""
        for waiting in (_AWAITING_COMPUTERS, _AWAITING_PLANS, _AWAITING_AUTOMATIC):
            for row in await self._house.db.all(waiting):
                self.look(row["id"])

    def look(self, id: int) -> None:
        """Play on at a table, if something is to be played there by itself."""
        self._worker.mark(id)

    async def settle(self, id: int | None = None) -> None:
        """Wait until nothing is to be played by itself, at that table or at any."""
        await self._worker.settled(id)

    async def settle_at_once(self, id: int) -> bool:
        """Wait until nothing is to be played by itself at a table, or only after a moment. Whether nothing
        is."""
        ways = [
            asyncio.ensure_future(self._worker.settled(id)),
            asyncio.ensure_future(self._tempo.is_taken(id)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            return ways[0].done()
        finally:
            for way in ways:
                way.cancel()

    def hurry(self, id: int) -> None:
        """Let computer players move at once, until somebody acts again: who has acted just now sees what
        comes of it all together."""
        self._tempo.hurry(id)

    async def stop(self) -> None:
        """Stop all tasks."""
        await self._worker.stop()

    def hear(self, published: Published) -> None:
        """Play on where something may be to be played by itself now."""
        match published:
            case Change(table=table):
                if awaits(table) or _to_move(table) is not None:
                    self._worker.mark(table.id)
            case PlanAdded(table=id):
                self._worker.mark(id)
            case Owed() | RatingsOutdated() | TournamentChanged():
                pass
            case _:
                assert_never(published)

    async def _play_on(self, id: int) -> None:
        """Play all that is to be played by itself at a table. Refused: not-saved."""
        while True:
            try:
                table = await self._house.tables.get(id)
            except Refused as refusal:
                log.info("Table %d is left alone: %s", id, refusal)
                return  # its server's data have been removed, or it can't be read
            try:
                if not await self._play_one(table):
                    return
            except Refused as refusal:
                if isinstance(refusal.reason, refusals.NotSaved):
                    raise

    async def _play_one(self, table: Table) -> bool:
        """Play one thing that is to be played by itself; False if there is none."""
        if await are_due(self._house.db, table):
            await self._house.act(table.id, try_next_plan)
            return True
        if awaits(table):
            await self._house.act(table.id, try_next_answer)
            return True
        seat = _to_move(table)
        if seat is not None:
            await self._let_move(table, seat)
        return seat is not None

    async def _let_move(self, table: Table, seat: int) -> None:
        try:
            async with self._tempo.moment(table):
                move = await self._thought(table, seat)
        except Dropped:
            return
        await self._house.act(table.id, _play, seat, move, table.version)

    async def _thought(self, table: Table, seat: int) -> Move:
        level = table.seats[seat].computer
        assert level is not None
        try:
            return await self._thoughts.move(table, seat, level, secrets.token_hex(8))
        except Dropped:
            raise
        except Exception:
            # A player that fails must not keep the others from playing on.
            log.exception("Table %d: the computer player in seat %d failed", table.id, seat)
            return _any_move(table, seat)


async def _play(act: Act, seat: int, move: Move, version: int) -> None:
    """Play a computer player's move, unless the table has changed since `version`."""
    if act.table.version != version:
        return
    try:
        await make_move(act, seat, move, by=None)
    except IllegalMove:
        log.exception("Table %d: the computer player in seat %d chose %s", act.table.id, seat, move)
        await make_move(act, seat, _any_move(act.table, seat), by=None)


def _to_move(table: Table) -> int | None:
    """The first seat that owes a move and is played by a computer player."""
    return next((seat for seat in table.pending if table.seats[seat].computer), None)


def _any_move(table: Table, seat: int) -> Move:
    assert table.match is not None
    return secrets.choice(table.match.legal_moves(seat))
