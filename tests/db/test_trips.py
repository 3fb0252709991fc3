"""Trips to the server and back: what is sent together, and what becomes of those that share one."""

import asyncio
from functools import partial

import pytest

from db import Database, NotSaved, Outdated, Server
from tests.db.test_groups import OPENED, together, write
from tests.db.test_postgres import db, end_connections, location, stored

__all__ = ["db", "location"]

KEYS = ("a", "b", "c")


@pytest.fixture
def trips(db, monkeypatch):
    """What is sent to the server by the writer, each in one message."""
    sent = []

    def noted(method):
        async def send(query, *values, **more):
            sent.append(query)
            return await method(query, *values, **more)

        return send

    class Counted:
        def __init__(self, connection):
            self._connection = connection

        def __getattr__(self, name):
            method = getattr(self._connection, name)
            return noted(method) if name in ("execute", "fetch", "fetchval") else method

    monkeypatch.setattr(db._writer, "_connection", Counted(db._writer._connection))
    return sent


async def test_what_gives_no_rows_is_one_trip_with_its_begin_and_one_is_the_commit(db, trips):
    for _ in range(2):  # at first the server is told what there is to execute
        trips.clear()
        async with db.transaction() as tx:
            await tx.run("put-note", key="a", value="1")
            await tx.run("put-note", key="b", value="it's")
    assert [trip.split()[0].strip(";") for trip in trips] == ["BEGIN", "COMMIT"]
    assert await db.one("note", key="b") == {"value": "it's"}


async def test_those_that_share_a_commit_share_a_trip(db, trips):
    await together(*(db.do("put-note", key=key, value="1") for key in KEYS))
    trips.clear()
    await together(*(db.do("put-note", key=key, value="2") for key in KEYS))
    assert [trip.split()[0].strip(";") for trip in trips] == ["BEGIN", "COMMIT"]
    assert await stored(db) == list(KEYS)


async def test_what_is_asked_for_rows_has_a_trip_of_its_own_after_what_came_before_it(db, trips):
    async def look():
        async with db.transaction() as tx:
            return await tx.run("note", key="a")

    await write(db, "b")
    trips.clear()
    _, rows, _ = await together(*(db.do("put-note", key="a", value="7"), look(), write(db, "c")))
    assert rows == [{"value": "7"}]
    assert await stored(db) == list(KEYS)
    assert trips[0].startswith("BEGIN") and trips[1].startswith("SAVEPOINT") and trips[-1] == "COMMIT"


async def test_while_one_group_is_on_its_way_the_next_is_put_together(db, trips, monkeypatch):
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


async def test_it_is_closed_when_all_that_is_on_its_way_is_on_disk(db, location, monkeypatch):
    commit = db._writer.commit

    async def slow():
        await asyncio.sleep(0.1)
        await commit()

    monkeypatch.setattr(db._writer, "commit", slow)
    tasks = [asyncio.create_task(write(db, "a"))]
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
async def test_of_those_that_share_a_trip_one_fails_alone(db, broken, which, is_begun):
    await db.do("add-table", **OPENED)

    async def fail(key):
        async with db.transaction() as tx:
            await tx.run("put-note", key=key, value="1")
            if broken == "a text that can't be written":
                await tx.run("put-note", key=key, value="\0")
            else:
                await tx.change("advance-table", id=1, was=7, version=8, played=1, moved=5, chain=None)

    async def look():
        async with db.transaction() as tx:
            await tx.run("note", key="a")

    acts = [(fail if number == which else partial(write, db))(key) for number, key in enumerate(KEYS)]
    errors = await together(*([look()] if is_begun else []), *acts)
    kinds = [type(error) for error in errors[-3:]]
    kind = ValueError if broken == "a text that can't be written" else Outdated
    assert kinds == [kind if number == which else type(None) for number in range(3)]
    assert await stored(db) == [key for number, key in enumerate(KEYS) if number != which]


async def test_all_that_share_a_trip_are_told_if_the_server_is_away(db, monkeypatch, location):
    await write(db, "a")
    nowhere = Server(location.url.replace("host=", "host=/nowhere"))
    with monkeypatch.context() as patch:
        patch.setattr(db._writer, "_server", nowhere)
        end_connections(location)
        await asyncio.sleep(0.05)
        errors = await together(*(db.do("put-note", key=key, value="1") for key in "bc"))
    assert [type(error) for error in errors] == [NotSaved, NotSaved]
    assert await together(*(db.do("put-note", key=key, value="1") for key in "bc")) == [[], []]
    assert await stored(db) == list(KEYS)


async def test_what_must_change_a_row_costs_no_trip_of_its_own(db, trips):
    [row] = await db.do("add-table", **OPENED)
    change = {"id": row["id"], "played": 1, "moved": 5, "chain": None}
    for version in (1, 2):
        trips.clear()
        async with db.transaction() as tx:
            await tx.change("advance-table", was=version, version=version + 1, **change)
            await tx.run("put-note", key="a", value="1")
    assert len(trips) == 2

    async def again():
        async with db.transaction() as tx:
            await tx.change("advance-table", was=1, version=9, **change)
            await tx.run("put-note", key="b", value="1")

    assert [type(each) for each in await together(write(db, "a"), again(), write(db, "c"))] == [
        type(None),
        Outdated,
        type(None),
    ]
    assert await stored(db) == ["a", "c"]
    table = await db.one("table", id=row["id"])
    assert table and table["version"] == 3
