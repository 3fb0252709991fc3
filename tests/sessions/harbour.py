"""Tables for tests: people, lobbies and running matches in a few words."""

import json
import random
from collections.abc import Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.features import furnish
from db import Location, Shards
from engine import Move
from sessions import Change, House, Person, Refused, Status, Table, core, messages
from sessions.jobs.job import Job, JobKind, Key, Kind
from sessions.jobs.queue import Jobs
from sessions.messages import Attempt, Shows
from sessions.playing import hosting, lobby, play
from sessions.tables.setup import Setup
from tests.beside import Answer, beside
from tests.fakes import FakePool
from tests.faulty import Faults
from tests.sessions.strays import WatchedHouse

SERVER, CHANNEL = 900, 901
MEI, TOM, UMA, VIC, WIM, XIA, YAN, ZOE, ANN = CREW = [
    Person(id, name)
    for id, name in enumerate(["Mei", "Tom", "Uma", "Vic", "Wim", "Xia", "Yan", "Zoe", "Ann"], start=1)
]


async def at_random(match, seat, level, seed):
    """A computer player that answers at once, and always the same."""
    return random.Random(f"{match.ply} {seat}").choice(match.legal_moves(seat))


class Harbour:
    """Sessions on a database that can be closed and opened again; its clock stands until it is moved."""

    def __init__(self, location: Location, shards: Shards | None = None, **settings):
        self.location = location
        self.shards = shards
        self.faults = Faults()
        self.now = 1_000_000
        self.seeds = 0
        self.changes = []
        self.settings: dict[str, Any] = {
            "workers": FakePool(choose=at_random),
            "new_seed": self.next_seed,
            "clock": lambda: self.now,
            **settings,
        }

    def next_seed(self):
        self.seeds += 1
        return f"seed {self.seeds}"

    async def start(self, before_resuming=lambda house: None) -> WatchedHouse:
        self.db = await self.faults.open(self.location, shards=self.shards)
        self.house = WatchedHouse(self.db, **self.settings)
        self.faults.hear = self.house.hear
        furnish(self.house)
        before_resuming(self.house)
        for kind in JobKind:  # without Discord, nobody does the jobs that talk to it: they stay stored
            self.house.jobs.kinds.setdefault(kind, Kind(nothing, at_once=0))
        self.house.subscribe(self._hear)
        await core.resume(self.house)
        await self.house.jobs.start()
        await self.house.jobs.settled(JobKind.RATINGS)
        await self.house.jobs.flush()
        return self.house

    def _hear(self, change: Change) -> None:
        self.changes.append(change)

    async def stop(self) -> None:
        await core.close_down(self.house)
        await self.db.close()
        self.assert_no_strays()

    def assert_no_strays(self) -> None:
        """Fail if an act awaited anything but its transaction."""
        assert not self.house.strays, self.house.strays

    async def restart(self, before_resuming=lambda house: None) -> WatchedHouse:
        await self.stop()
        return await self.start(before_resuming)

    async def wait(self, seconds: int) -> None:
        """Let time pass: all that is due meanwhile is done when it is due."""
        end = self.now + seconds
        while True:
            await run_due(self.house.jobs)
            due = await self.next_due()
            if due is None or due > end or self.house.time.is_held:
                break  # while uptime is held, time goes on with each beat
            self.now = due
        self.now = end
        await run_due(self.house.jobs)

    def hold(self, kind: JobKind) -> None:
        """Leave the jobs of a kind undone, until `release`."""
        kinds = self.house.jobs.kinds
        kinds[kind] = replace(kinds[kind], at_once=0)

    def release(self, kind: JobKind) -> None:
        kinds = self.house.jobs.kinds
        kinds[kind] = replace(kinds[kind], at_once=1)
        self.house.jobs.wake()

    async def next_due(self) -> int | None:
        """When the next job is due, apart from those that are due now and those that nobody does."""
        done = [kind for kind, how in self.house.jobs.kinds.items() if how.at_once]
        [row] = await self.db.all(
            f"""
            SELECT min(due) AS due FROM jobs
            WHERE due > :now AND kind IN ({", ".join(f":kind{number}" for number in range(len(done)))})
            """,
            now=self.now,
            **{f"kind{number}": kind for number, kind in enumerate(done)},
        )
        return row["due"]

    async def jobs_set(self, *kinds: JobKind) -> list[tuple[str, int, int]]:
        """The stored jobs of these kinds: (kind, table, subject)."""
        rows = await self.db.all("SELECT kind, table_id, subject FROM jobs ORDER BY kind, table_id, subject")
        return [(row["kind"], row["table_id"], row["subject"]) for row in rows if row["kind"] in kinds]

    async def do_jobs(self, *kinds: JobKind) -> None:
        """Drop the stored jobs of these kinds, as if they were done."""
        for kind in kinds:
            await self.house.do("DELETE FROM jobs WHERE kind = :kind", kind=kind)

    async def stored(self, id: int) -> Table:
        """The table as others would load it now."""
        return await House(self.db, clock=self.settings["clock"]).tables.get(id)

    def change(self, statement: str, values: Sequence[object] = ()) -> Answer:
        """Have another program make a statement in the database."""
        with beside(self.location) as other:
            return other.execute(statement, values)

    def rewrite(self, id: int, changed: Callable[[dict[str, Any]], None]) -> None:
        """Change a table's document behind the bot's back."""
        with beside(self.location) as other:
            [(text,)] = other.execute("SELECT document FROM tables WHERE id = ?", (id,))
            changed(document := json.loads(text))
            query = "UPDATE tables SET document = ? WHERE id = ?"
            other.execute(query, (json.dumps(document), id))

    def break_match(self, id: int) -> None:
        """Damage a table's match so that it can't be replayed."""
        self.change("UPDATE tables SET snapshot = NULL WHERE id = ?", (id,))
        junk = "INSERT INTO moves (table_id, entry, seat, move, made) VALUES (?, 999, 0, 'junk', 5)"
        self.change(junk, (id,))

    async def open(self, people=4, computers=0, channel=CHANNEL, **settings) -> Table:
        """A lobby with the first so many of CREW, Mei the host, and computer players after them."""
        about: dict[str, Any] = {"server": SERVER, "channel": channel, "host": MEI, "game": "captains_orders"}
        table = await hosting.open_table(self.house, **with_setup(about | settings))
        for person in CREW[1:people]:
            table = await self.house.act(table.id, lobby.join, person)
        for _ in range(computers):
            table = await self.house.act(table.id, lobby.add_computer, MEI.id)
        return table

    async def begin(self, people=4, computers=0, channel=CHANNEL, **settings) -> Table:
        """A running match, seats as joined."""
        table = await self.open(people, computers, channel, **settings)
        return await hosting.start(self.house, table.id, MEI.id, shuffle=False)

    async def play_on(self, id: int, moves: int = 100_000, seed: int = 0) -> Table:
        """Play at most `moves` random moves for the people, and let the computer players answer the last."""
        dice = random.Random(seed)
        for _ in range(moves):
            await self.house.jobs.settled()
            table = await self.house.tables.get(id)
            if not table.waiting:
                break
            move = dice.choice(moves_now(table))
            await self.house.act(id, play.move, to_move(table), move, table.version)
        await run_due(self.house.jobs)
        return await self.house.tables.get(id)

    async def finish(self, people=4, computers=0, channel=CHANNEL) -> Table:
        table = await self.begin(people, computers, channel)
        table = await self.play_on(table.id)
        assert table.status is Status.FINISHED
        return table


