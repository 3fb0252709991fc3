"""A log-in that Discord accepts and never answers ends soon, and the health port says what it waits for."""

import asyncio

import pytest

from cogs.harbour import Harbourmaster
from cogs.logging_in import LOG_IN_TIMEOUT
from service.service import Service
from service.setbacks import temporary_failure
from settings import Settings


@pytest.mark.parametrize("silent", ["/users/@me", "/oauth2/applications/@me", "/gateway/bot"])
async def test_an_unanswered_request_of_the_log_in_ends(location, clock, silent):
    async def request(route, **how):
        if route.path == silent:
            asked.set()
            await asyncio.sleep(10**6)
        return {"id": "1", "username": "Harbour", "discriminator": "0", "avatar": None}

    asked = asyncio.Event()
    async with Harbourmaster(location) as bot:
        bot.http.request = request
        service = Service(Settings(database=location), lambda options: bot)
        service.bot = bot
        act = bot.http.get_bot_gateway() if silent == "/gateway/bot" else bot.login("token")
        waiting = asyncio.ensure_future(act)
        await asked.wait()
        assert bot.waits_for
        assert service.not_ready == f"starting; waiting for {bot.waits_for}"
        clock.forward(LOG_IN_TIMEOUT + 1)
        with pytest.raises(TimeoutError) as ended:
            await waiting
        assert temporary_failure(ended.value) and bot.waits_for is None


async def test_a_gateway_that_accepts_and_never_answers_is_left(location, clock):
    async def request(route, **how):
        return {"id": "1", "username": "Harbour", "discriminator": "0", "avatar": None}

    async def accept(reader, writer):
        asked.set()
        await reader.read()
        writer.close()

    asked = asyncio.Event()
    async with await asyncio.start_server(accept, "127.0.0.1") as server, Harbourmaster(location) as bot:
        bot.http.request = request
        await bot.http.static_login("token")
        host, port = server.sockets[0].getsockname()
        waiting = asyncio.ensure_future(bot.http.ws_connect(f"ws://{host}:{port}"))
        await asked.wait()
        service = Service(Settings(database=location), lambda options: bot)
        service.bot, service.trouble = bot, None
        assert service.not_ready == "not connected to Discord; waiting for Discord's gateway"
        clock.forward(LOG_IN_TIMEOUT + 1)
        with pytest.raises(TimeoutError) as ended:
            await waiting
        assert temporary_failure(ended.value) and bot.waits_for is None
