"""Storage: how many moves a second are played and stored, and what the snapshot saves when a table is loaded.

    python -m bench.storage [moves]

`moves` is 2000 unless told; with many fewer no match comes to its end. The absolute numbers are the disk's
and the machine's; the ratios, taken in one run, are ours.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from db import Database
from engine import Match
from sessions import Person, Sessions, Table

PEOPLE = [Person(id, f"Person {id}") for id in range(1, 5)]
TABLES = 20  # at once


async def begin(sessions: Sessions, channel: int) -> Table:
    table = await sessions.hosting.open(server=None, channel=channel, host=PEOPLE[0], game="captains_orders")
    for person in PEOPLE[1:]:
        table = await sessions.lobby.join(table.id, person)
    return await sessions.hosting.start(table.id, PEOPLE[0].id)


async def play(sessions: Sessions, moves: int, channel: int = 0) -> None:
    """Play so many random moves in a channel, in one match after another."""
    dice = random.Random(channel)
    table = await begin(sessions, channel)
    for _ in range(moves):
        if not table.status.is_open:
            table = await begin(sessions, channel)
        assert table.match is not None
        [seat] = table.waiting
        person = table.seats[seat].player
        assert person is not None
        await sessions.play.move(table.id, person, dice.choice(table.match.legal_moves(seat)), table.version)
        table = await sessions.tables.get(table.id)


async def play_at_many_tables(sessions: Sessions, moves: int) -> None:
    await asyncio.gather(*(play(sessions, moves // TABLES, channel) for channel in range(1, TABLES + 1)))


async def only_play(moves: int) -> None:
    """The same without storing anything."""
    dice = random.Random(0)
    match = Match.start("captains_orders", len(PEOPLE), "0")
    for n in range(moves):
        if not match.pending:
            match = Match.start("captains_orders", len(PEOPLE), str(n))
        [seat] = match.pending
        match.play(seat, dice.choice(match.legal_moves(seat)))


async def only_store(db: Database, count: int) -> None:
    """Transactions of a single row: the least that one costs on this disk."""
    for n in range(count):
        await db.do("put-note", key="bench", value=str(n))


async def longest_match(db: Database) -> Table:
    """Of the finished matches, the one with the most moves."""
    sessions = Sessions(db)
    tables = [await sessions.tables.get(id) for id in range(1, TABLES + 1)]
    return max(
        (table for table in tables if table.seed), key=lambda table: table.match.ply if table.match else 0
    )


async def rate(count: int, act: Callable[[], Awaitable[object]]) -> float:
    """How many a second, if `act` does so many."""
    start = time.perf_counter()
    await act()
    return count / (time.perf_counter() - start)


async def load(db: Database, table: Table, times: int) -> None:
    for _ in range(times):
        await Sessions(db).tables.get(table.id)


async def replay(db: Database, table: Table, times: int) -> None:
    for _ in range(times):
        Match.replay(await Sessions(db).replays.record(table.id))


async def main(moves: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        db = await Database.open(Path(folder) / "bench.db")
        sessions = Sessions(db)
        bare = await rate(moves, lambda: only_store(db, moves))
        unstored = await rate(moves, lambda: only_play(moves))
        stored = await rate(moves, lambda: play(sessions, moves))
        many = await rate(moves, lambda: play_at_many_tables(sessions, moves))
        table = await longest_match(db)
        loads, replays = 100, 100
        loaded = await rate(loads, lambda: load(db, table, loads))
        replayed = await rate(replays, lambda: replay(db, table, replays))
        await db.close()
    assert table.match is not None
    print(f"transactions of one row        {bare:8.0f} a second")
    print(f"moves, not stored              {unstored:8.0f} a second")
    print(f"moves, stored, one table       {stored:8.0f} a second, {stored / bare:.0%} of the transactions")
    print(f"moves, stored, {TABLES} tables      {many:8.0f} a second, {many / stored:.2f} times one table's")
    print(f"a match of {table.match.ply} moves: loaded from its snapshot in {1000 / loaded:.1f} ms,")
    print(
        f"  played again from its record in {1000 / replayed:.1f} ms, {loaded / replayed:.1f} times as long"
    )


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000))