def with_setup(settings: dict[str, Any]) -> dict[str, Any]:
    """Keywords of `open_table`, those of a setup put into one."""
    chosen = {name: settings.pop(name) for name in Setup.__struct_fields__ if name in settings}
    return {**settings, "setup": Setup(**chosen)}


async def sent(house: House, message: int, channel: int, *shows: Shows) -> None:
    """A message that was sent, and recorded."""
    attempt = Attempt(message, 8, Key(JobKind.BOARD, shows[0].id), channel, house.time.unix(), shows)
    await messages.begin(house, attempt)
    assert await messages.record(house, attempt, message)


async def nothing(job: Job) -> None:
    """Handle a job by doing nothing."""


async def run_due(jobs: Jobs) -> None:
    """Run all jobs that are due, and store that they are done."""
    jobs.wake()
    await jobs.settled()
    await jobs.flush()


def to_move(table: Table) -> int:
    """The person who is to move."""
    person = table.seats[table.waiting[0]].player
    assert person is not None
    return person


def moves_now(table: Table) -> Sequence[Move]:
    """What whoever is to move may play."""
    assert table.match is not None
    return table.match.legal_moves(table.pending[0])


def some_move(table: Table) -> Move:
    return moves_now(table)[0]


@asynccontextmanager
async def refused(code, **facts):
    """The block is refused with this code and these facts."""
    with pytest.raises(Refused) as caught:
        yield
    assert (caught.value.code, caught.value.facts) == (code, facts)


def kinds(harbour: Harbour) -> list[str]:
    """The kinds of all changes."""
    return [change.kind for change in harbour.changes]


async def out_of_time(harbour: Harbour, people=4, computers=0) -> tuple[Table, int]:
    """A game in which the first person's day has just run out, and that person; what was told before is
    forgotten."""
    table = await harbour.begin(people, computers)
    person = to_move(table)
    await harbour.wait(86_400)
    harbour.changes.clear()
    return await harbour.house.tables.get(table.id), person
