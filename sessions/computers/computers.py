"""Automatic play in the background: computer players' moves, plans and forced answers."""

from __future__ import annotations

import asyncio
import logging
import secrets

from engine import IllegalMove, Move
from sessions.changes import Change
from sessions.computers.automatic import awaits
from sessions.computers.tempo import Tempo
from sessions.computers.thoughts import Dropped, Thoughts
from sessions.errors import Refused
from sessions.house import Act, House, Tx
from sessions.jobs.job import PLAY_JOB, Job, Key
from sessions.playing.moving import make_move
from sessions.playing.plans import are_due
from sessions.playing.play import play_known
from sessions.tables.table import Table

log = logging.getLogger(__name__)

MOVE_TIME_LIMIT = 60.0
"""Seconds allowed for a computer player's move, including the wait for a worker."""


class Computers:
    """Plays plans, forced answers and computer players' moves.

    A computer player's move counts only for the table version that it was computed for. If the table changes
    meanwhile, for example by an undo, the move is dropped.
    """

    def __init__(self, house: House) -> None:
        self._house = house
        self._thoughts = house.single(Thoughts)
        self._tempo = house.single(Tempo)

    async def settle_at_once(self, id: int) -> bool:
        """Wait until nothing is left to play automatically, or a computer player pauses before its move.

        Returns True if nothing is left.
        """
        ways = [
            asyncio.ensure_future(self._house.jobs.settled(PLAY_JOB, table=id)),
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

    async def play(self, job: Job) -> None:
        """Play due plans and forced answers, or else one computer player's move.

        Plans and answers that became due with a move were played in the move's act.

        Refused: not-saved.
        """
        try:
            await self._play_one(await self._house.tables.get(job.key.table))
        except Refused as refusal:
            if refusal.code == "not-saved":
                raise
            log.info("Skipped table %d: %s", job.key.table, refusal)

    async def _play_one(self, table: Table) -> None:
        if awaits(table) or await are_due(self._house.db, table):
            await self._house.act(table.id, play_known)
        elif (seat := table.computer_to_move) is not None:
            await self._let_move(table, seat)

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


async def schedule_play(tx: Tx, change: Change) -> None:
    """Set the job `PLAY` if there may be something to play automatically."""
    table = change.table
    if awaits(table) or table.computer_to_move is not None:
        tx.jobs.set(Key(PLAY_JOB, table.id), tx.now)


async def _play(act: Act, seat: int, move: Move, version: int) -> None:
    """Play a computer player's move, unless the table changed since `version`."""
    if act.table.version != version:
        return
    try:
        await make_move(act, seat, move, by=None)
    except IllegalMove:
        log.exception("Table %d: the computer player in seat %d chose %s", act.table.id, seat, move)
        await make_move(act, seat, _any_move(act.table, seat), by=None)
    await play_known(act)


def _any_move(table: Table, seat: int) -> Move:
    assert table.match is not None
    return secrets.choice(table.match.legal_moves(seat))
