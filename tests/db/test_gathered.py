"""What the members of a group store is made at once, when they are all there: it fails for each alone, and
the next group is put together meanwhile."""

import asyncio
from collections import Counter
from functools import partial

import pytest

from db import Database, NotSaved, Outdated, Server, transactions
from tests.db.test_groups import KEYS, OPENED, db, stored, together, write

__all__ = ["db"]


async def test_while_one_group_is_on_its_way_the_next_is_put_together(db, monkeypatch):
    """What asks for rows waits for the one before; nothing else does, and all come in their turn."""
    commit, order = db._writer.commit, []
    is_under_way, go_on = asyncio.Event(), asyncio.Event()

    async def slow():
        order.append("committing")
        is_under_way.set()
        await go_on.wait()
        await commit()

    async def noted(key, is_asking=False):
        async with db.transaction() as tx:
            await tx.run("put-note", key=key, value="1")
            if is_asking:
                order.append(f"asks {await tx.run('note', key='a')}")
        order.append(key)

    monkeypatch.setattr(db._writer, "commit", slow)
    first = asyncio.create_task(noted("a"))
    await is_under_way.wait()
    monkeypatch.setattr(db._writer, "commit", commit)
    others = [asyncio.create_task(noted("b")), asyncio.create_task(noted("c", is_asking=True))]
    await asyncio.sleep(0.05)
    assert order == ["committing"] and len(db._group.members) == 1
    go_on.set()
    await asyncio.gather(first, *others)
    assert order[:1] == ["committing"] and order.index("a") < order.index("b")
    assert "asks [{'value': '1'}]" in order and await stored(db) == list(KEYS)


@pytest.mark.parametrize("is_asking", [False, True])
async def test_a_group_that_is_not_stored_takes_the_next_one_not_along(db, monkeypatch, is_asking):
    commit, begun, fail = db._writer.commit, asyncio.Event(), asyncio.Event()

    async def failing():
        begun.set()
        await fail.wait()
        raise NotSaved("the disk is full")

    async def second():
        async with db.transaction() as tx:
            await tx.run("put-note", key="b", value="1")
            return await tx.run("note", key="a") if is_asking else None

    monkeypatch.setattr(db._writer, "commit", failing)
    first = asyncio.create_task(write(db, "a"))
    await begun.wait()
    monkeypatch.setattr(db._writer, "commit", commit)
    other = asyncio.create_task(second())
    await asyncio.sleep(0.05)
    fail.set()
    error, seen = await asyncio.gather(first, other, return_exceptions=True)
    assert isinstance(error, NotSaved) and seen == ([] if is_asking else None)
    assert await stored(db) == ["b"]


async def test_it_is_closed_when_all_that_is_on_its_way_is_on_disk(location, monkeypatch):
    db = await Database.open(location)
    commit = db._writer.commit

    async def slow():
        await asyncio.sleep(0.1)
        await commit()

    monkeypatch.setattr(db._writer, "commit", slow)
    tasks: list[asyncio.Task[object]] = [asyncio.create_task(write(db, "a"))]
    await asyncio.sleep(0.05)
    tasks.append(asyncio.create_task(db.do("put-note", key="b", value="1")))
    await asyncio.sleep(0)
    await db.close()
    assert await asyncio.gather(*tasks) == [None, []]
    again = await Database.open(location)
    assert await stored(again) == ["a", "b"]
    await again.close()


@pytest.mark.parametrize("broken", ["a row that there is already", "a text that can't be written"])
@pytest.mark.parametrize("which", range(3))
@pytest.mark.parametrize("is_begun", [False, True])
async def test_of_those_that_are_made_together_one_fails_alone(db, location, broken, which, is_begun):
    await db.do("add-table", **OPENED)
    unwritable = "\0" if isinstance(location, Server) else "\ud800"

    async def fail(key):
        async with db.transaction() as tx:
            await tx.run("put-note", key=key, value="1")
            if broken == "a text that can't be written":
                await tx.run("put-note", key=key, value=unwritable)
            else:
                row = {"version": 8, "played": 1, "moved": 5, "chain": None, "owing": 0, "clocks": "[]"}
                await tx.change("advance-table", id=1, was=7, **row)

    async def look():
        async with db.transaction() as tx:
            await tx.run("note", key="a")

    acts = [(fail if number == which else partial(write, db))(key) for number, key in enumerate(KEYS)]
    errors = await together(*([look()] if is_begun else []), *acts)
    kind = ValueError if broken == "a text that can't be written" else Outdated
    kinds = [kind if number == which else type(None) for number in range(3)]
    assert list(map(isinstance, errors[-3:], kinds)) == [True] * 3
    assert await stored(db) == [key for number, key in enumerate(KEYS) if number != which]


@pytest.mark.parametrize("asks", [False, True])
async def test_a_group_that_is_full_goes_on_its_way_while_the_next_is_put_together(
    db, commits, monkeypatch, asks
):
    """Also where somebody who has the writer waits for those before them."""
    monkeypatch.setattr(transactions, "MOST", 3)
    keys = [str(number) for number in range(8)]

    async def act(key):
        async with db.transaction() as tx:
            await tx.run("put-note", key=key, value=key)
            if asks and key in "4567":
                await tx.run("note", key=key)

    assert await together(*map(act, keys)) == [None] * 8
    assert commits == [3, 3, 2] and db.commits.number == 8
    assert [key for key in keys if await db.one("note", key=key)] == keys


async def test_those_that_wait_are_told_a_few_in_each_turn_of_the_event_loop(db, monkeypatch):
    monkeypatch.setattr(transactions, "AT_ONCE", 2)
    loop, turns, told = asyncio.get_running_loop(), 0, []

    def turn():
        nonlocal turns
        turns += 1
        ticking[0] = loop.call_soon(turn)

    async def act(key):
        await write(db, key)
        told.append(turns)

    ticking = [loop.call_soon(turn)]
    try:
        assert await together(*(act(str(number)) for number in range(7))) == [None] * 7
    finally:
        ticking[0].cancel()
    assert max(Counter(told).values()) == 2
