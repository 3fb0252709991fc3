"""The write-ahead log doesn't grow without end, and the file is whole by itself after a clean stop."""

import logging
import shutil
import sqlite3
from contextlib import closing, contextmanager

import pytest

from db import Database
from db.sqlite import engine

pytestmark = pytest.mark.of_sqlite

LIMIT = 2**16


@pytest.fixture(autouse=True)
def small(monkeypatch):
    """A log that is long when it has 64 KiB."""
    monkeypatch.setattr(engine, "LOG_KEPT", LIMIT)


@pytest.fixture
async def db(tmp_path):
    db = await Database.open(tmp_path / "harbour.db")
    yield db
    await db.close()


@contextmanager
def reading(path):
    """Another program reads, and doesn't let go."""
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM notes").fetchall()
        yield


async def fill(db):
    """Write more than the log is to have."""
    for number in range(40):
        await db.do("put-note", key=f"{number}", value="x" * 10_000)


async def test_it_is_cut_off_when_it_has_grown(db):
    await fill(db)
    assert db.log_size > LIMIT
    await db.bound_log()
    assert db.log_size == 0


async def test_a_short_one_is_left_alone(db):
    await db.do("put-note", key="a", value="1")
    size = db.log_size
    await db.bound_log()
    assert 0 < db.log_size == size


async def test_it_is_cut_off_as_soon_as_who_holds_it_lets_go(db, tmp_path, monkeypatch, caplog):
    monkeypatch.setattr(engine, "LOG_TOO_LONG", 2 * LIMIT)
    with reading(tmp_path / "harbour.db"), caplog.at_level(logging.WARNING):
        await fill(db)
        await db.bound_log()
        assert db.log_size > LIMIT
        assert "another program reads the database" in caplog.text
        await db.do("put-note", key="a", value="still written")
    await db.bound_log()
    assert db.log_size == 0


async def test_whoever_holds_it_keeps_no_transaction_waiting(db, tmp_path):
    with reading(tmp_path / "harbour.db"):
        await fill(db)
        await db.bound_log()
    [(patience,)] = await db._writer.execute_fetchall("PRAGMA busy_timeout")
    assert patience == 0


async def test_our_own_reads_hold_nothing(db):
    await fill(db)
    assert len(await db.all("planned-tables")) == 0 and await db.one("note", key="1")
    await db.bound_log()
    assert db.log_size == 0


async def test_after_a_clean_stop_the_file_alone_is_whole(tmp_path):
    """Even if somebody else has it open, when SQLite doesn't tidy up by itself."""
    db = await Database.open(tmp_path / "harbour.db")
    with closing(sqlite3.connect(tmp_path / "harbour.db")) as other:
        other.execute("SELECT count(*) FROM notes").fetchall()
        await db.do("put-note", key="a", value="kept")
        await db.close()
        shutil.copy(tmp_path / "harbour.db", tmp_path / "copy.db")
    copy = await Database.open(tmp_path / "copy.db")
    assert await copy.one("note", key="a") == {"value": "kept"}
    await copy.close()


async def test_commits_are_counted(db):
    before = db.commits.number
    await db.do("put-note", key="a", value="1")
    with pytest.raises(ZeroDivisionError):
        async with db.transaction():
            raise ZeroDivisionError
    assert db.commits.number == before + 1 and db.commits.seconds > 0
