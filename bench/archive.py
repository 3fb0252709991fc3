"""The archive: how long it takes to find matches among many that are over, and to open one.

    python -m bench.archive [tables]

The database has 20,000 tables unless told, of all five games, in fifty channels of one server. They are rows
made for the purpose: each of a few matches that are really played stands there many times. One person sits at
every other table, which is much for a search by person; the first page and the last one are asked for, and
the slowest of several times counts.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import closing
from pathlib import Path

import msgspec

from bench.figures import Figures
from db import Database
from engine import GAMES, Match
from sessions import Search, Sessions

SERVER, CHANNELS, PEOPLE = 1, range(100, 150), 500
BUSY = 1000
"""The person who sits at every other table."""
PAGE = 11
TIMES = 5
MOST = 100.0
"""The goal, in milliseconds."""
START = 1_700_000_000
HOUR = 3600


def main(tables: int) -> None:
    with tempfile.TemporaryDirectory() as folder, Figures("archive") as figures:
        asyncio.run(_measure(Path(folder) / "archive.db", tables, figures))


async def _measure(path: Path, tables: int, figures: Figures) -> None:
    await (await Database.open(path)).close()
    _fill(path, tables)
    db = await Database.open(path)
    sessions = Sessions(db)
    everywhere = list(CHANNELS)
    since = START + (tables - tables // 20) * HOUR
    last = tables // 2 - PAGE
    searches: dict[str, tuple[Search, int]] = {
        "mine": (Search(person=BUSY), 0),
        "mine, the last page": (Search(person=BUSY), last),
        "mine with somebody": (Search(person=BUSY, companion=7), 0),
        "mine of a game, won": (Search(person=BUSY, game="goa", won=True), 0),
        "mine, won, the last page": (Search(person=BUSY, won=True), tables // 10),
        "the server's": (Search(server=SERVER), 0),
        "the server's, the last page": (Search(server=SERVER), tables - PAGE),
        "the server's of a game, lately": (Search(server=SERVER, game="fleet", since=since), 0),
        "the server's with somebody who won": (Search(server=SERVER, person=BUSY, won=True), 0),
        "the server's, of a game that nobody played": (Search(server=SERVER, game="chess"), 0),
    }
    try:
        for name, (search, after) in searches.items():
            places = None if search.server is None else everywhere

            async def find(
                search: Search = search, after: int = after, places: list[int] | None = places
            ) -> None:
                await sessions.archive.find(search, viewer=BUSY, places=places, most=PAGE, after=after)

            figures.tell(f"{name}, of {tables:,} tables", await _slowest(find), "ms", most=MOST)
        chosen = iter(random.Random(1).sample(range(1, tables + 1), TIMES))

        async def open_one() -> None:
            await sessions.tables.get(next(chosen))

        figures.tell("opening one", await _slowest(open_one), "ms", most=MOST)
    finally:
        await db.close()


async def _slowest(act: Callable[[], Awaitable[None]]) -> float:
    """Milliseconds."""
    taken: list[float] = []
    for _ in range(TIMES):
        begun = time.perf_counter()
        await act()
        taken.append(time.perf_counter() - begun)
    return 1000 * max(taken)


def _fill(path: Path, tables: int) -> None:
    """Store so many tables that are over."""
    dice = random.Random(0)
    played = [_played(game, dice) for game in GAMES]
    with closing(sqlite3.connect(path)) as connection, connection:
        for id in range(1, tables + 1):
            match = played[id % len(played)]
            people = dice.sample(range(1, PEOPLE), match.seats)
            if id % 2:
                people[dice.randrange(match.seats)] = BUSY
            _store(connection, id, match, people)


def _played(game: str, dice: random.Random) -> Match:
    """A match from its deal to its end, with a result of its own."""
    match = Match.start(game, GAMES[game].seats[-1], str(dice.random()))
    while match.result is None:
        seat = match.pending[0]
        moves = match.legal_moves(seat)
        match.play(seat, moves[dice.randrange(len(moves))])
    return match


def _store(connection: sqlite3.Connection, id: int, match: Match, people: list[int]) -> None:
    ended = START + id * HOUR
    row = {
        "id": id,
        "server": SERVER,
        "channel": CHANNELS[id % len(CHANNELS)],
        "game": match.game.id,
        "options": msgspec.json.encode(match.options).decode(),
        "shuffle": 1,
        "host": people[0],
        "status": "finished",
        "version": match.ply + 5,
        "opened": ended - HOUR,
        "moved": ended,
        "started": ended - HOUR,
        "ended": ended,
        "seed_hash": "0" * 64,
        "record": msgspec.json.encode({**match.record(), "moves": []}).decode(),
        "result": msgspec.json.encode(match.result).decode(),
    }
    _insert(connection, "tables", row)
    assert match.result is not None
    for seat, person in enumerate(people):
        seated = {"person": person, "name": f"P {person}", "owes": 0, "place": match.result.places[seat]}
        _insert(connection, "seats", {"table_id": id, "seat": seat, **seated})
    _insert(connection, "snapshots", {"table_id": id, "dump": match.dumped().decode()})


def _insert(connection: sqlite3.Connection, table: str, row: Mapping[str, object]) -> None:
    marks = ", ".join(f":{name}" for name in row)
    connection.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", row)  # noqa: S608 (our own)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)
