"""Automatic play, in the background: computer players' moves, plans and forced answers."""

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

PAUSES = (1, 5, 15, 60)
"""Seconds before each retry of a move that could not be stored; the last one repeats."""

_AWAITING = (
    # computer players
    "SELECT id FROM tables WHERE status = 'playing' AND computing = 1 ORDER BY id",
    # plans
    """
    SELECT DISTINCT plans.table_id AS id
    FROM plans JOIN table_people ON table_people.table_id = plans.table_id
        AND table_people.person = plans.person AND table_people.role = 'seat'
    JOIN tables ON tables.id = plans.table_id
    WHERE plans.dropped = 0 AND (tables.owing >> table_people.seat) & 1 = 1 AND table_people.held = 0
    ORDER BY plans.table_id
    """,
    # forced answers: players who opted in, and turns that began without a notification because of one
    """
    SELECT table_people.table_id AS id
    FROM people JOIN table_people ON table_people.person = people.person AND table_people.role = 'seat'
    JOIN tables ON tables.id = table_people.table_id
    WHERE people.auto = 1 AND (tables.owing >> table_people.seat) & 1 = 1 AND table_people.held = 0
    UNION
    SELECT table_id FROM turns WHERE owed IS NULL AND told = since
    ORDER BY id
    """,
)
"""Queries for the tables where something may have to be played automatically."""


def _retry_delay(error: Exception, failures: int) -> float | None:
    """The delay before a retry, in seconds; None for errors other than failed reads and writes."""
    return PAUSES[min(failures, len(PAUSES)) - 1] if isinstance(error, Refused | NotSaved) else None


class Computers:
    """Plays plans, forced answers and computer players' moves.

    Each table has one task while there is something to play. A computer player's move counts only for the
    version of the table that it was computed for. If the table changes meanwhile, for example because a
    player undoes a move, the move is dropped and the table is looked at again.
    """

    def __init__(self, house: House, thoughts: Thoughts, tempo: Tempo) -> None:
        self._house = house
        self._thoughts = thoughts
        self._tempo = tempo
        self._worker = Worker("the computer players and plans of table", self._play_on, _retry_delay)

    async def wake(self) -> None:
        """Resume automatic play at all tables after the program has started."""
        for waiting in _AWAITING:
            for row in await self._house.db.all(waiting):
                self.look(row["id"])

    def look(self, id: int) -> None:
        """Play what is due at a table, in the background."""
        self._worker.mark(id)

    async def settle(self, id: int | None = None) -> None:
        """Wait until nothing is left to play automatically, at one table or at all."""
        await self._worker.settled(id)

    async def settle_at_once(self, id: int) -> bool:
        """Wait until nothing is left to play automatically, or a computer player pauses before its move.

        Returns whether nothing is left.
        """
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
        """Let computer players move without pauses until a person acts again.

        The player who just acted then sees the whole outcome at once.
        """
        self._tempo.hurry(id)

    async def stop(self) -> None:
        """Stop all tasks."""
        await self._worker.stop()

    def hear(self, published: Published) -> None:
        """Look at tables where a change may have left something to play automatically."""
        match published:
            case Change(table=table):
                if awaits(table) or _computer_to_move(table) is not None:
                    self._worker.mark(table.id)
            case PlanAdded(table=id):
                self._worker.mark(id)
            case Owed() | RatingsOutdated() | TournamentChanged():
                pass
            case _:
                assert_never(published)

    async def _play_on(self, id: int) -> None:
        """Play everything that is due at a table. Refused: not-saved."""
        while True:
            try:
                table = await self._house.tables.get(id)
            except Refused as refusal:
                log.info("Table %d is left alone: %s", id, refusal)
                return  # the server's data was removed, or the table can't be read
            try:
                if not await self._play_one(table):
                    return
            except Refused as refusal:
                if isinstance(refusal.reason, refusals.NotSaved):
                    raise

    async def _play_one(self, table: Table) -> bool:
        """Play one plan, forced answer or computer player's move; return False if there is none."""
        if await are_due(self._house.db, table):
            await self._house.act(table.id, try_next_plan)
            return True
        if awaits(table):
            await self._house.act(table.id, try_next_answer)
            return True
        seat = _computer_to_move(table)
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
            # A failing computer player must not block the match.
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


def _computer_to_move(table: Table) -> int | None:
    """The first seat with a computer player that owes a move; None if there is none."""
    return next((seat for seat in table.pending if table.seats[seat].computer), None)


def _any_move(table: Table, seat: int) -> Move:
    assert table.match is not None
    return secrets.choice(table.match.legal_moves(seat))
