"""Timers: everything is done when it is due, whatever fails and whenever the program stops."""

import asyncio
import sqlite3

import pytest

from sessions import heartbeat
from sessions.timers import PAUSES, Key
from tests.sessions.tables import ring


class Alarm:
    """The loop's own time stands for the machine's: a test moves `house.now` and lets it ring."""

    def __init__(self, house):
        self.house = house
        self.done = []
        self.failing = 0

    async def __call__(self, timer):
        if self.failing:
            self.failing -= 1
            raise ZeroDivisionError
        self.done.append((*timer.key, timer.due))

    async def set(self, kind, seconds, table=0, person=0):
        async with self.house.db.transaction() as tx:
            await self.house.sessions.timers.put(tx, Key(kind, table, person), self.house.now + seconds)

    async def at(self, seconds):
        """Let the machine's clock go on, and whatever is due be done."""
        self.house.now += seconds
        await ring(self.house.sessions.timers)


@pytest.fixture
async def alarm(house):
    alarm = Alarm(house)
    house.sessions.timers.on("tea", alarm)
    house.sessions.timers.on("clock", alarm, steady=True)
    await house.sessions.timers.start()
    return alarm


async def restarted(house, alarm, stopped=0):
    await house.stop()
    house.now += stopped
    sessions = await house.start(before_resuming=lambda new: new.timers.on("clock", alarm, steady=True))
    sessions.timers.on("tea", alarm)
    await sessions.timers.start()
    await ring(sessions.timers)


async def test_nothing_runs_where_nothing_is_to_be_done(house, alarm):
    await ring(house.sessions.timers)
    assert house.sessions.timers._alarm is None


async def test_a_timer_is_done_when_it_is_due_and_once(house, alarm):
    await alarm.set("tea", 60, table=3, person=4)
    await alarm.at(59)
    assert alarm.done == []
    await alarm.at(1)
    await alarm.at(1000)
    assert alarm.done == [("tea", 3, 4, 1_000_060)]


async def test_a_timer_that_is_set_anew_for_the_same_second_while_it_is_done_is_done_again(house, alarm):
    timers, doing = house.sessions.timers, []

    async def set_again(timer):
        doing.append(timer.due)
        if len(doing) == 1:
            async with house.db.transaction() as tx:
                await timers.put(tx, timer.key, timer.due)

    timers.on("echo", set_again)
    await alarm.set("echo", 60)
    await alarm.at(60)
    assert doing == [1_000_060, 1_000_060]
    assert await timers.due(house.db, Key("echo")) is None


async def test_a_timer_is_hastened_but_never_put_off(house, alarm):
    async def hastened(seconds):
        await hasten(house, Key("tea"), seconds)
        return await house.sessions.timers.due(house.sessions.db, Key("tea")) - house.now

    assert [await hastened(seconds) for seconds in (60, 90, 30, 40)] == [60, 60, 30, 30]
    await alarm.at(30)
    assert [due for *_, due in alarm.done] == [1_000_030]


async def hasten(house, key, seconds):
    async with house.db.transaction() as tx:
        await house.sessions.timers.hasten(tx, key, house.now + seconds)


async def dropped(house, tx):
    await house.sessions.timers.drop(tx, Key("tea"))


async def put_off(house, tx):
    await house.sessions.timers.put(tx, Key("tea"), house.now + 900)


async def shifted(house, tx):
    await house.sessions.timers.shift(tx, 900)


async def taken_by_a_query(house, tx):
    await tx.run("DELETE FROM timers WHERE person = :person AND kind <> 'departed'", person=0)


