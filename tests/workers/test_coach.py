"""A worker that reviews: it finds what would be found here, and all others go before it."""

import os
from collections.abc import AsyncIterator

import pytest

from engine import Match
from engine.players import choose, review
from tests.watchdog import excused
from workers import Coach
from workers.coach import NICE

NICEST = 19


@pytest.fixture
async def coach() -> AsyncIterator[Coach]:
    coach = Coach()
    yield coach
    await coach.close()


def record():
    match = Match.start("captains_orders", 4, "coach")
    for _ in range(12):
        match.play(match.pending[0], choose(match, match.pending[0], "random", "coach"))
    return match.record()


async def test_it_finds_what_would_be_found_here(coach):
    played = record()
    seat, move = played["moves"][8]
    decisions = await coach.decisions(played, seat)
    first = await coach.look(played, 8, "s", None)
    second = await coach.look(played, 8, "s", first)
    follows = await coach.next_own_move(played, 8, move, "s")
    with excused("the same is thought here"):
        assert decisions == review.decisions(played, seat)
        assert first == review.look(played, 8, "s")
        assert second == review.look(played, 8, "s", first)
        assert follows == review.next_own_move(played, 8, move, "s")


async def test_all_others_go_before_it(coach):
    await coach.decisions(record(), 0)
    [worker] = coach.crew.workers
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, worker.process) == min(own + NICE, NICEST)


async def test_what_is_wrong_is_told(coach):
    with pytest.raises(ValueError, match="seats"):
        await coach.decisions({**record(), "seats": 40}, 0)
