"""Opens the person's own browser, if it has a window."""

from __future__ import annotations

import asyncio
import os
import sys
import webbrowser
from collections.abc import Mapping
from contextlib import suppress


async def open_page(url: str) -> None:
    """Open a page in the person's browser, if it has a window."""
    if has_window(os.environ, sys.platform) and sys.stdout.isatty():
        with suppress(webbrowser.Error):
            await asyncio.to_thread(webbrowser.open, url)


def has_window(environment: Mapping[str, str], platform: str) -> bool:
    """Whether a browser can open a window. Otherwise Python would pick one that fills the terminal."""
    if platform in ("win32", "darwin"):
        return "SSH_CONNECTION" not in environment
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
