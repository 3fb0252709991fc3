"""Tables for tests: people, lobbies and running matches in a few words.

`Harbour` is a house without Discord. `Port` (`simulated.py`) adds Discord and keeps the methods.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.board.service import END_JOB
from cogs.clock.service import REPLACED_JOB, VOTE_JOB
from cogs.extensions import cogs_of, furnish
from cogs.follow.service import NEWS_JOB
from cogs.rated.service import RATINGS_JOB
from db import Database, Location, Shards
from engine import Match, Move
from sessions import Change, House, Person, Refused, Status, Table, core, messages
from sessions.jobs.job import BOARD_JOB, TURN_JOB, Job, JobKind, Key, Kind
from sessions.jobs.queue import Jobs
from sessions.messages import Attempt, Shows
from sessions.playing import hosting, lobby, play
from sessions.tables.setup import Setup
from tests.beside import Answer, Impossible, Program, beside
from tests.fakes import FakePool
from tests.faulty import Faults
from tests.sessions.strays import WatchedHouse
from tests.watchdog import excused

SERVER, CHANNEL = 900, 901
MEI, TOM, UMA, VIC, WIM, XIA, YAN, ZOE, ANN = CREW = [
    Person(id, name)
    for id, name in enumerate(["Mei", "Tom", "Uma", "Vic", "Wim", "Xia", "Yan", "Zoe", "Ann"], start=1)
]
GAME = "captains_orders"
"""Default game of the tests."""
DELIVERIES = (TURN_JOB, VOTE_JOB, REPLACED_JOB, BOARD_JOB, END_JOB, NEWS_JOB)
"""Jobs that tell people about tables."""


async def at_random(match, seat, level, seed):
    """A fast, deterministic computer player."""
    return random.Random(f"{match.ply} {seat}").choice(match.legal_moves(seat))


People = int | Sequence[Any]
"""The people at a table, or the number of crew members to seat."""


class Harbour:
    """A house and its database, which can be stopped and started again. The clock moves only on request."""

    _house: WatchedHouse

    def __init__(self, location: Location, shards: Shards | None = None, **settings):
        """`settings` are additional keyword arguments for each house."""
        self.location = location
        self.shards = shards
        self.faults = Faults()
        self.workers = FakePool(choose=at_random)
        self.seeds = 0
        self.changes: list[Change] = []
        self.before_resuming: Callable[[House], object] = lambda house: None
        """Callback for each new house before it resumes its work. A `Port` ignores the callback."""
        self.settings: dict[str, Any] = {
            "workers": self.workers,
            "new_seed": self.next_seed,
            "clock": self.clock,
            **settings,
        }
        self._now: float = 1_000_000
        self._held: dict[JobKind, Kind] = {}

    @property
    def house(self) -> House:
        """The running house. A restart replaces it."""
        return self._house

    @property
    def db(self) -> Database:
        return self.house.db

    @property
    def now(self) -> Any:
        """The time in Unix seconds. It changes only when a test sets it or calls `wait`."""
        return self.clock()

    @now.setter
    def now(self, moment: float) -> None:
        self._now = moment
        assert self.clock() == moment, "here time passes only by `wait`"

    def clock(self) -> float:
        return self._now

    def next_seed(self):
        self.seeds += 1
        return f"seed {self.seeds}"

    async def start(self) -> Any:
        """Open the database, start a house and return it."""
        db = await self.faults.open(self.location, shards=self.shards)
        house = self._house = WatchedHouse(db, **self.settings)
        self.faults.hear = house.hear
        self._held.clear()
        furnish(house)
        self.before_resuming(house)
        # Without Discord, jobs that talk to it have no handlers and stay stored.
        for delivery in (each for cog in cogs_of() for each in cog.deliveries):
            house.jobs.kinds.setdefault(delivery.kind, Kind(nothing, at_once=0, writes=True))
        house.subscribe(self._hear)
        await core.resume(house)
        await house.jobs.start()
        await house.jobs.settled(RATINGS_JOB)
        await house.jobs.flush()
        return house

    def _hear(self, change: Change) -> None:
        self.changes.append(change)

    @property
    def kinds(self) -> list[str]:
        """The kinds of all changes."""
        return [change.kind for change in self.changes]

    async def stop(self) -> None:
        await core.close_down(self.house)
        await self.db.close()
        self.assert_no_strays()

    def assert_no_strays(self) -> None:
        """Fail if an act awaited anything but its transaction."""
        assert not self._house.strays, self._house.strays

    async def restart(self, stopped: float = 0) -> Any:
        """Stop for this many seconds, then start again on the same database. Returns the new house."""
        await self.stop()
        self._now += stopped
        return await self.start()

    async def wait(self, seconds: float) -> None:
        """Move the clock forward, and run each job when it becomes due."""
        end = self.now + seconds
        while True:
            await run_due(self.house.jobs)
            due = await self.next_due()
            if due is None or due > end or self.house.time.is_held:
                break  # While uptime is held, only heartbeats move the clock.
            self.now = due
        self.now = end
        await run_due(self.house.jobs)

    def hold(self, *kinds: JobKind) -> None:
        """Leave the jobs of these kinds undone until `release` or a restart."""
        present = self.house.jobs.kinds
        self._held |= {kind: present[kind] for kind in kinds}
        present |= {kind: replace(present[kind], at_once=0) for kind in kinds}

    def release(self, *kinds: JobKind) -> None:
        self.house.jobs.kinds |= {kind: self._held.pop(kind) for kind in kinds}
        self.house.jobs.wake()

    @contextmanager
    def undelivered(self) -> Generator[None]:
        """Hold all deliveries during the block. Those that still matter are sent afterwards."""
        self.hold(*DELIVERIES)
        yield
        self.release(*DELIVERIES)

    async def next_due(self) -> int | None:
        """When the next job becomes due. Ignores jobs that are due now and jobs without a handler."""
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
        """Delete the stored jobs of these kinds, as if they were done."""
        for kind in kinds:
            await self.house.do("DELETE FROM jobs WHERE kind = :kind", kind=kind)

    def change(self, statement: str, values: Sequence[object] = ()) -> Answer:
        """Run a statement on a second connection to the database."""
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

    def spoil(self, *statements: str) -> None:
        """Corrupt the database as a bad disk or another program might.

        Skips the test if the database engine refuses to store the value.
        """
        try:
            for statement in statements:
                assert self.change(statement).rowcount, f"{statement} hits nothing"
        except Impossible as error:
            pytest.skip(f"it can't be stored: {error}")

    def copy_table(self, numbers: Iterable[int], *, apart: bool = False) -> None:
        """Store copies of table 1 under other numbers. `apart` puts each into its own channel."""
        with excused("many tables are made"), beside(self.location) as other:
            [(text, channel)] = other.execute("SELECT document, channel FROM tables WHERE id = 1")
            for id in numbers:
                place = id if apart else channel
                document = json.dumps({**json.loads(text), "id": id, "channel": place})
                _copy(other, "tables", "id", id=id, channel=place, document=document)
                _copy(other, "table_people", "table_id", table_id=id)

    def crew(self, number: int) -> Sequence[Any]:
        """The first `count` people."""
        return CREW[:number]

    async def open(self, people: People = 4, computers: int = 0, **settings: Any) -> Any:
        """Open a lobby and return its table. The first person is the host.

        `settings` are keywords of `open_table` and fields of `Setup`.
        """
        host, *others = self._people(people)
        about: dict[str, Any] = {"server": SERVER, "channel": CHANNEL, "host": host, "game": GAME}
        table = await hosting.open_table(self.house, **with_setup(about | settings))
        for person in others:
            table = await self.house.act(table.id, lobby.join, person)
        for _ in range(computers):
            table = await self.house.act(table.id, lobby.add_computer, host.id)
        return table

    async def begin(
        self, people: People = 4, computers: int = 0, *, seed: str | None = None, **settings: Any
    ) -> Any:
        """Start a match. Seats are assigned in the order of joining; `seed` deals the cards."""
        people = self._people(people)
        opened = await self.open(people, computers, **settings)
        if seed is not None:
            self.house.new_seed = lambda: seed
        return await self._start(opened, people[0])

    async def _start(self, opened: Any, host: Any) -> Any:
        return await hosting.start(self.house, opened.id, host.id, shuffle=False)

    async def play_on(
        self, id: int = 1, moves: int | None = None, seed: int = 0, *, hasty: bool = True
    ) -> Table:
        """Play this many random moves for the people, or the match to its end; return the table.

        A whole match of Captain's Orders is short if `hasty`: players accuse as soon as they may.
        """
        dice, hasty = random.Random(seed), hasty and moves is None
        await self.house.jobs.settled()
        table = await self.table(id)
        while table.waiting and moves != 0:
            ending = [move for move in legal(table) if move.verb == "accuse"] if hasty else []
            table = await self.make_move(to_move(table), dice.choice(ending or legal(table)), id)
            moves = None if moves is None else moves - 1
        await self.wait(0)
        return await self.table(id)

    async def finish(
        self, people: People = 4, computers: int = 0, *, hasty: bool = True, **settings: Any
    ) -> Any:
        """Play a match to its end. `hasty` means the same as for `play_on`."""
        await self.begin(people, computers, **settings)
        table = await self.play_on(await self.newest(), hasty=hasty)
        assert table.status is Status.FINISHED
        return table

    async def run_out_of_time(self, people: People = 4, computers: int = 0) -> tuple[Table, Any]:
        """Start a match and let the first player run out of time; return the table and that player.

        Forgets the changes until then.
        """
        await self.begin(people, computers)
        id = await self.newest()
        person = await self.to_move(id)
        await self.wait(86_400)
        self.changes.clear()
        return await self.table(id), person

    async def play_until_asked(self, people: People, question: str, verb: str = "", game: str = GAME) -> Any:
        """Start a match and play to a question that `verb` may answer; return the person asked."""
        people = self._people(people)
        seed, moves = _way_to(game, question, verb, len(people))
        await self.begin(people, seed=seed, game=game)
        for ply, (seat, move) in enumerate(moves):
            if (await self.match()).ply == ply:  # Otherwise the engine has played the move.
                await self.make_move(people[seat], move)
        await self.wait(0)
        return await self.to_move()

    async def make_move(self, person: Any, move: Move | str, id: int = 1) -> Table:
        """Make a person's move, then wait for the computer players and plans that answer it."""
        await self.house.act(id, play.move, id_of(person), move)
        await self.house.jobs.settled(table=id)
        return await self.table(id)

    async def table(self, id: int = 1) -> Table:
        """The table as stored."""
        return await self.house.tables.get(id)

    async def match(self, id: int = 1) -> Match:
        """The match of a table that has begun."""
        match = (await self.table(id)).match
        assert match is not None
        return match

    async def moves(self, id: int = 1) -> list[str]:
        """The notation of all moves at a table."""
        return [move for _, move in (await self.match(id)).record()["moves"]]

    async def last_move(self, id: int = 1) -> str:
        return (await self.moves(id))[-1]

    async def view(self, person: Any = None, id: int = 1) -> Any:
        """The match as a person, or else a spectator, sees it."""
        seat = None if person is None else await self.seat_of(person, id)
        return (await self.match(id)).view(seat)

    async def question(self, person: Any, id: int = 1) -> Any:
        """The question that a person must answer now."""
        return (await self.match(id)).question(await self.seat_of(person, id))

    async def seat_of(self, person: Any, id: int = 1) -> int:
        seat = (await self.table(id)).seat_of(id_of(person))
        assert seat is not None
        return seat

    async def to_move(self, id: int = 1) -> Any:
        """The person to move; None if nobody is."""
        table = await self.table(id)
        return to_move(table) if table.waiting else None

    async def legal(self, person: Any = None, id: int = 1, *, verb: str = "") -> Sequence[Move]:
        """The legal moves of a person, by default the one to move; with `verb`, only moves that have it."""
        table = await self.table(id)
        moves = legal(table, None if person is None else table.seat_of(id_of(person)))
        return [move for move in moves if move.verb == verb] if verb else moves

    async def newest(self) -> int:
        """The id of the table that was opened last."""
        [row] = await self.db.all("SELECT max(id) AS id FROM tables")
        return row["id"]

    def _people(self, people: People) -> Sequence[Any]:
        return self.crew(people) if isinstance(people, int) else people


