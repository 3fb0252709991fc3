"""The health port."""

import asyncio

import pytest
from aiohttp.test_utils import TestClient, TestServer

from machine import health, probe
from machine.metrics import Metrics
from machine.pulse import Pulse
from machine.upkeep import Upkeep
from settings import Address, Backups, WrongSetting


class Idle:
    """A service whose bot is not there."""

    bot = None
    not_ready: str | None = "Discord can't be reached: no route to host"


@pytest.fixture
def metrics(tmp_path):
    return Metrics(Pulse(), Upkeep(tmp_path / "harbour.db", Backups(tmp_path, every=None, keep=7)))


@pytest.fixture
def service():
    return Idle()


@pytest.fixture
async def client(service, metrics):
    async with TestClient(TestServer(health.application(service, metrics))) as client:
        yield client


async def said(client, path):
    """Status and text."""
    async with client.get(path) as response:
        return response.status, await response.text()


async def test_it_lives_whatever_discord_does(client):
    assert await said(client, "/live") == (200, "alive\n")


async def test_it_is_ready_or_says_why_it_is_not(client, service):
    assert await said(client, "/ready") == (503, "Discord can't be reached: no route to host\n")
    service.not_ready = None
    assert await said(client, "/ready") == (200, "ready\n")


async def test_there_are_figures_although_the_bot_is_not_there(client):
    async with client.get("/metrics") as response:
        assert response.status == 200 and response.content_type == "text/plain"
        assert "harbourmaster_ready 0.0" in await response.text()


async def test_a_port_that_is_taken_is_told_with_its_setting(client, service, metrics):
    taken = Address("127.0.0.1", client.server.port)
    with pytest.raises(WrongSetting, match=rf"HARBOURMASTER_HEALTH is 127\.0\.0\.1:{taken.port}: "):
        async with health.serve_health(taken, service, metrics):
            pass


async def test_the_probe_asks_it(client, monkeypatch):
    monkeypatch.setenv("HARBOURMASTER_HEALTH", f"0.0.0.0:{client.server.port}")
    assert await asyncio.to_thread(probe.main) == 0
    await client.server.close()
    assert await asyncio.to_thread(probe.main) == 1
    monkeypatch.delenv("HARBOURMASTER_HEALTH")
    assert probe.main() == 0
