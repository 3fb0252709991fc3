"""Made-up migrations: from every older version to the newest, completely or not at all."""

import sqlite3

import pytest

from db import Database, DatabaseTooNew, DatabaseUnusable
from db.migrate import read_migrations
from db.sqlite.migrate import migrate
from tests.beside import beside

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


@pytest.fixture
def empty(request, tmp_path):
    """The place of a new database on the engine of this run."""
    if not request.config.getoption("postgres"):
        yield tmp_path / "boats.db"
        return
    with request.getfixturevalue("postgres").database(template="template1") as database:
        yield database


async def test_an_edited_migration_refuses_an_older_database(empty, tmp_path):
    """Until 1.0.0 the first migration is edited in place."""
    folder = tmp_path / "migrations"
    folder.mkdir()
    (folder / "0001_boats.sql").write_text("CREATE TABLE boats (id INTEGER PRIMARY KEY, -- a\n speed REAL)")
    for _ in range(2):
        await (await Database.open(empty, migrations=folder)).close()
    (folder / "0001_boats.sql").write_text(
        "-- fast\nCREATE TABLE boats (id INTEGER PRIMARY KEY,\n speed  REAL)"
    )
    await (await Database.open(empty, migrations=folder)).close()
    (folder / "0001_boats.sql").write_text(
        "CREATE TABLE boats (id INTEGER PRIMARY KEY, crew TEXT, speed REAL)"
    )
    with pytest.raises(DatabaseUnusable, match=r"another schema \(boats") as caught:
        await Database.open(empty, migrations=folder)
    assert "\n" not in str(caught.value)


async def test_a_database_without_a_column_is_refused(location):
    await (await Database.open(location)).close()
    with beside(location) as other:
        other.execute("ALTER TABLE tournaments DROP COLUMN event")
    with pytest.raises(DatabaseUnusable, match=r"another schema \(tournaments"):
        await Database.open(location)


async def test_a_database_without_an_index_is_refused(location):
    with beside(location) as other:
        other.execute("DROP INDEX tournaments_by_server")
    with pytest.raises(DatabaseUnusable, match="tournaments_by_server"):
        await Database.open(location)


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ("ALTER COLUMN owing TYPE BIGINT", "tables.owing"),
        ("ALTER COLUMN owing DROP NOT NULL", "tables.owing"),
        ("ALTER COLUMN nudged SET NOT NULL", "tables.nudged"),
        ("ALTER COLUMN owing SET DEFAULT 0", "tables.owing"),
        ("ADD COLUMN mine TEXT", "tables.mine"),
        ("DROP CONSTRAINT tables_status_check", "tables: tables_status_check"),
        ("ADD CHECK (version > 0)", "tables: tables_version_check"),
    ],
)
async def test_a_database_with_an_altered_table_is_refused(postgres, change, what):
    with postgres.database() as location:
        await (await Database.open(location)).close()
        with beside(location) as other:
            other.execute(f"ALTER TABLE tables {change}")
        with pytest.raises(DatabaseUnusable, match=rf"another schema \({what}\)") as caught:
            await Database.open(location)
        assert "\n" not in str(caught.value)


async def test_what_a_host_has_added_is_left_alone(location):
    with beside(location) as other:
        other.execute("CREATE TABLE mine (id INTEGER)")
        other.execute("CREATE INDEX mine_too ON notes (value)")
    await (await Database.open(location)).close()


def test_all_rows_that_refer_to_a_table_or_a_tournament_go_with_it(schema):
    tables = [name for (name,) in schema.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    keys = [key for each in tables for key in schema.execute(f"PRAGMA foreign_key_list({each})")]
    assert {(key[2], key[6]) for key in keys} == {("tables", "CASCADE"), ("tournaments", "CASCADE")}
