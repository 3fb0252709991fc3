"""The pool runs functions in other processes, urgent ones first; a lost worker loses no result."""

import asyncio
import operator
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine import GAMES, IllegalMove, Match
from engine.bots.levels import advice, choose
from tests.watchdog import excused
from workers import Pool, Priority
from workers.line import KIND_COUNT
from workers.pool import NICENESS, JobFailed, WorkerLost

ROOT = Path(__file__).parents[2]


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    pool = Pool(1)
    yield pool
    await pool.close()


@pytest.fixture
async def smallest_pool() -> AsyncIterator[Pool]:
    """The smallest pool: that of a single core."""
    pool = Pool(KIND_COUNT)
    yield pool
    await pool.close()


async def only(pool: Pool) -> int:
    """The only worker's process, once it has started."""
    await pool.run(os.getpid)
    [process] = pool.processes
    return process


async def begun() -> None:
    """Let queued jobs reach the worker."""
    for _ in range(4):
        await asyncio.sleep(0)


def is_gone(process: int) -> bool:
    stat = Path(f"/proc/{process}/stat")
    return not stat.exists() or " Z " in stat.read_text()


async def gone(*processes: int) -> None:
    """Wait until the processes have ended."""
    async with asyncio.timeout(10):
        while not all(map(is_gone, processes)):  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def test_workers_choose_and_advise_like_the_main_process(pool):
    for game in GAMES:
        match = Match.start(game, seats=GAMES[game].seats[-1], seed="apart")
        for level in ("random", "clever"):
            seat = match.pending[0]
            move = await pool.run(choose, match, seat, level, "seed")
            with excused("the same is thought here"):
                assert move == choose(match, seat, level, "seed")
            match.play(seat, move)
    match = Match.start("captains_orders", 4, "1")
    [seat, *_] = match.pending
    advised = await pool.run(advice, match, seat, "seed")
    with excused("the same is thought here"):
        assert advised == advice(match, seat, "seed")


async def test_errors_come_back_with_their_messages(pool):
    match = Match.start("fleet", seats=2, seed="apart")
    with pytest.raises(ValueError, match="no level"):
        await pool.run(choose, match, match.pending[0], "sleepy", "seed")
    first = await only(pool)
    with pytest.raises(IllegalMove, match="not-a-move"):
        await pool.run(Match.replay, {**match.record(), "moves": [[match.pending[0], "dance"]]})
    assert await only(pool) == first


async def test_workers_have_a_lower_priority_than_the_bot(pool):
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, await only(pool)) == min(19, own + NICENESS)


async def test_a_pool_without_processes_runs_jobs_in_this_process():
    pool = Pool(0)
    assert await pool.run(os.getpid) == os.getpid()
    with pytest.raises(ZeroDivisionError):
        await pool.run(operator.truediv, 1, 0)
    await pool.close()


async def test_the_most_urgent_job_runs_next(pool):
    done = []

    async def job(priority: Priority) -> None:
        await pool.run(os.getpid, priority=priority)
        done.append(priority)

    first = asyncio.create_task(job(Priority.NEWS))
    await begun()
    await asyncio.gather(first, *map(job, reversed(Priority)))
    assert done == [Priority.NEWS, *Priority]


async def test_long_jobs_leave_a_worker_for_urgent_jobs(smallest_pool):
    long = [
        asyncio.create_task(smallest_pool.run(time.sleep, 60, priority=priority, longest=90))
        for priority in (Priority.BACKGROUND, Priority.MOVE)
        for _ in range(KIND_COUNT)
    ]
    async with asyncio.timeout(20):
        while len(smallest_pool.processes) < KIND_COUNT - 1:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    assert await smallest_pool.run(os.getpid, priority=Priority.BOARD) in smallest_pool.processes
    assert await smallest_pool.run(os.getpid) in smallest_pool.processes
    assert len(smallest_pool.processes) == KIND_COUNT and not any(task.done() for task in long)
    for task in long:
        task.cancel()
    await asyncio.gather(*long, return_exceptions=True)


async def test_workers_start_on_demand_and_are_reused(smallest_pool):
    assert smallest_pool.processes == set()
    first = await only(smallest_pool)
    assert await only(smallest_pool) == first
    await asyncio.gather(*(smallest_pool.run(os.getpid) for _ in range(5)))
    assert smallest_pool.processes == {first}, "two are kept for long jobs"


