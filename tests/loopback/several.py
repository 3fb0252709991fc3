"""Several processes on one PostgreSQL server: `make incidents`, or `python -m tests.loopback.several`.

Each of two shards has two processes: one serves the shard, the other stands by. People play all five games in
the servers of both shards, and in direct messages. Processes are killed or stopped, the server is started
again, or a connection is cut in the middle of a commit.
Exit code 1 if anything was lost, sent twice or left over.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, closing
from pathlib import Path

from cogs import pace
from db import Server
from engine import GAMES
from tests.loopback import hasty, planted, soak, verdict
from tests.loopback.crowd import Club, Learner
from tests.loopback.ledger import ServersLedger
from tests.loopback.people import Person
from tests.loopback.process import BotProcess
from tests.loopback.relay import Cut, Relay
from tests.loopback.server import TOKEN, LoopbackDiscord, loopback_discord, until
from tests.postgres import HOW_TO_GET_IT, PrivateServer, private_server

SHARDS = 2
NAMES = ("Mei", "Tom", "Ana", "Leo")
ACT_INTERVAL = 0.4
"""Mean number of seconds between two acts of a person."""
INCIDENT_INTERVAL = (1.0, 3.0)
"""Minimum and maximum seconds between two incidents of a shard."""
MAX_ANSWER_DELAY = 0.5
"""Maximum delay of Discord's answers, in seconds."""
SUSPENDED_SECONDS = 15.0
"""Seconds for which a process is stopped."""
TIMEOUT_SECONDS = 60.0
"""Timeout for anything that should happen, in seconds."""
LOG_IN_INTERVAL = 0.2
"""Minimum seconds between the logins of two shards in these tests."""
STATES = re.compile(r"Took the shards|Standing by|taken the shards|No heartbeat")
SERVING_LINE = "Serving"
"""Beginning of the log entry of a process that has logged in."""
LOST_SERVER_LINE = "Not saved: "
"""Beginning of the log entry of a process that lost the server."""


def main_hasty(arguments: Sequence[str]) -> int:
    """Run the bot with shorter pauses between logins."""
    pace.LOG_IN_INTERVAL = LOG_IN_INTERVAL
    return hasty.main_without_pictures(arguments)


def main_without_lock(arguments: Sequence[str]) -> int:
    """Run the bot with a planted fault: it doesn't check whether it still has its shard."""
    pace.LOG_IN_INTERVAL = LOG_IN_INTERVAL
    return planted.no_lock(arguments)


class Process(BotProcess):
    """A process for one shard, with its own network to the database."""

    def __init__(self, discord: LoopbackDiscord, url: str, folder: Path, shard: int, name: str, main: str):
        super().__init__(
            discord,
            folder / f"{name}.db",
            main,
            HARBOURMASTER_DATABASE=url,
            HARBOURMASTER_SHARDS=f"{shard}/{SHARDS}",
            HARBOURMASTER_LOG_LEVEL="info",
            DISCORD_TOKEN=f"{TOKEN}.{name}",
        )
        self.name = name

    @property
    def has_shard(self) -> bool:
        """Whether the process serves its shard, according to its log."""
        return self._state == "Took the shards"

    @property
    def stands_by(self) -> bool:
        return self._state == "Standing by"

    @property
    def _state(self) -> str:
        return ["", *STATES.findall(self.log)][-1]

    def signal(self, what: signal.Signals) -> None:
        """Stop the process with a signal, or let it continue."""
        os.kill(self.process_id, what)


