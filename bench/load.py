"""Response times under load at many tables, and their cost.

    python -m bench.load [--tables 1000] [--seconds 20] [--rates 5 11 20] [--everyone-new] [--slow-disk]

Runs the bot's real process on the loopback Discord, including pictures. At each rate, people begin to act at
random moments, whether or not others have been answered: a person on turn types `/game move`, looks at the
offered moves, and picks one. For each, the bench measures the time

- until the moves are offered,
- until the bot's first response ("is thinking"),
- until the answer,
- until the table's message in the channel shows something newer,

and the resources that the process and its workers use, and the commits per move. It also measures how soon
the first person is answered after a start with so many tables, all with outdated boards. This process plays
Discord on one of the cores.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import re
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

from aiohttp import ClientSession, web

from bench.figures import Figures, command_line
from cogs.extensions import furnish
from db import Database
from engine import GAMES
from sessions import House, Limits, core
from sessions import Person as Seated
from sessions.playing import hosting, lobby, play
from tests.loopback.ledger import Ledger
from tests.loopback.people import Act, Person
from tests.loopback.process import BotProcess
from tests.loopback.server import DEFERRED_CALLBACKS, LoopbackDiscord, free_port, loopback_discord

RATES = (5.0, 11.0, 20.0)
GOAL_RATE = 11.0
"""Target rate in moves per second: about the maximum that Discord's rate limit lets a bot show."""
GOALS = {"first word": None, "offers": None, "answer": 0.15, "board": 1.0}
"""Goals for the 99th percentile of each wait at `GOAL_RATE`, in seconds. None means no goal."""
GOAL_FIRST_ANSWER, GOAL_MEMORY = 3.0, 300.0
"""Maximum seconds from the start to the first answer, and maximum memory in MiB."""
TABLE_SIZES = (3, 4)
TABLES_PER_PERSON = 10
PRIOR_MOVES = 6
"""Number of moves played at each table before the measurement."""
ANSWER_TIMEOUT = 60.0
"""Seconds after which a person stops waiting for an answer."""


class Watched(LoopbackDiscord):
    """A loopback Discord that records when things arrive."""

    def __init__(self) -> None:
        super().__init__()
        self._awaited: dict[object, list[asyncio.Future[float]]] = {}

    async def when(self, what: object) -> float:
        """Wait for the next event of a kind and return its time: ("first" or "answer", token), ("board",
        channel)."""
        moment: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._awaited.setdefault(what, []).append(moment)
        return await asyncio.wait_for(moment, ANSWER_TIMEOUT)

    async def _rest(self, request: web.Request) -> web.Response:
        response = await super()._rest(request)
        path = request.match_info["path"].split("/")
        if path[0] == "channels" and request.method in ("POST", "PATCH") and "messages" in path:
            self._come("board", path[1])
        return response

    def _note_answer(self, path: str, body: Any) -> None:
        super()._note_answer(path, body)
        root, _, *more = path.strip("/").split("/")
        if root == "webhooks":
            self._come("answer", more[0])
        elif root == "interactions":
            self._come("first", more[0])
            if body["type"] not in DEFERRED_CALLBACKS:
                self._come("answer", more[0])

    def _come(self, what: str, whose: str) -> None:
        for moment in self._awaited.pop((what, whose), ()):
            if not moment.done():
                moment.set_result(time.monotonic())


@dataclass
class Waits:
    """The waiting times of people, in seconds."""

    seconds: dict[str, list[float]] = field(default_factory=lambda: {what: [] for what in GOALS})
    unserved: int = 0


@dataclass
class Crowd:
    """People at many tables, each in its own channel."""

    discord: Watched
    people: dict[int, Person]
    channels: dict[int, int]
    """Channel ids by table."""
    ledger: Ledger
    chance: random.Random
    busy: set[int] = field(default_factory=set[int])
    """Tables where someone is acting."""

    async def act(self, waits: Waits) -> None:
        """Let a person on turn play a move."""
        idle = [*self.channels.keys() - self.busy]
        if not idle:
            waits.unserved += 1
            return
        table = self.chance.choice(idle)
        turns = self.ledger.rows("SELECT person FROM turns WHERE table_id = ?", table)
        if not turns:
            return  # nobody is on turn: the match is over
        self.busy.add(table)
        try:
            await self._play(self.people[self.chance.choice(turns)["person"]], table, waits)
        except TimeoutError:
            waits.unserved += 1
        finally:
            self.busy.discard(table)

    async def _play(self, somebody: Person, table: int, waits: Waits) -> None:
        person, began = somebody.at(self.channels[table]), time.monotonic()
        asked = person.ask("game move", "move")
        waits.seconds["offers"].append(await self._answer(asked) - began)
        if not asked.offers:
            return
        began = time.monotonic()
        act = person.type("game move", move=self.chance.choice(asked.offers))
        board = asyncio.create_task(self.discord.when(("board", str(person.channel))))
        first, answer = await asyncio.gather(self._first(act), self._answer(act))
        waits.seconds["first word"].append(first - began)
        waits.seconds["answer"].append(answer - began)
        waits.seconds["board"].append(await board - began)

    async def _first(self, act: Act) -> float:
        return await self.discord.when(("first", act.record.token))

    async def _answer(self, act: Act) -> float:
        return await self.discord.when(("answer", act.record.token))

    async def go_on(self, rate: float, seconds: float) -> Waits:
        """Act at this rate for this many seconds, and wait for the actions to finish."""
        waits, acts = Waits(), set[asyncio.Task[None]]()
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            acts.add(asyncio.create_task(self.act(waits)))
            await asyncio.sleep(self.chance.expovariate(rate))
        await asyncio.gather(*acts)
        return waits


