"""`backup` and `restore` as a host types them."""

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from db import Database
from db.sqlite.backups import back_up
from service import program
from tests.db.statements import NOTE, PUT_NOTE
from tests.small_disk import full, small_disk


@pytest.fixture(autouse=True)
def database(monkeypatch, tmp_path) -> Path:
    """A database that says "now"; the environment names it."""
    path = tmp_path / "data" / "harbour.db"
    path.parent.mkdir()
    monkeypatch.setattr(program, "DOTENV", tmp_path / ".env")
    monkeypatch.setenv("HARBOURMASTER_DATABASE", str(path))
    monkeypatch.delenv("HARBOURMASTER_BACKUPS", raising=False)
    say(path, "now")
    return path


def say(path: Path, word: str) -> None:
    async def said() -> None:
        db = await Database.open(path)
        await db.do(PUT_NOTE, key="a", value=word)
        await db.close()

    asyncio.run(said())


def heard(path: Path) -> str:
    async def read() -> str:
        db = await Database.open(path)
        row = await db.one(NOTE, key="a")
        await db.close()
        assert row
        return row["value"]

    return asyncio.run(read())


def typed(capsys, *arguments: str | Path) -> tuple[int, str, str]:
    """The exit code, standard output and standard error of a command."""
    code = program.main([str(each) for each in arguments])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def files(folder: Path) -> dict[str, bytes]:
    """What a folder has, except the lock that a command takes."""
    return {
        str(path): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and not path.name.endswith("-lease")
    }


def an_empty_file(path: Path) -> None:
    path.touch()


def an_empty_database(path: Path) -> None:
    with closing(sqlite3.connect(path)) as made:
        made.execute("VACUUM")


def another_programs_database(path: Path) -> None:
    with closing(sqlite3.connect(path)) as made:
        made.execute("CREATE TABLE tables (id, document)")
        made.commit()


def half_a_backup(path: Path) -> None:
    whole = path.with_suffix(".whole")
    with closing(sqlite3.connect(os.environ["HARBOURMASTER_DATABASE"])) as source:
        source.execute("VACUUM INTO ?", (str(whole),))
    path.write_bytes(whole.read_bytes()[: whole.stat().st_size // 2])
    whole.unlink()


def another_bots_backup(path: Path) -> None:
    say(path.with_suffix(".theirs"), "theirs")
    path.with_suffix(".theirs").rename(path)


def a_text(path: Path) -> None:
    path.write_text("Dear host,\n")


def a_folder(path: Path) -> None:
    path.mkdir()


def nothing(_: Path) -> None:
    pass


WRONG = [
    an_empty_file,
    an_empty_database,
    another_programs_database,
    half_a_backup,
    another_bots_backup,
    a_text,
    a_folder,
    nothing,
]


@pytest.mark.parametrize("make", WRONG)
def test_what_isnt_a_whole_backup_of_this_database_is_refused_and_changes_nothing(
    capsys, database, tmp_path, make
):
    wrong = tmp_path / "elsewhere" / "wrong.db"
    wrong.parent.mkdir()
    make(wrong)
    before = files(tmp_path)
    code, out, err = typed(capsys, "restore", wrong)
    assert (code, out) == (2, "") and err.count("\n") == 1 and str(wrong) in err
    assert files(tmp_path) == before


@pytest.mark.parametrize("make", WRONG[:-2])
def test_the_newest_usable_backup_is_restored_and_others_are_named(capsys, database, make):
    folder, now = database.parent / "backups", datetime.now(UTC)
    back_up(database, folder, now - timedelta(days=2, hours=3))
    say(database, "later")
    make(folder / f"harbour-{now:%Y%m%dT%H%M%SZ}.db")
    code, out, _ = typed(capsys, "restore")
    assert code == 0 and out.endswith("This backup was made 2 days and 3 hours ago.\n")
    assert heard(database) == "now"


def test_a_backup_from_the_future_is_the_last_choice(capsys, database):
    folder, now = database.parent / "backups", datetime.now(UTC)
    back_up(database, folder, now + timedelta(days=365))
    say(database, "later")
    assert typed(capsys, "backup")[0] == 0
    say(database, "last")
    assert typed(capsys, "restore")[0] == 0 and heard(database) == "later"


def test_every_former_state_is_kept(capsys, database):
    assert typed(capsys, "backup")[0] == 0
    for word in ("one", "two", "three"):
        say(database, word)
        assert typed(capsys, "restore")[0] == 0
    kept = {heard(path) for path in database.parent.glob("harbour-replaced-*.db")}
    assert kept == {"one", "two", "three"} and heard(database) == "now"


def test_a_folder_of_the_settings_is_used_by_all_commands(capsys, database, tmp_path, monkeypatch):
    monkeypatch.setenv("HARBOURMASTER_BACKUPS", str(tmp_path / "disk [1]" / "backups"))
    (tmp_path / "disk [1]").mkdir()
    code, out, _ = typed(capsys, "backup")
    assert code == 0 and str(tmp_path / "disk [1]") in out
    say(database, "later")
    code, out, _ = typed(capsys, "restore")
    assert code == 0 and str(tmp_path / "disk [1]") in out and heard(database) == "now"


def test_a_full_disk_is_reported_in_one_line_and_leaves_no_half_backup(
    capsys, database, tmp_path, monkeypatch
):
    folder = tmp_path / "small"
    monkeypatch.setenv("HARBOURMASTER_BACKUPS", str(folder))
    with small_disk(folder):
        with full(folder):
            code, out, err = typed(capsys, "backup")
            assert (code, out) == (2, "") and err.count("\n") == 1 and "full" in err
        assert not list(folder.iterdir())
        code, _, err = typed(capsys, "restore")
        assert code == 2 and "There is no backup in" in err and heard(database) == "now"


def test_a_restore_on_a_full_disk_changes_nothing(capsys, database, tmp_path, monkeypatch):
    folder, moved = tmp_path / "small", tmp_path / "small" / "harbour.db"
    backup = back_up(database, database.parent / "backups", datetime.now(UTC))
    monkeypatch.setenv("HARBOURMASTER_DATABASE", str(moved))
    with small_disk(folder):
        shutil.copy(database, moved)
        with full(folder):
            before = files(folder)
            code, _, err = typed(capsys, "restore", backup)
            assert code == 2 and err.count("\n") == 1
            assert files(folder) == before
