"""Processes with their own shards share one PostgreSQL database."""

import asyncio
import time

import pytest

from db import ALL_SHARDS, Database, DatabaseInUse, DatabaseUnusable, Shards
from db.postgres import hold
from tests.beside import beside
from tests.db.pooler import pooler
from tests.db.statements import NOTE, PUT_NOTE

TIMEOUT_SECONDS = 10.0
FIRST, SECOND = Shards(0, 0, 2), Shards(1, 1, 2)


@pytest.fixture
def location(postgres):
    with postgres.database() as database:
        yield database


class Process:
    def __init__(self, db):
        self.db = db
        self.hold = db.hold
        self.beating = asyncio.create_task(db.hold.run())

    async def taken(self):
        await soon(self.hold.taken)

    async def end(self):
        self.beating.cancel()
        await asyncio.wait([self.beating])


@pytest.fixture
async def open_process(location):
    """A function that opens the database with these shards."""
    processes = []

    async def process(shards=ALL_SHARDS):
        processes.append(Process(await Database.open(location, shards=shards)))
        return processes[-1]

    yield process
    for each in processes:
        await each.end()
        await each.db.close()


@pytest.fixture
async def processes(open_process):
    """Two processes at work, each with its shard."""
    first = await open_process(FIRST)
    await first.taken()
    first.hold.share()
    second = await open_process(SECOND)
    await second.taken()
    return first, second


async def soon(event):
    await asyncio.wait_for(event.wait(), TIMEOUT_SECONDS)


async def until(condition):
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not condition():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def cut(location, process):
    """Terminate the connection that holds the shards."""
    with beside(location) as other:
        other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ?",
            (f"harbourmaster {process.hold.name}",),
        )


async def test_a_second_process_with_the_same_shards_waits_until_the_first_has_ended(open_process):
    first = await open_process()
    await first.taken()
    second = await open_process()
    await asyncio.sleep(3 * hold.HEARTBEAT_INTERVAL)
    assert not second.hold.taken.is_set() and not second.hold.is_sure
    await first.end()
    await second.taken()
    assert second.hold.is_sure and first.hold.lost.is_set() and not second.hold.displaced.is_set()


async def test_processes_with_different_shards_work_side_by_side(processes):
    first, second = processes
    assert first.hold.is_first and not second.hold.is_first
    await first.db.do(PUT_NOTE, key="a", value="1")
    assert (await second.db.one(NOTE, key="a"))["value"] == "1"


async def test_other_processes_wait_until_the_first_has_resumed_uptime(open_process):
    first = await open_process(FIRST)
    await first.taken()
    second = await open_process(SECOND)
    await asyncio.sleep(3 * hold.HEARTBEAT_INTERVAL)
    assert not second.hold.taken.is_set()
    first.hold.share()
    await second.taken()


async def test_exclusive_and_sharing_processes_keep_each_other_out(open_process, location, monkeypatch):
    monkeypatch.setattr("db.postgres.engine.TAKEOVER_TIMEOUT", 0.2)
    first = await open_process()
    await first.taken()
    with pytest.raises(DatabaseInUse, match="in use by another process"):
        await Database.open(location)
    await first.end()
    alone = await Database.open(location)
    second = await open_process()
    await asyncio.sleep(3 * hold.HEARTBEAT_INTERVAL)
    assert not second.hold.taken.is_set()
    await alone.close()
    await second.taken()


async def test_processes_must_agree_on_the_number_of_shards(open_process):
    first = await open_process(FIRST)
    await first.taken()
    other = await open_process(Shards(1, 1, 3))
    await asyncio.wait([other.beating], timeout=TIMEOUT_SECONDS)
    with pytest.raises(DatabaseInUse, match=r"database .* divide it into 2 shards, this one into 3"):
        other.beating.result()


async def test_a_lost_session_is_reopened_and_one_process_has_the_shards(open_process, location):
    first = await open_process()
    await first.taken()
    second = await open_process()
    await asyncio.to_thread(cut, location, first)
    await soon(first.hold.lost)
    await until(lambda: first.hold.taken.is_set() or second.hold.taken.is_set())
    assert first.hold.taken.is_set() != second.hold.taken.is_set()
    if second.hold.taken.is_set():
        await soon(first.hold.displaced)


async def test_a_processs_previous_session_is_ended(open_process, location):
    first = await open_process()
    await first.taken()
    again = await open_process()
    again.hold.name = first.hold.name
    await soon(first.hold.lost)


async def test_hints_reach_only_other_processes(processes):
    first, second = processes
    heard = {each: [] for each in processes}
    for each in processes:
        each.hold.on_hint = heard[each].append
    async with first.db.transaction() as tx:
        await tx.tell("7 jobs")
        await asyncio.sleep(0.05)
        assert heard == {first: [], second: []}
    await until(lambda: heard[second])
    assert heard == {first: [], second: ["7 jobs"]}


async def test_the_servers_clock_is_compared(open_process, monkeypatch):
    monkeypatch.setattr(hold, "time", lambda now=hold.time: now() - 1000)
    process = await open_process()
    await process.taken()
    assert 999 < process.hold.ahead < 1001


async def test_a_process_that_slept_isnt_sure_of_its_shards(open_process, monkeypatch):
    """A machine that sleeps stops the usual steady clock."""
    process = await open_process()
    await process.taken()
    assert process.hold.is_sure
    real = time.clock_gettime
    monkeypatch.setattr(time, "clock_gettime", lambda kind: real(kind) + 60)
    assert not process.hold.is_sure
    await until(lambda: process.hold.is_sure)  # after the next heartbeat


async def test_a_pooler_is_refused(location, postgres):
    async with pooler(location, postgres.folder, ignores=False) as there:
        with pytest.raises(DatabaseUnusable, match=r"pooler .unsupported startup parameter") as caught:
            await Database.open(there)
    assert "\n" not in str(caught.value)


async def test_a_pooler_that_ignores_time_limits_is_refused_when_shards_are_taken(location, postgres):
    async with pooler(location, postgres.folder, ignores=True) as there:
        db = await Database.open(there, shards=ALL_SHARDS)
        assert db.hold is not None
        with pytest.raises(DatabaseUnusable, match="idle_session_timeout = 0") as caught:
            await asyncio.wait_for(db.hold.run(), TIMEOUT_SECONDS)
        await db.close()
    assert "\n" not in str(caught.value)


async def test_a_name_is_locked_until_the_transaction_ends(processes):
    first, second = processes
    order = []

    async def number(process, name):
        async with process.db.transaction() as tx:
            await tx.lock("numbers")
            order.append(name)
            await free.wait()
            order.append(name)

    free = asyncio.Event()
    one = asyncio.create_task(number(first, "first"))
    await until(lambda: order)
    other = asyncio.create_task(number(second, "second"))
    await asyncio.sleep(0.1)
    assert order == ["first"]
    free.set()
    await asyncio.gather(one, other)
    assert order == ["first", "first", "second", "second"]
