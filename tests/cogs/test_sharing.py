"""A process that shares its database sends nothing that belongs to another process."""

import asyncio
from contextlib import asynccontextmanager

import aiohttp
import pytest
from aiohttp import web

from cogs.sharing import OWNERSHIP_PATIENCE, NotOurs, Sharing
from db import DatabaseInUse
from sessions import House, Job, Key, Kind, maintenance
from sessions.house import TIME_SET_SIGNAL
from sessions.privacy.forgetting import BARRED_JOB
from tests.harbour import Harbour
from ui.discord_errors import is_outage


class Hold:
    """A hold on shards that the test controls."""

    def __init__(self):
        self.taken, self.lost, self.displaced = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self.is_sure = True
        self.ends = asyncio.get_running_loop().create_future()

    async def run(self):
        await self.ends

    def lose(self):
        self.is_sure = False
        self.taken.clear()
        self.lost.set()

    def take(self):
        self.is_sure = True
        self.lost.clear()
        self.taken.set()


@pytest.fixture
async def hold():
    return Hold()


@pytest.fixture
async def sharing(hold):
    sharing = Sharing()
    sharing.begin(hold)
    yield sharing
    await sharing.end()


@pytest.fixture
async def harbour(tmp_path):
    harbour = Harbour(tmp_path / "harbour.db")
    await harbour.start()
    yield harbour
    await harbour.stop()


@asynccontextmanager
async def discord(sharing):
    """A stand-in for Discord's server.

    Yields a function that posts a message to it, and the received requests.
    """
    heard: list[str] = []

    async def hear(request: web.Request) -> web.Response:
        heard.append(await request.text())
        return web.Response()

    app = web.Application()
    app.router.add_post("/", hear)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    url = f"http://127.0.0.1:{runner.addresses[0][1]}/"
    async with aiohttp.ClientSession(trace_configs=[sharing.gate()]) as session:

        async def post(text):
            async with session.post(url, data=text):
                pass

        yield post, heard
    await runner.cleanup()


async def done(harbour, handler):
    """Run a handler as a job; returns the error it raised."""
    raised: list[Exception] = []

    async def noted(_: Job):
        try:
            await handler()
        except Exception as error:
            raised.append(error)

    harbour.house.jobs.kinds[BARRED_JOB] = Kind(noted)
    async with harbour.house.transaction() as tx:
        tx.jobs.set(Key(BARRED_JOB), tx.now)
    await harbour.wait(0)
    return raised


async def test_a_resumed_process_sends_nothing_after_a_standby_took_over(harbour, hold, sharing):
    async with discord(sharing) as (post, heard):

        async def slept():
            await post("before")
            hold.is_sure = False  # The process is suspended here, and another one takes the shard.
            await post("after")

        [error] = await done(harbour, slept)
        assert isinstance(error.__cause__, NotOurs) and is_outage(error) and heard == ["before"]


async def test_any_process_answers_interactions(hold, sharing):
    hold.is_sure = False
    async with discord(sharing) as (post, heard):
        await post("answer")
        assert heard == ["answer"]


async def test_an_interaction_waits_until_shard_ownership_is_certain(hold, sharing, clock):
    answered: list[str] = []
    hold.take()
    sharing.when_ours(lambda: answered.append("at once"))
    assert answered == ["at once"]
    hold.lose()
    sharing.when_ours(lambda: answered.append("again ours"))
    hold.take()
    await until(lambda: answered == ["at once", "again ours"])
    hold.lose()
    sharing.when_ours(lambda: answered.append("another's"))
    hold.displaced.set()
    await asyncio.sleep(0.05)
    assert "another's" not in answered
    hold.displaced.clear()
    sharing.when_ours(lambda: answered.append("nobody knows"))
    await asyncio.sleep(0.05)
    assert "nobody knows" not in answered
    clock.forward(OWNERSHIP_PATIENCE)
    await until(lambda: "nobody knows" in answered)


async def test_nobody_is_answered_once_the_bot_rests(sharing, hold):
    answered = []
    hold.lose()
    sharing.when_ours(lambda: answered.append("too late"))
    await asyncio.sleep(0)
    await sharing.rest()
    hold.take()
    await asyncio.sleep(0.01)
    assert answered == []


async def test_jobs_pause_while_the_shards_are_lost(harbour, hold, sharing):
    hold.take()
    sharing.watch(harbour.house, lambda id: None)
    ran: list[int] = []

    async def slow(job):
        ran.append(job.key.table)
        await asyncio.sleep(60)

    harbour.house.jobs.kinds[BARRED_JOB] = Kind(slow, limit=100)
    async with harbour.house.transaction() as tx:
        tx.jobs.set(Key(BARRED_JOB, 1), tx.now)
    await until(lambda: ran)
    hold.lose()
    await until(lambda: not harbour.house.jobs.is_running)
    async with harbour.house.transaction() as tx:
        tx.jobs.set(Key(BARRED_JOB, 2), tx.now)
    await asyncio.sleep(0.05)
    assert ran == [1]
    hold.take()
    await until(lambda: len(ran) == 2)


async def test_notifications_of_other_processes_wake_jobs_and_panels_and_set_uptime(harbour, hold, sharing):
    redrawn, ran = [], []

    async def noted(job):
        ran.append(job.key.table)

    harbour.house.jobs.kinds[BARRED_JOB] = Kind(noted)
    sharing.watch(harbour.house, redrawn.append)
    other = House(harbour.db, clock=lambda: harbour.now)  # the house of another process
    async with other.transaction() as tx:
        tx.jobs.set(Key(BARRED_JOB, 7), tx.now)
    await maintenance.begin(other, by=1, text="")
    await asyncio.sleep(0.05)
    assert not ran and not harbour.house.time.is_held
    hold.on_hint(f"7 12 jobs {TIME_SET_SIGNAL}")
    await until(lambda: ran == [7] and harbour.house.time.is_held)
    assert redrawn == [7, 12]


async def test_a_heartbeat_error_reaches_all_waiting_tasks(hold, sharing):
    waiting = [asyncio.create_task(wait()) for wait in (sharing.taken, sharing.displaced)]
    await asyncio.sleep(0)
    hold.ends.set_exception(DatabaseInUse("other processes have 3 shards"))
    for each in waiting:
        with pytest.raises(DatabaseInUse):
            await each


async def test_a_loop_that_dies_ends_the_process(harbour, hold, sharing):
    waiting = asyncio.create_task(sharing.displaced())
    sharing.watch(harbour.house, lambda id: None)
    await asyncio.sleep(0.01)
    hold.lose()
    await asyncio.sleep(0.01)
    with harbour.faults.refuse("read", error=ValueError("a fault of ours")):
        hold.take()
        with pytest.raises(ValueError, match="a fault of ours"):
            await asyncio.wait_for(waiting, 5)


async def test_no_job_starts_after_the_end(harbour, hold, sharing):
    sharing.watch(harbour.house, lambda id: None)
    hold.lose()
    await harbour.house.jobs.stop()
    hold.take()
    await asyncio.sleep(0.05)
    assert not harbour.house.jobs.is_running


async def test_without_sharing_the_process_owns_all_shards():
    sharing = Sharing()
    sharing.begin(None)
    await sharing.taken()
    assert sharing.ahead == 0.0
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(sharing.displaced(), 0.01)


async def until(condition):
    async with asyncio.timeout(10):
        while not condition():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
