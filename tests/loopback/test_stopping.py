"""A second request to stop ends the process within seconds, at any moment of the closing."""

import asyncio
import os
import signal
import time

import pytest

from service import care
from settings import Settings
from tests.loopback.people import Person
from tests.loopback.process import BotProcess

ENDS_WITHIN = 5.0


async def stop_twice(bot, by, gap):
    """Ask twice, and return the exit code and the seconds since the second request."""
    os.kill(bot.process_id, by)
    await asyncio.sleep(gap)
    began = time.monotonic()
    try:
        os.kill(bot.process_id, by)
    except ProcessLookupError:
        return 0, 0.0
    return await bot.ended(), time.monotonic() - began


async def is_sound(database):
    return await care.check(Settings(database=database)) == []


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("gap", [0.0, 0.02, 0.1, 0.3])
async def test_a_second_request_during_the_closing_ends_the_process(discord, tmp_path, by, gap):
    async with BotProcess(discord, tmp_path / "bot.db") as bot:
        await bot.start()
        assert (await Person(discord, "Mei").type("game mine").answered()).text
        code, seconds = await stop_twice(bot, by, gap)
        assert (code in (0, -by)) and seconds < ENDS_WITHIN, bot.log
        assert "Traceback" not in bot.log
        assert await is_sound(tmp_path / "bot.db")


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("stuck", ["disk", "backup"])
async def test_whatever_the_closing_waits_for_ends(discord, tmp_path, by, stuck):
    async with BotProcess(discord, tmp_path / "bot.db", f"tests.loopback.stuck:{stuck}") as bot:
        await bot.start()
        await asyncio.sleep(0.5)
        code, seconds = await stop_twice(bot, by, 0.5)
        assert code == 0 and seconds < ENDS_WITHIN, bot.log
        assert await is_sound(tmp_path / "bot.db")


async def test_a_request_during_a_closing_that_nobody_asked_for_lets_it_end(discord, tmp_path):
    """A restart after a temporary failure closes the bot, too."""
    discord.outage = 503
    async with BotProcess(discord, tmp_path / "bot.db", "tests.loopback.stuck:slowly") as bot:
        await bot.begin("Winding up")
        assert await bot.stop(signal.SIGTERM) == 0, bot.log
        assert "Wound up" in bot.log
