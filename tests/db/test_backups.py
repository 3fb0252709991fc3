"""Backups can be made while the database is in use, are complete, and can be restored."""

import asyncio
import json
import os
import shutil
import sqlite3
import stat
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from db import Database, DatabaseTooNew, DatabaseUnusable
from db.sqlite.backups import RESTORED_VERSION_GAP, back_up, backups, restore, restore_newest, rotate
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


def empty(backup):
    backup.write_bytes(b"")


def of_another_program(backup):
    backup.unlink()
    with closing(sqlite3.connect(backup)) as other:
        other.execute("CREATE TABLE songs (title)")


def without_migrations(backup):
    with closing(sqlite3.connect(backup, isolation_level=None)) as other:
        other.execute("DELETE FROM migrations")


def cut_off(backup):
    backup.write_bytes(backup.read_bytes()[:-8192])


def of_another_schema(backup):
    with closing(sqlite3.connect(backup, isolation_level=None)) as other:
        other.execute("DROP TABLE jobs")
        other.execute("CREATE TABLE jobs (kind)")


def a_link_to_itself(backup):
    backup.unlink()
    backup.symlink_to(backup)


HARMS = [
    damaged,
    no_database,
    gone,
    too_new,
    empty,
    of_another_program,
    of_another_schema,
    without_migrations,
    cut_off,
    a_link_to_itself,
]


@pytest.mark.parametrize("harm", HARMS)
async def test_an_unusable_backup_changes_nothing(path, folder, harm):
    backup = await closed(path, folder)
    harm(backup)
    with pytest.raises((DatabaseUnusable, DatabaseTooNew)) as caught:
        restore(path, backup, LATER)
    assert "\n" not in str(caught.value) and str(backup) in str(caught.value)
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


@pytest.mark.parametrize("harm", HARMS)
async def test_the_newest_usable_backup_is_restored(path, folder, harm):
    older = await closed(path, folder)
    newer = back_up(path, folder, NOW + timedelta(hours=1))
    harm(newer)
    restored, _, refused = restore_newest(path, folder, LATER)
    assert restored == older and all(str(newer) in str(error) for error in refused)
    assert await noted(path) == "before"


async def test_no_usable_backup_changes_nothing(path, folder):
    empty(await closed(path, folder))
    before = path.read_bytes()
    with pytest.raises(DatabaseUnusable, match="no usable backup"):
        restore_newest(path, folder, LATER)
    assert path.read_bytes() == before


async def test_each_restore_in_one_second_keeps_the_former_database(path, folder):
    backup = await closed(path, folder)
    kept = [restore(path, backup, LATER) for _ in range(3)]
    assert len({*kept}) == 3 and [await noted(each) for each in kept if each] == ["before"] * 3


async def test_a_backup_from_the_future_is_never_the_newest(path, folder):
    """The machine's clock was ahead when it was made."""
    await closed(path, folder)
    db = await Database.open(path)
    ahead = back_up(path, folder, NOW + timedelta(days=400))
    await db.do(PUT_NOTE, key="a", value="after")
    await db.close()
    new = back_up(path, folder, LATER)
    assert restore_newest(path, folder, LATER)[0] == new and await noted(path) == "after"
    assert backups(path, folder, LATER)[-1] == ahead


def test_the_backup_just_made_is_never_deleted(path, folder):
    asyncio.run(closed(path, folder))
    for days in range(400, 410):
        back_up(path, folder, NOW + timedelta(days=days))
    new = back_up(path, folder, LATER)
    rotate(path, folder, 3, LATER, new)
    assert new.exists() and len(backups(path, folder)) == 3
    past = back_up(path, folder, NOW - timedelta(days=9000))
    rotate(path, folder, 3, NOW - timedelta(days=9000), past)
    assert past.exists() and len(backups(path, folder)) == 3