def id_of(person: Any) -> int:
    """The id of a person."""
    return person if isinstance(person, int) else person.id


def _copy(other: Program, table: str, key: str, **changed: object) -> None:
    rest = ", ".join(column for column in other.columns(table) if column not in changed)
    names, marks = ", ".join(changed), ", ".join("?" * len(changed))
    other.execute(
        f"INSERT INTO {table} ({names}, {rest}) SELECT {marks}, {rest} FROM {table} WHERE {key} = 1",
        tuple(changed.values()),
    )


@cache
def _way_to(game: str, question: str, verb: str, seats: int) -> tuple[str, list[tuple[int, str]]]:
    """A seed and the moves that lead from its deal to a question. Avoids accusations on the way."""
    for number in range(1000):
        dice = random.Random(number)
        match = Match.start(game, seats, str(number))
        for _ in range(60):
            seat = min(match.pending)
            asked = match.question(seat)
            assert asked is not None
            verbs = [action.verb for action in asked.actions]
            is_asked = asked.code == question and match.obvious(seat) is None
            if is_asked and (verb in verbs or not verb) and match.ply:
                return str(number), [(seat, str(move)) for seat, move in match.record()["moves"]]
            match.play(seat, dice.choice([m for m in match.legal_moves(seat) if m.verb != "accuse"]))
    raise AssertionError(f"{question} is never asked")


