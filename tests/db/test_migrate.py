"""Made-up migrations: from every older version to the newest, completely or not at all."""

import sqlite3

import pytest

from db import Database, DatabaseTooNew, DatabaseUnusable
from db.migrate import read_migrations
from db.sqlite.migrate import migrate

SCRIPTS = {
    "0001_boats.sql": "CREATE TABLE boats (id INTEGER PRIMARY KEY, name TEXT)",
    "0002_masts.sql": """
        -- Each boat gets a mast; a comment comes last.
        ALTER TABLE boats ADD COLUMN masts INTEGER NOT NULL DEFAULT 1;
        -- That's all.""",
    "0003_crews.sql": """
        CREATE TABLE crews (boat INTEGER REFERENCES boats (id), sailor TEXT);
        INSERT INTO crews SELECT id, 'Ada' FROM boats
        """,  # The statement has no semicolon.
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
def test_every_older_version_is_migrated_to_the_newest(folder, connection, older):
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
