"""A tournament's automatic steps: it draws each round and ends after the last one.

The first round is drawn when joining ends, and each next one when all tables have a result or the round's
time is up.
"""

from __future__ import annotations

import logging
from math import ceil, log2
from random import Random

from msgspec.structs import replace

from cogs.tournament import store
from cogs.tournament.document import (
    MIN_ENTRANTS,
    Entrant,
    Format,
    Pod,
    PodSeat,
    Tournament,
    TournamentStage,
    with_entrant,
    with_pod,
)
from cogs.tournament.pairing import Task, draw, seated, snake, table_sizes, unmet
from cogs.tournament.standings import placed, standings, through
from engine import GAMES
from sessions.errors import Refused
from sessions.house import House
from sessions.jobs.job import Job, Later
from sessions.people.bans import refuse
from sessions.tables.table import Table
from workers import Priority

log = logging.getLogger(__name__)

STEP_TIME_LIMIT = 60.0
"""Seconds allowed for a step of a tournament. A step may draw a round in a worker."""


async def advance(house: House, job: Job) -> None:
    """Take the tournament's step that is due. Does nothing if the tournament is gone or unreadable."""
    try:
        await _step(house, await store.load(house.db, job.key.subject))
    except Refused as error:
        if error.code not in ("no-such-tournament", "tournament-unreadable"):
            raise


async def _step(house: House, before: Tournament) -> None:
    if before.due is None:
        return
    if (early := before.due - house.time.unix()) > 0:
        raise Later(early)
    if before.stage is TournamentStage.JOINING and len(before.entrants) < MIN_ENTRANTS:
        after = replace(before, stage=TournamentStage.CANCELLED, ended=house.time.unix())
    elif not before.is_round_over:
        after = await _end_round(house, before)
    elif has_ended(players := await _next_players(house, before), before):
        after = replace(before, stage=TournamentStage.OVER, ended=house.time.unix(), ends=None, plan=())
    else:
        after = await _with_next_round(house, before, players)
    async with house.transaction() as tx:
        if await store.load(tx, before.id) == before:  # Otherwise a change has already set the job again.
            await store.save(tx, before, after)


async def _end_round(house: House, tournament: Tournament) -> Tournament:
    """End the round with the present standing at its tables.

    Unfinished tables continue, but their results no longer count.
    """
    people = {each.number: each.person for each in tournament.entrants}
    for number, pod in enumerate(tournament.present):
        if not pod.is_over:
            table = None if pod.table is None else await _table(house, pod.table)
            tournament = settled(tournament, tournament.round, number, placed(pod, people, table))
    return tournament


async def _table(house: House, id: int) -> Table | None:
    try:
        return await house.tables.find(id)
    except Refused as error:
        log.warning("Table %d of a tournament is gone: %s", id, error)
        return None


async def _next_players(house: House, tournament: Tournament) -> list[int]:
    """The entrants of the next round, best first. Those who left the server sit out until they are back."""
    if tournament.format is Format.KNOCKOUT and tournament.pods:
        going = through(tournament)
    else:
        going = [standing.entrant for standing in standings(tournament)]
    entrants = [tournament.entrant(number) for number in going]
    entrants = [each for each in entrants if await _may_play(house, tournament, each)]
    people = [each.person for each in entrants if each.person is not None]
    gone = await house.departed(tournament.server, people)
    return [each.number for each in entrants if each.person not in gone]


async def _may_play(house: House, tournament: Tournament, entrant: Entrant) -> bool:
    if entrant.person is None or not entrant.stays:
        return False
    try:
        await refuse(house.db, entrant.person, tournament.server)
    except Refused:
        return False
    return True


async def _with_next_round(house: House, tournament: Tournament, players: list[int]) -> Tournament:
    seats, seed = GAMES[tournament.game].seats, house.new_seed()
    sizes = table_sizes(len(players), seats[0], seats[-1], tournament.size)
    if tournament.format is Format.KNOCKOUT:
        dice = Random(seed)  # noqa: S311 (nothing secret depends on it)
        if not tournament.pods:
            dice.shuffle(players)
        plan = seated(tournament.past, [snake(players, sizes)], dice)
        rounds = 0
    else:
        rounds = tournament.rounds
        if tournament.format is Format.SWISS:
            rounds = rounds or usual_rounds(len(players), tournament.size)
        task = _task(tournament, players, sizes, rounds)
        plan = await house.workers.run(draw, task, seed, priority=Priority.MOVE)
        rounds = rounds or len(plan)
    drawn, *rest = plan
    now = house.time.unix()
    pods = tuple(Pod(tuple(PodSeat(number) for number in table)) for table in drawn)
    return replace(
        tournament,
        stage=TournamentStage.PLAYING,
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
    """The default number of rounds of a Swiss tournament.

    It is large enough to find a winner, small enough to avoid rematches, and at least three.
    """
    return max(3, min(ceil(log2(players)), (players - 1) // (size - 1)))


def has_ended(players: list[int], tournament: Tournament) -> bool:
    """Whether the tournament ends after the current round, with these players left for the next one.

    A round robin ends when all players left have met.
    """
    if not tournament.pods:
        return False
    have_met = tournament.format is Format.ALL and not unmet(tournament.past, players)
    return tournament.is_last_round or have_met or len(players) < 2


def settled(tournament: Tournament, round: int, number: int, pod: Pod) -> Tournament:
    """The tournament with the result of one table: `round` counts from 1, `number` from 0.

    Entrants who left their table sit out the next rounds until they join again.
    """
    tournament = with_pod(tournament, round, number, pod)
    for seat in pod.seats:
        if not seat.stayed:
            entrant = tournament.entrant(seat.entrant)
            tournament = with_entrant(tournament, replace(entrant, stays=False))
    return tournament
