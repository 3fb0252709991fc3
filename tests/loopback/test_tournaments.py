"""A process killed at the start of a tournament's round opens its tables and announces it only once."""

import asyncio
import json
import random

import pytest
from simcord.components import walk_components

from tests.loopback.people import Person
from tests.loopback.process import BotProcess
from tests.loopback.server import loopback_discord, until
from tests.loopback.test_owed import posted, rows

KILLS = 4
TROPHY = "🏆"


def notices(discord):
    """The messages about a tournament."""
    return [
        message
        for message in posted(discord, discord.channel.id)
        if any(
            str(part.get("content", "")).startswith(f"## {TROPHY}")
            for part in walk_components(message.components)
        )
    ]


def threads(discord):
    return [each for each in discord.backend.channels.values() if each.parent_id == discord.channel.id]


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_round_begins_once_despite_a_kill(tmp_path, seed):
    database, dice = tmp_path / "harbourmaster.db", random.Random(seed)
    async with loopback_discord() as discord, BotProcess(discord, database) as bot:
        people = [Person(discord, name) for name in ("Mei", "Tom", "Ana", "Leo")]
        await bot.start()
        await people[0].type("tournament open", game="fleet", format="all", seats=2, hours=24).answered()
        for person in people:
            await person.type("tournament join").answered()
        people[0].type("tournament start")
        for _ in range(KILLS):
            await asyncio.sleep(dice.uniform(0.02, 0.5))
            await bot.kill()
            await bot.start()
            if rows(database, "SELECT status FROM tournaments") == [("joining",)]:
                people[0].type("tournament start")
        await until(lambda: len(rows(database, "SELECT id FROM tables WHERE status = 'playing'")) == 2)
        await until(lambda: rows(database, "SELECT shown - version FROM tournaments") == [(0,)])
        [(document,)] = rows(database, "SELECT document FROM tournaments")
        rooms = [pod["room"] for pods in json.loads(document)["pods"] for pod in pods if "table" in pod]
        assert sorted(rooms) == sorted(thread.id for thread in threads(discord))
        assert rows(database, "SELECT count(*) FROM tables") == [(2,)]
        assert len(notices(discord)) == 1
