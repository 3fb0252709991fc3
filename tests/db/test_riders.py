"""Statements that nobody waits for: they ride along with the next transaction."""

import asyncio
import sqlite3

import pytest

from db import Database, database


@pytest.fixture
async def db(location):
    db = await Database.open(location)
    yield db
    await db.close()


async def test_they_need_no_commit_of_their_own(db, commits):
    done = []
    db.later("put-note", lambda: done.append("a"), key="a", value="1")
    db.later("put-note", lambda: done.append("b"), key="b", value="1")
    assert await db.one("note", key="a") is None and done == []
    await db.do("put-note", key="c", value="1")
    assert commits == [2] and done == ["a", "b"]
    assert all([await db.one("note", key=key) for key in "abc"])


async def test_they_are_made_before_what_comes_after_them(db):
    db.later("put-note", key="a", value="first")
    async with db.transaction() as tx:
        assert await tx.run("note", key="a") == [{"value": "first"}]
        await tx.run("put-note", key="a", value="second")
    assert await db.one("note", key="a") == {"value": "second"}


async def test_they_go_alone_where_nothing_else_comes(db, monkeypatch):
    monkeypatch.setattr(database, "ALONE", 0.0)
    done = asyncio.Event()
    db.later("put-note", done.set, key="a", value="1")
    await done.wait()
    assert await db.one("note", key="a")


async def test_they_are_on_disk_after_a_clean_stop(location):
    db = await Database.open(location)
    db.later("put-note", key="a", value="1")
    await db.close()
    db = await Database.open(location)
    assert await db.one("note", key="a") == {"value": "1"}
    await db.close()


async def test_one_that_fails_harms_no_transaction(db, monkeypatch, caplog):
    made, done = db._writer.all_of, []

    async def failing(statements):
        if any(each.values.get("key") == "a" for each in statements):
            raise sqlite3.OperationalError("database or disk is full")
        return await made(statements)

    monkeypatch.setattr(db._writer, "all_of", failing)
    db.later("put-note", lambda: done.append("a"), key="a", value="1")
    await db.do("put-note", key="b", value="1")
    assert await db.one("note", key="b") and not await db.one("note", key="a")
    assert done == [] and "is lost" in caplog.text


async def test_a_transaction_that_fails_takes_none_of_them_along(db):
    db.later("put-note", key="a", value="1")

    async def write():
        async with db.transaction() as tx:
            await tx.run("put-note", key="b", value="1")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await write()
    assert await db.one("note", key="a") and not await db.one("note", key="b")


async def test_whoever_is_cancelled_while_they_begin_leaves_them_to_the_next(db):
    db.later("put-note", key="a", value="1")
    task = asyncio.create_task(db.do("put-note", key="b", value="1"))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await db.do("put-note", key="c", value="1")
    assert await db.one("note", key="a") and await db.one("note", key="c")
