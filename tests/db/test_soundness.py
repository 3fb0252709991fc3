"""A damaged file is reported in one line; a locked one can be tried again."""

import sqlite3
import threading
from contextlib import closing

import pytest

from db import Database, DatabaseLocked, DatabaseUnusable
from db.sqlite import engine
from db.sqlite.soundness import damage, wrong_rows
from tests.db.statements import PUT_NOTE

pytestmark = pytest.mark.of_sqlite


@pytest.fixture
async def path(tmp_path):
    """A database with some rows."""
    path = tmp_path / "harbour.db"
    db = await Database.open(path)
    for number in range(200):
        await db.do(PUT_NOTE, key=f"{number}", value="x" * 500)
    await db.close()
    return path


def spoil(path):
    """Overwrite some pages of the database file at the path."""
    content = bytearray(path.read_bytes())
    content[-40_000:-20_000] = b"\xa5" * 20_000
    path.write_bytes(content)


async def test_a_damaged_file_is_refused_in_one_line_with_the_remedy(path):
    spoil(path)
    with pytest.raises(DatabaseUnusable, match=r"is damaged \(.+\): `python bot.py restore`") as caught:
        await Database.open(path)
    assert str(path) in str(caught.value) and "\n" not in str(caught.value)


async def test_a_truncated_file_is_refused(path):
    path.write_bytes(path.read_bytes()[:50_000])
    with pytest.raises(DatabaseUnusable, match=r"is damaged \(.+\): `python bot.py restore`"):
        await Database.open(path)


async def test_a_value_that_breaks_a_constraint_doesnt_stop_the_start(path):
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA ignore_check_constraints = ON")
        other.execute("INSERT INTO bans VALUES ('nobody', 1, 2, '')")
        other.execute("INSERT INTO table_people (table_id, person, role, held) VALUES (99, 1, 'invited', 0)")
        assert damage(other) == []
    checks, orphan = wrong_rows(path)
    assert "bans" in checks and "table_people belongs to a row of tables" in orphan
    await (await Database.open(path)).close()


async def test_opening_a_locked_file_can_be_retried_without_leaks(path, monkeypatch):
    monkeypatch.setattr(engine, "BUSY_TIMEOUT", 0.0)
    threads = threading.active_count()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseLocked, match="locked by another program"):
            await Database.open(path)
    assert threading.active_count() <= threads + 1  # The additional thread is the loop's own, which waited.
    await (await Database.open(path)).close()
