"""After an outage, every shard is back within a minute, and none waits for another."""

import asyncio
import gc
import warnings
from contextlib import asynccontextmanager
from itertools import pairwise

import discord.shard
import pytest
import yarl
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket
from discord.http import Route

from cogs.harbour import Harbourmaster
from cogs.pace import LOG_IN_INTERVAL
from sessions import Key, NotSaved
from sessions.departures import DEPARTED_JOB
from sessions.people.servers import configure
from tests.faulty import Faults
from tests.loopback.server import TOKEN, loopback_discord, until

STEP = 0.25
"""Seconds by which the clock moves at once."""
BACK_WITHIN = 60.0
COMPARED = "SELECT server FROM servers"
"""Part of the query for the servers that the bot knows."""


@pytest.fixture
async def server(monkeypatch):
    async with loopback_discord() as server:
        monkeypatch.setattr(Route, "BASE", f"{server.address}/api/v10")
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(f"{server.address}/gateway"))
        yield server
    with warnings.catch_warnings():
        # discord.py drops connections whose greeting doesn't come, without closing them.
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()


@asynccontextmanager
async def connected_bot(location, server, clock, shards, **settings):
    async with Harbourmaster(location, shard_count=shards, **settings) as bot:
        running = asyncio.create_task(bot.start(TOKEN))
        try:
            await pass_until(clock, lambda: are_connected(server, shards))
            yield bot
            assert not running.done()
        finally:
            running.cancel()
            await asyncio.wait([running])


def are_connected(server, shards):
    return all(server.has(shard) for shard in range(shards))


async def pass_until(clock, condition, at_most=1000.0, step=STEP):
    """Let time pass quickly until a condition holds. Returns the seconds."""
    began = clock()
    while not condition():
        assert clock() - began < at_most
        clock.forward(step)
        await asyncio.sleep(0.005)
    return clock() - began


async def pass_time(clock, seconds):
    end = clock() + seconds
    await pass_until(clock, lambda: clock() >= end, seconds + 10, STEP if seconds < 100 else 4 * STEP)


def test_without_the_remedy_the_pauses_grow_to_a_quarter_of_an_hour(clock):
    backoff = ExponentialBackoff()
    longest = 0.0
    for _ in range(60):
        pause = backoff.delay()
        longest = max(longest, pause)
        clock.forward(pause)
    assert longest > 300, "discord.py limits its pauses now: upstream/shard_queue.py may be obsolete"


@pytest.mark.parametrize(("seconds", "shards"), [(20, 1), (300, 3), (900, 2)])
async def test_all_shards_are_back_within_a_minute_of_an_outage(location, server, clock, seconds, shards):
    async with connected_bot(location, server, clock, shards):
        used = len(server.log_ins.times)
        server.closed, server.outage = 10**9, 503
        server.forget_sessions()
        await server.hang_up()
        await pass_time(clock, seconds)
        server.closed, server.outage = 0, None
        assert await pass_until(clock, lambda: are_connected(server, shards)) < BACK_WITHIN
        assert len(server.log_ins.times) == used + shards, "an outage costs one log-in of each shard"
        turns = server.log_ins.times[-shards:]
        assert all(b - a > LOG_IN_INTERVAL - STEP for a, b in pairwise(turns))


async def test_shards_of_different_buckets_log_in_at_the_same_time(location, server, clock):
    server.log_ins.buckets = 4
    began, one_by_one = clock(), 7 * LOG_IN_INTERVAL
    async with connected_bot(location, server, clock, 8):
        assert clock() - began < one_by_one
        server.forget_sessions()
        await server.hang_up()
        assert await pass_until(clock, lambda: are_connected(server, 8)) < one_by_one
        assert {len(turns) for turns in server.log_ins.times_by_bucket.values()} == {4}
        for turns in server.log_ins.times_by_bucket.values():
            assert all(b - a > LOG_IN_INTERVAL - STEP for a, b in pairwise(turns))


async def test_a_shard_that_fails_delays_no_other(location, server, clock):
    async with connected_bot(location, server, clock, 3):
        server.forget_sessions()
        server.refused = {0, 1}
        await server.hang_up()
        assert await pass_until(clock, lambda: server.has(2)) < BACK_WITHIN / 2
        await pass_time(clock, 200)
        assert not server.has(0)
        server.refused = set()
        assert await pass_until(clock, lambda: are_connected(server, 3)) < BACK_WITHIN


async def test_a_shard_that_fails_at_the_start_delays_no_other(location, server, clock):
    server.closed = 1
    async with Harbourmaster(location, shard_count=3) as bot:
        running = asyncio.create_task(bot.start(TOKEN))
        await pass_until(clock, lambda: server.has(1) and server.has(2))
        assert not server.has(0)
        assert await pass_until(clock, lambda: are_connected(server, 3)) < BACK_WITHIN
        assert all(b - a > LOG_IN_INTERVAL - STEP for a, b in pairwise(server.log_ins.times))
        running.cancel()
        await asyncio.wait([running])


