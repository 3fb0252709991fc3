"""Jobs run when they are due and once each, whatever fails and whenever the program stops."""

import asyncio
import sqlite3

import pytest

from sessions.jobs import heartbeat
from sessions.jobs.job import Key, Later
from sessions.jobs.queue import DELIVERY_LIFETIME, RETRY_DELAYS
from tests.sessions.jobs.recorder import BARRED, CLOCK


async def restarted(harbour, recorder, stopped=0):
    harbour.before_resuming = recorder.declare
    await harbour.restart(stopped)
    await harbour.wait(0)


async def failures(harbour):
    [row] = await harbour.db.all("SELECT failures, failing FROM jobs WHERE kind = 'barred'")
    return row["failures"], row["failing"]


async def test_a_job_runs_once_when_due(recorder):
    await recorder.set(60, table=3)
    await recorder.at(59)
    assert recorder.done == []
    await recorder.at(1)
    await recorder.at(1000)
    assert recorder.done == [(3, 1_000_060)] and await recorder.due(table=3) is None


async def test_a_job_runs_as_soon_as_its_transaction_is_stored(harbour, recorder):
    await recorder.set(0)
    await asyncio.wait_for(harbour.house.jobs.settled(), 5)
    assert recorder.done == [(0, 1_000_000)]


async def test_a_job_set_during_its_run_runs_again(harbour, recorder):
    async def set_again(job):
        recorder.during = None
        await recorder.set(0)

    recorder.during = set_again
    await recorder.set(0)
    await recorder.at(0)
    assert recorder.done == [(0, 1_000_000)] * 2 and await recorder.due() is None


async def test_a_job_set_by_its_own_handler_runs_at_the_new_time(recorder):
    async def again(job):
        await recorder.set(10)

    recorder.during = again
    await recorder.set(10)
    for _ in range(3):
        await recorder.at(10)
    assert [due for _, due in recorder.done] == [1_000_010, 1_000_020, 1_000_030]


async def test_setting_a_finished_job_again_survives_the_store_of_its_end(harbour, recorder):
    jobs = harbour.house.jobs
    await recorder.set(0)
    await jobs.settled()
    await recorder.set(60)
    await jobs.flush()
    assert await recorder.due() == harbour.now + 60


async def test_jobs_that_finish_together_share_a_commit(harbour, recorder):
    recorder.declare(harbour.house, at_once=20)
    async with harbour.house.transaction() as tx:
        for table in range(20):
            tx.jobs.set(Key(BARRED, table), harbour.now)
    before = harbour.db.commits.number
    await recorder.at(0)
    assert len(recorder.done) == 20 and harbour.db.commits.number == before + 1


async def test_a_kinds_concurrency_limit_is_used_and_kept(harbour, recorder):
    recorder.declare(harbour.house, at_once=3)
    running, most = set(), []

    async def count(job):
        running.add(job.key)
        most.append(len(running))
        await asyncio.sleep(0.01)
        running.remove(job.key)

    recorder.during = count
    async with harbour.house.transaction() as tx:
        for table in range(10):
            tx.jobs.set(Key(BARRED, table), harbour.now)
    await recorder.at(0)
    assert len(recorder.done) == 10 and max(most) == 3


async def test_many_jobs_of_one_kind_dont_delay_those_of_another(harbour, recorder):
    never = asyncio.Event()

    async def hang(job):
        if job.key.kind == BARRED:
            await never.wait()

    recorder.during = hang
    async with harbour.house.transaction() as tx:
        for table in range(1000):
            tx.jobs.set(Key(BARRED, table), harbour.now)
        tx.jobs.set(Key(CLOCK, 5), harbour.now - 10)
    await asyncio.wait_for(harbour.house.jobs.settled(CLOCK), 5)
    assert recorder.done == [(5, harbour.now - 10)]


async def test_no_job_starts_after_a_pause(harbour, recorder):
    """The queue is about to look for due jobs when it is paused."""
    await recorder.set(60)
    harbour.now += 60
    harbour.house.jobs.wake()
    await harbour.house.jobs.pause()
    await asyncio.sleep(0.05)
    assert recorder.done == []


async def test_a_job_runs_after_a_pause_at_any_moment(harbour, recorder):
    jobs = harbour.house.jobs
    for steps in range(60):
        recorder.done.clear()
        await recorder.set(60)
        harbour.now += 60
        jobs.wake()
        for _ in range(steps):
            await asyncio.sleep(0)
        await jobs.pause()
        jobs.go_on()
        await asyncio.wait_for(jobs.settled(), 5)
        assert set(recorder.done) == {(0, harbour.now)}, f"paused after {steps} steps of the loop"


