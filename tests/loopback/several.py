"""Several processes on one PostgreSQL server: `python -m tests.loopback.several --kills 200 --seed 7`.

Two or three shards of the loopback Discord have two processes each: one has the shard, the other waits to
take over. People play all five games in the servers of all shards, and in direct messages, which all come to
the first shard's process. Processes are killed, or sleep through their leases, or their network to the
database is held up, or all connections end. At the end no move that was answered may be lost, nothing owed,
and nobody told twice. Exit code 1 if it isn't so. What is done in each shard takes its time: the seed repeats
what chance did, though not to the millisecond.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack, closing
from pathlib import Path
from statistics import mean

from cogs import sharded
from db import Server
from db.postgres import connection, sharing
from engine import GAMES
from tests.beside import beside
from tests.loopback import pair, soak, verdict, witness
from tests.loopback.crowd import Club, Learner
from tests.loopback.pair import Pair, ServersLedger, Takeover, befall, complaints, refused
from tests.loopback.people import Person
from tests.loopback.server import LoopbackDiscord, loopback_discord
from tests.postgres import HOW_TO_GET_IT, private_server

LASTS = 2.0
"""Seconds that a lease lasts, so that many kills take no hours; and, in proportion, what else there is."""
NAMES = ("Mei", "Tom", "Ana", "Leo")
PAUSE = 0.25
"""Seconds between two acts of somebody, on the average."""
CALM = (0.5, 2.5)
"""Seconds between two incidents of one shard."""
SLOW = 0.5
"""Seconds within which Discord says that a message stands there: whoever sends it may be killed meanwhile."""
ALONE = (6.0, 12.0)
"""The same where leases have their full length, and one shard alone is befallen at a time: what is measured
is how long a takeover takes, and Discord lets one shard log in every five seconds."""


def main_hasty(arguments: Sequence[str]) -> int:
    """The entrance of a process whose leases last not so long."""
    scale = LASTS / sharing.LASTS
    connection.ASLEEP *= scale
    connection.CONNECTING *= scale
    connection.ANSWERING *= scale
    sharing.LASTS, sharing.EVERY, sharing.LOOK = LASTS, LASTS / 3, 0.05
    sharded.LOG_IN = 0.2
    return pair.main(arguments)


def clubs_of(
    discord: LoopbackDiscord, ledger: ServersLedger, chance: random.Random, games: Sequence[str]
) -> list[Club]:
    """A club a game, in the servers by turns, all of the same people, some of whom learn another one in
    direct messages."""
    people = [Person(discord, name) for name in NAMES]
    for guild in discord.guilds:
        for person in people:
            discord.backend.add_member(guild.id, person.id)
    clubs = [
        Club(
            discord,
            ledger,
            chance,
            game,
            people,
            PAUSE,
            discord.backend.create_channel(
                discord.guilds[place % len(discord.guilds)].id, game.replace("_", "-")
            ).id,
        )
        for place, game in enumerate(games)
    ]
    home = discord.backend.create_channel(discord.guilds[-1].id, "school").id
    learned = chance.sample(list(GAMES), 2)
    clubs += [
        Learner(discord, ledger, chance, game, person.at(home), PAUSE)
        for game, person in zip(learned, people, strict=False)
    ]
    return clubs


async def play(
    incidents: int,
    seed: int,
    server: Server,
    socket: Path,
    folder: Path,
    *,
    processes: int = 2,
    is_full: bool = False,
) -> soak.Outcome:
    """Do all of it. `socket`: the folder of the server's socket; `folder`: where the processes write;
    `is_full`: leases last as long as they do elsewhere."""
    main = "tests.loopback.pair:main" if is_full else "tests.loopback.several:main_hasty"
    lasts = sharing.LASTS if is_full else LASTS
    chance, what = random.Random(seed), Counter[str]()
    discord = LoopbackDiscord()
    discord.nonces_last = 0  # minutes on Discord: what is told once must not rest on them alone
    discord.weather.slowness = SLOW
    for shard in range(processes):
        discord.add_server(shard, processes)
    discord.guilds.remove(discord.guild)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(loopback_discord(discord))
        ledger = stack.enter_context(closing(ServersLedger(server)))
        discord.moment = ledger.moment
        with beside(server) as database:
            witness.call(database)
        pairs = [
            Pair(discord, ledger, server, socket, folder, shard, processes, main)
            for shard in range(processes)
        ]
        for each in pairs:
            await stack.enter_async_context(each)
        clubs = clubs_of(discord, ledger, chance, chance.sample(list(GAMES), len(GAMES)))
        tasks = [asyncio.create_task(club.play()) for club in clubs]

        one_by_one = asyncio.Semaphore(1 if is_full else processes)

        async def storm(each: Pair, fate: random.Random) -> None:
            while what.total() < incidents:
                async with one_by_one:
                    await asyncio.sleep(fate.uniform(*(ALONE if is_full else CALM)))
                    began, incident = time.time(), await befall(each, server, lasts, fate)
                    print(f"{began:.2f} to {time.time():.2f} shard {each.shard}: {incident}", flush=True)
                    what[incident] += 1
            await each.ready()

        try:
            storms = [storm(each, random.Random(f"{seed} {each.shard}")) for each in pairs]
            storming = asyncio.gather(*storms)
            await asyncio.wait([storming, *tasks], return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                if task.done():
                    task.result()
            await storming
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        discord.weather.slowness = 0.0
        await soak._settle(discord, ledger, clubs)
        answered = sum((club.answered for club in clubs), start=type(clubs[0].answered)())
        how = {key: told for club in clubs for key, told in club.how.items()}
        logs = await asyncio.to_thread(written, folder)
        return soak.Outcome(
            seed,
            {
                "moves answered": answered.total(),
                "of them in direct messages": sum(club.in_dms for club in clubs),
                "tables": len(ledger.tables()),
                "acts without an answer": sum(club.unanswered for club in clubs),
                **times([takeover for each in pairs for takeover in each.takeovers]),
                **what,
                "writes refused for want of a lease": refused(logs),
                "incidents in all": what.total(),
                "processes": processes,
            },
            {
                "answered moves lost": verdict.lost(ledger, answered, how),
                "owed messages undelivered": verdict.undelivered(ledger, discord),
                "doubled": verdict.doubled(discord),
                "stored by who had no shard": [str(row) for row in ledger.rows(witness.FOUND)],
                "complaints in the log": complaints(logs),
            },
        )


def times(takeovers: Sequence[Takeover]) -> dict[str, int]:
    """How long they took, by their causes."""
    found: dict[str, int] = {}
    for cause in dict.fromkeys(each.cause for each in takeovers):
        served = [each.served for each in takeovers if each.cause == cause]
        held = [each.held for each in takeovers if each.cause == cause]
        for name, seconds in (
            ("least", min(served)),
            ("mean", mean(served)),
            ("most", max(served)),
            ("most until the lease was taken", max(held)),
        ):
            found[f"ms until served again, {cause}: {name} of {len(served)}"] = round(seconds * 1000)
    return found


def written(folder: Path) -> str:
    """What all processes have written."""
    return "\n".join(file.read_text("utf-8") for file in sorted(folder.glob("*.log")))


def main(arguments: Sequence[str]) -> int:
    """Exit code 0 if nothing is wrong."""
    parser = argparse.ArgumentParser(prog="several", description="Several processes that are killed.")
    parser.add_argument("--kills", type=int, default=100, help="and what else befalls them")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--processes", type=int, default=2, choices=(2, 3))
    parser.add_argument("--full", action="store_true", help="leases last as long as they do elsewhere")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where the logs stay")
    options = parser.parse_args(arguments)
    if options.keep:
        options.keep.mkdir(parents=True, exist_ok=True)
    with private_server() as server, tempfile.TemporaryDirectory() as folder:
        if server is None:
            print(HOW_TO_GET_IT)
            return 1
        server.prepare()
        with server.database() as where:
            outcome = asyncio.run(
                play(
                    options.kills,
                    options.seed,
                    where,
                    server.folder,
                    options.keep or Path(folder),
                    processes=options.processes,
                    is_full=options.full,
                )
            )
    print(outcome)
    return 0 if outcome.is_well else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
