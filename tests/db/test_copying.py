"""Copying between the two engines transfers everything or nothing."""

import pytest

from db import Database, DatabaseInUse, DatabaseUnreachable, DatabaseUnusable, Server
from db.copying import copy_rows, tables
from service.care import copy_over
from sessions import BanKind
from sessions.people import bans
from sessions.people.preferences import Preferences
from tests.beside import beside
from tests.db.statements import PUT_NOTE
from tests.harbour import MEI, Harbour
from tests.preferring import prefer


def everything(location):
    """All rows, by table."""
    with beside(location) as other:
        return {
            name: sorted(
                map(repr, other.execute(f"SELECT {', '.join(sorted(other.columns(name)))} FROM {name}"))
            )
            for name in other.tables()
            if name in tables()
        }


@pytest.fixture
def empty_database(postgres):
    with postgres.database(template="template1") as database:
        yield database


@pytest.fixture
async def used_database(tmp_path):
    """A file with rows in most tables, and unusual texts."""
    harbour = Harbour(tmp_path / "lived.db")
    await harbour.start()
    await harbour.finish()
    await harbour.play_on((await harbour.begin(channel=2, rated=True)).id)
    await harbour.play_on((await harbour.begin(channel=3)).id, 5)
    await harbour.open(channel=4)
    await bans.ban(harbour.house, BanKind.PERSON, 99, 77, "spam")
    await prefer(harbour.house, MEI.id, Preferences(zone="Asia/Tokyo"))
    await harbour.db.do(PUT_NOTE, key="odd\\N\t\n'\"", value="船長命令 \\. 🎏\r\n")
    await harbour.db.do(PUT_NOTE, key="empty", value="")
    await harbour.stop()
    return tmp_path / "lived.db"


async def test_a_database_survives_a_round_trip_through_the_other_engine(
    used_database, empty_database, tmp_path
):
    before = everything(used_database)
    assert sum(map(bool, before.values())) >= 10
    copied = await copy_over(used_database, empty_database)
    assert copied == (4, sum(map(len, before.values())))
    assert everything(empty_database) == before == everything(used_database)
    assert await copy_over(empty_database, tmp_path / "back.db") == copied
    assert everything(tmp_path / "back.db") == before


async def test_matches_continue_in_the_copied_database(used_database, empty_database):
    await copy_over(used_database, empty_database)
    harbour = Harbour(empty_database)
    await harbour.start()
    table = await harbour.play_on(3)
    assert table.match and table.match.result
    assert (await harbour.open(channel=5)).id == 5
    await harbour.stop()


async def test_copying_into_a_nonempty_database_is_refused(used_database, empty_database):
    db = await Database.open(empty_database)
    await db.do(PUT_NOTE, key="mine", value="1")
    await db.close()
    before = everything(empty_database)
    with pytest.raises(DatabaseUnusable, match="isn't empty"):
        await copy_over(used_database, empty_database)
    assert everything(empty_database) == before


async def test_a_value_that_doesnt_fit_stops_the_copy(used_database, empty_database):
    with beside(used_database) as other:
        other.execute("UPDATE table_people SET name = x'FF00FE' WHERE table_id = 2 AND seat = 1")
    with pytest.raises(DatabaseUnusable, match="Rows of table_people can't be stored") as caught:
        await copy_over(used_database, empty_database)
    assert "\n" not in str(caught.value)
    assert not any(everything(empty_database).values())


async def test_a_copy_whose_outcome_is_unknown_isnt_reported_as_undone(used_database, empty_database):
    await (await Database.open(empty_database)).close()
    with beside(empty_database) as other:
        other.executescript(
            "CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;"
            " CREATE CONSTRAINT TRIGGER cutting AFTER INSERT ON notes DEFERRABLE INITIALLY DEFERRED"
            " FOR EACH ROW EXECUTE FUNCTION cut()"
        )
    with pytest.raises(DatabaseUnusable, match="may be there or not"):
        await copy_over(used_database, empty_database)


async def test_a_text_with_nul_is_copied_without_it(used_database, empty_database):
    with beside(used_database) as other:
        other.execute("UPDATE table_people SET name = 'M' || char(0) || 'ei' WHERE table_id = 2 AND seat = 1")
    await copy_over(used_database, empty_database)
    with beside(empty_database) as other:
        assert list(other.execute("SELECT name FROM table_people WHERE table_id = 2 AND seat = 1")) == [
            ("Mei",)
        ]


async def test_lost_rows_are_detected(used_database, empty_database, monkeypatch):
    from db.postgres.copying import PostgresEndpoint

    add = PostgresEndpoint.add

    async def losing(self, table, rows):
        await add(self, table, rows[1:] if table == "moves" else rows)

    monkeypatch.setattr(PostgresEndpoint, "add", losing)
    with pytest.raises(DatabaseUnusable, match="Not all rows of moves were copied"):
        await copy_over(used_database, empty_database)
    assert not any(everything(empty_database).values())


async def test_a_changed_table_is_detected(used_database, empty_database, monkeypatch):
    from service import care

    async def copied(source, target):
        found = await copy_rows(source, target)
        with beside(target) as other:
            other.execute(
                "UPDATE tables SET document = replace(document, '\"host\":1', '\"host\":99') WHERE id = 2"
            )
        return found

    monkeypatch.setattr(care, "copy_rows", copied)
    with pytest.raises(DatabaseUnusable, match="Table 2 differs"):
        await copy_over(used_database, empty_database)


async def test_copying_needs_exclusive_access_to_both_databases(used_database, empty_database, tmp_path):
    db = await Database.open(empty_database)
    with pytest.raises(DatabaseInUse):
        await copy_over(used_database, empty_database)
    await db.close()


async def test_copying_a_missing_database_is_refused(empty_database, tmp_path):
    with pytest.raises(DatabaseUnusable, match="no database"):
        await copy_over(tmp_path / "nowhere.db", empty_database)
    with pytest.raises(DatabaseUnreachable):
        await copy_over(Server(empty_database.url.replace("host=", "host=/nowhere")), tmp_path / "new.db")


def test_every_table_is_copied(schema):
    stored = schema.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    assert {name for (name,) in stored} == {*tables(), "migrations"}
