"""Storage: how many moves a second reach the disk, and how much time snapshots save.

It measures SQLite first, then a temporary PostgreSQL server if its programs are installed.

    python -m bench.storage [moves]

It plays random moves of all five games, at one table and at many at once. `moves` is their number per round,
and the best round counts. Tables are started before the clock runs. If a match ends during a round at one
table, the clock stops while the next one begins. The absolute numbers depend on the disk and the
machine. So the number of one-row transactions in the same rounds is shown beside them, since a disk's speed
changes from one second to the next.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from bench.figures import Figures, command_line
from cogs.extensions import furnish
from db import Database, Location, Server
from engine import GAMES, Match
from service.program import tune_python
from sessions import Change, ChangeKind, House, Person, Table, core
from sessions.house import Act
from sessions.playing import hosting, lobby
from sessions.playing import play as play_service
from tests.postgres import HOW_TO_GET_IT, private_server

LOADS = 100
GOAL_SPEEDUP = 3.0
"""Minimum ratio of the time to replay a table's record to the time to load its snapshot."""


class Channel:
    """People who play one match of a game after another."""

    def __init__(self, house: House, channel: int, game: str) -> None:
        self._house = house
        self._channel = channel
        self._game = game
        first = 10 * channel
        self._people = [Person(id, f"Person {id}") for id in range(first, first + GAMES[game].seats[-1])]
        self._dice = random.Random(channel)
        self._table = 0
        self.beginning = 0.0
        """Seconds spent starting matches."""

    async def begin(self) -> None:
        """Open a table and start its match."""
        began, (host, *others) = time.perf_counter(), self._people
        table = await hosting.open_table(
            self._house, server=None, channel=self._channel, host=host, game=self._game
        )
        for person in others:
            await self._house.act(table.id, lobby.join, person)
        await hosting.start(self._house, table.id, host.id)
        self._table = table.id
        self.beginning += time.perf_counter() - began

    async def play(self, moves: int) -> None:
        """Play this many random moves, each after the previous one is on disk. Forced answers don't count."""
        for _ in range(moves):
            if not await self._house.act(self._table, _move, self._dice):
                await self.begin()

    async def table(self) -> Table:
        """The current table."""
        return await self._house.tables.get(self._table)


async def _move(act: Act, dice: random.Random) -> bool:
    """Play a random legal move. Returns False if the match is over."""
    table = act.table
    if not table.waiting or table.match is None:
        return False
    seat = table.waiting[0]
    move = dice.choice(table.match.legal_moves(seat))
    await play_service.make_move(act, seat, move, by=table.seats[seat].player)
    return True


class Harbour:
    """Several channels, played at the same time. The games are assigned to the channels in turn."""

    def __init__(self, house: House, first: int, number: int) -> None:
        self._house = house
        games = list(GAMES)
        self.channels = [Channel(house, first + place, games[place % len(games)]) for place in range(number)]
        self._stored = 0
        house.subscribe(self._hear)

    def _hear(self, change: Change) -> None:
        if change.kind is ChangeKind.MOVED:
            self._stored += 1

    async def open(self) -> None:
        """Start a match in each channel."""
        await self._house.jobs.start()
        for channel in self.channels:
            await channel.begin()

    async def rate(self, moves: int, *, at_once: bool) -> float:
        """Play about this many moves. Returns the number stored per second."""
        each = moves // len(self.channels)
        self._stored, began, begun = 0, time.perf_counter(), self._beginning()
        if at_once:
            await asyncio.gather(*(channel.play(each) for channel in self.channels))
        else:
            for channel in self.channels:
                await channel.play(each)
                await self._house.jobs.settled()
        await self._house.jobs.settled()
        took = time.perf_counter() - began
        return self._stored / (took if at_once else took - self._beginning() + begun)

    def _beginning(self) -> float:
        return sum(channel.beginning for channel in self.channels)