async def test_a_job_prefers_a_worker_that_ran_such_jobs(smallest_pool):
    thinking = asyncio.create_task(smallest_pool.run(os.getpid, priority=Priority.MOVE))
    drawn = await smallest_pool.run(os.getpid)
    thought = await thinking
    assert drawn != thought
    for _ in range(2):
        assert await smallest_pool.run(os.getpid, priority=Priority.NEWS) == drawn
        assert await smallest_pool.run(os.getpid, priority=Priority.HINT) == thought


async def test_idle_workers_are_ended():
    pool = Pool(1, idle=0.2)
    try:
        first = await only(pool)
        await pool.run(time.sleep, 0.3)
        assert pool.processes == {first}, "it is not idle while it works"
        await gone(first)
        assert pool.processes == set()
        assert await pool.run(os.getpid) != first
    finally:
        await pool.close()


async def test_a_worker_that_died_idle_is_replaced(pool):
    first = await only(pool)
    os.kill(first, signal.SIGKILL)
    assert await only(pool) != first


async def test_a_job_is_done_although_all_idle_workers_died(smallest_pool):
    await asyncio.gather(*(smallest_pool.run(os.getpid, priority=each) for each in Priority))
    idle = smallest_pool.processes
    assert len(idle) > 1, "a job is only retried once"
    for process in idle:
        os.kill(process, signal.SIGKILL)
    await gone(*idle)
    assert await smallest_pool.run(os.getpid) not in idle


async def test_a_job_of_a_dead_worker_is_retried_by_another(pool):
    match = Match.start("lubeck", seats=3, seed="apart")
    seat = match.pending[0]
    first = await only(pool)
    os.kill(first, signal.SIGSTOP)  # Otherwise the job could finish first.
    thinking = asyncio.create_task(pool.run(choose, match, seat, "clever", "seed"))
    waiting = asyncio.create_task(pool.run(os.getpid))
    await begun()
    os.kill(first, signal.SIGKILL)
    assert await thinking == choose(match, seat, "clever", "seed")
    assert await waiting in pool.processes and pool.processes != {first}


async def test_a_job_that_kills_its_workers_is_given_up(pool):
    with pytest.raises(WorkerLost):
        await pool.run(signal.raise_signal, signal.SIGKILL)
    assert await pool.run(os.getpid)


async def test_only_the_job_over_its_time_limit_is_given_up(pool, caplog):
    first = await only(pool)
    os.kill(first, signal.SIGSTOP)
    late, next_one = await asyncio.gather(
        pool.run(os.getpid, longest=0.3), pool.run(os.getpid), return_exceptions=True
    )
    assert isinstance(late, TimeoutError) and "took longer than 0.3 s" in caplog.text
    assert next_one in pool.processes and next_one != first


async def test_a_worker_stays_busy_with_an_abandoned_job(pool):
    first = await only(pool)
    os.kill(first, signal.SIGSTOP)
    abandoned = asyncio.create_task(pool.run(os.getpid))
    dropped = asyncio.create_task(pool.run(signal.raise_signal, signal.SIGKILL))
    await begun()
    abandoned.cancel()
    dropped.cancel()
    next_one = asyncio.create_task(pool.run(os.getpid, longest=0.3))
    await asyncio.sleep(0.5)
    assert not next_one.done(), "it hasn't begun"
    os.kill(first, signal.SIGCONT)
    assert await next_one == first


async def test_closing_ends_running_jobs_and_refuses_new_ones(pool):
    first = await only(pool)
    sleeping = asyncio.create_task(pool.run(time.sleep, 60, longest=90))
    await begun()
    await pool.close()
    with pytest.raises(WorkerLost):
        await sleeping
    with pytest.raises(WorkerLost):
        await pool.run(os.getpid)
    await gone(first)
    await pool.close()
    await Pool().close()


def test_workers_end_when_the_bot_is_killed():
    program = (
        "import asyncio, os, signal\n"
        "from workers import Pool\n"
        "async def main():\n"
        "    print(await Pool().run(os.getpid), flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
        "asyncio.run(main())\n"
    )
    killed = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE, check=False, timeout=200
    )
    assert killed.returncode == -signal.SIGKILL
    asyncio.run(gone(int(killed.stdout)))


class Stubborn(Exception):
    """An error that can be pickled, but not unpickled."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


def stumble() -> None:
    raise Stubborn(1, 2)


async def test_an_error_that_cant_be_unpickled_is_named(pool: Pool) -> None:
    with pytest.raises(JobFailed, match="Stubborn: 1 and 2") as caught:
        await pool.run(stumble)
    assert "in stumble" in caught.value.__notes__[0]
    assert await pool.run(operator.add, 1, 2) == 3
