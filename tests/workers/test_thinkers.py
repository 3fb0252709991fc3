"""Computer players think in other processes: the bot goes on meanwhile, whatever becomes of these."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import pytest

from engine import GAMES, Match
from engine.players import advice, choose
from tests.watchdog import excused
from workers import Thinkers
from workers import thinkers as module


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(most=1)
    yield thinkers
    await thinkers.close()


async def test_they_choose_what_would_be_chosen_here(thinkers):
    for game in GAMES:
        match = Match.start(game, seats=GAMES[game].seats[-1], seed="apart")
        for level in ("random", "clever"):
            seat = match.pending[0]
            move = await thinkers.choose(match, seat, level, "seed")
            with excused("the same is thought here"):
                assert move == choose(match, seat, level, "seed")
            match.play(seat, move)


async def test_they_advise_what_would_be_advised_here(thinkers):
    match = Match.start("captains_orders", 4, "1")
    [seat, *_] = match.pending
    advised = await thinkers.advise(match, seat, "seed")
    with excused("the same is thought here"):
        assert advised == advice(match, seat, "seed")


async def test_who_waits_for_a_hint_comes_before_computer_players(thinkers):
    match = Match.start("captains_orders", 4, "1")
    [seat, *_] = match.pending
    served = []

    async def ask(name, thought):
        await thought
        served.append(name)

    moves = [ask(f"move {i}", thinkers.choose(match, seat, "random", "seed")) for i in range(3)]
    await asyncio.gather(*moves, ask("hint", thinkers.advise(match, seat, "seed")))
    assert served.index("hint") == 1, "one had begun before"


async def test_what_is_wrong_is_told(thinkers):
    match = Match.start("fleet", seats=2, seed="apart")
    with pytest.raises(ValueError, match="no level"):
        await thinkers.choose(match, match.pending[0], "sleepy", "seed")


async def test_the_bot_goes_first(thinkers):
    match = Match.start("fleet", seats=2, seed="apart")
    await thinkers.choose(match, match.pending[0], "random", "seed")
    [worker] = thinkers.crew.workers
    assert os.getpriority(os.PRIO_PROCESS, worker.process) == min(
        19, os.getpriority(os.PRIO_PROCESS, 0) + module.NICE
    )


async def test_one_that_is_ended_is_replaced_with_its_thought(thinkers):
    match = Match.start("lubeck", seats=3, seed="apart")
    seat = match.pending[0]
    await thinkers.choose(match, seat, "clever", "seed")
    [first] = thinkers.crew.workers
    os.kill(first.process, signal.SIGSTOP)  # or it might be done before
    thinking = asyncio.create_task(thinkers.choose(match, seat, "clever", "seed"))
    await asyncio.sleep(0)
    os.kill(first.process, signal.SIGKILL)
    assert await thinking == choose(match, seat, "clever", "seed")
    assert [worker.process for worker in thinkers.crew.workers] != [first.process]


async def test_a_thought_that_never_ends_is_given_up():
    thinkers = Thinkers(most=1, longest=2)
    try:
        match = Match.start("lubeck", seats=3, seed="apart")
        seat = match.pending[0]
        await thinkers.choose(match, seat, "random", "seed")
        [first] = thinkers.crew.workers
        os.kill(first.process, signal.SIGSTOP)
        with pytest.raises(TimeoutError):
            await thinkers.choose(match, seat, "random", "seed")
        assert await thinkers.choose(match, seat, "random", "seed")
    finally:
        await thinkers.close()
