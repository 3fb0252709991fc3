"""Where a database file may lie, and that none is created by mistake."""

import errno
import logging
from pathlib import Path

import pytest

from db import Database, DatabaseInUse, DatabaseUnreachable, DatabaseUnusable, lease
from db.sqlite import place
from db.sqlite.backups import back_up, check_not_lost
from tests.db.statements import PUT_NOTE
from tests.db.test_backups import NOW
from tests.small_disk import full, small_disk

pytestmark = pytest.mark.of_sqlite


async def opened(path):
    await (await Database.open(path)).close()


async def test_a_folder_that_isnt_there_is_not_created(tmp_path):
    """The disk may not be mounted yet."""
    path = tmp_path / "var" / "lib" / "harbour.db"
    with pytest.raises(DatabaseUnusable, match="there is no folder") as caught:
        await opened(path)
    assert str(path.parent) in str(caught.value) and "\n" not in str(caught.value)
    with pytest.raises(DatabaseUnusable, match="there is no folder"), lease(path):
        pass
    assert not list(tmp_path.iterdir())


def test_a_backup_doesnt_create_the_place_of_an_unmounted_disk(location, tmp_path):
    with pytest.raises(DatabaseUnusable):
        back_up(location, tmp_path / "nas" / "backups", NOW)
    assert not (tmp_path / "nas").exists()


async def test_a_new_database_is_told_with_its_whole_path(tmp_path, monkeypatch, caplog):
    caplog.set_level(logging.INFO)
    monkeypatch.chdir(tmp_path)
    for _ in range(2):
        await opened(Path("new.db"))
    assert caplog.text.count(f"Created a new database: {tmp_path / 'new.db'}") == 1


@pytest.mark.parametrize("left", [None, b""])
async def test_no_database_is_created_while_it_has_backups(location, tmp_path, left):
    check_not_lost(location, tmp_path / "backups")
    back_up(location, tmp_path / "backups", NOW)
    check_not_lost(location, tmp_path / "backups")
    location.unlink()
    if left is not None:  # For SQLite, an empty file is an empty database.
        location.write_bytes(left)
    with pytest.raises(DatabaseUnusable, match=r"bot\.py restore") as caught:
        check_not_lost(location, tmp_path / "backups")
    assert str(location) in str(caught.value) and "\n" not in str(caught.value)
    check_not_lost(tmp_path / "other.db", tmp_path / "backups")


async def test_two_names_of_a_file_dont_both_get_a_lease(location, tmp_path):
    (tmp_path / "other").mkdir()
    other = tmp_path / "other" / "harbour.db"
    with lease(location, patience=0):
        other.hardlink_to(location)
        with pytest.raises((DatabaseInUse, DatabaseUnusable)), lease(other, patience=0):
            pass
    for path in (location, other):
        with pytest.raises(DatabaseUnusable, match="hard link"):
            await Database.open(path)
    other.unlink()
    with lease(location, patience=0):
        await opened(location)


@pytest.fixture
def mounted(tmp_path, monkeypatch):
    """A function that gives the system's list of mounted file systems these lines."""

    def write(*lines):
        (tmp_path / "mounts").write_text("".join(f"{line}\n" for line in ("/dev/a / ext4 rw 0 0", *lines)))
        monkeypatch.setattr(place, "MOUNTS", tmp_path / "mounts")

    return write


async def test_a_file_that_is_mounted_by_itself_is_refused(location, mounted):
    mounted(f"/dev/a {location} ext4 rw 0 0")
    with pytest.raises(DatabaseUnusable, match="mount its folder"):
        await Database.open(location)
    with pytest.raises(DatabaseUnusable, match="mount its folder"), lease(location):
        pass


@pytest.mark.parametrize(
    ("kind", "warned"),
    [("nfs4", 1), ("cifs", 1), ("9p", 1), ("fuse.sshfs", 1), ("ext4", 0), ("btrfs", 0), ("tmpfs", 0)],
)
async def test_a_network_file_system_is_warned_of(tmp_path, mounted, caplog, kind, warned):
    folder = tmp_path / "a disk"
    folder.mkdir()
    mounted(f"nas:/games {str(folder).replace(' ', chr(92) + '040')} {kind} rw 0 0")
    await opened(folder / "harbour.db")
    assert caplog.text.count("is on a network file system") == warned


async def test_without_a_write_ahead_log_the_file_is_refused():
    """SQLite doesn't fail where a log is impossible; it keeps the former mode, as in memory."""
    with pytest.raises(DatabaseUnusable, match="local disk"):
        await Database.open(Path(":memory:"))


async def test_a_disk_that_is_full_at_the_start_is_a_passing_trouble(tmp_path):
    path = tmp_path / "small" / "harbour.db"
    with small_disk(path.parent):
        with lease(path):
            db = await Database.open(path)
            await db.do(PUT_NOTE, key="a", value="1")
            await db.close()
        with full(path.parent):
            for _ in range(2):
                with pytest.raises(DatabaseUnreachable, match="is full") as caught, lease(path):
                    await Database.open(path)
                assert str(path) in str(caught.value) and "\n" not in str(caught.value)
                path.with_name("harbour.db-lease").unlink(missing_ok=True)
        with lease(path):
            await opened(path)


def test_an_error_of_the_disk_names_what_is_full(location):
    error = place.cant_be_used(location, OSError(errno.ENOSPC, "No space left on device"))
    assert isinstance(error, DatabaseUnreachable)