class Pair:
    """The two processes of a shard: one serves, the other stands by."""

    def __init__(
        self,
        discord: LoopbackDiscord,
        server: PrivateServer,
        where: Server,
        folder: Path,
        shard: int,
        main: str,
    ):
        self.shard = shard
        self.took: dict[str, list[float]] = {}
        """Seconds until another process held the shard, by type of incident."""
        self.acted: dict[str, list[float]] = {}
        """Seconds until the new process acted, not counting its login, by type of incident."""
        self._discord = discord
        self._server = server
        self._where = where
        self._folder = folder
        self._main = main
        self._processes: dict[Process, Relay] = {}
        self._begun = 0
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Pair:
        await self._begin()
        await until(lambda: self._discord.has(self.shard), TIMEOUT_SECONDS)
        await self._begin()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def _begin(self) -> None:
        self._begun += 1
        folder = self._stack.enter_context(tempfile.TemporaryDirectory(prefix="net-"))
        relay = await self._stack.enter_async_context(Relay(self._server.folder, Path(folder)))
        url = self._where.url.replace(str(self._server.folder), folder)
        name = f"{self.shard}-{self._begun}"
        made = Process(self._discord, url, self._folder, self.shard, name, self._main)
        process = await self._stack.enter_async_context(made)
        process.launch()
        self._processes[process] = relay

    async def ready(self) -> tuple[Process, Process]:
        """Wait until one process serves and the other stands by. Returns them in this order."""
        found: list[Process] = []

        def is_ready() -> bool:
            found[:] = [each for each in self._processes if each.has_shard]
            others = [each for each in self._processes if each.stands_by]
            found.extend(others)
            return len(found) == len(self._processes) == 2 and bool(others) and self._discord.has(self.shard)

        await self._until(is_ready)
        return found[0], found[1]

    async def _until(self, condition: Callable[[], bool]) -> None:
        try:
            await until(condition, TIMEOUT_SECONDS)
        except TimeoutError:
            logs = "\n".join(f"{each.name}:\n{each.log[-3000:]}" for each in self._processes)
            raise AssertionError(f"shard {self.shard} isn't served as it should be\n{logs}") from None

    async def _taken_over(self, cause: str, began: float, by: Process) -> None:
        """Wait until the standby serves the shard and acts, and note how long that took."""
        self._discord.acts.pop(by.name, None)
        served = by.log.count(SERVING_LINE)
        await self._until(lambda: by.has_shard)
        took = time.monotonic() - began
        self.took.setdefault(cause, []).append(took)
        await self._until(lambda: by.log.count(SERVING_LINE) > served)
        serves = time.monotonic()
        await self._until(lambda: by.name in self._discord.acts)
        acted = max(0.0, self._discord.acts[by.name] - serves)
        self.acted.setdefault(cause, []).append(took + acted)

    # Incidents

    async def kill(self) -> None:
        holder, other = await self.ready()
        began = time.monotonic()
        del self._processes[holder]
        await holder.end()
        await self._taken_over("kill", began, other)
        await self._begin()

    async def stop(self) -> None:
        holder, other = await self.ready()
        began = time.monotonic()
        holder.signal(signal.SIGSTOP)
        try:
            await self._taken_over("stop", began, other)
            await asyncio.sleep(began + SUSPENDED_SECONDS - time.monotonic())
        finally:
            holder.signal(signal.SIGCONT)

    async def restart(self) -> None:
        await self.ready()
        await asyncio.to_thread(self._server.restart)

    async def cut(self, how: Cut) -> None:
        holder, _ = await self.ready()
        relay = self._processes[holder]
        relay.cuts = how
        await self._until(lambda: relay.cuts is None)


async def befall(pair: Pair, chance: random.Random) -> str:
    """Cause one random incident. Returns its name."""
    match chance.choices(("kill", "stop", "restart", "cut"), (8, 4, 3, 5))[0]:
        case "kill":
            await pair.kill()
            return "kills"
        case "stop":
            await pair.stop()
            return "stops of 15 s"
        case "restart":
            await pair.restart()
            return "restarts of the server"
        case _:
            how = chance.choice(list(Cut))
            await pair.cut(how)
            return f"cuts {how.value}"


def clubs_of(discord: LoopbackDiscord, ledger: ServersLedger, chance: random.Random) -> list[Club]:
    """A club for each game, in the servers of the shards in turn. Two people learn in direct messages."""
    people = [Person(discord, name) for name in NAMES]
    for guild in discord.guilds:
        for person in people:
            discord.backend.add_member(guild.id, person.id)
    places = [
        discord.backend.create_channel(discord.guilds[number % SHARDS].id, game.replace("_", "-")).id
        for number, game in enumerate(GAMES)
    ]
    clubs = [
        Club(discord, ledger, chance, game, people, ACT_INTERVAL, place)
        for game, place in zip(GAMES, places, strict=True)
    ]
    learned = chance.sample(list(GAMES), 2)
    return clubs + [
        Learner(discord, ledger, chance, game, person.at(places[0]), ACT_INTERVAL)
        for game, person in zip(learned, people, strict=False)
    ]


