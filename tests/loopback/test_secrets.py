"""Whatever fails, no token, password, name or hand gets into logs, health pages, arguments or readable files.

The log's level is debug, as in a report of a problem.
"""

import asyncio
import os
import random
import sqlite3
from collections.abc import Sequence
from contextlib import AsyncExitStack, ExitStack, closing, suppress
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from simcord.backend.models import Interaction

from tests.loopback import server
from tests.loopback.people import Act, Person
from tests.loopback.process import BotProcess
from tests.loopback.server import LoopbackDiscord, free_port, loopback_discord
from tests.loopback.test_killed import Game
from tests.loopback.weather import Fault, Weather
from tests.needed import skip_or_fail
from tests.postgres import HOW_TO_GET_IT, USER, private_server

NAMES = ("Zephyrine", "Balthasara", "Quillon")
TOKEN = "planted_token_of_the_bot"
PASSWORD = "peony%2Ftulip%3Fcrocus%23%5B%40%3A%25"
PARTS = ("peony", "tulip", "crocus")
FAILED_ROUTES = ("/callback", "/messages", "/messages/@original", "/users/@me/channels")

pytestmark = pytest.mark.skipif(os.name != "posix", reason="it looks at processes and modes of files")


@pytest.fixture
async def discord(monkeypatch):
    monkeypatch.setattr(server, "TOKEN", TOKEN)
    async with loopback_discord() as discord:
        discord.weather = Weather(random.Random(1))
        yield discord


def arguments(process: int) -> dict[str, str]:
    """The arguments of a process and of those that it started, by the file that shows them."""
    shown: dict[str, str] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
            if str(process) in (folder.name, parent):
                shown[str(folder / "cmdline")] = (folder / "cmdline").read_text()
    return shown


class Search:
    """Everything that gets out of a process, and what must not be in it."""

    def __init__(self, discord: LoopbackDiscord, bot: BotProcess, port: int) -> None:
        self.discord, self.bot = discord, bot
        self.found: dict[str, str] = {}
        """What got out, by where."""
        self.hands: set[str] = set()
        self._port = port

    async def look(self) -> None:
        """Look at the process and its health pages."""
        self.found |= await asyncio.to_thread(arguments, self.bot.process_id)
        async with aiohttp.ClientSession() as web:
            for page in ("live", "ready", "metrics", "none"):
                with suppress(aiohttp.ClientError):
                    async with web.get(f"http://127.0.0.1:{self._port}/{page}") as response:
                        self.found[f"{page} {len(self.found)}"] = await response.text()

    def secrets(self) -> set[str]:
        interactions: list[Interaction] = [*self.discord.backend.interactions.values()]
        return {TOKEN, *PARTS, *NAMES, *self.hands, *(each.token for each in interactions)}

    def leaks(self) -> list[tuple[str, str]]:
        everything = {**self.found, "the log": self.bot.log}
        return [
            (where, each) for each in self.secrets() for where, text in everything.items() if each in text
        ]


async def played(act: Act) -> bool:
    with suppress(TimeoutError):
        async with asyncio.timeout(2):
            await act.answered()
    return act.is_answered


async def bad_days(search: Search, people: Sequence[Person]) -> None:
    """Let each kind of request meet each kind of fault."""
    discord = search.discord
    for fault in Fault:
        for person in people:
            offered = await person.offered("game move", "move")
            search.hands.update(offered)
            acts = [
                person.type("game hand"),
                *([person.type("game move", move=offered[0])] if offered else []),
            ]
            if fault is not Fault.GLOBAL_LIMIT:
                discord.weather.ahead = dict.fromkeys(FAILED_ROUTES, fault)
            for act in acts:
                await played(act)
            discord.weather.ahead.clear()
    discord.outage = 503
    await discord.hang_up()
    await asyncio.sleep(0.5)
    await search.look()
    discord.outage = None
    await search.bot.connected()


async def test_no_secret_gets_out(discord, tmp_path):
    folder, port = tmp_path / "data", free_port()
    folder.mkdir()
    database = folder / "bot.db"
    settings: dict[str, Any] = {
        "DISCORD_TOKEN": TOKEN,
        "HARBOURMASTER_LOG_LEVEL": "debug",
        "HARBOURMASTER_HEALTH": str(port),
        "HARBOURMASTER_DATABASE": str(database),
    }
    async with AsyncExitStack() as stack:
        bot = await stack.enter_async_context(BotProcess(discord, tmp_path / "bot.db", **settings))
        await bot.start()
        search = Search(discord, bot, port)
        people = [Person(discord, name) for name in NAMES]
        game = Game(people, database, random.Random(1))
        await game.begin()
        await search.look()
        await bad_days(search, people)
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            for person in people:
                await played(person.type("game move", move=min(search.hands)))
            other.execute("ROLLBACK")
            await bot.kill()
            other.execute("UPDATE tables SET document = substr(document, 1, length(document) / 2)")
        await bot.start()
        for person in people:
            await played(person.type("game hand"))
            await played(person.type("game show"))
        await search.look()
        assert await bot.stop() == 0, bot.log
        assert {path.name for path in folder.rglob("*.db")} > {"bot.db"}, "there is a backup"
        assert not [path for path in folder.rglob("*") if path.stat().st_mode & 0o077]
        assert len(search.hands) > 3 and any("cmdline" in where for where in search.found)
        assert "[INFO    ]" in bot.log
        assert search.leaks() == []


async def test_no_password_of_a_server_gets_out(discord, tmp_path):
    port = free_port()
    with ExitStack() as stack:
        postgres = stack.enter_context(private_server())
        if postgres is None:
            skip_or_fail(HOW_TO_GET_IT)
        where = stack.enter_context(postgres.database("template1"))
        address = where.url.replace(f"{USER}@", f"{USER}:{PASSWORD}@")
        settings: dict[str, Any] = {
            "DISCORD_TOKEN": TOKEN,
            "HARBOURMASTER_LOG_LEVEL": "debug",
            "HARBOURMASTER_HEALTH": str(port),
            "HARBOURMASTER_DATABASE": address,
        }
        async with BotProcess(discord, tmp_path / "bot.db", **settings) as bot:
            await bot.start()
            search = Search(discord, bot, port)
            people = [Person(discord, name) for name in NAMES]
            await people[0].type("game open", game="captains_orders").answered()
            async with postgres.away():
                for person in people:
                    await played(person.type("game join"))
                await search.look()
            await search.look()
            await bot.kill()
            async with postgres.away():
                await bot.begin("can't be reached")
                await search.look()
            await bot.connected()
            async with BotProcess(discord, tmp_path / "other.db", **settings) as other:
                await other.run()  # The first process holds the shards.
                search.found["another process"] = other.log
            assert await bot.stop() == 0, bot.log
        assert "database" in bot.log and any("cmdline" in where for where in search.found)
        assert search.leaks() == []
