"""Transactions that share a commit: each is stored by itself, and nobody is told before the disk has it."""

import asyncio
import gc
import sqlite3
import weakref

import pytest

from db import Conflict, Database, NotSaved
from tests.beside import beside

KEYS = ("a", "b", "c")


@pytest.fixture
async def db(location):
    db = await Database.open(location)
    yield db
    await db.close()


async def stored(db):
    return [key for key in KEYS if await db.one("note", key=key)]


async def write(db, key, fails=None):
    async with db.transaction() as tx:
        await tx.run("put-note", key=key, value=key)
        await tx.run("note", key=key)  # it is made, and not only noted down
        if fails:
            raise fails


async def together(*acts):
    """What comes of acts that are begun at once: None or an error each."""
    return await asyncio.gather(*acts, return_exceptions=True)


async def full_stop():
    pass


async def full():
    raise sqlite3.OperationalError("database or disk is full")


async def test_those_that_come_together_share_a_commit(db, commits):
    assert await together(*(write(db, key) for key in KEYS)) == [None, None, None]
    assert commits == [3] and await stored(db) == ["a", "b", "c"]
    await write(db, "a")
    assert commits == [3, 1]


async def test_those_that_come_while_one_commits_share_the_next(db, commits, monkeypatch):
    commit, tasks = db._writer.commit, []

    async def overtaken():
        if not tasks:
            tasks.extend(asyncio.create_task(write(db, key)) for key in "bc")
            await asyncio.sleep(0)  # they wait for the writer
        await commit()

    monkeypatch.setattr(db._writer, "commit", overtaken)
    await write(db, "a")
    await asyncio.gather(*tasks)
    assert commits == [1, 2] and await stored(db) == ["a", "b", "c"]


@pytest.mark.parametrize("which", KEYS)
async def test_one_that_fails_is_undone_alone(db, commits, which):
    errors = await together(*(write(db, key, ZeroDivisionError() if key == which else None) for key in KEYS))
    assert [type(error) for error in errors] == [
        ZeroDivisionError if key == which else type(None) for key in KEYS
    ]
    assert await stored(db) == [key for key in KEYS if key != which]


async def test_one_that_fails_before_any_statement_is_made_is_too(db):
    async def refuse():
        async with db.transaction() as tx:
            await tx.run("put-note", key="b", value="b")
            raise ZeroDivisionError

    errors = await together(write(db, "a"), refuse(), write(db, "c"))
    assert [type(error) for error in errors] == [type(None), ZeroDivisionError, type(None)]
    assert await stored(db) == ["a", "c"]


async def test_of_one_that_fails_nothing_is_seen_by_the_next(db):
    async def look():
        async with db.transaction() as tx:
            return await tx.run("note", key="b")

    _, error, seen = await together(write(db, "a"), write(db, "b", ZeroDivisionError()), look())
    assert isinstance(error, ZeroDivisionError) and seen == []


async def test_a_commit_that_fails_tells_all_that_nothing_is_stored(db, monkeypatch):
    called = []

    async def noted(key):
        async with db.transaction() as tx:
            tx.after_commit(lambda: called.append(key))
            await tx.run("put-note", key=key, value=key)

    with monkeypatch.context() as patch:
        patch.setattr(db._writer, "commit", full)
        errors = await together(*(noted(key) for key in KEYS))
    assert [type(error) for error in errors] == [NotSaved] * 3 and len({id(error) for error in errors}) == 3
    assert await stored(db) == [] and called == []
    assert await together(*(noted(key) for key in KEYS)) == [None, None, None]
    assert await stored(db) == called == ["a", "b", "c"]


@pytest.mark.of_sqlite
async def test_a_disk_that_is_full_for_one_is_so_for_those_before_it_too(db):
    """SQLite undoes all that isn't committed then, savepoints or not."""
    await db.do("put-note", key="there", value="1")
    [(pages,)] = await db._writer.execute_fetchall("PRAGMA page_count")
    await db._writer.execute(f"PRAGMA max_page_count = {pages}")

    async def long():
        async with db.transaction() as tx:
            await tx.run("put-note", key="b", value="x" * 100_000)
            await tx.run("note", key="b")

    first, second, third = await together(write(db, "a"), long(), write(db, "c"))
    assert isinstance(second, NotSaved) and third is None
    # Whoever was told that it isn't stored was told the truth, and so was who wasn't.
    assert await stored(db) == ([] if first else ["a"]) + ["c"]
    assert first is None or isinstance(first, NotSaved)
    assert await db.one("note", key="there")


@pytest.mark.of_sqlite
async def test_where_sqlite_has_undone_all_the_whole_group_is_told(db, monkeypatch):
    async def undoing():
        async with db.transaction() as tx:
            await tx.run("note", key="a")
            db._writer._conn.rollback()
            await tx.run("put-note", key="b", value="b")
            raise sqlite3.OperationalError("disk I/O error")

    first, second, third = await together(write(db, "a"), undoing(), write(db, "c"))
    assert isinstance(first, NotSaved) and isinstance(second, NotSaved) and third is None
    assert [key for key in "ac" if await db.one("note", key=key)] == ["c"]


