"""The steps after a change of a table, and what an act may await."""

import asyncio
import inspect
from contextlib import suppress
from importlib import import_module
from pkgutil import walk_packages

import pytest

import cogs
import sessions
from cogs.follow.service import NEWS_JOB
from cogs.notify import service as reminders
from sessions.jobs.job import Key, Kind
from sessions.people import bans, quotas
from sessions.playing import hosting, lobby, plans
from tests.harbour import MEI, TOM, Harbour

MODULES = [
    import_module(each.name)
    for package in (sessions, cogs)
    for each in walk_packages(package.__path__, f"{package.__name__}.")
]


def test_every_reaction_to_a_change_is_a_step(house):
    reactions = {
        function
        for module in MODULES
        for _, function in inspect.getmembers(module, inspect.iscoroutinefunction)
        if [*inspect.signature(function).parameters] == ["tx", "change"]
    }
    assert len(house.steps) == len(set(house.steps)) and set(house.steps) == reactions


def test_refusing_steps_come_first_and_plans_before_reminders(house):
    assert house.steps[:2] == [bans.require_unbanned, quotas.require_quota]
    assert house.steps.index(plans.keep_plans) < house.steps.index(reminders.update_turns)


async def test_all_steps_store_a_change_before_listeners_hear_it(harbour: Harbour, house):
    calls, steps = [], house.steps

    def noted(step):
        async def run(tx, change):
            calls.append(step)
            await step(tx, change)

        return run

    def hear(published):
        [[version]] = harbour.change("SELECT version FROM tables WHERE id = 1")
        calls.append((published, version))

    house.steps = [noted(step) for step in steps]
    house.subscribe(hear)
    table = await harbour.open(people=1)
    [opened] = harbour.changes
    assert calls == [*steps, (opened, 1)]
    calls.clear()
    await house.act(table.id, hosting.close, MEI.id)
    assert calls == [*steps, (harbour.changes[-1], 2)]


class Unforeseen(Exception):
    pass


async def test_a_failing_step_rolls_the_change_back_and_nothing_is_published(harbour: Harbour, house):
    async def fails(tx, change):
        raise Unforeseen

    table, steps = await harbour.open(people=1), house.steps
    harbour.changes.clear()
    house.steps = [*steps, fails]
    with pytest.raises(Unforeseen):
        await house.act(table.id, lobby.join, TOM)
    assert await house.tables.get(table.id) == table and not harbour.changes
    house.steps = steps
    assert (await house.act(table.id, lobby.join, TOM)).version == table.version + 1


async def test_an_act_of_several_changes_is_stored_atomically(harbour: Harbour, house):
    async def both(act, fails):
        await lobby.join(act, TOM)
        after = await lobby.add_computer(act, MEI.id)
        if fails:
            raise Unforeseen
        return after

    table = await harbour.open(people=1)
    harbour.changes.clear()
    with pytest.raises(Unforeseen):
        await house.act(table.id, both, True)
    assert await house.tables.get(table.id) == table and not harbour.changes
    after = await house.act(table.id, both, False)
    assert await house.tables.get(table.id) == after
    assert [change.table.version for change in harbour.changes] == [table.version + 1, table.version + 2]
    assert harbour.changes[-1].before == harbour.changes[0].table


async def sleeps(act):
    await asyncio.sleep(0)


async def reads_beside(act):
    await act.house.tables.get(act.table.id)


async def asks_after_a_change(act):
    await act.change("hinted", act.table)
    await asyncio.wait_for(asyncio.Event().wait(), 0.01)


@pytest.mark.parametrize("bad", [sleeps, reads_beside, asks_after_a_change])
async def test_an_act_awaits_nothing_but_its_transaction(harbour: Harbour, house, bad):
    """`Harbour.stop` fails any test with a stray await. This test shows that it does."""
    table = await harbour.begin(people=3, computers=1)
    await harbour.play_on(table.id, moves=10)
    assert not house.strays
    with suppress(TimeoutError):
        await house.act(table.id, bad)
    assert house.strays and all(bad.__name__ in each for each in house.strays)
    with pytest.raises(AssertionError, match=bad.__name__):
        harbour.assert_no_strays()
    house.strays.clear()


async def test_acts_take_priority_over_transactions_of_jobs(harbour: Harbour, house):
    table = await hosting.open_table(house, server=1, channel=10, host=MEI, game="fleet")
    order, began = list[str](), asyncio.Event()

    async def rename(act):
        order.append("act")

    async def deliver(job):
        async def store(number):
            async with house.transaction():
                order.append(f"job {number}")
                began.set()
                await asyncio.sleep(0)

        stores = [asyncio.create_task(store(number)) for number in range(3)]
        await began.wait()
        await asyncio.gather(house.act(table.id, rename), *stores)

    house.jobs.kinds[NEWS_JOB] = Kind(deliver)
    async with house.transaction() as tx:
        tx.jobs.set(Key(NEWS_JOB, table.id), harbour.now)
    await house.jobs.settled(NEWS_JOB)
    assert order == ["job 0", "act", "job 1", "job 2"]
