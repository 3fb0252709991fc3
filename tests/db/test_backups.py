"""Backups can be made while the database is in use, are complete, and can be restored."""

import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta

import pytest

from db import Database, DatabaseTooNew, DatabaseUnusable
from db.sqlite.backups import RESTORED_VERSION_GAP, back_up, backups, restore, rotate
from tests.db.statements import NOTE, PUT_NOTE

pytestmark = pytest.mark.of_sqlite

NOW = datetime(2026, 3, 4, 5, 6, 7, tzinfo=UTC)
LATER = NOW + timedelta(days=1)


DOCUMENT = '{"version": 1, "proposal": {"made": 1}, "votes": [{"seat": 0, "made": 1}]}'


@pytest.fixture
def path(tmp_path):
    return tmp_path / "harbour.db"


@pytest.fixture
async def db(path):
    db = await Database.open(path)
    await db.do(PUT_NOTE, key="a", value="before")
    yield db
    await db.close()


async def closed(path, folder, document=DOCUMENT):
    """A closed database that says "before", with a table, and its backup."""
    db = await Database.open(path)
    await db.do(PUT_NOTE, key="a", value="before")
    await db.do(
        """
        INSERT INTO tables (
            id, channel, game, status, version, owing, computing, counts, sleeps, moved, document
        )
        VALUES (1, 1, 'fleet', 'lobby', 1, 0, 0, 1, 0, 1, :document)
        """,
        document=document,
    )
    backup = back_up(path, folder, NOW)
    await db.close()
    return backup


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "backups"


async def noted(path):
    """The text stored in a database."""
    db = await Database.open(path)
    row = await db.one(NOTE, key="a")
    await db.close()
    return row and row["value"]


def spoil(path):
    path.write_bytes(path.read_bytes()[:8192] + b"\xa5" * 40_000)


async def test_a_backup_of_a_database_in_use_is_one_complete_file(db, path, folder):
    async with db.transaction() as tx:
        await tx.run(PUT_NOTE, key="a", value="not yet committed")
        backup = back_up(path, folder, NOW)
    assert backup.name == "harbour-20260304T050607Z.db" and list(folder.iterdir()) == [backup]
    assert await noted(backup) == "before"


async def test_a_backup_after_a_crash_includes_the_write_ahead_log(db, path, folder, tmp_path):
    """A plain copy of the database file would lack the log, so a backup doesn't just copy the file."""
    await db.do(PUT_NOTE, key="a", value="in the log")
    crashed = tmp_path / "crashed" / "harbour.db"
    crashed.parent.mkdir()
    for ending in ("", "-wal"):
        (crashed.parent / f"harbour.db{ending}").write_bytes((tmp_path / f"harbour.db{ending}").read_bytes())
    assert await noted(back_up(crashed, folder, NOW)) == "in the log"


async def test_a_damaged_database_gives_no_backup(path, folder):
    await (await Database.open(path)).close()
    back_up(path, folder, NOW)
    spoil(path)
    with pytest.raises(DatabaseUnusable, match=r"damaged|malformed"):
        back_up(path, folder, LATER)
    assert len(list(folder.iterdir())) == 1


def test_backing_up_a_missing_database_is_refused(path, folder):
    with pytest.raises(DatabaseUnusable, match="unable to open"):
        back_up(path, folder, NOW)
    assert not path.exists() and not list(folder.iterdir())


async def test_only_the_oldest_backups_are_deleted(db, path, folder):
    made = [back_up(path, folder, NOW + timedelta(hours=hours)) for hours in range(4)]
    (folder / made[0].with_suffix(".part").name).touch()  # A killed process left this file.
    (folder / "harbour-mine.db").touch()
    (folder / "other-20200101T000000Z.db").touch()
    rotate(path, folder, 2)
    assert backups(path, folder) == [made[3], made[2]]
    others = {"harbour-mine.db", "other-20200101T000000Z.db"}
    assert {file.name for file in folder.iterdir()} == {made[3].name, made[2].name} | others


async def test_restoring_a_backup_keeps_the_previous_database(path, folder):
    db = await Database.open(path)
    await db.do(PUT_NOTE, key="a", value="before")
    backup = back_up(path, folder, NOW)
    await db.do(PUT_NOTE, key="a", value="after")
    await db.close()
    aside = restore(path, backup, LATER)
    assert aside == path.with_name("harbour-replaced-20260305T050607Z.db")
    assert (await noted(path), await noted(aside)) == ("before", "after")
    assert backup.exists()


async def test_a_database_damaged_in_a_crash_is_kept_with_its_log_and_replaced(path, folder):
    backup = await closed(path, folder)
    spoil(path)
    path.with_name("harbour.db-wal").write_bytes(b"log")
    aside = restore(path, backup, LATER)
    assert aside is not None
    assert aside.with_name(f"{aside.name}-wal").read_bytes() == b"log"
    assert await noted(path) == "before"
    assert {file.name for file in path.parent.iterdir()} == {
        "harbour.db",
        "backups",
        aside.name,
        f"{aside.name}-wal",
    }


async def test_restoring_without_a_database_sets_nothing_aside(db, path, folder, tmp_path):
    backup = back_up(path, folder, NOW)
    assert restore(tmp_path / "new.db", backup, LATER) is None
    assert await noted(tmp_path / "new.db") == "before"


def damaged(backup):
    spoil(backup)


def no_database(backup):
    backup.write_text("Dear diary")


def gone(backup):
    backup.unlink()


def too_new(backup):
    with closing(sqlite3.connect(backup, isolation_level=None)) as other:
        other.execute("INSERT INTO migrations VALUES (9999, 'to_come')")


@pytest.mark.parametrize("harm", [damaged, no_database, gone, too_new])
async def test_an_unusable_backup_changes_nothing(path, folder, harm):
    backup = await closed(path, folder)
    harm(backup)
    with pytest.raises((DatabaseUnusable, DatabaseTooNew)) as caught:
        restore(path, backup, LATER)
    assert "\n" not in str(caught.value)
    assert {file.name for file in path.parent.iterdir()} == {"harbour.db", "backups"}
    assert await noted(path) == "before"


async def restored(path, backup):
    """Restore a backup and return the table's version and document."""
    restore(path, backup, LATER)
    db = await Database.open(path)
    row = await db.one("SELECT version, document FROM tables")
    await db.close()
    assert row
    return row["version"], row["document"]


async def test_a_restored_tables_version_exceeds_every_button(path, folder):
    later = 1 + RESTORED_VERSION_GAP
    version, document = await restored(path, await closed(path, folder))
    assert version == later
    assert json.loads(document) == {
        "version": later,
        "played": later,
        "votes": [{"seat": 0, "made": later}],
    }


@pytest.mark.parametrize("document", ["junk", "[]", '{"version": 1, "votes": 7}', '{"version": "junk"}'])
async def test_an_unreadable_table_is_restored_unchanged(path, folder, document):
    assert await restored(path, await closed(path, folder, document)) == (1 + RESTORED_VERSION_GAP, document)
