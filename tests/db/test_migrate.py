"""Migrations, made-up ones: from every older version to the newest, whole or not at all."""

import sqlite3

import msgspec
import pytest

from db import Database, DatabaseTooNew, DatabaseUnusable
from db.migrate import read_migrations
from db.sqlite.migrate import migrate
from sessions.clock import Clock, Stage

SCRIPTS = {
    "0001_boats.sql": "CREATE TABLE boats (id INTEGER PRIMARY KEY, name TEXT)",
    "0002_masts.sql": """
        -- Each boat gets a mast; a comment comes last.
        ALTER TABLE boats ADD COLUMN masts INTEGER NOT NULL DEFAULT 1;
        -- That's all.""",
    "0003_crews.sql": """
        CREATE TABLE crews (boat INTEGER REFERENCES boats (id), sailor TEXT);
        INSERT INTO crews SELECT id, 'Ada' FROM boats
        """,  # no semicolon
}


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "migrations"
    folder.mkdir()
    for name, script in SCRIPTS.items():
        (folder / name).write_text(script)
    return folder


@pytest.fixture
def connection(tmp_path):
    connection = sqlite3.connect(tmp_path / "boats.db", isolation_level=None)
    yield connection
    connection.close()


def version(connection):
    return connection.execute("SELECT max(number) FROM migrations").fetchone()[0]


@pytest.mark.parametrize("older", [0, 1, 2, 3])
def test_every_older_version_is_brought_to_the_newest(folder, connection, older):
    migrations = read_migrations(folder)
    migrate(connection, migrations[:older])
    if older:
        connection.execute("INSERT INTO boats (name) VALUES ('Dory')")
    migrate(connection, migrations)
    assert version(connection) == len(migrations)
    assert connection.execute("SELECT name, masts FROM boats").fetchall() == [("Dory", 1)] * bool(older)
    sailors = connection.execute("SELECT sailor FROM crews").fetchall()
    assert sailors == [("Ada",)] * (older in (1, 2))


def test_migrating_again_changes_nothing(folder, connection):
    migrate(connection, read_migrations(folder))
    before = list(connection.iterdump())
    migrate(connection, read_migrations(folder))
    assert list(connection.iterdump()) == before


@pytest.mark.parametrize(
    "broken",
    [
        "CREATE TABLE sails (boat INTEGER); NONSENSE;",
        "CREATE TABLE sails (boat INTEGER); INSERT INTO boats (id) VALUES (1), (1);",
        "CREATE TABLE sails (boat INTEGER REFERENCES boats (id)); INSERT INTO sails VALUES (99);",
    ],
)
def test_a_migration_that_fails_leaves_the_version_before(folder, connection, broken):
    (folder / "0003_crews.sql").write_text(broken)
    with pytest.raises(sqlite3.Error):
        migrate(connection, read_migrations(folder))
    assert version(connection) == 2
    assert not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'sails'").fetchall()
    assert not connection.execute("SELECT 1 FROM boats").fetchall()


async def test_a_migration_that_fails_stops_the_start(folder, tmp_path):
    (folder / "0003_crews.sql").write_text("NONSENSE")
    with pytest.raises(DatabaseUnusable, match="NONSENSE"):
        await Database.open(tmp_path / "harbour.db", migrations=folder)


def test_a_database_newer_than_the_program_is_refused(folder, connection):
    migrate(connection, read_migrations(folder))
    with pytest.raises(DatabaseTooNew, match=r"version 3.*only 2"):
        migrate(connection, read_migrations(folder)[:2])


@pytest.mark.parametrize("name", ["0005_gap.sql", "0003_twice.sql", "four.sql"])
def test_migrations_are_numbered_without_gaps(folder, name):
    (folder / name).write_text("")
    with pytest.raises(ValueError, match=name):
        read_migrations(folder)


def test_another_engine_may_need_other_words_for_the_same(folder):
    (folder / "postgres").mkdir()
    (folder / "postgres" / "0002_masts.sql").write_text("SELECT 'other words'")
    ours, theirs = read_migrations(folder), read_migrations(folder, "postgres")
    assert [each.name for each in ours] == [each.name for each in theirs]
    assert [one == other for one, other in zip(ours, theirs, strict=True)] == [True, False, True]
    assert theirs[1].script == "SELECT 'other words'"