async def test_newer_overdue_jobs_run_first(harbour, recorder):
    async with harbour.house.transaction() as tx:
        for table in range(5):
            tx.jobs.set(Key(BARRED, table), harbour.now - 100 + table)
    await recorder.at(0)
    assert [table for table, _ in recorder.done] == [4, 3, 2, 1, 0]


async def test_a_job_may_ask_for_a_later_time(harbour, recorder):
    recorder.raises = [Later(30)]
    await recorder.set(0)
    await recorder.at(0)
    assert await recorder.due() == harbour.now + 30 and await failures(harbour) == (0, None)
    await recorder.at(29)
    assert recorder.done == []
    await recorder.at(1)
    assert len(recorder.done) == 1


async def test_a_failed_job_is_retried_with_backoff(harbour, recorder, caplog):
    recorder.raises = [ZeroDivisionError() for _ in range(len(RETRY_DELAYS) + 1)]
    await recorder.set(0)
    for pause in (0, *RETRY_DELAYS):
        await recorder.at(pause)
    assert await failures(harbour) == (len(RETRY_DELAYS) + 1, 1_000_000)
    assert recorder.done == [] and "ZeroDivisionError" in caplog.text
    await recorder.at(RETRY_DELAYS[-1])
    assert len(recorder.done) == 1 and await recorder.due() is None


@pytest.mark.parametrize("again", ["set", "hasten"])
async def test_a_job_set_again_begins_without_failures(harbour, recorder, again):
    recorder.raises = [ZeroDivisionError()]
    await recorder.set(0)
    await recorder.at(0)
    assert await failures(harbour) == (1, 1_000_000)
    await getattr(recorder, again)(2)
    assert await failures(harbour) == (0, None)

    async def set_again(job):
        await recorder.set(500)

    recorder.raises, recorder.during = [ZeroDivisionError()], set_again
    await recorder.at(2)
    assert await failures(harbour) == (0, None), "the failure is of the run before"


async def test_a_delivery_set_again_gets_its_whole_lifetime(harbour, recorder):
    recorder.declare(harbour.house, lasts=False)
    recorder.raises = [ZeroDivisionError() for _ in range(2)]
    await recorder.set(0)
    await recorder.at(0)
    await recorder.set(DELIVERY_LIFETIME + 10)
    await recorder.at(DELIVERY_LIFETIME + 10)
    assert await failures(harbour) == (1, harbour.now)


async def test_a_delivery_is_given_up_but_a_game_job_never_is(harbour, recorder, caplog):
    recorder.declare(harbour.house, lasts=False)
    recorder.raises = [ZeroDivisionError() for _ in range(4)]
    await recorder.set(0)
    await recorder.set(0, kind=CLOCK)
    await recorder.at(0)
    await recorder.at(DELIVERY_LIFETIME + 1)
    assert await recorder.due() is None and "Gave up after 2 attempts" in caplog.text
    assert await recorder.due(CLOCK) is not None


async def test_a_handler_is_cancelled_at_its_time_limit(harbour, recorder):
    recorder.declare(harbour.house, limit=0.01)

    async def hang(job):
        await asyncio.sleep(60)

    recorder.during = hang
    await recorder.set(0)
    await asyncio.wait_for(recorder.at(0), 5)
    assert recorder.done == [] and await failures(harbour) == (1, harbour.now)


async def test_jobs_continue_after_a_database_failure(harbour, recorder, caplog):
    with harbour.faults.refuse("read", error=sqlite3.OperationalError("disk I/O error")):
        await recorder.set(10)
        await asyncio.sleep(0.05)
    assert "disk I/O error" in caplog.text
    await asyncio.wait_for(recorder.at(10), 5)
    assert len(recorder.done) == 1


async def test_a_job_isnt_repeated_if_storing_its_end_fails(harbour, recorder):
    async def fill(job):
        harbour.faults.refuse("commit")

    recorder.during = fill
    await recorder.set(0)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(recorder.at(0), 0.1)
    assert len(recorder.done) == 1 and await recorder.due() is not None
    harbour.faults.mend()
    await recorder.at(0)
    assert len(recorder.done) == 1 and await recorder.due() is None


