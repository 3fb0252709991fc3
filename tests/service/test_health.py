"""The health port and its answers."""

import asyncio
import logging
import socket

import pytest
from aiohttp.test_utils import TestClient, TestServer

from service import health, probe
from service.metrics import Metrics
from service.pulse import Pulse
from service.upkeep import Upkeep
from settings import Address, Backups, WrongSetting


class Idle:
    """A service without a running bot."""

    bot = None

    def __init__(self) -> None:
        self.not_ready: str | None = "Discord can't be reached: no route to host"


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
    """The status code and the text of a response."""
    async with client.get(path) as response:
        return response.status, await response.text()


async def test_the_service_is_alive_regardless_of_discord(client):
    assert await said(client, "/live") == (200, "alive\n")


async def test_the_service_is_ready_or_gives_the_reason(client, service):
    assert await said(client, "/ready") == (503, "Discord can't be reached: no route to host\n")
    service.not_ready = None
    assert await said(client, "/ready") == (200, "ready\n")


async def test_metrics_are_available_without_a_bot(client):
    async with client.get("/metrics") as response:
        assert response.status == 200 and response.content_type == "text/plain"
        assert "harbourmaster_ready 0.0" in await response.text()


async def test_a_taken_port_is_reported_with_its_setting(client, service, metrics):
    taken = Address("127.0.0.1", client.server.port)
    with pytest.raises(WrongSetting, match=rf"HARBOURMASTER_HEALTH is 127\.0\.0\.1:{taken.port}: "):
        async with health.serve_health(taken, service, metrics):
            pass


async def test_the_probe_queries_the_health_endpoint(client, monkeypatch):
    monkeypatch.setenv("HARBOURMASTER_HEALTH", f"0.0.0.0:{client.server.port}")
    assert await asyncio.to_thread(probe.main) == 0
    await client.server.close()
    assert await asyncio.to_thread(probe.main) == 1
    monkeypatch.delenv("HARBOURMASTER_HEALTH")
    assert probe.main() == 0


@pytest.fixture
async def port(service, metrics):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        number = free.getsockname()[1]
    async with health.serve_health(Address("127.0.0.1", number), service, metrics):
        yield number


async def asked(port, request):
    """The answer to these bytes, until the connection ends."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    try:
        return await until_closed(reader)
    finally:
        writer.close()


async def until_closed(reader):
    """The rest of a connection's data until it ends."""
    async with asyncio.timeout(60):
        try:
            return await reader.read()
        except ConnectionResetError:
            return b""


@pytest.mark.parametrize(
    "request_",
    [
        b"\x16\x03\x01\x00nonsense\r\n\r\n",
        b"GET /live HTTP/1.1\r\nHost: a\r\nContent-Length: many\r\n\r\n",
        b"GET /" + b"a" * 10_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET /live HTTP/1.1\r\nHost: a\r\nX: " + b"a" * 10_000 + b"\r\n\r\n",
    ],
)
async def test_a_malformed_request_is_refused_without_a_line_in_the_log(port, caplog, request_):
    caplog.set_level(logging.WARNING)
    assert (await asked(port, request_)).startswith(b"HTTP/1.0 400 ") and not caplog.records
    assert b"alive" in await asked(port, b"GET /live HTTP/1.0\r\n\r\n")


async def test_every_connection_has_a_time_limit(port, clock):
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET /live HTTP/1.1\r\nHost")
    await asyncio.sleep(0.05)
    assert not reader.at_eof()
    closed = asyncio.ensure_future(until_closed(reader))
    while not closed.done():
        clock.forward(health.CONNECTION_LIFETIME)
        await asyncio.sleep(0.05)
    assert closed.result() == b""
    writer.close()


async def test_the_number_of_connections_is_limited(port):
    held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(health.MAX_CONNECTIONS)]
    assert await asked(port, b"GET /live HTTP/1.0\r\n\r\n") == b""
    held.pop()[1].close()
    async with asyncio.timeout(60):  # until the server has noticed
        while b"alive" not in await asked(port, b"GET /live HTTP/1.0\r\n\r\n"):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    for _, writer in held:
        writer.close()


async def test_an_internal_error_is_logged(port, service, caplog):
    del service.not_ready
    assert b" 500 " in await asked(port, b"GET /ready HTTP/1.0\r\n\r\n")
    assert "Can't answer /ready" in caplog.text
