"""The database as a whole: what it stores, and when the program refuses to start on it."""

import asyncio
import json
import signal
import sqlite3
import subprocess
import sys
import textwrap
from contextlib import closing
from pathlib import Path

import asyncpg  # pyright: ignore[reportMissingTypeStubs]
import pytest

from db import Conflict, Database, DatabaseTooNew, DatabaseUnusable, NotSaved
from db.sqlite import engine
from tests.beside import beside
from tests.db.statements import NOTE, ORPHAN, PUT_NOTE

ROOT = Path(__file__).parents[2]


async def pragma(connection, name):
    [row] = await connection.execute_fetchall(f"PRAGMA {name}")
    return row[name]


@pytest.mark.of_sqlite
async def test_the_database_uses_wal_full_sync_and_foreign_keys(db):
    full = 2
    assert await pragma(db.engine.writer, "journal_mode") == "wal"
    assert await pragma(db.engine.writer, "synchronous") == full
    assert await pragma(db.engine.writer, "foreign_keys") == 1
    # macOS only, where fsync alone leaves data in the disk's cache.
    assert await pragma(db.engine.writer, "fullfsync") == 1
    assert await pragma(db.engine.writer, "checkpoint_fullfsync") == 1


async def test_stored_data_survives_reopening(location):
    db = await Database.open(location)
    async with db.transaction() as tx:
        await tx.run(PUT_NOTE, key="a", value="1")
        await tx.run(PUT_NOTE, key="b", value="2")
    await db.close()
    db = await Database.open(location)
    assert [await db.one(NOTE, key=key) for key in "abc"] == [{"value": "1"}, {"value": "2"}, None]
    await db.close()


async def test_a_transaction_that_raises_stores_nothing(db):
    async def write():
        async with db.transaction() as tx:
            await tx.run(PUT_NOTE, key="a", value="1")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await write()
    assert await db.one(NOTE, key="a") is None


async def test_a_read_sees_no_uncommitted_changes(db):
    async with db.transaction() as tx:
        await tx.run(PUT_NOTE, key="a", value="1")
        assert await db.one(NOTE, key="a") is None
    assert await db.one(NOTE, key="a") == {"value": "1"}


async def test_transactions_are_serialized(db):
    async def write(key):
        async with db.transaction() as tx:
            [row] = await tx.run(PUT_NOTE, key="last", value=key) or [None]
            assert row is None
            await asyncio.sleep(0)
            await tx.run(PUT_NOTE, key=key, value=key)

    await asyncio.gather(*(write(str(n)) for n in range(20)))
    assert all([await db.one(NOTE, key=str(n)) for n in range(20)])


async def test_a_cancelled_transaction_stores_nothing_and_blocks_no_other(db):
    inside = asyncio.Event()

    async def write():
        async with db.transaction() as tx:
            await tx.run(PUT_NOTE, key="a", value="1")
            inside.set()
            await asyncio.sleep(60)

    task = asyncio.create_task(write())
    await inside.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await db.one(NOTE, key="a") is None
    await db.do(PUT_NOTE, key="a", value="2")
    assert await db.one(NOTE, key="a") == {"value": "2"}


async def test_a_task_cancelled_during_a_commit_waits_for_its_outcome(db):
    async def cancel():
        task.cancel()

    db.faults.before("commit", cancel)
    task = asyncio.create_task(db.do(PUT_NOTE, key="a", value="1"))
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await db.one(NOTE, key="a") == {"value": "1"}


@pytest.mark.of_sqlite
async def test_a_full_disk_refuses_writes_and_keeps_data(db):
    await db.do(PUT_NOTE, key="a", value="1")
    await db.engine.writer.execute(f"PRAGMA max_page_count = {await pragma(db.engine.writer, 'page_count')}")
    with pytest.raises(NotSaved, match="full"):
        await db.do(PUT_NOTE, key="b", value="x" * 100_000)
    assert await db.one(NOTE, key="a") == {"value": "1"}
    assert await db.one(NOTE, key="b") is None
    await db.engine.writer.execute("PRAGMA max_page_count = 1000000")
    await db.do(PUT_NOTE, key="b", value="x" * 100_000)
    assert await db.one(NOTE, key="b")