async def test_a_job_due_during_downtime_runs_at_the_start(harbour, recorder):
    await recorder.set(10)
    await restarted(harbour, recorder, stopped=3600)
    assert recorder.done == [(0, 1_000_010)]


async def test_an_interrupted_job_runs_again(harbour, recorder):
    started = asyncio.Event()

    async def hang(job):
        started.set()
        await asyncio.sleep(60)

    recorder.during = hang
    await recorder.set(0)
    await asyncio.wait_for(started.wait(), 5)
    recorder.during = None
    await restarted(harbour, recorder)
    assert recorder.done == [(0, 1_000_000)]


async def test_a_job_without_a_handler_stays_stored(harbour, recorder):
    await recorder.set(10)
    harbour.before_resuming = lambda house: house.jobs.kinds.pop(BARRED)
    await harbour.restart()
    await harbour.wait(100)
    harbour.before_resuming = recorder.declare
    await harbour.restart()
    await harbour.wait(0)
    assert recorder.done == [(0, 1_000_010)]


async def test_a_job_with_a_damaged_time_runs_at_the_start(harbour, recorder):
    await recorder.set(3600, table=7)
    harbour.spoil("UPDATE jobs SET due = 'junk'")
    await restarted(harbour, recorder)
    assert recorder.done == [(7, 0)]


async def test_downtime_postpones_jobs_due_by_uptime(harbour, recorder):
    await recorder.set(10, kind=CLOCK)
    await restarted(harbour, recorder, stopped=3600)
    await recorder.at(9)
    assert recorder.done == []
    await recorder.at(1)
    assert recorder.done == [(0, 1_003_610)]


async def test_uptime_resumes_from_the_last_heartbeat_after_a_crash(harbour, recorder):
    harbour.now += 100
    await heartbeat.beat(harbour.house)
    harbour.now += 50
    await recorder.set(10, kind=CLOCK)
    await harbour.house.jobs.stop()
    await harbour.db.close()
    harbour.now += 3600
    await harbour.start()
    assert harbour.house.time.uptime() == 1_000_100


async def test_a_heartbeat_follows_a_change_of_the_machine_clock(harbour, recorder, caplog):
    uptime = 0
    harbour.settings["steady"] = lambda: uptime
    await restarted(harbour, recorder)
    await recorder.set(10, kind=CLOCK)
    await recorder.set(20)
    harbour.now += 3600  # moved
    await heartbeat.beat(harbour.house)
    assert "jumped by 3600 s" in caplog.text
    await recorder.at(0)
    assert recorder.done == [(0, 1_000_020)]
    assert await recorder.due(CLOCK) == 1_003_610
    uptime += 10
    await recorder.at(10)
    assert len(recorder.done) == 2


async def test_a_heartbeat_that_isnt_stored_changes_nothing(harbour, recorder):
    harbour.settings["steady"] = lambda: 0
    await restarted(harbour, recorder)
    harbour.now += 3600
    with harbour.faults.refuse("commit"):
        await heartbeat.beat(harbour.house)
    assert harbour.house.time.off() == 3600
    await heartbeat.beat(harbour.house)
    assert harbour.house.time.off() == 0


async def test_a_thousand_overdue_jobs_run_after_a_day(harbour, recorder):
    async with harbour.house.transaction() as tx:
        for table in range(1000):
            tx.jobs.set(Key(BARRED, table), harbour.now + 1 + table)
    await restarted(harbour, recorder, stopped=86_400)
    assert sorted(table for table, _ in recorder.done) == list(range(1000))


async def test_a_jobs_notes_are_stored_with_its_end_in_order(harbour, recorder):
    recorder.declare(harbour.house, at_once=2)
    order = {1: asyncio.Event(), 2: asyncio.Event()}
    order[2].set()

    async def note(job):
        await order[job.key.table].wait()
        value = str(job.key.table)
        await harbour.house.jobs.note(
            "UPDATE notes SET value = value || :value WHERE key = 'trace'", value=value
        )
        order[1].set()

    recorder.during = note
    await harbour.house.put("notes", "key", key="trace", value="")
    before = harbour.db.commits.number
    async with harbour.house.transaction() as tx:
        for table in (1, 2):
            tx.jobs.set(Key(BARRED, table), harbour.now)
    await recorder.at(0)
    [row] = await harbour.db.all("SELECT value FROM notes WHERE key = 'trace'")
    assert row["value"] == "21" and harbour.db.commits.number == before + 2


