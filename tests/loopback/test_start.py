"""The real process starts, or says in one line why it doesn't, with exit code 2."""

import signal
import sqlite3
from contextlib import closing

import pytest

from tests.loopback.process import BotProcess
from tests.loopback.server import loopback_discord


@pytest.fixture
async def discord():
    async with loopback_discord() as discord:
        yield discord


async def refusal(bot: BotProcess) -> str:
    """The one line in which the process says why it doesn't start."""
    async with bot:
        assert await bot.run() == 2, bot.log
        [line] = bot.log.splitlines()
        return line


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
async def test_it_starts_and_ends_when_it_is_asked_to(discord, tmp_path, by):
    async with BotProcess(discord, tmp_path / "bot.db") as bot:
        await bot.start()
        assert await bot.stop(by) == 0, bot.log


async def test_no_token(discord, tmp_path):
    assert "DISCORD_TOKEN" in await refusal(BotProcess(discord, tmp_path / "bot.db", DISCORD_TOKEN=""))


async def test_a_refused_token(discord, tmp_path):
    assert "DISCORD_TOKEN" in await refusal(BotProcess(discord, tmp_path / "bot.db", DISCORD_TOKEN="stale"))


async def test_a_wrong_setting(discord, tmp_path):
    bot = BotProcess(discord, tmp_path / "bot.db", HARBOURMASTER_LOG_LEVEL="loud")
    assert "HARBOURMASTER_LOG_LEVEL" in await refusal(bot)


async def test_a_database_that_cannot_be_written(discord, tmp_path):
    (tmp_path / "file").touch()
    database = tmp_path / "file" / "bot.db"
    bot = BotProcess(discord, tmp_path / "bot.db", HARBOURMASTER_DATABASE=str(database))
    assert str(database) in await refusal(bot)


async def test_a_database_of_a_newer_version(discord, tmp_path):
    async with BotProcess(discord, tmp_path / "bot.db") as bot:
        await bot.start()
        await bot.stop()
    with closing(sqlite3.connect(tmp_path / "bot.db")) as database:
        database.execute("INSERT INTO migrations SELECT max(number) + 1, 'later' FROM migrations")
        database.commit()
    assert str(tmp_path / "bot.db") in await refusal(BotProcess(discord, tmp_path / "bot.db"))
