"""A stored value of the right type that nothing should have costs only its own thing on Discord.

`tests/sessions/test_spoilt.py` does the same for every service.
"""

from collections.abc import AsyncIterator

import pytest

from sessions import BanKind
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
    "allowed_channels": [MINE],
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
    "servers": ["server season", "server ranking", "game clock show"],
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
    await eve.forge(port.board, "hm:seal:1:match:0")
    await port.play_on(1)
    await port.begin(people, pace="1d")
    await port.play_on(2, moves=3)
    await eve.forge(port.board, "hm:seal:2:match:0")
    await eve.slash("game watch follow", what="rounds", table=2)
    await mei.slash("my away", until="3d")
    await mei.slash("game seek", game="goa")
    await boss.slash("server holidays", days=9)
    await tom.slash("my language", language="en")
    await bans.ban(port.house, BanKind.PERSON, 12345, boss.id, "spam")
    with beside(port.location) as database:
        database.execute("UPDATE ratings SET games = 10")
        database.execute("INSERT INTO allowed_channels VALUES (?, ?)", (port.server.id, port.channel.id))
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


def test_every_table_is_spoilt():
    assert SCREENS.keys() >= {name for name, *_ in columns()} - {"removed_tables"}
