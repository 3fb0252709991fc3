"""What a bot has the event loop call is followed, and nothing stays of it."""

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from weakref import ref

import discord
import pytest
from discord.ext import commands
from simcord._runtime import _WorkState

from tests.quick_callbacks import Followed
from tests.simulated import harbour


class Thing:
    """Something that is handed to what is called."""


class Calling(commands.AutoShardedBot):
    """It has the loop call something as it starts."""

    def __init__(self, _database: object) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents(guilds=True))
        self.called = 0
        self.handed: ref[Thing] | None = None

    async def setup_hook(self) -> None:
        thing = Thing()
        self.handed = ref(thing)
        asyncio.get_running_loop().call_soon(self.call, thing)
        asyncio.get_running_loop().call_later(1, self.call, thing)
        self.task = asyncio.create_task(self.take(thing))

    def call(self, thing: Thing) -> None:
        self.called += 1

    async def take(self, thing: Thing) -> None:
        await asyncio.sleep(1)
        self.called += 1


class Stumbling(Calling):
    def call(self, thing: Thing) -> None:
        raise LookupError("a stone")


class Failing(Calling):
    async def take(self, thing: Thing) -> None:
        raise LookupError("a hole")


@pytest.fixture
def nothing_is_collected() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("nothing_is_collected")
async def test_nothing_stays_of_what_was_called(tmp_path: Path):
    async with harbour(tmp_path / "test.db", make_bot=Calling) as port:
        assert port.bot.called == 3
        assert port.bot.handed() is None
        assert not port.env._work.callbacks


@pytest.mark.parametrize(("bot", "said"), [(Stumbling, "a stone"), (Failing, "a hole")])
async def test_what_fails_is_heard_of(tmp_path: Path, bot: type[Calling], said: str):
    with pytest.raises(ExceptionGroup) as caught:
        async with harbour(tmp_path / "test.db", make_bot=bot):
            pass
    assert {str(error) for error in caught.value.exceptions} == {said}


def test_it_is_called_what_the_bot_has_called():
    def ring() -> None: ...

    assert Followed(_WorkState(), ring, None, print).label == ring.__qualname__
    assert Followed(_WorkState(), Thing, None, print).label == "Thing"