async def test_a_job_set_again_finds_its_earlier_note(harbour, recorder):
    found, never = [], asyncio.Event()

    async def note(job):
        if job.key.kind == CLOCK:
            await never.wait()  # Let the end of the other job wait.
        [row] = await harbour.db.all("SELECT value FROM notes WHERE key = 'trace'")
        found.append(row["value"])
        await harbour.house.jobs.note("UPDATE notes SET value = 'noted' WHERE key = 'trace'")

    recorder.during = note
    await harbour.house.put("notes", "key", key="trace", value="")
    await recorder.set(0, kind=CLOCK)
    for _ in range(2):
        await recorder.set(0)
        await harbour.house.jobs.settled(BARRED)
    assert found == ["", "noted"]


async def test_a_job_that_ends_during_a_store_isnt_run_again(harbour, recorder):
    free = asyncio.Event()
    recorder.declare(harbour.house, at_once=3)

    async def hang(job):
        if job.key.table == 2:
            await free.wait()

    async def slow():
        free.set()
        while (2, harbour.now) not in recorder.done:  # noqa: ASYNC110
            await asyncio.sleep(0)

    recorder.during = hang
    for table in (2, 1, 1):
        await asyncio.sleep(0.01)
        await recorder.set(0, table=table)
    harbour.faults.before("commit", slow)
    await recorder.at(0)
    assert sorted(table for table, _ in recorder.done) == [1, 1, 2]


async def test_a_note_without_a_job_is_stored_at_once(harbour, recorder):
    await harbour.house.put("notes", "key", key="trace", value="")
    await harbour.house.jobs.note("UPDATE notes SET value = 'noted' WHERE key = 'trace'")
    [row] = await harbour.db.all("SELECT value FROM notes WHERE key = 'trace'")
    assert row["value"] == "noted"


async def test_waiting_for_a_job_without_a_free_slot_doesnt_poll(harbour, recorder):
    free, reads = asyncio.Event(), []

    async def hang(job):
        if job.key.table == 1:
            await free.wait()

    recorder.during = hang
    await recorder.set(0, table=1)
    await asyncio.sleep(0.01)
    await recorder.set(0, table=2)
    waits = asyncio.create_task(harbour.house.jobs.settled(table=2))
    await asyncio.sleep(0.01)
    harbour.faults.hear = lambda step, query: reads.append(query)
    await asyncio.sleep(0.1)
    assert len(reads) < 5 and not waits.done()
    free.set()
    await asyncio.wait_for(waits, 5)
    assert [table for table, _ in recorder.done] == [1, 2]


async def test_a_look_that_overlaps_a_jobs_end_waits_for_no_timer(harbour, recorder, monkeypatch):
    jobs, sleep = harbour.house.jobs, asyncio.sleep
    seen, ended = asyncio.Event(), asyncio.Event()

    async def look_late():
        if asyncio.current_task().get_name() == "jobs":
            await seen.wait()

    async def hear_late():
        if asyncio.current_task() is waits and not seen.is_set():
            seen.set()
            await ended.wait()

    harbour.faults.before("read", look_late, what="LIMIT :most")
    harbour.faults.after("read", hear_late, what="LIMIT :most")
    await recorder.set(0, table=7)
    waits = asyncio.create_task(jobs.settled(table=7))
    while not recorder.done or any(task.get_name() == "jobs" for task in asyncio.all_tasks()):
        await sleep(0)
    monkeypatch.setattr(asyncio, "sleep", lambda seconds: sleep(seconds and 3600))
    ended.set()
    await asyncio.wait_for(waits, 5)
    assert recorder.done == [(7, 1_000_000)]


async def test_a_job_that_becomes_due_during_a_look_isnt_missed(harbour, recorder):
    ran = asyncio.Event()

    async def tick():
        harbour.now = 1_000_001

    async def tell(job):
        ran.set()

    recorder.during = tell
    harbour.faults.after("read", tick)
    async with harbour.house.transaction() as tx:
        tx.jobs.set(Key(BARRED), 1_000_001)
    await asyncio.wait_for(ran.wait(), 5)


async def test_a_transaction_without_jobs_doesnt_wake_the_queue(harbour, recorder):
    reads = []
    harbour.faults.hear = lambda step, query: reads.append(query) if step == "read" else None
    await harbour.house.put("notes", "key", key="trace", value="")
    await asyncio.sleep(0.05)
    assert reads == []
    await recorder.set(60)
    await asyncio.sleep(0.05)
    assert "FROM jobs" in reads[0]
