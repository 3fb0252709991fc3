"""A request is over when Discord has answered it, whatever pause its rate limit asks for."""

import asyncio

import pytest
from discord.http import Route

from cogs.clock.service import VOTE_JOB
from cogs.harbour import Harbourmaster
from sessions import Key
from sessions.messages import GREETING_MESSAGE, Shows
from tests.loopback.server import TOKEN, loopback_discord
from ui.marks import REQUEST_TIMEOUT
from ui.sender import only
from ui.sheet.plain import Text
from upstream.pauses import QuickDeferredLock, QuickRatelimit

PAUSE = 30.0
"""Seconds that an exhausted bucket asks for: longer than the bot waits for an answer."""


@pytest.fixture
async def server(monkeypatch):
    async with loopback_discord() as server:
        monkeypatch.setattr(Route, "BASE", f"{server.address}/api/v10")
        yield server


def exhausted(kind):
    made = kind(None)
    made.remaining, made.reset_after = 0, PAUSE
    return made


async def use(bucket):
    bucket.outgoing += 1
    await bucket.__aexit__(None, None, None)


def locked(kind):
    return kind(asyncio.Lock())


async def use_lock(lock):
    async with lock as held:
        held.delay_by(PAUSE)


async def test_without_the_remedy_the_caller_waits_for_the_bucket():
    for waiting in (use(exhausted(QuickRatelimit.__base__)), use_lock(locked(QuickDeferredLock.__base__))):
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(waiting, 0.1)


async def test_only_the_next_request_waits(clock):
    bucket, lock = exhausted(QuickRatelimit), locked(QuickDeferredLock)
    await asyncio.wait_for(use(bucket), 5)
    await asyncio.wait_for(use_lock(lock), 5)
    waiting = [asyncio.ensure_future(bucket.acquire()), asyncio.ensure_future(lock.lock.acquire())]
    await asyncio.sleep(0.05)
    assert not any(each.done() for each in waiting)
    clock.forward(PAUSE)
    assert not (await asyncio.wait(waiting, timeout=60))[1]


async def test_a_message_an_edit_and_a_deletion_count_as_done(location, server, clock):
    server.pauses = {"/messages": PAUSE, "/messages/*": PAUSE}
    async with Harbourmaster(location) as bot:
        await bot.login(TOKEN)
        channel = server.channel.id

        async def send(text):
            shows = [Shows(GREETING_MESSAGE, 0, 0, 1)]
            return await bot.sender.send(Key(VOTE_JOB, 0, 1), channel, Text(text), shows, mentions=only())

        async with asyncio.timeout(60):
            first = await send("first")
            assert await bot.sender.rewrite(channel, first, Text("second")) is None
        assert [each.content for each in server.backend.messages[channel].values()] == ["second"]
        later = asyncio.ensure_future(bot.sender.rewrite(channel, first, Text("third")))
        await asyncio.sleep(0.05)
        assert not later.done(), "the bucket is exhausted"
        clock.forward(REQUEST_TIMEOUT)
        with pytest.raises(TimeoutError):
            await later
        clock.forward(PAUSE)
        async with asyncio.timeout(60):
            assert await bot.sender.rewrite(channel, first, Text("fourth")) is None
            await bot.sender.delete(channel, first)
        assert not server.backend.messages[channel]