def test_places_are_read_off_the_results_that_are_stored(connection):
    migrations = read_migrations()
    migrate(connection, migrations[:14])
    common = "'goa', '{}', 1, 3, 0, 0"
    for id, status, result in (
        (1, "finished", '{"places":{"0":2,"1":1}}'),
        (2, "finished", "{"),
        (3, "finished", None),
        (4, "closed", None),
    ):
        connection.execute(
            "INSERT INTO tables (game, options, shuffle, version, opened, moved, id, channel, status, result)"
            f" VALUES ({common}, ?, ?, ?, ?)",
            (id, id, status, result),
        )
        for seat in (0, 1):
            row = (id, seat, f"P {seat}")
            connection.execute("INSERT INTO seats (table_id, seat, name, owes) VALUES (?, ?, ?, 0)", row)
    migrate(connection, migrations)
    places = connection.execute("SELECT place FROM seats ORDER BY table_id, seat").fetchall()
    assert [place for (place,) in places] == [2, 1, *(None,) * 6]


def test_who_owes_a_move_stands_with_the_table_a_bit_a_seat(connection):
    migrations = read_migrations()
    migrate(connection, migrations[:25])
    table = "INSERT INTO tables (id, channel, game, options, shuffle, status, version, opened, moved)"
    seat = "INSERT INTO seats (table_id, seat, name, owes) VALUES (?, ?, 'Mei', ?)"
    for id, owes in ((1, ()), (2, (0, 3)), (3, (7,))):
        connection.execute(f"{table} VALUES ({id}, {id}, 'fleet', '{{}}', 0, 'playing', 5, 1, 1)")
        for number in range(8):
            connection.execute(seat, (id, number, number in owes))
    migrate(connection, migrations)
    assert connection.execute("SELECT id, owing FROM tables ORDER BY id").fetchall() == [
        (1, 0),
        (2, 9),
        (3, 128),
    ]


def test_what_moves_write_to_keeps_its_rows_and_clocks_stand_with_their_table(connection):
    migrations = read_migrations()
    migrate(connection, migrations[:26])
    table = "INSERT INTO tables (id, channel, game, options, shuffle, status, version, opened, moved)"
    for id in (1, 2):
        connection.execute(f"{table} VALUES ({id}, {id}, 'fleet', '{{}}', 0, 'playing', 5, 1, 1)")
    kept = {
        "moves": [(1, 2, 0, "draw", 7, 50, "[]", 0, "ab"), (1, 1, 1, None, None, 40, "[]", 2, None)],
        "turns": [(1, 7, 5, 50, "call", None, 40)],
        "outbox": [("turn", 1, 7, 50, 5, 1, "call"), ("board", 2, 0, 50, 5, 1, "")],
        "timers": [("clock", 1, 0, 99), ("remind", 0, 7, 98)],
    }
    columns = {"moves": "table_id, entry, seat, move, person, made, clocks, planned, hash"}
    for name, rows in kept.items():
        into = f"{name} ({columns[name]})" if name in columns else name
        connection.executemany(f"INSERT INTO {into} VALUES ({', '.join('?' * len(rows[0]))})", rows)
    clocks = [(1, 1, 60, 7, None, 2), (1, 0, 0, 0, 500, 0)]
    connection.executemany("INSERT INTO clocks VALUES (?, ?, ?, ?, ?, ?)", clocks)
    migrate(connection, migrations)
    for name, rows in kept.items():
        found = connection.execute(f"SELECT {columns.get(name, '*')} FROM {name}").fetchall()
        assert sorted(map(tuple, found), key=str) == sorted(rows, key=str)
    found = connection.execute("SELECT clocks FROM tables ORDER BY id").fetchall()
    assert [msgspec.json.decode(text, type=list[Clock]) for (text,) in found] == [
        [Clock(0, 0, 500, Stage.RUNNING), Clock(60, 7, None, Stage.WARNED)],
        [],
    ]