async def test_a_shard_is_served_while_another_one_cant_connect(location, server, clock):
    """The servers of the other one are unknown until it connects."""
    here, there = server.add_server(0, 2), server.add_server(1, 2)
    async with connected_bot(location, server, clock, 2) as bot:
        await pass_until(clock, lambda: bot.is_serving)
        for known in (here, there):
            await configure(bot.house, known, {"language": "ja"}, by=1)
    server.guilds.clear()
    server.refused = {1}
    async with Harbourmaster(location, shard_count=2) as bot:
        running = asyncio.create_task(bot.start(TOKEN))
        await pass_until(clock, lambda: bot.is_open and bot.house.jobs.is_running, BACK_WITHIN)
        assert await is_departed(bot.house, here) and not await is_departed(bot.house, there)
        await pass_time(clock, BACK_WITHIN)
        assert server.has(0) and not server.has(1) and not bot.is_serving
        server.refused = set()
        await pass_until(clock, lambda: bot.is_serving, BACK_WITHIN)
        await pass_time(clock, 5)
        assert await is_departed(bot.house, there)
        running.cancel()
        await asyncio.wait([running])


async def test_servers_that_arrive_during_the_comparison_arent_taken_for_left(location, server, clock):
    async with late_shard(location, server, clock) as (bot, there, faults):

        async def arrive():
            server.refused = set()
            await until(bot.is_ready)

        faults.before("read", arrive, what=COMPARED, times=1)
        await pass_until(clock, lambda: bot.is_serving and bot.house.jobs.is_running)
        await pass_time(clock, 30)
        assert not await is_departed(bot.house, there)


async def test_a_comparison_that_fails_is_repeated_for_any_shard(location, server, clock):
    async with late_shard(location, server, clock) as (bot, there, faults):
        await pass_until(clock, lambda: bot.is_open and bot.house.jobs.is_running)
        server.guilds.clear()
        failure = faults.refuse("read", what=COMPARED, error=NotSaved("connection lost"), times=1)
        server.refused = set()
        await pass_until(clock, lambda: not failure.left)
        await pass_time(clock, 30)
        assert await is_departed(bot.house, there)


@asynccontextmanager
async def late_shard(location, server, clock):
    """A bot of two shards that starts again, while Discord refuses the second one.

    Gives the bot, a server of the second shard, and the database's faults.
    """
    there, faults = server.add_server(1, 2), Faults()
    async with connected_bot(location, server, clock, 2) as bot:
        await pass_until(clock, lambda: bot.is_serving)
        await configure(bot.house, there, {"language": "ja"}, by=1)
    server.refused = {1}
    async with Harbourmaster(location, shard_count=2, open_database=faults.open) as bot:
        running = asyncio.create_task(bot.start(TOKEN))
        yield bot, there, faults
        running.cancel()
        await asyncio.wait([running])


async def is_departed(house, server):
    """Whether the removal of a server's data is scheduled."""
    return await house.jobs.due(house.db, Key(DEPARTED_JOB, subject=server)) is not None


async def test_a_bot_that_is_closed_while_its_shards_connect_leaves_nothing_behind(location, server, clock):
    server.closed = 10**9
    async with Harbourmaster(location, shard_count=2) as bot:
        running = asyncio.create_task(bot.start(TOKEN))
        await pass_time(clock, 30)
        assert server.closed < 10**9 - 4
        running.cancel()
        await asyncio.wait([running])
    asked = server.closed
    await pass_time(clock, 60)
    assert server.closed == asked


async def test_a_dead_connection_is_given_up_within_a_minute(location, server, clock):
    async with connected_bot(location, server, clock, 1):
        server.forget_sessions()
        server.is_dead = True
        used = len(server.log_ins.times)
        await pass_until(clock, lambda: len(server.log_ins.times) > used, BACK_WITHIN)


async def test_a_connection_that_is_never_greeted_is_given_up(location, server, clock):
    async with connected_bot(location, server, clock, 1):
        server.forget_sessions()
        server.is_mute = True
        await server.hang_up()
        await pass_time(clock, 200)
        server.is_mute = False
        assert await pass_until(clock, lambda: server.has(0)) < BACK_WITHIN


async def test_log_ins_left_are_respected_after_an_outage(location, server, clock):
    async with connected_bot(location, server, clock, 2):
        server.log_ins.left = 11
        server.log_ins.renewal = asyncio.get_running_loop().time() + 400
        server.forget_sessions()
        await server.hang_up()
        await pass_time(clock, 380)
        assert server.log_ins.left >= 10
        await pass_until(clock, lambda: are_connected(server, 2), 300)
        assert [at for at in server.log_ins.times if at >= server.log_ins.renewal]


def test_discord_py_uses_the_remedy():
    assert discord.shard.Shard.__module__ == "upstream.shard_queue"