@pytest.mark.of_sqlite
async def test_a_locked_file_refuses_writes(db, tmp_path, monkeypatch):
    monkeypatch.setattr(engine, "BUSY_TIMEOUT", 0.0)
    other = sqlite3.connect(tmp_path / "harbour.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(NotSaved, match="locked"):
        await db.do(PUT_NOTE, key="a", value="1")
    other.close()
    await db.do(PUT_NOTE, key="a", value="1")


@pytest.mark.of_sqlite
async def test_a_write_waits_for_a_lock_without_blocking_reads(db, tmp_path):
    other = sqlite3.connect(tmp_path / "harbour.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    writing = asyncio.create_task(db.do(PUT_NOTE, key="a", value="1"))
    await asyncio.sleep(0.01)
    assert await db.one(NOTE, key="a") is None
    assert not writing.done()
    other.close()
    await writing
    assert await db.one(NOTE, key="a") == {"value": "1"}


async def test_a_broken_constraint_is_a_conflict(db):
    with pytest.raises(Conflict, match=r"(?i)foreign key"):
        await db.do(ORPHAN)


async def test_reads_cannot_write(db):
    with pytest.raises((sqlite3.OperationalError, asyncpg.ReadOnlySQLTransactionError), match=r"read-?only"):
        await db.all(PUT_NOTE, key="a", value="1")


def folder_at_path(path):
    path.mkdir()


def parent_is_a_file(path):
    path.parent.rmdir()
    path.parent.write_text("")


def text_file(path):
    path.write_text("Dear diary, today I opened a table of Captain's Orders. " * 100)


def another_programs_database(path):
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE tables (legs INTEGER)")
    other.close()


@pytest.mark.parametrize("spoil", [folder_at_path, parent_is_a_file, text_file, another_programs_database])
async def test_an_unusable_path_is_reported_in_one_line(tmp_path, spoil):
    path = tmp_path / "there" / "harbour.db"
    path.parent.mkdir()
    spoil(path)
    with pytest.raises(DatabaseUnusable) as caught:
        await Database.open(path)
    assert str(path) in str(caught.value) and "\n" not in str(caught.value)


async def test_a_read_only_file_is_refused(tmp_path, monkeypatch):
    path = tmp_path / "harbour.db"
    await (await Database.open(path)).close()
    connect = sqlite3.connect

    def read_only(opened, **options):  # File modes mean nothing to root.
        if Path(opened) != path:
            return connect(opened, **options)
        return connect(f"file:{opened}?mode=ro", uri=True, **options)

    monkeypatch.setattr(sqlite3, "connect", read_only)
    with pytest.raises(DatabaseUnusable, match="readonly"):
        await Database.open(path)


async def test_a_database_of_a_later_version_is_refused_unchanged(tmp_path):
    path = tmp_path / "harbour.db"
    await (await Database.open(path)).close()
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("INSERT INTO migrations VALUES (9999, 'to_come')")
    other.close()
    before = path.read_bytes()
    with pytest.raises(DatabaseTooNew, match="9999"):
        await Database.open(path)
    assert path.read_bytes() == before


def test_a_killed_process_stores_only_whole_transactions(location):
    """Another process reports what it has committed, and is killed during a transaction."""
    program = """
        import asyncio, sys
        from db import Database

        PUT_NOTE = "INSERT INTO notes (key, value) VALUES (:key, :value)"

        async def main():
            db = await Database.open(sys.argv[1])
            for n in range(1_000_000):
                async with db.transaction() as tx:
                    await tx.run(PUT_NOTE, key=f"a{n}", value="1")
                    await tx.run(PUT_NOTE, key=f"b{n}", value="1")
                print(n, flush=True)

        asyncio.run(main())
    """
    command = [sys.executable, "-c", textwrap.dedent(program), getattr(location, "url", str(location))]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)
    assert process.stdout is not None
    told = [int(process.stdout.readline()) for _ in range(30)]
    process.send_signal(signal.SIGKILL)
    told += [int(line) for line in process.stdout.read().split()]
    process.wait(200)
    process.stdout.close()
    with beside(location) as other:
        stored = {key for (key,) in other.execute("SELECT key FROM notes")}
    assert stored >= {f"{part}{n}" for part in "ab" for n in told}
    assert {key[1:] for key in stored if key[0] == "a"} == {key[1:] for key in stored if key[0] == "b"}


@pytest.mark.of_sqlite
@pytest.mark.parametrize("suffix", ["", "-wal"])
@pytest.mark.parametrize("again", [False, True])
async def test_a_deleted_or_replaced_file_takes_no_writes(db, location, suffix, again):
    await db.do(PUT_NOTE, key="a", value="1")
    file = location.with_name(f"{location.name}{suffix}")
    content = file.read_bytes()
    file.unlink()
    if again:
        file.write_bytes(content)
    assert str(file) in db.trouble
    with pytest.raises(NotSaved, match="deleted or replaced"):
        await db.do(PUT_NOTE, key="b", value="1")


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("船\0長", "船長"),
        ("\0", ""),
        (
            json.dumps({"name": "a\0b", "typed": "\\u0000 \\\\u0000"}),
            '{"name": "ab", "typed": "\\\\u0000 \\\\\\\\u0000"}',
        ),
        (json.dumps("\\\0"), json.dumps("\\")),
    ],
)
async def test_a_text_is_stored_without_nul(db, text, kept):
    """PostgreSQL takes none."""
    await db.do(PUT_NOTE, key="a\0", value=text)
    assert await db.one(NOTE, key="a") == await db.one(NOTE, key="\0a") == {"value": kept}
