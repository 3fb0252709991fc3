"""A process that has some of the shards, beside others."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.http import HTTPClient, Route

from cogs.sharded import NotOurs, Sharded
from db import ALL, Shards
from ui.discord_errors import is_outage


@pytest.fixture
def asked(monkeypatch):
    """What Discord is asked for."""
    asked: list[Route] = []

    async def request(self: HTTPClient, route: Route, **_: Any):
        asked.append(route)

    monkeypatch.setattr(HTTPClient, "request", request)
    return asked


def bot(shards, *, has_them):
    class Bot(Sharded):
        @property
        def database(self) -> Any:
            return SimpleNamespace(sharing=SimpleNamespace(are_held=has_them))

    return Bot(shards, command_prefix="!", intents=discord.Intents.none())


async def test_a_process_whose_leases_have_run_out_changes_nothing_on_discord(asked):
    """It may have slept, and not know it yet: another shows its tables by now."""
    with pytest.raises(NotOurs) as refused:
        await bot(Shards(0, 0, 2), has_them=False).http.request(Route("GET", "/users/@me"))
    assert not asked and is_outage(refused.value)


@pytest.mark.parametrize(("shards", "has_them"), [(Shards(0, 0, 2), True), (ALL, False)])
async def test_one_that_has_them_does_and_so_does_one_that_is_alone(asked, shards, has_them):
    await bot(shards, has_them=has_them).http.request(Route("GET", "/users/@me"))
    assert len(asked) == 1
