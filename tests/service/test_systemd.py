"""The notices to systemd."""

import socket

import pytest

from service import systemd


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
    systemd.alive()
    assert receive() == ["WATCHDOG=1"]
    systemd.stopping()
    assert receive() == ["STOPPING=1"]


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
