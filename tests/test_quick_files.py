"""Nothing of a test reaches another by the file and the connections that they have one after the other."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from db import Database
from tests.quick_files import Files, Lent, files
from tests.sessions.conftest import house
from tests.sessions.tables import House

__all__ = ["house"]

TOLD = "PRAGMA cache_size = -16384"
STORE = "INSERT INTO notes (key, value) VALUES ('left', '1')"
COUNT = "SELECT count(*) FROM notes"


@pytest.fixture
def own() -> Iterator[Files]:
    """Files that no other test has."""
    own = Files()
    yield own
    own.throw_away()


def lent(own: Files, path: Path) -> Lent:
    """A connection to a new database."""
    own.link(path)
    found = own.find(path)
    assert found
    return found.lend(5.0)


def count(connection: sqlite3.Connection) -> int:
    [(number,)] = connection.execute(COUNT)
    return number


def test_a_connection_comes_back_open_and_the_file_empty(own: Files, tmp_path: Path):
    first = lent(own, tmp_path / "first.db")
    first.execute(STORE)
    first.execute("BEGIN")
    first.execute("DELETE FROM notes")
    first.close()
    own.empty_all()
    second = lent(own, tmp_path / "second.db")
    assert second is first and not second.in_transaction and count(second) == 0
    assert own.find(tmp_path / "first.db") is own.find(tmp_path / "second.db")


def test_who_opens_it_again_in_the_same_test_finds_what_was_stored(own: Files, tmp_path: Path):
    first = lent(own, tmp_path / "first.db")
    first.execute(STORE)
    first.close()
    found = own.find(tmp_path / "first.db")
    assert found and count(found.lend(5.0)) == 1
    assert found.lend(5.0) is not first and found.lend(0.0) is not first


def test_it_is_told_once_what_it_is_told_at_its_opening(own: Files, tmp_path: Path):
    connection = lent(own, tmp_path / "first.db")
    assert not connection.is_told(TOLD) and connection.is_told(TOLD) and connection.is_as_opened
    assert not connection.is_told("PRAGMA cache_size = 1") and not connection.is_as_opened


def left_open(connection: Lent, path: Path) -> None:
    connection.execute(STORE)


def left_set_otherwise(connection: Lent, path: Path) -> None:
    connection.is_told("PRAGMA max_page_count = 100")
    connection.close()


def left_reading(connection: Lent, path: Path) -> None:
    connection.executescript(f"{STORE}; INSERT INTO notes (key, value) VALUES ('more', '2')")
    connection.reading = connection.execute("SELECT * FROM notes")  # type: ignore[attr-defined]
    next(connection.reading)  # type: ignore[attr-defined]
    connection.close()


def left_with_another_schema(connection: Lent, path: Path) -> None:
    connection.execute("CREATE TABLE others (id INTEGER)")
    connection.close()


def left_without_its_ledger(connection: Lent, path: Path) -> None:
    connection.execute("DELETE FROM migrations")
    connection.close()


def left_damaged(connection: Lent, path: Path) -> None:
    connection.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:8192] + b"?" * 4096 + whole[12288:])


@pytest.mark.parametrize(
    "left",
    [
        *(left_open, left_set_otherwise, left_reading, left_with_another_schema, left_without_its_ledger),
        left_damaged,
    ],
)
def test_what_is_not_as_new_is_thrown_away(own: Files, tmp_path: Path, left):
    path = tmp_path / "first.db"
    left(lent(own, path), path)
    former = path.resolve()
    own.empty_all()
    assert not former.exists() and own.find(path) is None
    another = lent(own, tmp_path / "second.db")
    assert count(another) == 0 and another.file.path != former


@pytest.mark.of_sqlite
@pytest.mark.parametrize("time", [1, 2])
async def test_a_house_has_such_a_file_and_its_number_begins_at_one(house: House, time):
    assert (await house.open()).id == 1
    found = files().find(house.location)  # type: ignore[arg-type]
    assert found and len(found._in_use) == 2
    await house.stop()
    assert not found._in_use and all(one.is_as_opened for one in found._idle)
    await house.start()
    assert await house.sessions.tables.get(1)


@pytest.mark.of_sqlite
async def test_what_was_closed_answers_nobody(house: House):
    former: Database = house.db
    await house.restart()
    with pytest.raises((sqlite3.Error, ValueError)):
        await former.all("next-timer")
    with pytest.raises(sqlite3.ProgrammingError):
        await former._reader._lookups.execute("SELECT 1")  # type: ignore[attr-defined]
