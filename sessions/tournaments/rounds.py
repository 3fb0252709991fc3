"""What a tournament does by itself: it begins when joining ends, draws a round when the one before is over or
its time is, and ends after the last one."""

from __future__ import annotations

import logging
from math import ceil, log2
from random import Random

from msgspec.structs import replace

from engine import GAMES
from pairing import Task, draw, seated, snake, table_sizes
from sessions.bans import refuse
from sessions.errors import Refused
from sessions.house import House
from sessions.table import Table
from sessions.timers import Timer
from sessions.tournaments import store
from sessions.tournaments.standings import placed, standings, through
from sessions.tournaments.store import TOURNAMENT
from sessions.tournaments.tournament import (
    LEAST,
    Entrant,
    Format,
    Pod,
    PodSeat,
    Stage,
    Tournament,
    with_entrant,
    with_pod,
)
from sessions.worker import Worker
from workers import Priority

log = logging.getLogger(__name__)

PAUSE = 60
"""Seconds until what has failed is tried again."""


class Rounds:
    def __init__(self, house: House) -> None:
        self._house = house
        self._worker = Worker("Tournament", self._advance, lambda error, failures: PAUSE)
        house.timers.on(TOURNAMENT, self._ring)

    async def wake(self) -> None:
        """The program has started: what was due when it stopped is done."""
        for id in await store.unsettled(self._house.db):
            self._worker.mark(id)

    async def settle(self, id: int | None = None) -> None:
        """Wait until a tournament, or any, has done what is due."""
        await self._worker.settled(id)

    async def stop(self) -> None:
        """Stop; what is left undone is done after the next start."""
        await self._worker.stop()

    async def _ring(self, timer: Timer) -> None:
        self._worker.mark(timer.key.person)

    async def _advance(self, id: int) -> None:
        """Do all that is due; nothing if it is gone or can't be read."""
        try:
            while await self._step(await store.load(self._house.db, id)):
                pass
        except Refused as error:
            if error.code not in ("no-such-tournament", "tournament-unreadable"):
                raise

    async def _step(self, before: Tournament) -> bool:
        """Do one thing that is due; False if nothing is."""
        if before.due is None or before.due > self._house.time.unix():
            return False
        if before.stage is Stage.JOINING and len(before.entrants) < LEAST:
            after = replace(before, stage=Stage.CANCELLED, ended=self._house.time.unix())
        elif not before.is_round_over:
            after = await self._out_of_time(before)
        elif has_ended(players := await self._players(before), before):
            after = replace(before, stage=Stage.OVER, ended=self._house.time.unix(), ends=None, plan=())
        else:
            after = await self._with_next_round(before, players)
        return await self._saved(before, after)

    async def _saved(self, before: Tournament, after: Tournament) -> bool:
        """Store it, if it is still as it was; True: there may be more to do."""
        async with self._house.transaction() as tx:
            if await store.load(tx, before.id) == before:
                await store.save(tx, before, after)
        return True

    async def _out_of_time(self, tournament: Tournament) -> Tournament:
        """The round ends with what has come of its tables by now. They go on, and don't count for it any
        more."""
        people = {each.number: each.person for each in tournament.entrants}
        for number, pod in enumerate(tournament.present):
            if not pod.is_over:
                table = None if pod.table is None else await self._table(pod.table)
                tournament = settled(tournament, tournament.round, number, placed(pod, people, table))
        return tournament

    async def _table(self, id: int) -> Table | None:
        try:
            return await self._house.tables.find(id)
        except Refused as error:
            log.warning("Table %d of a tournament is gone: %s", id, error)
            return None

    async def _players(self, tournament: Tournament) -> list[int]:
        """Who takes part in the next round, the best first."""
        if tournament.format is Format.KNOCKOUT and tournament.pods:
            going = through(tournament)
        else:
            going = [standing.entrant for standing in standings(tournament)]
        return [number for number in going if await self._may_play(tournament, tournament.entrant(number))]

    async def _may_play(self, tournament: Tournament, entrant: Entrant) -> bool:
        if entrant.person is None or not entrant.stays:
            return False
        try:
            await refuse(self._house.db, entrant.person, tournament.server)
        except Refused:
            return False
        return True

    async def _with_next_round(self, tournament: Tournament, players: list[int]) -> Tournament:
        seats, seed = GAMES[tournament.game].seats, self._house.new_seed()
        sizes = table_sizes(len(players), seats[0], seats[-1], tournament.size)
        if tournament.format is Format.KNOCKOUT:
            dice = Random(seed)  # noqa: S311 (no secret hangs on it)
            if not tournament.pods:
                dice.shuffle(players)
            plan = seated(tournament.past, [snake(players, sizes)], dice)
            rounds = 0
        else:
            rounds = tournament.rounds
            if tournament.format is Format.SWISS:
                rounds = rounds or usual_rounds(len(players), tournament.size)
            task = _task(tournament, players, sizes, rounds)
            plan = await self._house.workers.run(draw, task, seed, priority=Priority.MOVE)
            rounds = rounds or len(plan)
        drawn, *rest = plan
        now = self._house.time.unix()
        pods = tuple(Pod(tuple(PodSeat(number) for number in table)) for table in drawn)
        return replace(
            tournament,
            stage=Stage.PLAYING,
            rounds=rounds,
            plan=tuple(rest),
            pods=(*tournament.pods, pods),
            ends=now + tournament.length,
        )


def _task(tournament: Tournament, players: list[int], sizes: tuple[int, ...], rounds: int) -> Task:
    points = {standing.entrant: standing.points for standing in standings(tournament)}
    return Task(
        tuple(players),
        tuple(float(points[number]) for number in players),
        sizes,
        max(1, rounds - tournament.round) if rounds else 0,
        tournament.past,
        tournament.plan,
        all_meet=tournament.format is Format.ALL,
    )


def usual_rounds(players: int, size: int) -> int:
    """How many rounds a Swiss tournament has, unless somebody has said: enough to tell who is the best, and,
    if those are three, no more than in which nobody need meet anybody twice."""
    return max(3, min(ceil(log2(players)), (players - 1) // (size - 1)))


def has_ended(players: list[int], tournament: Tournament) -> bool:
    """Whether no round comes after the present one, with these players left for it."""
    if tournament.format is Format.KNOCKOUT and len(tournament.present) == 1:
        return True
    is_last = bool(tournament.rounds) and tournament.round >= tournament.rounds
    return bool(tournament.pods) and (is_last or len(players) < 2)


def settled(tournament: Tournament, round: int, number: int, pod: Pod) -> Tournament:
    """The tournament with a table that is over. Whoever hasn't stayed there is left out of the rounds to
    come, until they say that they are back."""
    tournament = with_pod(tournament, round, number, pod)
    for seat in pod.seats:
        if not seat.stayed:
            entrant = tournament.entrant(seat.entrant)
            tournament = with_entrant(tournament, replace(entrant, stays=False))
    return tournament
