"""The person's own browser, where there is one that opens in a window."""

from __future__ import annotations

import asyncio
import os
import sys
import webbrowser
from collections.abc import Mapping
from contextlib import suppress


async def open_page(url: str) -> None:
    """Open a page in the person's browser. Without a window to open it in, there is only the link."""
    if has_window(os.environ, sys.platform) and sys.stdout.isatty():
        with suppress(webbrowser.Error):
            await asyncio.to_thread(webbrowser.open, url)


def has_window(environment: Mapping[str, str], platform: str) -> bool:
    """Whether a browser could show itself; where none can, Python would take one that fills the terminal."""
    if platform in ("win32", "darwin"):
        return "SSH_CONNECTION" not in environment
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
