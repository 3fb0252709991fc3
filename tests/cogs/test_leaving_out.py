"""The bot without one of its cogs: it starts, a game is played to its end, and what is left works."""

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord.app_commands import Command

from cogs.extensions import EXTENSIONS
from db import Location
from sessions import Status
from sessions.tables.clock import DAY
from tests.cogs.driver import Clicking
from tests.cogs.strangers import filled
from tests.cogs.wording import EN
from tests.shown import Answer
from tests.simulated import Port, harbour

ROOT = Path(__file__).parents[2]
NEEDED = {"board", "clock", "lobby", "notify", "play"}
"""Cogs without which no game can be played."""
READ = {"rated"}
"""Cogs that can be left out, while a command of the host and the demo still import from their folders."""
LEFT_OUT = [each for each in EXTENSIONS if each.split(".")[1] not in NEEDED]


@pytest.fixture(params=LEFT_OUT, ids=lambda name: name.split(".")[1])
def left_out(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture
async def lesser(location: Location, left_out: str) -> AsyncIterator[Port]:
    """A port whose bot lacks a cog. It fails the test if the bot logs an error."""
    rest = [each for each in EXTENSIONS if each != left_out]
    async with harbour(location, extensions=rest) as port:
        yield port


async def test_a_game_is_played_to_its_end(lesser: Port):
    people = lesser.crew(4)
    await lesser.begin(people, game="captains_orders")
    await Clicking(lesser, *people).play()
    assert (await lesser.table()).status is Status.FINISHED
    await lesser.wait(DAY)
    assert_every_button_works(lesser)


async def test_every_other_command_works(lesser: Port):
    people = lesser.crew(4)
    await lesser.begin(people, game="captains_orders")
    commands = [each for each in lesser.bot.tree.walk_commands() if isinstance(each, Command)]
    for command in commands:
        hand = people[0].member
        answer = await hand.slash(lesser.channel, command.qualified_name, **filled(command, hand))
        told = Answer(lesser.env, answer).text
        assert EN("refusal-unexpected") not in told, command.qualified_name
    assert_every_button_works(lesser)


def assert_every_button_works(port: Port) -> None:
    """No message ever had a button of the cog that is left out."""
    for request in port.env.http_requests:
        for id in re.findall(r'"custom_id": "(hm:[^"]*)"', json.dumps(request.json, default=str)):
            port.bot.clicks.read(id)


def test_the_folders_of_all_other_cogs_can_be_deleted():
    """Together with their tests and benchmarks."""
    imported = {
        module.split(".")[1]
        for folder in ("cogs", "demo", "service", "sessions", "ui")
        for path in (ROOT / folder).rglob("*.py")
        for module in re.findall(r"^\s*(?:from|import) (cogs\.[\w.]+)", path.read_text(), flags=re.MULTILINE)
        if module.split(".")[1] not in path.parts
    }
    cogs = {each.split(".")[1] for each in EXTENSIONS}
    assert imported & cogs - NEEDED == READ
