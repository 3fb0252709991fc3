"""A spoilt value harms only its own table or person.

The tests spoil every column of every table and play on at another table.
"""

import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from cogs.admin import service as operators
from cogs.archive import service as archive
from cogs.archive.service import Search
from cogs.follow import service as followers
from cogs.follow.service import Interest
from cogs.guess import service as guesses
from cogs.notify import service as reminders
from cogs.rated import achievements, profiles, rankings
from cogs.rated import service as ratings
from cogs.review.service import Reviews
from cogs.seek import service as seekers
from cogs.seek.service import Wish
from cogs.tournament import service as tournaments
from cogs.tournament import store as cups
from db.sqlite.soundness import wrong_rows
from service import figures
from sessions import Key, audit, checking, messages
from sessions.jobs.job import TURN_JOB
from sessions.people import bans
from sessions.people.server_settings import server_settings
from sessions.people.settings import settings_of
from sessions.playing import answers, plans
from sessions.privacy import forgetting as rights
from sessions.tables import replays
from sessions.tables.rows import UNREADABLE
from tests.cogs.notify.test_service import Notifications
from tests.harbour import MEI, SERVER, UMA, Harbour
from tests.sessions.playing.planned import hand, next_one
from tests.sessions.privacy.test_forgetting import ID, lived, lost_seats, officiated, played

pytestmark = pytest.mark.of_sqlite
"""These tests need SQLite, since PostgreSQL rejects values of another type."""

NEXT_DOOR = 7_000
SCHEMA = Path(__file__).parents[2] / "db" / "migrations" / "0001_schema.sql"
JUNK = {"TEXT": "'{junk'", "INTEGER": "'junk'", "BIGINT": "'junk'", "REAL": "'junk'"}
ODD = {"TEXT": "'unheard-of'", "INTEGER": 2**62, "BIGINT": 2**62, "REAL": 9e300}
"""Values of the right type that nothing should have."""


def columns() -> list[tuple[str, str, str]]:
    """(table, column, type) of each column in the schema."""
    with closing(sqlite3.connect(":memory:")) as database:
        database.executescript(SCHEMA.read_text())
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return [
            (name, column, kind)
            for name in sorted(names)
            for _, column, kind, *_ in database.execute(f"PRAGMA table_info({name})")
        ]


COLUMNS: dict[str, list[tuple[str, str]]] = {}
for name, *column in columns():
    COLUMNS.setdefault(name, []).append((column[0], column[1]))
each_column = pytest.mark.parametrize(("table", "column", "kind"), columns(), ids=str)
MADE: list[bytes] = []


@pytest.fixture
async def used_database(location):
    """A database with rows in every table, made once per process."""
    if not MADE:
        MADE.append(await made(location))
    location.write_bytes(MADE[0])
    return location


async def made(path: Path) -> bytes:
    harbour = Harbour(path)
    await harbour.start()
    await lived(harbour)
    await lost_seats(harbour)
    await played(harbour)
    await officiated(harbour)
    with closing(sqlite3.connect(path)) as database:
        database.execute("INSERT INTO removed_tables VALUES (3)")
        database.execute("INSERT INTO seekers_shown VALUES (?, 'goa', 0, 0, 5, 6)", (SERVER,))
        database.execute("INSERT INTO reviews VALUES (1, 0, 5, 50.0, '{}')")
        database.commit()
    await harbour.stop()
    with closing(sqlite3.connect(path)) as database:
        for name in {name for name, *_ in columns()}:
            [(number,)] = database.execute(f"SELECT count(*) FROM {name}")
            assert number, f"nothing is stored in {name}"
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path.read_bytes()  # noqa: ASYNC240 (no other task runs)


