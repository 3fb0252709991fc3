"""What systemd is told of the service, if it has started it (`Type=notify`); see `man sd_notify`."""

from __future__ import annotations

import os
import socket
from contextlib import suppress


def notify(*lines: str) -> None:
    """Send a message of these lines. It may be lost: nothing depends on it."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out, suppress(OSError):
            # A name that begins with @ isn't a file's: the kernel wants a zero byte there.
            out.sendto(
                "\n".join(lines).encode(), address.replace("@", "\0", 1) if address[0] == "@" else address
            )


def ready(status: str) -> None:
    """The service is up."""
    notify("READY=1", f"STATUS={status}")


def waiting(status: str, seconds: int) -> None:
    """The service waits so long for something; if it isn't up yet, it takes so much longer."""
    notify(f"STATUS={status}", f"EXTEND_TIMEOUT_USEC={(seconds + 60) * 1_000_000}")


def alive() -> None:
    """The service works. If that isn't said for too long, systemd starts it again."""
    notify("WATCHDOG=1")


def stopping() -> None:
    """The service was asked to end, and does."""
    notify("STOPPING=1")
