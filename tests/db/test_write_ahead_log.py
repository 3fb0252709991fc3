"""The write-ahead log stays bounded, and after a clean stop the file is complete without it."""

import shutil
import sqlite3
from contextlib import closing

import pytest

from db import Database
from db.sqlite import engine
from tests.db.statements import NOTE, PUT_NOTE

pytestmark = pytest.mark.of_sqlite


@pytest.fixture
async def db(tmp_path):
    db = await Database.open(tmp_path / "harbour.db")
    yield db
    await db.close()


async def fill(db, most):
    """Write until the log has this many bytes, or for a limited time."""
    for number in range(60):
        if db.log_size > most:
            return
        await db.do(PUT_NOTE, key=f"{number}", value="x" * 2**18)


async def test_the_log_is_truncated_once_a_reader_releases_it(db, tmp_path):
    with closing(sqlite3.connect(tmp_path / "harbour.db", isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM notes").fetchall()
        await fill(db, engine.WAL_SIZE_LIMIT)
        assert db.log_size > engine.WAL_SIZE_LIMIT
    assert await db.one(NOTE, key="1")  # Our own reads don't hold the log either.
    for number in range(3):
        await db.do(PUT_NOTE, key=f"{number}", value="x")
    assert db.log_size <= engine.WAL_SIZE_LIMIT


async def test_after_a_clean_stop_the_database_file_is_complete(tmp_path):
    """The file is complete even if another program has it open, which keeps SQLite from finishing the log
    itself."""
    db = await Database.open(tmp_path / "harbour.db")
    with closing(sqlite3.connect(tmp_path / "harbour.db")) as other:
        other.execute("SELECT count(*) FROM notes").fetchall()
        await db.do(PUT_NOTE, key="a", value="kept")
        await db.close()
        shutil.copy(tmp_path / "harbour.db", tmp_path / "copy.db")
    copy = await Database.open(tmp_path / "copy.db")
    assert await copy.one(NOTE, key="a") == {"value": "kept"}
    await copy.close()


async def test_commits_are_counted(db):
    before = db.commits.number
    await db.do(PUT_NOTE, key="a", value="1")
    with pytest.raises(ZeroDivisionError):
        async with db.transaction():
            raise ZeroDivisionError
    assert db.commits.number == before + 1 and db.commits.seconds > 0
