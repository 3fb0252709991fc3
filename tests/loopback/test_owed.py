"""A process killed between storing a move and announcing it announces it once after its restart."""

import sqlite3
from contextlib import closing

import pytest
from simcord.components import walk_components

from tests.clicks import asked_at
from tests.loopback.people import Person
from tests.loopback.process import BotProcess
from tests.loopback.server import Trouble, loopback_discord, until

DUE = "WHERE due <= unixepoch() + 1 OR failing IS NOT NULL"  # Clocks may differ by a second.


def rows(database, query):
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return connection.execute(query).fetchall()


async def all_notified(database):
    """Wait until no job and no request is outstanding."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        owed = f"SELECT 1 FROM jobs {DUE} UNION SELECT 1 FROM attempts"
        await until(lambda: not connection.execute(owed).fetchone())


def posted(discord, channel):
    """The bot's messages in a channel."""
    bot = discord.backend.bot_user.id
    messages = discord.backend.messages.get(channel, {}).values()
    return [each for each in messages if each.author_id == bot and not each.is_ephemeral]


def boards(discord):
    return [
        message
        for message in posted(discord, discord.channel.id)
        if any(str(part.get("content", "")).startswith("## ") for part in walk_components(message.components))
    ]


def calls(discord, person):
    """The messages that mention a person."""
    return [each for each in posted(discord, discord.channel.id) if person in each.ping_user_ids]


def panels(discord, person):
    """The direct messages in which a person can answer."""
    return [
        message
        for message in posted(discord, discord.backend.dm_channels.get(person))
        if any(asked_at(part.get("custom_id") or "") for part in walk_components(message.components))
    ]


@pytest.mark.parametrize("where", ["dm", "both"])
@pytest.mark.parametrize("trouble", [Trouble.DEAF, Trouble.MUTE])
async def test_a_table_is_posted_once_and_its_player_notified_once(tmp_path, trouble, where):
    database = tmp_path / "harbourmaster.db"
    async with loopback_discord() as discord, BotProcess(discord, database) as bot:
        people = [Person(discord, name) for name in ("Mei", "Tom", "Ana", "Leo")]
        await bot.start()
        discord.trouble = trouble
        people[0].type("game open", game="captains_orders")
        await until(lambda: discord.troubled)
        await bot.kill()
        discord.trouble = Trouble.NONE
        await bot.start()
        await all_notified(database)
        assert len(boards(discord)) == 1

        for person in people[1:]:
            await person.type("game join").answered()
        if where == "both":
            for person in people:
                await person.type("my reminders", where=where).answered()
        await all_notified(database)
        discord.trouble, discord.troubled = trouble, 0
        await people[0].type("game start").answered()
        await play_until_somebody_is_called(discord, database, people)
        await bot.kill()
        discord.trouble = Trouble.NONE
        [(due,)] = rows(database, "SELECT person FROM turns")
        await bot.start()
        await all_notified(database)
        assert len(boards(discord)) == 1
        assert len(calls(discord, due)) == (1 if where == "both" else 0)
        assert len(panels(discord, due)) == len(posted(discord, discord.backend.dm_channels[due])) == 1


async def play_until_somebody_is_called(discord, database, people):
    """Let players on turn move until the bot tries to notify a person."""
    while not rows(database, "SELECT 1 FROM turns WHERE claimed IS NOT NULL"):
        [(due,)] = rows(database, "SELECT person FROM turns")
        mover = next(person for person in people if person.id == due)
        offered = await mover.offered("game move", "move")
        calm = [move for move in offered if not move.startswith("accuse")]
        await mover.type("game move", move=(calm or offered)[0]).answered()
    await until(lambda: discord.troubled)