def with_setup(settings: dict[str, Any]) -> dict[str, Any]:
    """Keywords of `open_table`, with those of `Setup` combined into one."""
    chosen = {name: settings.pop(name) for name in Setup.__struct_fields__ if name in settings}
    return {**settings, "setup": Setup(**chosen)}


async def sent(house: House, message: int, channel: int, *shows: Shows) -> None:
    """Record a message as sent."""
    attempt = Attempt(message, 8, Key(BOARD_JOB, shows[0].id), channel, house.time.unix(), shows)
    await messages.begin(house, attempt)
    assert await messages.record(house, attempt, message)


async def nothing(job: Job) -> None:
    """Handle a job by doing nothing."""


async def run_due(jobs: Jobs) -> None:
    """Run all due jobs, and store that they are done."""
    jobs.wake()
    await jobs.settled()
    await jobs.flush()


def to_move(table: Table) -> int:
    """The person to move."""
    person = table.seats[table.waiting[0]].player
    assert person is not None
    return person


def legal(table: Table, seat: int | None = None) -> Sequence[Move]:
    """The legal moves of a seat, by default of the one to move."""
    assert table.match is not None
    return table.match.legal_moves(table.waiting[0] if seat is None else seat)


@asynccontextmanager
async def refused(code, **facts):
    """Expect the block to be refused with this code and these facts."""
    with pytest.raises(Refused) as caught:
        yield
    assert (caught.value.code, caught.value.facts) == (code, facts)
