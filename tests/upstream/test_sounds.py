"""Servers' soundboard sounds are not kept."""

import discord

from cogs.harbour import Harbourmaster

SOUND = {
    "sound_id": "7",
    "name": "horn",
    "volume": 1.0,
    "emoji_id": None,
    "emoji_name": None,
    "available": True,
}
SERVER = {"id": "5", "name": "Harbour", "member_count": 3, "soundboard_sounds": [SOUND] * 24}


def sounds_after(client):
    client._connection.parsers["GUILD_CREATE"](dict(SERVER))
    [server] = client.guilds
    assert server.name == "Harbour"
    create = client._connection.parsers["GUILD_SOUNDBOARD_SOUND_CREATE"]
    create({**SOUND, "sound_id": "8", "guild_id": "5"})
    return len(server.soundboard_sounds)


async def test_without_the_remedy_they_are_kept():
    client = discord.Client(intents=discord.Intents(guilds=True))
    assert sounds_after(client) == 2, "discord.py drops them now: delete upstream/sounds.py"


async def test_the_bot_keeps_none(location):
    async with Harbourmaster(location) as bot:
        assert sounds_after(bot) == 0
        assert SERVER["soundboard_sounds"], "the event itself is unchanged"
