"""Transactions are atomic and sequential, and never write in the event loop's thread."""

import asyncio
import threading
from collections import defaultdict

import pytest

from db import Conflict, Database, NotSaved, StaleData
from tests.beside import beside
from tests.db.statements import NOTE, ORPHAN, PUT_NOTE

KEYS = ("a", "b", "c")


async def stored(db):
    return [key for key in KEYS if await db.one(NOTE, key=key)]


async def write(db, key, fails=None):
    async with db.transaction() as tx:
        await tx.run(PUT_NOTE, key=key, value=key)
        if fails:
            raise fails


async def together(*acts):
    """The outcomes of acts that begin at once: None or an error each."""
    return await asyncio.gather(*acts, return_exceptions=True)


@pytest.mark.parametrize("which", KEYS)
async def test_a_failing_transaction_doesnt_affect_others(db, which):
    errors = await together(*(write(db, key, ZeroDivisionError() if key == which else None) for key in KEYS))
    assert [type(error) for error in errors] == [
        ZeroDivisionError if key == which else type(None) for key in KEYS
    ]
    assert await stored(db) == [key for key in KEYS if key != which]


async def test_the_next_transaction_sees_nothing_of_a_failed_one(db):
    async def look():
        async with db.transaction() as tx:
            return await tx.run(NOTE, key="b")

    error, seen = await together(write(db, "b", ZeroDivisionError()), look())
    assert isinstance(error, ZeroDivisionError) and seen == []


async def test_a_failed_commit_stores_nothing_and_raises(db):
    called = []

    async def noted(key):
        async with db.transaction() as tx:
            tx.after_commit(lambda: called.append(key))
            await tx.run(PUT_NOTE, key=key, value=key)

    with db.faults.refuse("commit"), pytest.raises(NotSaved, match="full"):
        await noted("a")
    assert await stored(db) == [] and called == []
    await noted("b")
    assert await stored(db) == called == ["b"]


async def test_a_block_that_ignores_a_failed_statement_stores_nothing(db):
    async def careless():
        async with db.transaction() as tx:
            await tx.run(PUT_NOTE, key="a", value="a")
            await together(tx.run(ORPHAN))
            await together(tx.run(PUT_NOTE, key="b", value="b"))

    with pytest.raises(Conflict):
        await careless()
    assert await stored(db) == []


async def test_a_statement_that_should_change_a_row_but_doesnt_has_stale_data(db):
    await db.do(PUT_NOTE, key="number", value="1")

    async def advance(was, key):
        async with db.transaction() as tx:
            await tx.run(PUT_NOTE, key=key, value=key)
            await tx.change(
                "UPDATE notes SET value = :value WHERE key = 'number' AND value = :was",
                was=str(was),
                value=str(was + 1),
            )

    await advance(1, "a")
    with pytest.raises(StaleData):
        await advance(1, "b")
    await advance(2, "c")
    assert await stored(db) == ["a", "c"]
    assert await db.one(NOTE, key="number") == {"value": "3"}


async def test_callbacks_run_only_after_the_data_is_on_disk(db, location):
    events = []

    def on_disk():
        with beside(location) as other:
            [(number,)] = other.execute("SELECT count(*) FROM notes")
        return number

    async def committed():
        events.append(("commit", on_disk()))
        assert await stored(db) == []

    async with asyncio.timeout(10):
        db.faults.before("commit", committed)
        async with db.transaction() as tx:
            tx.after_commit(lambda: events.append(("callback", on_disk())))
            await tx.run(PUT_NOTE, key="a", value="a")
        events.append(("caller", on_disk()))
    assert events == [("commit", 0), ("callback", 1), ("caller", 1)]


