"""The notices to systemd."""

import asyncio
import socket
from contextlib import suppress

import pytest

from service import systemd
from service.pulse import Pulse
from service.service import Service
from settings import Backups, Settings


@pytest.fixture
def receive(tmp_path, monkeypatch):
    """The receiving end: a function that returns the next message."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as end:
        end.bind(str(tmp_path / "notify"))
        end.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        yield lambda: end.recv(4096).decode().splitlines()


def test_systemd_receives_all_notifications(receive):
    systemd.ready("Connecting to Discord")
    assert receive() == ["READY=1", "STATUS=Connecting to Discord"]
    systemd.waiting("Discord can't be reached", 300)
    assert receive() == ["STATUS=Discord can't be reached", "EXTEND_TIMEOUT_USEC=360000000"]
    systemd.starting()
    assert receive() == ["EXTEND_TIMEOUT_USEC=60000000"]
    systemd.alive()
    assert receive() == ["WATCHDOG=1"]
    systemd.stopping()
    assert receive() == ["STOPPING=1"]


async def received(receive):
    """Wait for the next message."""
    async with asyncio.timeout(60):
        while True:
            with suppress(BlockingIOError):
                return receive()
            await asyncio.sleep(0.005)


async def test_a_long_start_is_extended_until_the_service_is_up(receive):
    pulse = Pulse(every=0.01)
    beating = asyncio.create_task(pulse.beat())
    assert await received(receive) == ["EXTEND_TIMEOUT_USEC=60000000"]
    assert await received(receive) == ["WATCHDOG=1"]
    pulse.is_starting = False
    while True:
        try:
            receive()
        except BlockingIOError:
            break
    assert await received(receive) == ["WATCHDOG=1"] == await received(receive)
    beating.cancel()


async def test_a_slow_opening_of_the_database_is_extended(receive, tmp_path):
    class Opening(Exception):
        pass

    class Bot:
        waits_for = None

        async def __aenter__(self):
            return self

        async def __aexit__(self, *_):
            pass

        async def open_database(self):
            await asyncio.sleep(1.5)
            raise Opening

    options = Settings(database=tmp_path / "bot.db", backups=Backups(tmp_path, every=None, keep=1))
    with pytest.raises(Opening):
        await Service(options, lambda _: Bot()).run("token")  # pyright: ignore[reportArgumentType]
    assert receive() == ["EXTEND_TIMEOUT_USEC=60000000"]


def test_an_abstract_socket_name_works(monkeypatch, tmp_path):
    name = f"harbourmaster test {tmp_path}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as end:
        end.bind(f"\0{name}")
        end.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", f"@{name}")
        systemd.alive()
        assert end.recv(4096) == b"WATCHDOG=1"


@pytest.mark.parametrize("address", [None, "", "/nobody/listens/here"])
def test_notifying_without_a_listener_does_nothing(monkeypatch, address):
    if address is None:
        monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    else:
        monkeypatch.setenv("NOTIFY_SOCKET", address)
    systemd.alive()