async def looked_at(harbour: Harbour) -> None:
    """Read every list and count of the server and of people whose rows may be spoilt."""
    house = harbour.house
    db = house.db
    for person in (ID, MEI.id, UMA.id):
        await house.tables.of_person(person)
        await house.tables.next_waiting(person)
        await profiles.profile_of(house, person, person)
        await achievements.achieved_by(db, person)
        await ratings.ratings_of(db, person)
        await reminders.turns_of(db, person)
        await reminders.next_notification(house, person)
        await messages.attempts_of(house, Key(TURN_JOB, subject=person))
        await messages.messages_to(house, person)
        await settings_of(db, person)
        await rights.export(house, person)
    await rankings.present_season(house, SERVER)
    await rankings.most_played(house, SERVER)
    await rankings.top(house, SERVER, "captains_orders", most=10)
    await rankings.champions(house, SERVER, most=10)
    await seekers.crew(house, Wish(SERVER, "goa", None, False))
    await seekers.wishes(house, SERVER)
    await seekers.notices(house, SERVER)
    await server_settings(db, SERVER)
    await guesses.seers_in(db, SERVER, 10)
    await audit.entries(house, SERVER, most=100)
    await bans.all_bans(db)
    await figures.count_tables(house)
    await figures.waiting_jobs(house)
    await tournaments.tournaments_of_server(house, SERVER)
    await operators.list_tables(house, most=100)
    search = Search(server=SERVER)
    await archive.find(house, search, viewer=MEI.id, places=[*range(60)], most=10)
    await archive.find(house, Search(person=MEI.id), viewer=MEI.id, places=None, most=10)
    await ratings.rebuild(house)
    [_ for check in (checking.troubles, cups.troubles) async for _ in check(db)]


async def played_next_door(harbour: Harbour) -> None:
    """Open, follow, plan, play and close a table with people whose other rows may be spoilt."""
    house = harbour.house
    table = await harbour.begin(4, channel=NEXT_DOOR, server=SERVER + 2)
    await house.act(table.id, followers.follow, ID, Interest.ROUNDS)
    other, seat = next_one(table)
    await house.act(table.id, plans.add, other, f"obey {hand(table, seat)[0]}")
    table = await harbour.play_on(table.id, moves=12)
    assert table.match.ply >= 12
    await answers.missed(house, table.id, MEI.id)
    await house.single(Reviews).stop()
    await harbour.wait(90_000)  # Clocks run out, and reminders become due.
    await replays.position(house, table.id, 5)
    await harbour.play_on(table.id, moves=2)


@contextmanager
def opened(path: Path) -> Generator[sqlite3.Connection]:
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("PRAGMA ignore_check_constraints = ON")
        database.execute("PRAGMA foreign_keys = OFF")
        yield database


def spoil(database: sqlite3.Connection, table: str, column: str, value: object) -> None:
    """Spoil a value of the column: of one row, or of all rows if none has a value."""
    changed = database.execute(
        f"UPDATE {table} SET {column} = {value} WHERE ({column}, 1) IN"
        f" (SELECT {column}, 1 FROM {table} WHERE {column} IS NOT NULL LIMIT 1)"
    ).rowcount
    if not changed:
        database.execute(f"UPDATE OR REPLACE {table} SET {column} = {value}")


async def assert_others_play_on(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    UNREADABLE.forget()
    harbour = Harbour(path)
    await harbour.start()
    try:
        Notifications(harbour)
        await harbour.house.jobs.start()
        await looked_at(harbour)
        await played_next_door(harbour)
    finally:
        await harbour.stop()
    assert not [record for record in caplog.records if record.levelname == "ERROR"], caplog.text
    told = [record.message for record in caplog.records if "can't be read" in record.message]
    assert len(told) == len(set(told)), "each is logged once"


by_kind = pytest.mark.parametrize("values", [JUNK, ODD], ids=["junk", "odd"])


@by_kind
@pytest.mark.parametrize("place", range(max(map(len, COLUMNS.values()))))
async def test_a_damaged_value_of_each_table_doesnt_affect_other_tables(used_database, caplog, place, values):
    """`place` is a column's place in its table. `make night` spoils each column alone."""
    with opened(used_database) as database:
        for table, columns in COLUMNS.items():
            for column, kind in columns[place : place + 1]:
                spoil(database, table, column, values[kind])
    await assert_others_play_on(used_database, caplog)


@pytest.mark.night
@by_kind
@each_column
async def test_a_damaged_value_doesnt_affect_other_tables(used_database, caplog, table, column, kind, values):
    with opened(used_database) as database:
        spoil(database, table, column, values[kind])
    await assert_others_play_on(used_database, caplog)


@each_column
async def test_check_reports_a_value_of_the_wrong_type(used_database, table, column, kind):
    with opened(used_database) as database:
        database.execute(f"UPDATE OR REPLACE {table} SET {column} = x'FF00FE'")
    assert any(f"{table}.{column}" in line for line in wrong_rows(used_database))