async def only_store(db: Database, count: int) -> None:
    """Run transactions of a single row, the minimum that the disk allows."""
    for n in range(count):
        await db.do(
            """
            INSERT INTO notes (key, value) VALUES (:key, :value)
            ON CONFLICT (key) DO UPDATE SET value = excluded.value
            """,
            key="bench",
            value=str(n),
        )


async def rate(number: int, act: Callable[[], Awaitable[object]]) -> float:
    """Run `act`, which does `number` things. Returns the rate per second."""
    start = time.perf_counter()
    await act()
    return number / (time.perf_counter() - start)


async def longest(channels: Sequence[Channel]) -> tuple[Table, Match]:
    """The match with the most moves among those played in some channels."""
    tables = [await channel.table() for channel in channels]
    found = [(table, table.match) for table in tables if table.match is not None]
    return max(found, key=lambda each: each[1].ply)


async def load(house: House, table: Table) -> None:
    for _ in range(LOADS):
        await house.tables.get(table.id)


async def replay(match: Match) -> None:
    for _ in range(LOADS):
        Match.replay(match.record())


class Size(NamedTuple):
    """The size of a measurement."""

    moves: int
    """Number of moves per round."""
    tables: int = 100
    """Number of tables played at once."""
    rounds: int = 3


SMALLEST = Size(moves=10, tables=5, rounds=1)


async def measure(name: str, db: Database, house: House, size: Size, figures: Figures) -> Harbour:
    """Measure and report the best rates. Returns the tables played one after the other."""
    one, many = Harbour(house, 1, len(GAMES)), Harbour(house, 100, size.tables)
    await one.open()
    await many.open()
    bare = lone = crowd = 0.0
    for _ in range(size.rounds):
        bare = max(bare, await rate(size.moves, lambda: only_store(db, size.moves)))
        lone = max(lone, await one.rate(size.moves, at_once=False))
        crowd = max(crowd, await many.rate(size.moves, at_once=True))
    figures.tell(f"{name}transactions of one row", bare, "a second")
    for which, stored in (("one table", lone), (f"{size.tables} tables", crowd)):
        figures.tell(f"{name}moves, stored, {which}", stored, "a second")
        figures.tell(f"{name}moves, stored, {which}, of those of one row", stored / bare, "times")
    return one


async def measure_sqlite(file: Path, size: Size, figures: Figures) -> None:
    async with opened(file) as (db, house):
        one = await measure("", db, house, size, figures)
        table, match = await longest(one.channels)
        loaded = await rate(LOADS, lambda: load(house, table))
        replayed = await rate(LOADS, lambda: replay(match))
        print(f"a match of {match.ply} moves of {table.game}")
        figures.tell("loaded from its snapshot", 1000 / loaded, "ms")
        figures.tell("played again from its record, of that", loaded / replayed, "times", least=GOAL_SPEEDUP)


async def measure_postgres(server: Server, size: Size, figures: Figures) -> None:
    async with opened(server) as (db, house):
        await measure("PostgreSQL: ", db, house, size, figures)


@asynccontextmanager
async def opened(location: Location) -> AsyncGenerator[tuple[Database, House]]:
    db = await Database.open(location)
    house = House(db)
    furnish(house)
    try:
        yield db, house
    finally:
        await core.close_down(house)
        await db.close()


def main() -> None:
    parser = command_line(__doc__)
    parser.add_argument("moves", nargs="?", type=int, default=2000)
    chosen = parser.parse_args()
    size = SMALLEST if chosen.smallest else Size(chosen.moves)
    tune_python()  # The bot does the same.
    with tempfile.TemporaryDirectory() as folder, Figures("storage", smallest=chosen.smallest) as figures:
        asyncio.run(measure_sqlite(Path(folder) / "bench.db", size, figures))
        with private_server(is_hasty=False) as server:
            if server is None:
                print(HOW_TO_GET_IT)
                return
            server.prepare()
            with server.database() as database:
                asyncio.run(measure_postgres(database, size, figures))


if __name__ == "__main__":
    main()
