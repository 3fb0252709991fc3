"""A stored value of the right type that nothing should have costs only its own thing on Discord.

`tests/sessions/test_spoilt.py` does the same for every service.
"""

import json
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from cogs.clock.service import VOTE_JOB
from cogs.tournament.store import NOTICE_JOB, TOURNAMENT_JOB
from sessions import BanKind, Key
from sessions.jobs.job import BOARD_JOB, CLOCK_JOB
from sessions.people import bans
from sessions.tables.rows import UNREADABLE
from tests.beside import beside
from tests.cogs.wording import EN
from tests.harbour import GAME
from tests.sessions.test_spoilt import columns

pytestmark = pytest.mark.of_sqlite
"""PostgreSQL refuses most of these values: its columns have narrower types."""

ODD = {
    "TEXT": ("'unheard-of'",),
    "INTEGER": (str(2**62), "-1"),
    "BIGINT": (str(2**62), "-1"),
    "REAL": ("9e300", "-9e300"),
}
MINE = "game mine"
SCREENS = {
    "achievements": ["profile"],
    "attempts": [MINE],
    "audit": ["server audit"],
    "bans": [MINE, "server ranking"],
    "followers": ["game show"],
    "guesses": ["server seers", "guess"],
    "holidays": [MINE, "help", "game clock show", "my settings", "game show"],
    "jobs": [MINE],
    "messages": ["game show", MINE],
    "moves": ["game log", "profile"],
    "notes": ["help"],
    "people": ["my settings", "profile", "server ranking", MINE],
    "plans": ["game plan"],
    "ratings": ["server ranking", "server champions", "profile"],
    "replaced": ["guess"],
    "results": ["server ranking", "profile"],
    "reviews": ["profile"],
    "seekers": ["game seek"],
    "seekers_shown": ["game seek"],
    "servers": ["server settings", "server season", "server ranking", "game clock show"],
    "table_people": [MINE, "profile", "game history"],
    "tables": [MINE, "profile", "game history", "game show", "server seers"],
    "tournament_people": ["tournament list", "tournament show"],
    "tournaments": ["tournament list", "tournament show"],
    "turns": [MINE, "help", "game show"],
}
"""What people look at that reads each table. Everyone also gets suggestions for their tables."""
OPTIONS = {
    "server ranking": {"game": GAME, "when": "all"},
    "game seek": {"game": "goa"},
    "tournament show": {"what": "standings"},
}


@pytest.fixture
async def people(port):
    """A manager, a player and an onlooker. One match is over, one runs; nearly all tables have rows."""
    people = [port.person("Boss", manager=True), *port.crew(3)]
    boss, mei, tom, eve = *people[:3], port.person("Eve")
    await boss.slash("tournament open", game=GAME)
    await mei.slash("tournament join", tournament=1)
    await port.begin(people, rated=True)
    await eve.forge(port.board, "hm:seal:1:match:0:0")
    await port.play_on(1)
    await port.begin(people, pace="1d")
    await port.play_on(2, moves=3)
    await eve.forge(port.board, "hm:seal:2:match:0:0")
    await eve.slash("game watch follow", what="rounds", table=2)
    await mei.slash("my away", until="3d")
    await mei.slash("game seek", game="goa")
    await boss.slash("server holidays", days=9)
    await tom.slash("my language", language="en")
    await bans.ban(port.house, BanKind.PERSON, 12345, boss.id, "spam")
    with beside(port.location) as database:
        database.execute("UPDATE ratings SET games = 10")
        database.execute("INSERT INTO attempts VALUES (5, 6, 'turn', 2, ?, 7, 5, NULL, '[]')", (mei.id,))
        database.execute("INSERT INTO reviews VALUES (1, 0, 5, 50.0, '{}')")
    return [boss, mei, eve]


