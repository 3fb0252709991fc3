"""Several processes on one PostgreSQL server agree about acts, numbers, jobs and time."""

import asyncio

import pytest

from cogs.notify import service as reminders
from db import Shards
from sessions import JobKind, Key, Kind, maintenance
from sessions.changes import ChangeKind
from sessions.departures import DEPARTED_JOB
from sessions.jobs.job import SLEEP_JOB
from sessions.playing import hosting, play
from sessions.privacy.forgetting import BARRED_JOB
from tests.harbour import MEI, Harbour, legal, run_due, to_move

FIRST, SECOND = Shards(0, 0, 2), Shards(1, 1, 2)
OURS, THEIRS = 2 << 22, 3 << 22
"""Ids of a server of the first process and a server of the second."""
HOUR = 3600


@pytest.fixture
def location(postgres):
    with postgres.database() as database:
        yield database


@pytest.fixture
async def houses(location):
    houses = [Harbour(location, shards) for shards in (FIRST, SECOND)]
    await houses[0].start()
    houses[1].before_resuming = not_as_first
    await houses[1].start()
    yield houses
    for harbour in houses:
        await harbour.stop()


def not_as_first(house):
    """Another process is already running."""
    house.db.hold.is_first = False


async def changed(act):
    await act.change(ChangeKind.MAINTENANCE, act.table)


async def test_acts_of_two_processes_at_one_table_are_serialized(houses):
    first, _ = houses
    table = await first.open()
    acts = [harbour.house.act(table.id, changed) for _ in range(10) for harbour in houses]
    await asyncio.gather(*acts)
    assert (await first.table(table.id)).version == table.version + len(acts)


async def test_tables_opened_concurrently_get_distinct_numbers(houses):
    opening = [
        hosting.open_table(harbour.house, server=OURS, channel=10 * n + place, host=MEI, game="fleet")
        for n in range(1, 6)
        for place, harbour in enumerate(houses)
    ]
    tables = await asyncio.gather(*opening)
    assert sorted(table.id for table in tables) == list(range(1, 11))


@pytest.mark.parametrize(("server", "by"), [(OURS, 0), (THEIRS, 1), (None, 0)])
async def test_a_job_runs_in_the_process_that_owns_its_shard(houses, server, by):
    ran: list[tuple[int, JobKind]] = []

    def recorder(number):
        async def record(job):
            ran.append((number, job.key.kind))

        return record

    for number, harbour in enumerate(houses):
        for kind in (BARRED_JOB, DEPARTED_JOB):
            harbour.house.jobs.kinds[kind] = Kind(recorder(number))
    table = await hosting.open_table(houses[0].house, server=server, channel=5, host=MEI, game="fleet")
    async with houses[1 - by].house.transaction() as tx:
        tx.jobs.set(Key(BARRED_JOB, table.id), tx.now)
        tx.jobs.set(Key(DEPARTED_JOB, subject=server or 1), tx.now)
    for harbour in houses:
        await run_due(harbour.house.jobs)
    assert sorted(ran) == [(by, BARRED_JOB), (by, DEPARTED_JOB)]


async def test_transactions_that_set_the_same_jobs_dont_block_each_other(houses):
    keys = [Key(SLEEP_JOB, subject=number) for number in range(1, 9)]

    async def set_jobs(harbour, order):
        async with harbour.house.transaction() as tx:
            for key in order:
                tx.jobs.set(key, tx.now + HOUR)

    orders = [keys, keys[::-1]] * 10
    await asyncio.gather(*(set_jobs(houses[n % 2], order) for n, order in enumerate(orders)))


async def test_deadlocked_acts_both_succeed(houses):
    first, second = houses
    one, other = await first.open(channel=1), await second.open(channel=2)

    async def crossing(act, *names):
        for name in names:
            await act.tx.lock(name)
            await act.tx.run("SELECT pg_sleep(0.2)")
        await changed(act)

    await asyncio.gather(
        first.house.act(one.id, crossing, "a", "b"), second.house.act(other.id, crossing, "b", "a")
    )
    assert (await first.table(one.id)).version == one.version + 1
    assert (await first.table(other.id)).version == other.version + 1


async def test_a_claimed_turn_ends_only_after_its_claim(houses):
    first, second = houses
    table = await first.begin()
    person = to_move(table)
    async with first.house.transaction() as tx:
        assert [turn.table for turn in await reminders.turns_of(tx, person)] == [table.id]
        moving = asyncio.create_task(
            second.house.act(table.id, play.move, person, legal(table)[0], table.version)
        )
        await asyncio.sleep(0.2)
        assert not moving.done()
    await moving


async def test_maintenance_stops_the_clocks_of_all_processes(houses):
    first, second = (harbour.house for harbour in houses)
    await maintenance.begin(first, MEI.id, "")
    await maintenance.follow(second)
    assert first.time.is_held and second.time.is_held
    for harbour in houses:
        harbour.now += HOUR
    await maintenance.end(first, MEI.id)
    await maintenance.follow(second)
    assert not second.time.is_held
    assert first.time.uptime() == second.time.uptime() and first.time.ahead == second.time.ahead == HOUR


async def test_downtime_counts_once_and_only_without_another_process(houses, location):
    first, second = houses
    await first.stop()
    for harbour in houses:
        harbour.now += HOUR
    first.before_resuming = not_as_first
    await first.start()
    assert first.house.time.ahead == second.house.time.ahead == 0
    for harbour in houses:
        await harbour.stop()
        harbour.now += HOUR
    first.before_resuming = lambda house: None
    await first.start()
    await second.start()
    assert first.house.time.ahead == second.house.time.ahead == HOUR
    assert first.house.time.uptime() == second.house.time.uptime() == first.now - HOUR
