"""The real process starts, or states the reason in one line and exits with code 2."""

import signal
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from db.sqlite.backups import back_up
from tests.loopback.people import Person
from tests.loopback.process import BotProcess
from tests.loopback.server import LoopbackDiscord
from tests.small_disk import full, small_disk


async def refusal(bot: BotProcess) -> str:
    """The one line with which the process refuses to start."""
    async with bot:
        assert await bot.run() == 2, bot.log
        [line] = bot.log.splitlines()
        return line


async def started_once(discord: LoopbackDiscord, database: Path) -> None:
    """Run the process until it has created its database, and end it."""
    async with BotProcess(discord, database) as bot:
        await bot.start()
        await bot.stop()


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
async def test_a_process_starts_and_stops_on_request(discord, tmp_path, by):
    async with BotProcess(discord, tmp_path / "bot.db", afresh=True) as bot:
        await bot.start()
        assert await bot.stop(by) == 0, bot.log


async def test_a_missing_token_is_refused(discord, tmp_path):
    bot = BotProcess(discord, tmp_path / "bot.db", afresh=True, DISCORD_TOKEN="")
    assert "DISCORD_TOKEN" in await refusal(bot)


async def test_a_token_that_discord_refuses_ends_the_process(discord, tmp_path):
    assert "DISCORD_TOKEN" in await refusal(BotProcess(discord, tmp_path / "bot.db", DISCORD_TOKEN="stale"))


async def test_a_wrong_setting_is_refused(discord, tmp_path):
    bot = BotProcess(discord, tmp_path / "bot.db", HARBOURMASTER_LOG_LEVEL="loud")
    assert "HARBOURMASTER_LOG_LEVEL" in await refusal(bot)


async def test_an_unwritable_database_is_refused(discord, tmp_path):
    (tmp_path / "file").touch()
    database = tmp_path / "file" / "bot.db"
    bot = BotProcess(discord, tmp_path / "bot.db", HARBOURMASTER_DATABASE=str(database))
    assert str(database) in await refusal(bot)


async def test_a_database_of_a_newer_version_is_refused(discord, tmp_path):
    await started_once(discord, tmp_path / "bot.db")
    with closing(sqlite3.connect(tmp_path / "bot.db")) as database:
        database.execute("INSERT INTO migrations SELECT max(number) + 1, 'later' FROM migrations")
        database.commit()
    assert str(tmp_path / "bot.db") in await refusal(BotProcess(discord, tmp_path / "bot.db"))


async def test_a_process_waits_out_an_outage_of_discord(discord, tmp_path):
    discord.outage = 503
    async with BotProcess(discord, tmp_path / "bot.db") as bot:
        await bot.begin("Trying again in 0 s")
        assert "Discord can't be used: 503" in bot.log
        discord.outage = None
        await bot.connected()
        await Person(discord, "Mei").type("game mine").answered()
        assert await bot.stop(signal.SIGTERM) == 0, bot.log
        assert all("Trying again" in line for line in bot.log.splitlines()), "one line each, and no traceback"


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
async def test_a_waiting_process_stops_at_once_on_request(discord, tmp_path, by):
    discord.outage = 503
    async with BotProcess(discord, tmp_path / "bot.db") as bot:
        await bot.begin("Trying again")
        assert await bot.stop(by) == 0, bot.log


async def test_a_process_waits_for_a_locked_database(discord, tmp_path):
    await started_once(discord, tmp_path / "bot.db")
    with closing(sqlite3.connect(tmp_path / "bot.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        async with BotProcess(discord, tmp_path / "bot.db") as bot:
            await bot.begin("bot.db is locked by another program. Trying again")
            other.execute("ROLLBACK")
            await bot.connected()
            assert await bot.stop() == 0, bot.log


async def test_a_process_waits_for_room_on_a_full_disk(discord, tmp_path):
    database = tmp_path / "small" / "bot.db"
    with small_disk(database.parent, megabytes=4):
        await started_once(discord, database)
        # Its log is beside the first path, where there is room.
        async with BotProcess(discord, tmp_path / "bot.db", HARBOURMASTER_DATABASE=str(database)) as bot:
            with full(database.parent):
                await bot.begin("bot.db is full")
            await bot.connected()
            assert await bot.stop() == 0, bot.log


async def test_a_process_creates_no_database_beside_its_backups(discord, tmp_path):
    database = tmp_path / "bot.db"
    await started_once(discord, database)
    back_up(database, tmp_path / "backups", datetime.now(UTC))
    database.unlink()
    assert "`python bot.py restore`" in await refusal(BotProcess(discord, database))
    assert not database.exists()


async def test_a_second_process_on_the_same_database_is_refused(discord, tmp_path):
    async with BotProcess(discord, tmp_path / "bot.db") as bot:
        await bot.start()
        (tmp_path / "link.db").symlink_to(tmp_path / "bot.db")
        line = await refusal(BotProcess(discord, tmp_path / "link.db"))
        assert "link.db is in use by another process" in line
        await bot.kill()
        await bot.start()
        assert await bot.stop() == 0, bot.log


async def test_a_damaged_database_is_refused(discord, tmp_path):
    database = tmp_path / "bot.db"
    await started_once(discord, database)
    database.write_bytes(database.read_bytes()[:8192] + b"\xa5" * 40_000)
    assert "`python bot.py restore`" in await refusal(BotProcess(discord, database))
