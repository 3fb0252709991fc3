"""A process that has some of the shards, beside others."""

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.ext import commands
from discord.http import HTTPClient, Route

from cogs import sharded
from cogs.sharded import NotOurs, Sharded
from db import ALL, LeaseLost, NotSaved, Shards
from tests.loopback.server import API, TOKEN, loopback_discord
from ui.discord_errors import is_outage

SOME = Shards(0, 0, 2)


@pytest.fixture
def asked(monkeypatch):
    """What Discord is asked for."""
    asked: list[Route] = []

    async def request(self: HTTPClient, route: Route, **_: Any):
        asked.append(route)

    monkeypatch.setattr(HTTPClient, "request", request)
    return asked


def bot(shards, *, has_them):
    lost = asyncio.Event()
    stored = SimpleNamespace(sharing=SimpleNamespace(are_held=has_them, lost=lost))

    class Bot(Sharded):
        @property
        def database(self) -> Any:
            return stored

    return Bot(shards, command_prefix="!", intents=discord.Intents.none())


async def test_a_process_whose_leases_have_run_out_changes_nothing_on_discord(asked):
    """It may have slept, and not know it yet: another shows its tables by now."""
    here = bot(SOME, has_them=False)
    asking = asyncio.ensure_future(here.http.request(Route("GET", "/users/@me")))
    await asyncio.sleep(0.05)
    here.database.sharing.lost.set()
    with pytest.raises(NotOurs) as refused:
        await asking
    assert not asked and is_outage(refused.value)


async def test_one_that_has_renewed_them_goes_on(asked, monkeypatch):
    monkeypatch.setattr(sharded, "SURE", 0.01)
    here = bot(SOME, has_them=False)
    asking = asyncio.ensure_future(here.http.request(Route("GET", "/users/@me")))
    await asyncio.sleep(0.05)
    assert not asked
    here.database.sharing.are_held = True
    await asking
    assert len(asked) == 1


class Slept:
    """Leases that were good at the first look, and at no other."""

    def __init__(self, looks: int) -> None:
        self.lost = asyncio.Event()
        self._good = looks

    @property
    def are_held(self) -> bool:
        self._good -= 1
        return self._good >= 0


@pytest.mark.parametrize("looks", [1, 2, 100])
async def test_one_that_sleeps_on_the_way_to_discord_sends_nothing_any_more(monkeypatch, looks):
    """Another has looked by then, and has sent the same."""
    async with loopback_discord() as server:
        monkeypatch.setattr(Route, "BASE", server.address + API)
        here = bot(SOME, has_them=True)
        await here.http.static_login(TOKEN)
        here.database.sharing = Slept(looks)
        route = Route("POST", "/channels/{channel_id}/messages", channel_id=server.channel.id)
        asking = asyncio.ensure_future(here.http.request(route, json={"content": "Your turn"}))
        await asyncio.wait([asking])
        await here.http.close()
        error = asking.exception()
    if looks == 100:
        assert error is None and len(server.posted) == 1
    else:
        assert is_outage(error) and not server.posted


async def test_a_shard_waits_with_its_log_in_while_the_database_is_away(asked, monkeypatch, caplog):
    monkeypatch.setattr(sharded, "AGAIN", 0.001)
    here, answers = bot(SOME, has_them=True), [NotSaved("connection lost"), 0.001, 0]

    async def place(*_: object):
        answer = answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def get_bot_gateway(_: HTTPClient):
        return None, None, {"max_concurrency": 1}

    monkeypatch.setattr(HTTPClient, "get_bot_gateway", get_bot_gateway)
    here.database.sharing.place = place
    await here.before_identify_hook(0)
    assert not answers and "connection lost" in caplog.text


@pytest.mark.parametrize(("shards", "has_them"), [(SOME, True), (ALL, False)])
async def test_one_that_has_them_does_and_so_does_one_that_is_alone(asked, shards, has_them):
    await bot(shards, has_them=has_them).http.request(Route("GET", "/users/@me"))
    assert len(asked) == 1


async def test_one_that_has_lost_its_shards_ends_even_if_the_library_misses_that(monkeypatch):
    """Python 3.11's asyncio.wait_for, in which discord.py logs in, may miss a cancellation at its end."""
    missed = []

    async def start(self: Any, token: str, *, reconnect: bool = True):
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                if missed:
                    raise
                missed.append(token)

    monkeypatch.setattr(commands.AutoShardedBot, "start", start)
    monkeypatch.setattr(sharded, "MISSED", 0.01)
    here = bot(SOME, has_them=True)
    asyncio.get_running_loop().call_later(0.05, here.database.sharing.lost.set)
    async with asyncio.timeout(2):
        with pytest.raises(LeaseLost):
            await here.start("token")
    assert missed


OURS, THEIRS = 2 << 22, 3 << 22
"""A server of either process."""


@pytest.mark.parametrize(
    ("server", "shards", "told", "locale"),
    [
        (THEIRS, SOME, {"preferred_locale": "ja"}, "ja"),
        (THEIRS, SOME, None, None),  # the bot isn't there any more
        (OURS, SOME, {"preferred_locale": "ja"}, None),  # nor there, or its gateway would have told
        (THEIRS, ALL, {"preferred_locale": "ja"}, None),
    ],
)
async def test_of_another_processs_server_discord_is_asked_which_language_is_read_there(
    monkeypatch, server, shards, told, locale
):
    async def request(self: HTTPClient, route: Route, **_: Any):
        if told is None:
            answer: Any = SimpleNamespace(status=404, reason="Not Found")
            raise discord.NotFound(answer, {"code": 10004})
        return {"id": str(server), "name": "Another harbour", **told}

    monkeypatch.setattr(HTTPClient, "request", request)
    assert await bot(shards, has_them=True).locale_of(server) == locale
