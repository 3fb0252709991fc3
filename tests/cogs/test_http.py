"""What is remembered of Discord's rate limits; how what is told to Discord is written."""

import asyncio

import pytest
from discord import utils
from discord.http import HTTPClient, Ratelimit

from cogs.http import LEAST, Http, quicken

NUMBER = 4000
"""Different requests: those of a thousand tables, say."""


@pytest.fixture
async def http():
    client = HTTPClient(asyncio.get_running_loop())
    quicken(client)
    assert isinstance(client, Http)
    return client


async def test_they_are_not_all_looked_at_with_each_new_one(http, monkeypatch):
    looks = 0

    def is_inactive(limit: Ratelimit) -> bool:
        nonlocal looks
        looks += 1
        return False

    monkeypatch.setattr(Ratelimit, "is_inactive", is_inactive)
    for n in range(NUMBER):
        http.get_ratelimit(f"request {n}")
    assert 0 < looks < 2 * NUMBER


async def test_those_of_no_more_use_are_forgotten(http):
    kept = http.get_ratelimit("request under way")
    kept.outgoing = 1
    for n in range(NUMBER):
        http.get_ratelimit(f"request {n}")._last_request -= 301  # discord.py keeps them for five minutes
    assert len(http._buckets) <= 2 * LEAST
    assert http.get_ratelimit("request under way") is kept


def test_discord_py_has_found_the_faster_json():
    assert utils.HAS_ORJSON