async def test_a_callback_is_called_even_if_its_task_is_cancelled_during_the_commit(db):
    called = []

    async def cancel():
        task.cancel()

    async def noted():
        async with db.transaction() as tx:
            tx.after_commit(lambda: called.append("a"))
            await tx.run(PUT_NOTE, key="a", value="a")

    db.faults.before("commit", cancel)
    task = asyncio.create_task(noted())
    [error] = await together(task)
    assert isinstance(error, asyncio.CancelledError)
    assert called == await stored(db) == ["a"]


async def test_cancellation_during_a_failed_commit_stores_nothing(db):
    async def cancel():
        task.cancel()
        await asyncio.sleep(0)

    with db.faults.before("commit", cancel), db.faults.refuse("commit"):
        task = asyncio.create_task(write(db, "a"))
        [error] = await together(task)
    assert isinstance(error, asyncio.CancelledError)
    await write(db, "b")
    assert await stored(db) == ["b"]


@pytest.mark.parametrize("turns", range(6))
async def test_cancellation_at_any_moment_stores_all_or_nothing(db, turns):
    tasks = [asyncio.create_task(write(db, key)) for key in KEYS]
    for _ in range(turns):
        await asyncio.sleep(0)
    tasks[0].cancel()
    errors = await together(*tasks)
    assert [type(error) for error in errors[1:]] == [type(None), type(None)]
    assert [key for key in await stored(db) if key != "a"] == ["b", "c"]


async def test_closing_waits_for_pending_transactions(location):
    db = await Database.open(location)
    tasks = [asyncio.create_task(write(db, key)) for key in KEYS]
    await asyncio.sleep(0)
    await db.close()
    assert await together(*tasks) == [None, None, None]
    db = await Database.open(location)
    assert await stored(db) == list(KEYS)
    await db.close()


LONG_QUERY = """
    WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < :most)
    SELECT count(*) AS n FROM numbers
    """


@pytest.fixture
async def threads(db):
    """The threads in which the writer's connection has run each statement, by its first word."""
    threads = defaultdict(set)
    await db.engine.writer.set_trace_callback(lambda sql: threads[sql.split()[0]].add(threading.get_ident()))
    return threads


@pytest.mark.of_sqlite
async def test_no_write_runs_in_the_event_loops_thread(db, threads):
    await write(db, "a")
    await together(write(db, "b", ZeroDivisionError()))
    assert {"BEGIN", "INSERT", "COMMIT", "ROLLBACK"} <= threads.keys()
    for word in threads.keys() - {"SELECT", "BEGIN"}:  # Neither changes data.
        assert threading.get_ident() not in threads[word]


@pytest.mark.of_sqlite
async def test_a_transactions_long_query_moves_to_a_thread_and_undoes_nothing(db, threads):
    async with db.transaction() as tx:
        await tx.run(PUT_NOTE, key="a", value="1")
        row = await tx.one(f"SELECT n FROM ({LONG_QUERY}) AS counted", most=1_000_000)
        assert row == {"n": 1_000_000}
        assert len(threads["SELECT"]) == 2
        assert await tx.one(NOTE, key="a") == {"value": "1"}
    assert await stored(db) == ["a"]


@pytest.mark.of_sqlite
async def test_a_long_query_moves_to_a_thread_without_blocking_others(db):
    began, end = threading.Event(), threading.Event()

    def wait(_: str) -> None:
        began.set()
        end.wait(10)

    await db.engine.slow.set_trace_callback(wait)
    assert await db.one(NOTE, key="a") is None and not began.is_set()
    task = asyncio.create_task(db.one(LONG_QUERY, most=1_000_000))
    await asyncio.to_thread(began.wait, 10)
    assert await db.one(NOTE, key="b") is None and not task.done()
    end.set()
    assert await task == {"n": 1_000_000}


@pytest.mark.of_sqlite
async def test_consecutive_reads_let_other_tasks_run(db):
    """The read `db.one` never suspends by itself, so the other task might never run."""
    acted = asyncio.Event()

    async def act() -> None:
        acted.set()

    task = asyncio.create_task(act())
    while not acted.is_set():
        await db.one(NOTE, key="a")
    await task