@pytest.mark.parametrize("change", [dropped, put_off, shifted, taken_by_a_query])
@pytest.mark.parametrize("together", [False, True])
async def test_a_timer_is_hastened_after_whatever_became_of_the_one_before(house, alarm, change, together):
    house.sessions.timers.on("tea", alarm, steady=True)

    async def changed():
        async with house.db.transaction() as tx:
            await change(house, tx)

    await hasten(house, Key("tea"), 30)
    if together:  # the timer of before is on its way to the disk as well
        await asyncio.gather(hasten(house, Key("tea"), 20), changed(), hasten(house, Key("tea"), 60))
    else:
        await changed()
        await hasten(house, Key("tea"), 60)
    assert await house.sessions.timers.due(house.sessions.db, Key("tea")) == house.now + 60
    await alarm.at(60)
    assert [due for *_, due in alarm.done] == [1_000_060]


async def test_a_timer_is_hastened_after_it_has_rung(house, alarm):
    for _ in range(2):
        await hasten(house, Key("tea"), 30)
        await alarm.at(30)
    assert [due for *_, due in alarm.done] == [1_000_030, 1_000_060]


async def test_a_timer_that_is_hastened_while_it_rings_is_done_again(house, alarm):
    async def set_again(timer):
        doing.append(timer.due)
        if len(doing) == 1:
            await hasten(house, timer.key, 10)

    doing = []
    house.sessions.timers.on("echo", set_again)
    await hasten(house, Key("echo"), 60)
    await alarm.at(60)
    await alarm.at(10)
    assert len(doing) >= 2 and await house.sessions.timers.due(house.sessions.db, Key("echo")) is None


async def test_timers_are_done_in_the_order_in_which_they_are_due(house, alarm):
    for seconds in (30, 10, 20):
        await alarm.set("tea", seconds, table=seconds)
    await alarm.at(60)
    assert [table for _, table, _, _ in alarm.done] == [10, 20, 30]


async def test_the_alarm_is_set_to_the_earliest(house, alarm):
    loop = asyncio.get_running_loop()
    for seconds in (500, 100, 300):
        await alarm.set("tea", seconds, table=seconds)
        await ring(house.sessions.timers)
    assert 99 < house.sessions.timers._alarm.when() - loop.time() <= 100


async def test_a_timer_set_anew_is_done_at_the_new_time_only(house, alarm):
    await alarm.set("tea", 10)
    await alarm.set("tea", 30)
    await alarm.at(20)
    assert alarm.done == []
    await alarm.at(10)
    assert alarm.done == [("tea", 0, 0, 1_000_030)]


async def test_a_timer_taken_away_is_not_done(house, alarm):
    await alarm.set("tea", 10)
    async with house.db.transaction() as tx:
        await house.sessions.timers.drop(tx, Key("tea"))
    await alarm.at(20)
    assert alarm.done == []


async def test_a_timer_that_is_not_stored_is_not_done(house, alarm):
    async def fail():
        async with house.db.transaction() as tx:
            await house.sessions.timers.put(tx, Key("tea"), house.now)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    await alarm.at(20)
    assert alarm.done == []


async def test_a_handler_that_set_its_own_timer_in_vain_is_called_again_later(house, alarm):
    called = []

    async def fails(timer):
        called.append(house.now)
        if len(called) == 1:
            async with house.db.transaction() as tx:
                await house.sessions.timers.put(tx, timer.key, timer.due)
                raise ZeroDivisionError

    house.sessions.timers.on("tea", fails)
    await alarm.set("tea", 10)
    await alarm.at(10)
    assert called == [1_000_010]
    await alarm.at(PAUSES[0])
    assert called == [1_000_010, 1_000_010 + PAUSES[0]]


async def test_timers_follow_what_is_wanted(house, alarm):
    timers = house.sessions.timers
    now = house.now
    before = {Key("tea", 1): now + 10, Key("tea", 2): now + 20, Key("tea", 3): now + 30}
    after = {Key("tea", 2): now + 25, Key("tea", 3): now + 30, Key("tea", 4): now + 40}
    async with house.db.transaction() as tx:
        await timers.change(tx, {}, before)
        await timers.change(tx, before, after)
    due = [await timers.due(house.db, Key("tea", table)) for table in range(1, 5)]
    assert due == [None, now + 25, now + 30, now + 40]


