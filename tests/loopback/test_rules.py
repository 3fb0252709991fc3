"""The rules of the real Discord hold on this server, too, where discord.py itself reads the answers."""

import discord
import pytest
from discord.http import Route

from cogs.clock.service import VOTE_JOB
from cogs.harbour import Harbourmaster
from sessions import Key
from sessions.messages import GREETING_MESSAGE, Shows
from tests.loopback.server import TOKEN, loopback_discord
from ui.sender import only
from ui.sheet import layout
from ui.sheet.layout import Sheet

JOB = Key(VOTE_JOB, 0, 1)


@pytest.fixture
async def server(monkeypatch):
    async with loopback_discord() as server:
        monkeypatch.setattr(Route, "BASE", f"{server.address}/api/v10")
        yield server


@pytest.fixture
async def bot(location, server):
    async with Harbourmaster(location) as bot:
        await bot.login(TOKEN)
        yield bot


async def send(bot, server):
    """Send a message with an emoji on a button."""
    sheet = Sheet()
    sheet.add(layout.row([discord.ui.Button(label="Cod", emoji="🐟", url="https://example.org")]))
    shows = [Shows(GREETING_MESSAGE, 0, 0, 1)]
    return await bot.sender.send(JOB, server.channel.id, sheet, shows, mentions=only())


async def test_a_blocked_address_begins_a_blockade_at_the_first_request(server, bot):
    with server.rules.blocked_address() as refused:
        with pytest.raises(discord.HTTPException):
            await send(bot, server)
        assert refused == {"POST": 1, "GET": 1} and bot.house.jobs.blockade.is_on
    assert server.backend.messages.get(server.channel.id, {}) == {}


async def test_a_message_whose_emoji_is_refused_comes_without_it(server, bot):
    with server.rules.refused_emojis(times=1) as refused:
        id = await send(bot, server)
    assert len(refused) == 1
    [row] = server.backend.messages[server.channel.id][id].components
    assert "emoji" not in row["components"][0]


async def test_a_mention_that_nobody_hears_fails_the_test(server):
    stranger = server.backend.make_user("stranger").id
    text = f"Fleet · Table 3 · 1 day left\n<@{stranger}>"
    body = {"content": text, "allowed_mentions": {"users": [str(stranger)]}}
    server.carry_out("POST", f"/channels/{server.channel.id}/messages", body)
    with pytest.raises(AssertionError, match="nothing else tells them"):
        server.rules.check()
    server.rules.unheard.clear()
