"""The gateway connection: unreadable events and discord.py's errors don't end the process."""

import asyncio
import sqlite3
from contextlib import closing

from aiohttp import ClientSession

from tests.loopback.people import Person
from tests.loopback.process import BotProcess
from tests.loopback.server import BOT_TIMEOUT, free_port, until


async def test_an_unreadable_event_is_skipped(discord, bot):
    mei = Person(discord, "Mei")
    discord.announce("GUILD_CREATE", {"id": "77", "name": "Torn", "guild_scheduled_events": [{"id": "1"}]})
    discord.announce("CHANNEL_CREATE", {"guild_id": "77"})
    discord.announce("INTERACTION_CREATE", {})
    assert (await mei.type("help").answered()).text
    await until(lambda: bot.log.count("Skipped the Discord event") >= 2)
    assert await bot.stop() == 0


async def test_a_connection_closed_before_hello_is_retried(discord, bot):
    mei = Person(discord, "Mei")
    discord.closed = discord.silent = 1  # The bot then identifies instead of resuming.
    await discord.hang_up()
    await until(lambda: discord.closed == discord.silent == 0 and discord.connected, 60)
    assert (await mei.type("help").answered()).text
    assert await bot.stop() == 0


async def test_a_session_cut_after_resuming_is_retried_with_backoff(discord, bot):
    discord.cuts_resumed = True
    await discord.hang_up()
    await until(lambda: len(discord.resumes) == 4, 60)
    gaps = [after - before for before, after in zip(discord.resumes, discord.resumes[1:], strict=False)]
    assert gaps == sorted(gaps) and gaps[0] > 0.9
    discord.cuts_resumed = False
    await until(lambda: len(discord.resumes) == 5 and discord.connected, 60)
    assert (await Person(discord, "Mei").type("help").answered()).text
    assert await bot.stop() == 0


async def test_refused_commands_are_reported_and_play_continues(discord, tmp_path):
    database = tmp_path / "bot.db"
    health = f"127.0.0.1:{free_port()}"
    async with BotProcess(discord, database, HARBOURMASTER_HEALTH=health) as bot:
        await bot.start()
        await bot.stop()
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("UPDATE notes SET value = 'other commands' WHERE key = 'synced-commands'")
        discord.refuses_commands = True
        await bot.start()
        assert (await Person(discord, "Mei").type("help").answered()).text
        assert "refused to register the commands" in bot.log
        async with ClientSession() as session, asyncio.timeout(BOT_TIMEOUT):
            while (answer := await session.get(f"http://{health}/ready")).status != 200:  # noqa: ASYNC110 (there is no event)
                await asyncio.sleep(0.05)
            assert "the commands can't be registered" in await answer.text()


async def test_a_process_with_few_log_ins_left_waits_for_the_reset(discord, tmp_path):
    discord.log_ins.left = 3
    discord.log_ins.renewal = asyncio.get_running_loop().time() + 4
    async with BotProcess(discord, tmp_path / "bot.db") as bot:
        await bot.start()
        assert await bot.stop() == 0
        assert len(discord.log_ins.times) == 1 and discord.log_ins.times[0] >= discord.log_ins.renewal
        assert bot.log.count("no more log-ins") == 1 and len(bot.log.splitlines()) == 1


async def test_a_shard_with_few_log_ins_left_waits_for_the_reset(discord, bot):
    discord.log_ins.left = 3
    discord.log_ins.renewal = asyncio.get_running_loop().time() + 4
    discord.forget_sessions()
    await discord.hang_up()
    await until(lambda: len(discord.log_ins.times) == 2 and discord.connected, 60)
    assert discord.log_ins.times[1] >= discord.log_ins.renewal
    assert bot.log.count("no more log-ins") == 1
    assert await bot.stop() == 0
