"""A long soak: `make soak`, or `python -m tests.loopback.soak --minutes 10 --seed 7`.

The bot's real process runs on the loopback Discord. People play all five games, Discord fails at random,
and the process is killed and restarted again and again. Then the faults end, and the result is checked once
all jobs are done. Exit code 1 if a check fails. The seed repeats the random choices, but not their exact
timing.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack, closing
from dataclasses import dataclass
from pathlib import Path

from engine import GAMES
from tests.loopback import verdict
from tests.loopback.crowd import ANSWER_TIMEOUT, Club, Cup
from tests.loopback.ledger import Ledger
from tests.loopback.people import Person
from tests.loopback.planted import FAULTS
from tests.loopback.process import BotProcess
from tests.loopback.server import LoopbackDiscord, loopback_discord
from tests.loopback.weather import Weather

NAMES = ("Mei", "Tom", "Ana", "Leo", "Ida", "Jun", "Eva")
CLUB_SIZES = (3, 4)
"""Possible numbers of people in a club, including the spectator."""
OUTAGE_SECONDS = (0.2, 2.0)
"""Minimum and maximum duration of an outage, in seconds."""
QUIET_SECONDS = 1.5
"""Seconds without a request or a due job after which everything is settled."""
SETTLE_TIMEOUT = 120.0
"""Maximum seconds to wait until everything is settled."""

COLOUR = re.compile(r"\x1b\[[0-9;]*m")
"""Matches the escape codes that discord.py adds when it takes the log for a terminal or runs in a
container."""
AUTOCOMPLETE_LINE = "Ignoring exception in autocomplete"
"""Beginning of discord.py's log entry for autocomplete suggestions that can't be delivered."""


@dataclass(frozen=True)
class Plan:
    """The parameters of a soak."""

    seconds: float
    seed: int
    games: Sequence[str] = tuple(GAMES)
    moves: int = 0  # number of answered moves to reach before the end
    between_kills: float = 8.0  # mean seconds between two kills
    pause: float = 0.5  # mean seconds between two acts of a person at a table
    slowness: float = 0.0  # longest delay of Discord's answers in seconds
    drops: float = 0.0  # share of requests whose answers Discord loses; 0: the usual random faults
    main: str = "tests.loopback.hasty:main_without_pictures"


@dataclass(frozen=True)
class Outcome:
    """The result of a soak."""

    seed: int
    figures: dict[str, int]
    wrong: dict[str, list[str]]

    @property
    def is_well(self) -> bool:
        return not any(self.wrong.values())

    def __str__(self) -> str:
        lines = [f"{number:7} {what}" for what, number in self.figures.items()]
        lines += [f"{len(found):7} {what}" for what, found in self.wrong.items()]
        lines += [f"    {what}: {each}" for what, found in self.wrong.items() for each in found]
        return "\n".join([*lines, f"        seed {self.seed}"])


async def soak(plan: Plan, folder: Path) -> Outcome:
    """Run the soak with a database in this folder."""
    chance = random.Random(plan.seed)
    database = folder / "harbourmaster.db"
    async with AsyncExitStack() as stack:
        discord = await stack.enter_async_context(loopback_discord())
        people = [Person(discord, name) for name in NAMES]
        bot = await stack.enter_async_context(BotProcess(discord, database, plan.main))
        discord.weather = Weather(random.Random(plan.seed + 1), drops=plan.drops)
        discord.weather.slowness = plan.slowness
        await bot.start(SETTLE_TIMEOUT)
        ledger = stack.enter_context(closing(Ledger(database)))
        discord.moment = ledger.moment
        clubs = [
            Club(discord, ledger, chance, game, chance.sample(people, chance.choice(CLUB_SIZES)), plan.pause)
            for game in plan.games
        ]
        clubs.append(Cup(discord, ledger, chance, "fleet", people[:4], plan.pause))
        kills = await _storm(plan, discord, bot, clubs)
        await settle(discord, ledger, clubs)
        answered = sum((club.answered for club in clubs), start=type(clubs[0].answered)())
        how = {key: told for club in clubs for key, told in club.how.items()}
        tables = ledger.tables()
        return Outcome(
            plan.seed,
            {
                "moves answered": answered.total(),
                "moves in the logs": sum(len(ledger.moves(table["id"])) for table in tables),
                "tables": len(tables),
                "tournaments over": sum(cup["status"] == "over" for cup in ledger.tournaments()),
                "games ended": sum(table["status"] == "finished" for table in tables),
                "acts without an answer": sum(club.unanswered for club in clubs),
                "kills": kills,
                **{f"times {fault.value}": number for fault, number in discord.weather.faults.most_common()},
            },
            {
                "answered moves lost": verdict.lost(ledger, answered, how),
                "owed messages undelivered": verdict.undelivered(ledger, discord),
                "doubled": verdict.doubled(discord),
                "left standing": verdict.lines_of(verdict.strays(ledger, discord)),
                "complaints in the log": complaints(bot.log),
            },
        )


def complaints(log: str) -> list[str]:
    """The log entries about errors of ours."""
    lines = COLOUR.sub("", log).splitlines()
    return [
        line for line in lines if re.search(r"\b(ERROR|CRITICAL)\b", line) and AUTOCOMPLETE_LINE not in line
    ]


async def _storm(plan: Plan, discord: LoopbackDiscord, bot: BotProcess, clubs: Sequence[Club]) -> int:
    """Let people play while Discord fails and the process is killed at random; return the number of kills."""
    discord.weather.is_rough = True
    fate = random.Random(plan.seed + 2)  # A separate generator: the order of people's draws depends on time.
    tasks = [asyncio.create_task(club.play()) for club in clubs]
    tasks.append(asyncio.create_task(_blow(discord, random.Random(plan.seed + 3))))
    began, kills = time.monotonic(), 0

    def left_over() -> float:
        """The seconds until the end."""
        is_enough = sum(club.answered.total() for club in clubs) >= plan.moves
        return began + plan.seconds + (0 if is_enough else SETTLE_TIMEOUT) - time.monotonic()

    try:
        while (left := left_over()) > 0:
            wait = fate.expovariate(1 / plan.between_kills)
            lull = min(wait, left, plan.seconds)
            await asyncio.wait(tasks, timeout=lull, return_when=asyncio.FIRST_EXCEPTION)
            for task in tasks:
                if task.done():
                    task.result()
            if wait == lull:
                await bot.kill()
                discord.rules.forget_nonces()  # The process may stay down for long.
                await bot.start(SETTLE_TIMEOUT)  # An outage may outlast the first login attempts.
                kills += 1
    finally:
        discord.weather.is_rough = False
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    await bot.kill()  # No later move hides what this kill breaks.
    await bot.start(SETTLE_TIMEOUT)
    return kills + 1


async def _blow(discord: LoopbackDiscord, chance: random.Random) -> None:
    """At random times, start an outage, cut the gateway or close some people's direct messages."""
    while True:
        await asyncio.sleep(chance.expovariate(0.5))
        match chance.randrange(4):
            case 0:
                discord.weather.break_down(chance.uniform(*OUTAGE_SECONDS))
            case 1:
                await discord.hang_up()
            case _:
                channels = list(discord.backend.dm_channels.values())
                discord.weather.closed = set(chance.sample(channels, len(channels) // 4))


async def settle(discord: LoopbackDiscord, ledger: Ledger, clubs: Sequence[Club]) -> None:
    """Wait until no job is due and the bot sends no more requests."""
    await asyncio.sleep(ANSWER_TIMEOUT)
    quiet, requests, end = time.monotonic(), -1, time.monotonic() + SETTLE_TIMEOUT
    while time.monotonic() - quiet < QUIET_SECONDS and time.monotonic() < end:
        owed, now = ledger.owed(), len(discord.backend.http_requests)
        if owed or now != requests or not discord.connected:
            quiet, requests = time.monotonic(), now
        await asyncio.sleep(0.1)
    for club in clubs:
        await club.stop_waiting()


def main(arguments: Sequence[str]) -> int:
    """Run a soak; exit code 0 if nothing is wrong."""
    parser = argparse.ArgumentParser(prog="soak", description="Many games in bad weather.")
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--between-kills", type=float, default=Plan.between_kills, metavar="SECONDS")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where the database and the log stay")
    parser.add_argument(
        "--slowness", type=float, default=0.0, metavar="SECONDS", help="until Discord answers"
    )
    parser.add_argument(
        "--drops",
        type=float,
        default=0.0,
        metavar="SHARE",
        help="of answers that are lost",
    )
    parser.add_argument("--fault", choices=sorted(FAULTS), help="a planted fault")
    parser.add_argument("--pictures", action="store_true", help="draw them: fewer moves in the same time")
    options = parser.parse_args(arguments)
    main = "tests.loopback.hasty:main" if options.pictures else Plan.main
    if options.fault:
        main = f"tests.loopback.planted:{options.fault}"
    plan = Plan(
        options.minutes * 60,
        options.seed,
        between_kills=options.between_kills,
        slowness=options.slowness,
        drops=options.drops,
        main=main,
    )
    if options.keep:
        options.keep.mkdir(parents=True, exist_ok=True)
    print(f"soaking for {options.minutes:g} minutes, seed {plan.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        outcome = asyncio.run(soak(plan, options.keep or Path(folder)))
    print(outcome)
    return 0 if outcome.is_well else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
