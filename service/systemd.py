"""Notifies systemd of the service's state, if it started the service with `Type=notify` (see `man
sd_notify`)."""

from __future__ import annotations

import os
import socket
from contextlib import suppress


def notify(*lines: str) -> None:
    """Send a message with these lines. It may be lost; nothing depends on it."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out, suppress(OSError):
            # A name that begins with @ is abstract: the kernel expects a zero byte there.
            out.sendto(
                "\n".join(lines).encode(), address.replace("@", "\0", 1) if address[0] == "@" else address
            )


def ready(status: str) -> None:
    """The service is up."""
    notify("READY=1", f"STATUS={status}")


def waiting(status: str, seconds: int) -> None:
    """The service waits this long. If it isn't up yet, extend its start-up time by as much."""
    notify(f"STATUS={status}", f"EXTEND_TIMEOUT_USEC={(seconds + 60) * 1_000_000}")


def starting() -> None:
    """The start goes on. Without this for a minute, systemd ends it."""
    notify("EXTEND_TIMEOUT_USEC=60000000")


def alive() -> None:
    """The service works. Without this for too long, systemd restarts it."""
    notify("WATCHDOG=1")


def stopping() -> None:
    """The service is stopping as requested."""
    notify("STOPPING=1")
