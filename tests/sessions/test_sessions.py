"""How sessions are put together: one list of what is stored with a change, one of who hears of it.

And what an act may do: await its transaction.
"""

import asyncio
import inspect
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest

import sessions as package
from sessions import bans, hosting, lobby, plans, quotas, reminders
from sessions.jobs import JobKind, Key, Kind
from sessions.sessions import STEPS
from tests.sessions.tables import MEI, TOM, House

ROOM = Path(package.__file__).parent
MODULES = [
    import_module(".".join(path.relative_to(ROOM.parent).with_suffix("").parts))
    for path in ROOM.rglob("*.py")
    if path.stem != "__init__"
]
CLASSES = [
    each
    for module in MODULES
    for _, each in inspect.getmembers(module, inspect.isclass)
    if each.__module__ == module.__name__
]


def test_whatever_is_stored_with_a_change_is_in_the_list():
    storing = [module.store_change for module in MODULES if hasattr(module, "store_change")]
    assert len(STEPS) == len(set(STEPS)) and set(STEPS) == set(storing)


def test_what_refuses_comes_first_and_plans_before_who_is_called_for_want_of_them():
    assert STEPS[:2] == (bans.store_change, quotas.store_change)
    assert STEPS.index(plans.store_change) < STEPS.index(reminders.store_change)


async def test_whoever_hears_of_changes_is_in_the_list(house: House, sessions):
    hearing = {each for each in CLASSES if hasattr(each, "hear")}
    listeners = [each for each, _ in sessions.publisher._listeners if inspect.ismethod(each)]
    assert {type(each.__self__) for each in listeners} == {*hearing, House}


async def test_a_change_is_stored_by_all_before_anybody_hears_of_it(house: House, sessions):
    calls = []

    def noted(step):
        async def run(tx, change):
            calls.append(step)
            await step(tx, change)

        return run

    def hear(published):
        [[version]] = house.change("SELECT version FROM tables WHERE id = 1")
        calls.append((published, version))

    sessions.steps = [noted(step) for step in STEPS]
    sessions.publisher.subscribe(hear)
    table = await house.open(people=1)
    [opened] = house.changes
    assert calls == [*STEPS, (opened, 1)]
    calls.clear()
    await sessions.act(table.id, hosting.close, MEI.id)
    assert calls == [*STEPS, (house.changes[-1], 2)]


class Unforeseen(Exception):
    pass


async def test_a_change_that_a_step_fails_at_is_stored_by_none_and_heard_by_nobody(house: House, sessions):
    async def fails(tx, change):
        raise Unforeseen

    table = await house.open(people=1)
    house.changes.clear()
    sessions.steps = (*STEPS, fails)
    with pytest.raises(Unforeseen):
        await sessions.act(table.id, lobby.join, TOM)
    assert await sessions.tables.get(table.id) == table and not house.changes
    sessions.steps = STEPS
    assert (await sessions.act(table.id, lobby.join, TOM)).version == table.version + 1


async def test_of_an_act_of_several_changes_all_are_stored_or_none(house: House, sessions):
    async def both(act, fails):
        await lobby.join(act, TOM)
        after = await lobby.add_computer(act, MEI.id)
        if fails:
            raise Unforeseen
        return after

    table = await house.open(people=1)
    house.changes.clear()
    with pytest.raises(Unforeseen):
        await sessions.act(table.id, both, True)
    assert await sessions.tables.get(table.id) == table and not house.changes
    after = await sessions.act(table.id, both, False)
    assert await sessions.tables.get(table.id) == after
    assert [change.table.version for change in house.changes] == [table.version + 1, table.version + 2]
    assert house.changes[-1].before == house.changes[0].table


async def sleeps(act):
    await asyncio.sleep(0)


async def reads_beside(act):
    await act.house.tables.get(act.table.id)


async def asks_after_a_change(act):
    await act.change("hinted", act.table)
    await asyncio.wait_for(asyncio.Event().wait(), 0.01)


@pytest.mark.parametrize("bad", [sleeps, reads_beside, asks_after_a_change])
async def test_an_act_awaits_nothing_but_its_transaction(house: House, sessions, bad):
    """`House.stop` fails any test with a stray await. This test shows that it does."""
    table = await house.begin(people=3, computers=1)
    await house.play_on(table.id, moves=10)
    assert not sessions.strays
    with suppress(TimeoutError):
        await sessions.act(table.id, bad)
    assert sessions.strays and all(bad.__name__ in each for each in sessions.strays)
    with pytest.raises(AssertionError, match=bad.__name__):
        house.assert_no_strays()
    sessions.strays.clear()


async def test_an_act_goes_before_the_transactions_of_jobs(house: House, sessions):
    table = await hosting.open_table(sessions, server=1, channel=10, host=MEI, game="fleet")
    order, began = list[str](), asyncio.Event()

    async def rename(act):
        order.append("act")

    async def deliver(job):
        async def store(number):
            async with sessions.transaction():
                order.append(f"job {number}")
                began.set()
                await asyncio.sleep(0)

        stores = [asyncio.create_task(store(number)) for number in range(3)]
        await began.wait()
        await asyncio.gather(sessions.act(table.id, rename), *stores)

    sessions.jobs.kinds[JobKind.NEWS] = Kind(deliver)
    async with sessions.transaction() as tx:
        tx.jobs.set(Key(JobKind.NEWS, table.id), house.now)
    await sessions.jobs.settled(JobKind.NEWS)
    assert order == ["job 0", "act", "job 1", "job 2"]