async def lay_tables(
    database: Path, discord: Watched, number: int, chance: random.Random, *, new: bool
) -> Crowd:
    """Create a database with this many tables, each with some moves played.

    With `new`, the bot has never written to any of the people.
    """
    people = {
        person.id: person
        for n in range(max(8, 4 * number // TABLES_PER_PERSON))
        for person in [Person(discord, f"p{n}")]
    }
    plenty = Limits(10**6, 10**6, 10**6, 10**6)
    db = await Database.open(database)
    house = House(db, limits=plenty)
    furnish(house)
    await core.resume(house)
    await house.jobs.start()
    channels: dict[int, int] = {}
    for n in range(number):
        channel = discord.backend.create_channel(discord.guild.id, f"table-{n}").id
        seated = [
            Seated(id, f"Person {id % 1000}") for id in chance.sample([*people], chance.choice(TABLE_SIZES))
        ]
        game = [*GAMES][n % len(GAMES)]
        while len(seated) < GAMES[game].seats.start:
            seated.append(
                Seated(next(id for id in people if id not in {each.id for each in seated}), "One more")
            )
        host, *others = seated
        table = await hosting.open_table(
            house, server=discord.guild.id, channel=channel, host=host, game=game
        )
        for person in others:
            await house.act(table.id, lobby.join, person)
        await hosting.start(house, table.id, host.id)
        await house.jobs.settled(table=table.id)
        table = await house.tables.get(table.id)
        for _ in range(PRIOR_MOVES):
            if table.match is None or not table.pending:
                break
            seat = chance.choice(table.pending)
            mover = table.seats[seat].player
            assert mover is not None
            await house.act(table.id, play.move, mover, chance.choice(table.match.legal_moves(seat)))
            # Wait for forced answers, which are played automatically.
            await house.jobs.settled(table=table.id)
            table = await house.tables.get(table.id)
        channels[table.id] = channel
    # People who have played before have a DM channel and a known language.
    for person in () if new else people:
        channel = discord.backend.get_dm_channel(person).id
        await house.put("people", "person", person=person, dm=channel, seen="en")
    await core.close_down(house)
    await db.close()
    return Crowd(discord, people, channels, Ledger(database), chance)


def processes(root: int) -> Iterator[int]:
    """Yield a process and its descendants."""
    parents: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                told = (entry / "stat").read_text("ascii", errors="replace")
            except OSError:
                continue
            parents[int(entry.name)] = int(told.rpartition(")")[2].split()[1])
    found = {root}
    while more := {process for process, parent in parents.items() if parent in found} - found:
        found |= more
    yield from found


@dataclass(frozen=True)
class Used:
    """The bot's use of resources."""

    own: float
    """Processor seconds of the main process."""
    workers: float
    """Processor seconds of its workers."""
    memory: float
    """Total memory in MiB."""


def used(root: int) -> Used:
    """The processor time and memory of a process and its descendants."""
    ticks, memory = dict[int, int](), 0
    for process in processes(root):
        try:
            told = Path(f"/proc/{process}/stat").read_text("ascii", errors="replace")
            shares = Path(f"/proc/{process}/smaps_rollup").read_text("ascii")
        except OSError:
            continue
        fields = told.rpartition(")")[2].split()
        ticks[process] = int(fields[11]) + int(fields[12])
        # Count shared pages once, by each process's share of them.
        memory += sum(int(kib) for kib in re.findall(r"^Pss: +(\d+) kB", shares, re.MULTILINE))
    second = os.sysconf("SC_CLK_TCK")
    own = ticks.get(root, 0)
    return Used(own / second, (sum(ticks.values()) - own) / second, memory / 2**10)


async def mended(ledger: Ledger) -> None:
    """Wait until all boards are up to date."""
    due = "SELECT 1 FROM jobs WHERE kind IN ('board', 'turn') AND due <= unixepoch() LIMIT 1"
    while ledger.rows(due):  # noqa: ASYNC110
        await asyncio.sleep(0.2)


async def run(
    tables: int, seconds: float, rates: Sequence[float], figures: Figures, *, main: str, new: bool
) -> None:
    chance = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        discord = Watched()
        async with loopback_discord(discord):
            database = Path(folder) / "load.db"
            crowd = await lay_tables(database, discord, tables, chance, new=new)
            with closing(crowd.ledger):
                health = f"127.0.0.1:{free_port()}"
                async with BotProcess(
                    discord, database, main, afresh=True, HARBOURMASTER_HEALTH=health
                ) as bot:
                    await begin(crowd, bot, figures)
                    gc.disable()  # Collecting garbage would stop the simulated Discord for up to 0.2 s.
                    for rate in rates:
                        await measure(crowd, bot.process_id, health, rate, seconds, figures)


async def committed(health: str) -> float:
    """The number of transactions that the bot has committed."""
    async with ClientSession() as session, session.get(f"http://{health}/metrics") as answer:
        text = await answer.text()
    [count] = re.findall(r"^\w*commit_seconds_count (\S+)", text, re.MULTILINE)
    return float(count)


def unasked(discord: Watched) -> int:
    """The number of requests that weren't answers to interactions."""
    answers = ("/interactions/", "/webhooks/")
    return sum(not request.path.startswith(answers) for request in discord.backend.http_requests)


async def begin(crowd: Crowd, bot: BotProcess, figures: Figures) -> None:
    """Start the bot and wait until all boards are up to date."""
    began, first = time.monotonic(), Waits()
    await bot.start(120)
    while not first.seconds["answer"]:
        acting = asyncio.create_task(crowd.act(first))  # The task also waits for the board.
        while not acting.done() and not first.seconds["answer"]:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    answered = time.monotonic() - began
    figures.tell(
        f"{len(crowd.channels)} tables: start to the first answer", answered, "s", most=GOAL_FIRST_ANSWER
    )
    figures.tell("memory then, with the workers", used(bot.process_id).memory, "MiB", most=GOAL_MEMORY)
    await mended(crowd.ledger)
    figures.tell("start to the last board mended", time.monotonic() - began, "s")


async def measure(
    crowd: Crowd, process: int, health: str, rate: float, seconds: float, figures: Figures
) -> None:
    """Act for a while at one rate and report the figures."""
    before, driver, commits = used(process), time.process_time(), await committed(health)
    requests = unasked(crowd.discord)
    waits = await crowd.go_on(rate, seconds)
    after, driver = used(process), time.process_time() - driver
    number = max(1, len(waits.seconds["answer"]))
    own, workers = after.own - before.own, after.workers - before.workers
    figures.tell(f"{rate:g} a second: moves", number, "")
    figures.tell(f"{rate:g} a second: not served", waits.unserved, "")
    figures.tell(f"{rate:g} a second: processor a move", 1000 * own / number, "ms")
    figures.tell(f"{rate:g} a second: processor a move, of workers", 1000 * workers / number, "ms")
    figures.tell(f"{rate:g} a second: processor a move, of who plays Discord", 1000 * driver / number, "ms")
    figures.tell(f"{rate:g} a second: commits a move", (await committed(health) - commits) / number, "")
    requests = unasked(crowd.discord) - requests
    figures.tell(f"{rate:g} a second: requests a move, answers aside", requests / number, "")
    figures.tell(f"{rate:g} a second: memory", after.memory, "MiB", most=GOAL_MEMORY)
    for what, goal in GOALS.items():
        times = waits.seconds[what]
        if len(times) > 1:
            cuts = quantiles(times, n=100)
            most = 1000 * goal if goal is not None and rate == GOAL_RATE else None
            figures.tell(f"{rate:g} a second: {what}, 50 %", 1000 * cuts[49], "ms")
            figures.tell(f"{rate:g} a second: {what}, 99 %", 1000 * cuts[98], "ms", most=most)


def main() -> None:
    parser = command_line(__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20.0, help="seconds at each rate")
    parser.add_argument("--rates", type=float, nargs="*", default=RATES)
    parser.add_argument(
        "--everyone-new", action="store_true", help="start with people whom the bot has never written to"
    )
    parser.add_argument("--slow-disk", action="store_true", help="add 10 ms to each commit")
    chosen = parser.parse_args()
    program = "tests.loopback.slow_disk:main" if chosen.slow_disk else "service.program:main"
    size = (5, 1.0, [5.0]) if chosen.smallest else (chosen.tables, chosen.seconds, chosen.rates)
    with Figures("load", smallest=chosen.smallest) as figures:
        asyncio.run(run(*size, figures, main=program, new=chosen.everyone_new))


if __name__ == "__main__":
    main()