async def test_nobody_is_told_before_it_is_on_disk(db, location, monkeypatch):
    commit, events = db._writer.commit, []

    def on_disk():
        with beside(location) as other:
            [(number,)] = other.execute("SELECT count(*) FROM notes")
        return number

    async def committed():
        events.append(("commit", on_disk()))
        await commit()

    async def told(key):
        async with db.transaction() as tx:
            tx.after_commit(lambda: events.append((f"after {key}", on_disk())))
            await tx.run("put-note", key=key, value=key)
        events.append((key, on_disk()))

    monkeypatch.setattr(db._writer, "commit", committed)
    await asyncio.gather(*(told(key) for key in KEYS))
    assert events == [("commit", 0)] + [(f"after {key}", 3) for key in KEYS] + [(key, 3) for key in KEYS]


async def test_reads_see_nothing_of_a_group_before_it_is_on_disk(db, monkeypatch):
    commit, seen = db._writer.commit, []

    async def looked():
        seen.append(await stored(db))
        await commit()

    monkeypatch.setattr(db._writer, "commit", looked)
    await asyncio.gather(*(write(db, key) for key in KEYS))
    assert seen == [[]] and await stored(db) == ["a", "b", "c"]


TABLE = {"server": 1, "channel": 1, "parent": None, "game": "goa", "options": "{}", "shuffle": 0, "host": 1}
OPENED = {
    **TABLE,
    "pace": None,
    "timeout": "vote",
    "opened": 1,
    "seed_hash": None,
    "joint": None,
    "friendly": 0,
    "rated": 0,
    "origin": None,
    "lesson": 0,
    "fixture": None,
}


async def test_a_conflict_is_told_when_what_it_is_with_is_on_disk(db):
    async def open_table():
        try:
            return await db.do("add-table", **OPENED)
        except Conflict:
            return await db.one("table-in-channel", channel=1)

    assert await together(open_table(), open_table()) == [[{"id": 1}], {"id": 1}]


async def test_a_conflict_with_what_is_not_stored_after_all_is_none(db, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(db._writer, "commit", full)
        errors = await together(db.do("add-table", **OPENED), db.do("add-table", **OPENED))
    assert [type(error) for error in errors] == [NotSaved, NotSaved]
    assert await db.do("add-table", **OPENED) == [{"id": 1}]


async def test_who_is_cancelled_takes_nobody_along(db, monkeypatch):
    commit = db._writer.commit

    async def cancelling():
        tasks[1].cancel()
        await commit()

    monkeypatch.setattr(db._writer, "commit", cancelling)
    tasks = [asyncio.create_task(write(db, key)) for key in KEYS]
    errors = await together(*tasks)
    assert [type(error) for error in errors] == [type(None), asyncio.CancelledError, type(None)]
    assert await stored(db) == ["a", "b", "c"]  # it was on its way: now it is certain


async def test_who_is_cancelled_before_their_turn_stores_nothing(db):
    tasks = [asyncio.create_task(write(db, key)) for key in KEYS]
    await asyncio.sleep(0)
    tasks[1].cancel()
    errors = await together(*tasks)
    assert [type(error) for error in errors] == [type(None), asyncio.CancelledError, type(None)]
    assert await stored(db) == ["a", "c"]


@pytest.fixture
async def uncommitted(db, monkeypatch):
    """Transactions that are made, and wait for their commit, whose turn doesn't come."""
    await write(db, "there")  # the log is there
    inside = asyncio.Event()

    async def last():
        async with db.transaction() as tx:
            await tx.run("put-note", key="c", value="c")
            inside.set()

    with monkeypatch.context() as patch:
        patch.setattr(db, "_commit_in_turn", lambda *_: asyncio.Event().wait())
        tasks = [asyncio.create_task(each) for each in (write(db, "a"), write(db, "b"), last())]
        await inside.wait()
        yield tasks
    db._committing.cancel()


async def test_what_is_made_is_on_disk_when_the_database_is_closed(db, location, uncommitted):
    await db.close()
    db.close = full_stop  # it is
    assert await together(*uncommitted) == [None, None, None]
    with beside(location) as other:
        assert {key for (key,) in other.execute("SELECT key FROM notes")} == {"there", "a", "b", "c"}


@pytest.mark.of_sqlite
async def test_the_log_is_cut_off_between_groups(db, monkeypatch, uncommitted):
    monkeypatch.setattr("db.sqlite.engine.LOG_KEPT", 0)
    await db.bound_log()
    assert await together(*uncommitted) == [None, None, None] and await stored(db) == ["a", "b", "c"]
    assert db.log_size == 0


async def test_many_at_once_need_few_commits(db, commits):
    async def several(key):
        for value in "xyz":
            await db.do("put-note", key=key, value=value)

    await asyncio.gather(*(several(str(number)) for number in range(50)))
    assert sum(commits) == 150 and len(commits) < 30
    assert all([(await db.one("note", key=str(number)))["value"] == "z" for number in range(50)])
    assert db.commits.number == 150


@pytest.mark.parametrize("fails", [None, ZeroDivisionError()])
async def test_nothing_of_a_transaction_is_left_to_the_garbage_collector(db, fails):
    """It would have to look for a dozen things a move, at all that there is."""
    gc.collect()
    gc.disable()
    try:
        async with db.transaction() as tx:
            await tx.run("put-note", key="a", value="a")
            tx.after_commit(asyncio.Event().set)
        left = weakref.ref(tx)
        del tx
        await together(write(db, "b", fails), write(db, "c"))
        assert left() is None
    finally:
        gc.enable()
