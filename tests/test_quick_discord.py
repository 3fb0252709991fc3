"""What is done faster in tests is done as well."""

import asyncio
import gc
import threading
import time
from collections import OrderedDict
from pathlib import Path
from typing import Any
from weakref import ref

import discord
import pytest
from discord import app_commands, ui
from discord.ext import commands

from tests.discord_schema import OPENAPI, Fixed, reasons
from tests.quick_discord import plain_copy
from tests.simulated import harbour


class Waiting(commands.AutoShardedBot):
    """It waits for this and that as soon as it runs."""

    def __init__(self, _database: object) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents(guilds=True))
        self.rang: list[tuple[str, float]] = []
        """What it has waited for, and at which second it was over."""

    async def setup_hook(self) -> None:
        for seconds in (600, 4, 2):
            asyncio.get_running_loop().call_later(seconds, self.ring, f"timer {seconds}")
        self.sleeping = asyncio.create_task(self.sleep())

    def ring(self, name: str) -> None:
        self.rang.append((name, time.monotonic()))

    async def sleep(self) -> None:
        await asyncio.sleep(3)
        self.ring("slept")
        await asyncio.to_thread(threading.Event().wait, 0.01)
        self.ring("looked")


def test_a_plain_copy_is_equal_and_apart():
    value: dict[str, Any] = {"components": [{"type": 10, "content": "Ahoy", "spoiler": False}], "poll": None}
    copied = plain_copy(value)
    assert copied == value
    copied["components"][0]["type"] = 11
    assert value["components"][0]["type"] == 10


def test_what_is_not_plain_is_copied_too():
    value = {"commands": OrderedDict(order=[1])}
    copied = plain_copy(value)
    assert copied == value and type(copied["commands"]) is OrderedDict
    copied["commands"]["order"].append(2)
    assert value["commands"]["order"] == [1]


class Trap(ui.LayoutView):
    """Whoever clicks there falls."""

    row: ui.ActionRow[Any] = ui.ActionRow()

    @row.button(label="Step on it")
    async def step(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        raise LookupError("a hole")


@app_commands.command(name="trap", description="A trap")
async def show_trap(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=Trap())


class Hunter(commands.AutoShardedBot):
    def __init__(self, _database: object) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents(guilds=True))

    async def setup_hook(self) -> None:
        self.tree.add_command(show_trap)
        await self.tree.sync()


async def falls(database: Path) -> None:
    async with harbour(database, make_bot=Hunter) as port:
        tom = port.person("Tom")
        await tom.slash("trap")
        await tom.click(port.shown[-1], "Step on it")
        port.logged.clear()


async def test_errors_in_views_are_heard_of(tmp_path: Path):
    with pytest.raises(ExceptionGroup) as caught:
        await falls(tmp_path / "test.db")
    assert {str(error) for error in caught.value.exceptions} == {"a hole"}


async def test_a_view_that_nobody_has_is_no_garbage():
    button = ui.Button[Any](label="Ahoy", custom_id="ahoy")
    view = ui.LayoutView().add_item(ui.Container(ui.TextDisplay("A door"), ui.ActionRow(button)))
    assert button.view is view
    assert button.parent and button.parent.parent is view.children[0]
    known = ref(view)
    gc.disable()
    try:
        del view
        assert known() is None
    finally:
        gc.enable()
    assert button.view is button.parent is None


async def test_timers_that_would_be_waited_for_ring_at_once_and_one_after_the_other(tmp_path: Path):
    """It is later then, as if they had been waited for; who is still at work is waited for first."""
    async with harbour(tmp_path / "test.db", make_bot=Waiting) as port:
        rang = [("timer 2", 2), ("slept", 3), ("looked", 3), ("timer 4", 4)]
        assert port.bot.rang == rang
        await port.wait(594)
        assert port.bot.rang == rang
        await port.wait(1)
        assert port.bot.rang == [*rang, ("timer 600", 600)]


def test_what_is_fixed_is_copied_by_nobody():
    fixed = Fixed([{"name": "game"}])
    assert plain_copy(fixed) is fixed and plain_copy({"json": fixed})["json"] is fixed


@pytest.mark.skipif(not OPENAPI.exists(), reason=f"Discord's OpenAPI description isn't at {OPENAPI}")
def test_what_is_fixed_is_checked_as_others_are():
    fixed = Fixed([{"name": "Not a name" * 10, "description": "", "type": "None"}])
    path = "/applications/1/commands"
    assert reasons("PUT", path, fixed) == reasons("PUT", path, [*fixed]) != []


async def test_bots_with_the_same_commands_register_the_same_body_and_leave_it_as_it_is(tmp_path: Path):
    bodies: list[Any] = []
    for name in ("one.db", "other.db"):
        async with harbour(tmp_path / name) as port:
            tree = port.bot.tree
            anew = [await each.get_translated_payload(tree, tree.translator) for each in tree.get_commands()]
            [body] = [each.json or [] for each in port.env.http_requests if each.path.endswith("/commands")]
            assert [*body] == anew
            bodies.append(body)
    assert bodies[0] is bodies[1]
