"""Several processes on one PostgreSQL server: `python -m tests.loopback.several --kills 1000 --seed 7`.

Two processes have a shard each of the loopback Discord. People play in a server of either, by clicks and by
direct messages, which all come to the first. Now and then one of the processes is killed and started again,
or sleeps until another one that waited has taken its shard, or its connections to the database are cut. At
the end no move that was answered may be lost, nothing owed, and nobody told twice. Exit code 1 if it isn't
so.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

from db import Server
from db.postgres import sharing
from db.postgres.literals import literal
from tests.beside import _OfAServer, beside
from tests.loopback import hasty, soak, verdict
from tests.loopback.crowd import Club
from tests.loopback.ledger import Ledger
from tests.loopback.people import Person
from tests.loopback.process import BotProcess
from tests.loopback.server import PATIENCE, LoopbackDiscord, loopback_discord, until
from tests.postgres import HOW_TO_GET_IT, private_server

SHARDS = 2
LASTS = 1.5
"""Seconds that a lease lasts, so that many kills take no hours; and, in proportion, what else there is."""
GAMES = ("captains_orders", "fisherman")
NAMES = ("Mei", "Tom", "Ana", "Leo")
PAUSE = 0.2
"""Seconds between two acts of somebody, on the average."""


def main_hasty(arguments: Sequence[str]) -> int:
    """The entrance of a process whose leases last not so long."""
    from cogs import sharded

    sharing.LASTS, sharing.EVERY, sharing.LOOK = LASTS, LASTS / 3, 0.05
    sharded.LOG_IN = 0.2
    return hasty.main_without_pictures(arguments)


class ServersLedger(Ledger):
    """A server's database, read by another connection."""

    def __init__(self, where: Server) -> None:
        self._server = _OfAServer(where.url)

    def rows(self, query: str, *values: Any) -> list[dict[str, Any]]:
        for value in values:
            query = query.replace("?", literal(value), 1)
        statement = self._server._wait(self._server._connection.prepare(query))
        return [dict(row) for row in self._server._wait(statement.fetch())]

    def close(self) -> None:
        self._server.close()


class OneOfSeveral(BotProcess):
    """A process that has one shard."""

    def __init__(
        self, discord: LoopbackDiscord, where: Server, folder: Path, shard: int, main: str, name: str = ""
    ) -> None:
        super().__init__(
            discord,
            folder / f"{shard}{name}.db",
            main,
            HARBOURMASTER_DATABASE=where.url,
            HARBOURMASTER_SHARDS=f"{shard}/{SHARDS}",
        )
        self.shard = shard

    @property
    def is_connected(self) -> bool:
        return self._discord.has(self.shard)

    def signal(self, what: signal.Signals) -> None:
        """Have it sleep, or go on."""
        os.kill(self.process_id, what)


def cut(where: Server) -> None:
    """All connections of the processes to the database end."""
    with beside(where) as other:
        other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND application_name LIKE 'harbourmaster%'"
        )


def written(folder: Path) -> str:
    """What all processes have written."""
    return "\n".join(file.read_text("utf-8") for file in sorted(folder.glob("*.log")))


async def is_taken_over(ledger: Ledger, shard: int, before: int) -> float:
    """Wait until a shard has been taken after that; the seconds that took."""
    began = time.monotonic()
    await until(lambda: fence(ledger, shard) > before, PATIENCE)
    return time.monotonic() - began


def fence(ledger: Ledger, shard: int) -> int:
    """The fence of a shard's lease."""
    return ledger.rows("SELECT fence FROM leases WHERE shard = ?", shard)[0]["fence"]


async def play(kills: int, seed: int, where: Server, folder: Path) -> soak.Outcome:
    """Do all of it."""
    chance, what = random.Random(seed), Counter[str]()
    main = "tests.loopback.several:main_hasty"
    async with AsyncExitStack() as stack:
        discord = LoopbackDiscord()
        for shard in range(SHARDS):
            discord.add_server(shard, SHARDS)
        discord.guilds.remove(discord.guild)
        await stack.enter_async_context(loopback_discord(discord))
        people = [Person(discord, name) for name in NAMES]
        for guild in discord.guilds:
            for person in people:
                discord.backend.add_member(guild.id, person.id)
        processes = [
            await stack.enter_async_context(OneOfSeveral(discord, where, folder, shard, main))
            for shard in range(SHARDS)
        ]
        for process in processes:
            await process.start(soak.LONGEST)
        ledger = stack.enter_context(closing(ServersLedger(where)))
        discord.moment = ledger.moment
        clubs = [
            Club(discord, ledger, chance, game, people, PAUSE, guild.id)
            for guild in discord.guilds
            for game in GAMES
        ]
        tasks = [asyncio.create_task(club.play()) for club in clubs]
        slowest = 0.0
        try:
            for _ in range(kills):
                await asyncio.sleep(chance.uniform(0.2, 1.5))
                for task in tasks:
                    if task.done():
                        task.result()
                shard = chance.randrange(SHARDS)
                before, fate = fence(ledger, shard), chance.random()
                process = processes[shard]
                if fate < 0.7:
                    what["kills"] += 1
                    await process.kill()
                    discord.forget_nonces()
                    await asyncio.gather(process.start(soak.LONGEST), is_taken_over(ledger, shard, before))
                elif fate < 0.85:
                    what["sleeps"] += 1
                    process.signal(signal.SIGSTOP)
                    name = f"-{what['sleeps']}"
                    other = await stack.enter_async_context(
                        OneOfSeveral(discord, where, folder, shard, main, name)
                    )
                    other.launch()
                    slowest = max(slowest, await is_taken_over(ledger, shard, before))
                    process.signal(signal.SIGCONT)
                    await asyncio.sleep(LASTS)  # it sees that it has lost it, or is refused what it writes
                    await process.end()
                    processes[shard] = other
                    await other.connected()
                else:
                    what["connections cut"] += 1
                    await asyncio.to_thread(cut, where)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        await soak._settle(discord, ledger, clubs)
        answered = sum((club.answered for club in clubs), start=type(clubs[0].answered)())
        logs = await asyncio.to_thread(written, folder)
        return soak.Outcome(
            seed,
            {
                "moves answered": answered.total(),
                "tables": len(ledger.tables()),
                "acts without an answer": sum(club.unanswered for club in clubs),
                "milliseconds of the slowest takeover": round(slowest * 1000),
                **what,
            },
            {
                "answered moves lost": verdict.lost(ledger, answered),
                "owed messages undelivered": verdict.undelivered(ledger, discord),
                "doubled": verdict.doubled(discord),
                "complaints in the log": [
                    line for line in soak.complaints(logs) if "Not saved: " not in line
                ],
            },
        )


def main(arguments: Sequence[str]) -> int:
    """Exit code 0 if nothing is wrong."""
    parser = argparse.ArgumentParser(prog="several", description="Several processes that are killed.")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    options = parser.parse_args(arguments)
    with private_server() as server, tempfile.TemporaryDirectory() as folder:
        if server is None:
            print(HOW_TO_GET_IT)
            return 1
        server.prepare()
        with server.database() as where:
            outcome = asyncio.run(play(options.kills, options.seed, where, Path(folder)))
    print(outcome)
    return 0 if outcome.is_well else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