async def incidents(
    most: int, seed: int, server: PrivateServer, where: Server, folder: Path, main: str
) -> soak.Outcome:
    """Cause this many incidents while people play, and judge the outcome."""
    chance, happened = random.Random(seed), Counter[str]()
    discord = LoopbackDiscord()
    # Discord remembers nonces for minutes only, so a message must be sent once even without them.
    discord.rules.nonce_seconds = 0
    discord.weather.slowness = MAX_ANSWER_DELAY
    for shard in range(SHARDS):
        discord.add_server(shard, SHARDS)
    discord.guilds.remove(discord.guild)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(loopback_discord(discord))
        ledger = stack.enter_context(closing(ServersLedger(where)))
        discord.moment = ledger.moment
        pairs = [
            await stack.enter_async_context(Pair(discord, server, where, folder, shard, main))
            for shard in range(SHARDS)
        ]
        clubs = clubs_of(discord, ledger, chance)
        playing = [asyncio.create_task(club.play()) for club in clubs]

        async def storm(pair: Pair) -> None:
            fate = random.Random(f"{seed} {pair.shard}")
            while happened.total() < most:
                await asyncio.sleep(fate.uniform(*INCIDENT_INTERVAL))
                happened[await befall(pair, fate)] += 1
            await pair.ready()

        storming = asyncio.gather(*map(storm, pairs))
        try:
            await asyncio.wait([storming, *playing], return_when=asyncio.FIRST_COMPLETED)
            for task in playing:
                if task.done():
                    task.result()
            await storming
        finally:
            storming.cancel()
            for task in playing:
                task.cancel()
            await asyncio.gather(storming, *playing, return_exceptions=True)
        discord.weather.slowness = 0.0
        await soak.settle(discord, ledger, clubs)
        answered = sum((club.answered for club in clubs), start=Counter())
        how = {key: told for club in clubs for key, told in club.how.items()}
        logs = await asyncio.to_thread(written, folder)
        return soak.Outcome(
            seed,
            {
                "moves answered": answered.total(),
                "of them in direct messages": sum(club.in_dms for club in clubs),
                "tables": len(ledger.tables()),
                "acts without an answer": sum(club.unanswered for club in clubs),
                **happened,
                **times("until another process had the shard", [pair.took for pair in pairs]),
                **times("until it acted, without its log-in", [pair.acted for pair in pairs]),
            },
            {
                "answered moves lost": verdict.lost(ledger, answered, how),
                "owed messages undelivered": verdict.undelivered(ledger, discord),
                "doubled": verdict.doubled(discord),
                "left standing": verdict.lines_of(verdict.strays(ledger, discord)),
                "complaints in the log": [
                    line for line in soak.complaints(logs) if LOST_SERVER_LINE not in line
                ],
            },
        )


def written(folder: Path) -> str:
    """The logs of all processes."""
    return "\n".join(file.read_text("utf-8") for file in sorted(folder.glob("*.log")))


def times(what: str, measured: Sequence[dict[str, list[float]]]) -> dict[str, int]:
    """The maximum and the median time for each cause, in milliseconds."""
    found: dict[str, int] = {}
    for cause in sorted({cause for each in measured for cause in each}):
        seconds = sorted(time for each in measured for time in each.get(cause, ()))
        found[f"ms {what} after a {cause}: the middle one of {len(seconds)}"] = round(
            1000 * seconds[len(seconds) // 2]
        )
        found[f"ms {what} after a {cause}: the longest"] = round(1000 * seconds[-1])
    return found


def main(arguments: Sequence[str]) -> int:
    """Run the incidents; exit code 0 if nothing is wrong."""
    parser = argparse.ArgumentParser(prog="incidents", description="Processes that are killed and stopped.")
    parser.add_argument("--incidents", type=int, default=40)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--no-lock", action="store_true", help="with a planted fault")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where the logs stay")
    options = parser.parse_args(arguments)
    entrance = "main_without_lock" if options.no_lock else "main_hasty"
    if options.keep:
        options.keep.mkdir(parents=True, exist_ok=True)
    with private_server() as server, tempfile.TemporaryDirectory() as folder:
        if server is None:
            print(HOW_TO_GET_IT)
            return 1
        server.prepare()
        with server.database() as where:
            outcome = asyncio.run(
                incidents(
                    options.incidents,
                    options.seed,
                    server,
                    where,
                    options.keep or Path(folder),
                    f"tests.loopback.several:{entrance}",
                )
            )
    print(outcome)
    return 0 if outcome.is_well else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