async def test_two_databases_may_share_a_folder_for_backups(tmp_path, folder):
    """Both have the same name. Neither is restored to the other's place, or deletes the other's backups."""
    mine, theirs = tmp_path / "mine" / "harbour.db", tmp_path / "theirs" / "harbour.db"
    for path in (mine, theirs):
        path.parent.mkdir()
    own = await closed(mine, folder)
    await (await Database.open(theirs)).close()
    foreign = back_up(theirs, folder, LATER)
    assert (backups(mine, folder), backups(theirs, folder)) == ([own], [foreign])
    rotate(theirs, folder, 1)
    assert own.exists()
    with pytest.raises(DatabaseUnusable, match="another database"):
        restore(theirs, own, LATER)
    assert restore_newest(mine, folder, LATER)[0] == own
    theirs.unlink()
    restore(theirs, own, LATER)
    assert await noted(theirs) == "before"


@pytest.mark.parametrize("name", ["bot[1].db", "bot*.db", "bot?.db", "my bot.db", "船.db"])
async def test_a_databases_name_may_be_odd(tmp_path, folder, name):
    backup = await closed(tmp_path / name, folder)
    assert backups(tmp_path / name, folder) == [backup]


async def test_a_linked_database_is_restored_behind_its_link(tmp_path, folder):
    real, link = tmp_path / "disk" / "real.db", tmp_path / "harbour.db"
    real.parent.mkdir()
    backup = await closed(real, folder)
    link.symlink_to(real)
    shutil.copy2(real, real.with_name("crashed.db"))
    db = await Database.open(link)
    await db.do(PUT_NOTE, key="a", value="after")
    for ending in ("", "-wal"):
        shutil.copy2(f"{real}{ending}", real.with_name(f"crashed.db{ending}"))
    await db.close()
    for ending in ("", "-wal"):
        real.with_name(f"crashed.db{ending}").replace(f"{real}{ending}")
    aside = restore(link, backup, LATER)
    assert link.is_symlink() and aside is not None and aside.parent == real.parent
    assert (await noted(link), await noted(aside)) == ("before", "after")


async def test_only_the_owner_can_read_backups_and_what_is_restored(path, folder):
    backup = await closed(path, folder)
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600 and stat.S_IMODE(folder.stat().st_mode) == 0o700
    path.chmod(0o640)
    aside = restore(path, backup, LATER)
    assert aside is not None
    assert {stat.S_IMODE(each.stat().st_mode) for each in (path, aside)} == {0o640}
    path.unlink()
    restore(path, backup, LATER)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


async def test_what_is_kept_is_on_the_disk_before_anything_is_replaced(path, folder, monkeypatch):
    backup = await closed(path, folder)
    path.with_name("harbour.db-wal").write_bytes(b"log")
    flushed: list[str] = []
    fsync = os.fsync

    def counted(handle: int) -> None:
        flushed.append(Path(f"/proc/self/fd/{handle}").readlink().name)
        assert path.with_name("harbour.db-wal").exists() or len(flushed) > 4
        fsync(handle)

    monkeypatch.setattr(os, "fsync", counted)
    aside = restore(path, backup, LATER)
    assert aside is not None
    assert flushed == [aside.name, f"{aside.name}-wal", "harbour.db.restoring", *[path.parent.name] * 2]


async def test_nothing_else_keeps_older_data_than_the_oldest_backup(path, folder):
    """Deleted data isn't left in a database that was replaced, or by a check that was killed."""
    first = await closed(path, folder)
    replaced = [restore(path, first, NOW + timedelta(days=day)) for day in (0, 0, 2)]
    killed, running = path.with_name("harbour-check-old"), path.with_name("harbour-check-new")
    for number, check in enumerate((killed, running)):
        check.mkdir()
        (check / "harbour.db").touch()
        moment = (NOW + timedelta(days=2 * number)).timestamp()
        os.utime(check, (moment, moment))
    other = path.with_name("harbour-replaced-by-hand.db")
    other.touch()
    for day in (1, 2):
        rotate(path, folder, 2, latest=back_up(path, folder, NOW + timedelta(days=day, hours=-1)))
        there = [each for each in (*replaced, killed, running, other) if each and each.exists()]
        assert there == ([*replaced, killed, running, other] if day == 1 else [replaced[2], running, other])