async def looks(port, people, table: str) -> AsyncIterator[tuple[str, str]]:
    """(what somebody looked at, the answer) for everything that reads a table of the database."""
    for person in people:
        for screen in SCREENS[table]:
            if screen == "guess":
                yield screen, (await person.forge(port.board, "hm:guess:2")).text
            else:
                yield screen, (await person.slash(screen, **OPTIONS.get(screen, {}))).text
        await person.offered("game show", "table")
        await person.offered("tournament show", "tournament")
        yield "suggestions", ""


@pytest.mark.parametrize("kind", ODD)
async def test_a_value_that_nothing_should_have_is_no_error(port, people, kind):
    with beside(port.location) as database:
        database.execute("PRAGMA ignore_check_constraints = ON")
        database.execute("PRAGMA foreign_keys = OFF")
        for table, column in [
            (table, name) for table, name, of in columns() if of == kind and table in SCREENS
        ]:
            rows = database.execute(f"SELECT * FROM {table}").fetchall()
            for value in ODD[kind]:
                UNREADABLE.forget()
                database.execute(f"UPDATE OR REPLACE {table} SET {column} = {value}")
                async for screen, text in looks(port, people, table):
                    assert EN("refusal-unexpected") not in text, (table, column, value, screen)
                    assert not port.logged.lines, (table, column, value, screen)
                database.execute(f"DELETE FROM {table}")
                for row in rows:
                    marks = ", ".join("?" * len(row))
                    database.execute(f"INSERT OR REPLACE INTO {table} VALUES ({marks})", row)


MORE = {
    "tables": {
        "paused": 5,
        "stood": 5,
        "asleep": 5,
        "ended": 5,
        "closed_by": 5,
        "hints": [[0, 1]],
        "votes": [{"seat": 1, "until": 5, "made": 3}],
        "proposal": {"what": "pace", "by": 5, "pace": 5, "agreed": []},
    },
    "tournaments": {"ends": 5, "paused": 5, "ended": 5},
}
"""Fields that the documents may have, too."""
JOBS = {"tables": [BOARD_JOB, VOTE_JOB, CLOCK_JOB], "tournaments": [TOURNAMENT_JOB, NOTICE_JOB]}


def numbers(value: Any, *path: str | int) -> Iterator[tuple[str | int, ...]]:
    """The paths to the numbers in a document. One element stands for all of a list."""
    match value:
        case dict():
            for name, each in value.items():
                if name != "record":
                    yield from numbers(each, *path, name)
        case list():
            for number, each in enumerate(value[:1]):
                yield from numbers(each, *path, number)
        case int() if not isinstance(value, bool):
            yield path
        case _:
            pass


@pytest.mark.parametrize("table", MORE)
async def test_a_number_in_a_document_that_nothing_should_have_is_no_error(port, people, table):
    mei = people[1]
    with beside(port.location) as database:
        [(id, document)] = database.execute(f"SELECT id, document FROM {table} ORDER BY id DESC LIMIT 1")
        for path in numbers(MORE[table] | json.loads(document)):
            names = {name: value for name, value in MORE[table].items() if name == path[0]}
            inside: dict[Any, Any]
            spoilt = inside = names | json.loads(document)
            for each in path[:-1]:
                inside = inside[each]
            inside[path[-1]] = 2**62
            UNREADABLE.forget()
            database.execute(f"UPDATE {table} SET document = ? WHERE id = ?", (json.dumps(spoilt), id))
            async with port.house.transaction() as tx:
                for kind in JOBS[table]:
                    tx.jobs.set(Key(kind, id) if table == "tables" else Key(kind, subject=id), tx.now)
            await port.wait(0)
            texts = [(await mei.slash(each)).text for each in (MINE, "game log", "game clock show")]
            texts.append((await mei.slash("tournament show", what="standings")).text)
            await mei.offered("game show", "table")
            await mei.offered("tournament show", "tournament")
            assert EN("refusal-unexpected") not in " ".join(texts), path
            assert not port.logged.lines, path
            database.execute(f"UPDATE {table} SET document = ? WHERE id = ?", (document, id))


def test_every_table_is_spoilt():
    assert SCREENS.keys() >= {name for name, *_ in columns()} - {"removed_tables"}
