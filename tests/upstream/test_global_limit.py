"""A global rate limit ends, also if the request that met it was cancelled."""

import asyncio
from contextlib import asynccontextmanager

import pytest
from discord.http import HTTPClient, Route

from cogs.clock.service import VOTE_JOB
from cogs.harbour import Harbourmaster
from sessions import Key
from sessions.messages import GREETING_MESSAGE, Shows
from tests.loopback.server import TOKEN, loopback_discord, until
from tests.loopback.weather import GLOBAL_SECONDS, Fault
from ui.marks import REQUEST_TIMEOUT
from ui.sender import only
from ui.sheet.plain import Text


def myself() -> Route:
    return Route("GET", "/users/@me")


@pytest.fixture
async def server(monkeypatch):
    async with loopback_discord() as server:
        monkeypatch.setattr(Route, "BASE", f"{server.address}/api/v10")
        yield server


@asynccontextmanager
async def bot_logged_in(location):
    async with Harbourmaster(location) as bot:
        await bot.login(TOKEN)
        yield bot


async def meets_a_global_limit(server, ending, request):
    """Start a request that meets a global limit, and wait until it sleeps."""
    server.weather.ahead[ending] = Fault.GLOBAL_LIMIT
    waiting = asyncio.ensure_future(request)
    await until(lambda: server.weather.faults)
    await asyncio.sleep(0.05)
    return waiting


async def test_without_the_remedy_discord_py_waits_for_ever(server, clock):
    http = HTTPClient(asyncio.get_running_loop())
    await http.static_login(TOKEN)
    waiting = await meets_a_global_limit(server, "/users/@me", http.request(myself()))
    waiting.cancel()
    await asyncio.wait([waiting])
    clock.forward(GLOBAL_SECONDS + 1)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(http.request(myself()), 0.5)
    await http.close()


async def test_everything_is_sent_after_a_global_limit_that_a_deletion_met(location, server, clock):
    async with bot_logged_in(location) as bot:
        channel, shows = server.channel.id, [Shows(GREETING_MESSAGE, 0, 0, 1)]

        async def send(text):
            job = Key(VOTE_JOB, 0, 1)
            return await bot.sender.send(job, channel, Text(text), shows, mentions=only())

        first = await send("first")
        deletion = bot.sender.delete(channel, first)
        waiting = await meets_a_global_limit(server, f"/messages/{first}", deletion)
        clock.forward(REQUEST_TIMEOUT)
        with pytest.raises(TimeoutError):
            await waiting
        others = [asyncio.ensure_future(send(text)) for text in ("second", "third")]
        await asyncio.sleep(0.05)
        assert not any(each.done() for each in others), "the limit isn't over"
        clock.forward(GLOBAL_SECONDS - REQUEST_TIMEOUT)
        second, _ = await asyncio.gather(*others)
        assert await bot.sender.rewrite(channel, second, Text("fourth")) is None
        await bot.sender.delete(channel, first)
        shown = server.backend.messages[channel]
        assert first not in shown and {each.content for each in shown.values()} == {"fourth", "third"}


async def test_a_request_that_waits_for_the_limit_succeeds(location, server, clock):
    async with bot_logged_in(location) as bot:
        waiting = await meets_a_global_limit(server, "/users/@me", bot.http.request(myself()))
        clock.forward(GLOBAL_SECONDS)
        assert (await waiting)["id"]