async def test_a_handler_may_set_its_own_timer_anew(house, alarm):
    async def again(timer):
        alarm.done.append(timer.due)
        await alarm.set("round", 10)

    house.sessions.timers.on("round", again)
    await alarm.set("round", 10)
    for _ in range(3):
        await alarm.at(10)
    assert alarm.done == [1_000_010, 1_000_020, 1_000_030]


async def test_a_handler_that_fails_is_called_again_later_and_keeps_no_other_waiting(house, alarm, caplog):
    alarm.failing = 2
    await alarm.set("tea", 10, table=1)
    await alarm.at(10)
    await alarm.set("tea", 0, table=2)
    await alarm.at(PAUSES[0] - 1)
    assert [table for _, table, _, _ in alarm.done] == []
    await alarm.at(1)
    await alarm.at(PAUSES[0])
    await alarm.at(PAUSES[1])
    assert sorted(table for _, table, _, _ in alarm.done) == [1, 2]
    assert "ZeroDivisionError" in caplog.text


async def test_timers_go_on_after_the_database_failed(house, alarm, monkeypatch, caplog):
    async def broken(*_):
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as patch:
        patch.setattr(house.db._engine, "read", broken)
        await alarm.set("tea", 10)
        await ring(house.sessions.timers)
    assert "disk I/O error" in caplog.text
    assert house.sessions.timers._alarm is not None
    await alarm.at(10)
    assert len(alarm.done) == 1


async def test_what_was_not_done_when_the_program_stopped_is_done_when_it_starts(house, alarm):
    await alarm.set("tea", 10)
    await restarted(house, alarm, stopped=3600)
    assert alarm.done == [("tea", 0, 0, 1_000_010)]


async def test_what_measures_uptime_is_put_off_by_what_the_program_was_stopped_for(house, alarm):
    await alarm.set("clock", 10)
    await restarted(house, alarm, stopped=3600)
    await alarm.at(9)
    assert alarm.done == []
    await alarm.at(1)
    assert alarm.done == [("clock", 0, 0, 1_003_610)]


async def test_after_a_crash_uptime_goes_on_from_the_last_beat(house, alarm):
    house.now += 100
    await heartbeat.beat(house.sessions)
    house.now += 50
    await alarm.set("clock", 10)
    await house.sessions.timers.stop()
    await house.db.close()
    house.now += 3600
    await house.start()
    assert house.sessions.time.uptime() == 1_000_100


async def test_a_beat_follows_a_machine_clock_that_was_moved(tmp_path, house, alarm, caplog):
    uptime = 0
    house.settings["steady"] = lambda: uptime
    await restarted(house, alarm)
    await alarm.set("clock", 10)
    await alarm.set("tea", 20)
    house.now += 3600  # moved
    await heartbeat.beat(house.sessions)
    assert "moved by 3600 s" in caplog.text
    await ring(house.sessions.timers)
    assert alarm.done == [("tea", 0, 0, 1_000_020)]
    assert await house.sessions.timers.due(house.sessions.db, Key("clock")) == 1_003_610
    house.now += 10
    uptime += 10
    await ring(house.sessions.timers)
    assert len(alarm.done) == 2


async def test_a_beat_that_is_not_stored_changes_nothing(house, alarm, monkeypatch):
    house.settings["steady"] = lambda: 0
    await restarted(house, alarm)
    house.now += 3600

    async def full():
        raise sqlite3.OperationalError("disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(house.db._engine, "commit", full)
        await heartbeat.beat(house.sessions)
    assert house.sessions.time.off() == 3600
    await heartbeat.beat(house.sessions)
    assert house.sessions.time.off() == 0


async def test_a_thousand_timers_after_a_day(house, alarm):
    async with house.db.transaction() as tx:
        for table in range(1000):
            await house.sessions.timers.put(tx, Key("tea", table), house.now + 1 + table)
    await restarted(house, alarm, stopped=86_400)
    assert [table for _, table, _, _ in alarm.done] == list(range(1000))
