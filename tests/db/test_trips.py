"""Trips to the server and back: what is sent together, and what becomes of those that share one."""

import asyncio

import pytest

from db import NotSaved, Outdated, Server
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
    change = {"id": row["id"], "played": 1, "moved": 5, "chain": None, "owing": 0, "clocks": "[]"}
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
