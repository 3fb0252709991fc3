"""Browses the demo's pages, for screenshots and to count taps."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import sys
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page, async_playwright

from demo.cast import CAST
from engine import GAMES

ROOT = Path(__file__).parents[1]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
PHONE_WIDTH, PHONE_HEIGHT = 390, 844
"""Width and height of a phone's screen, in pixels."""
MESSAGE_SELECTOR = "article.channel-message"
REMEMBER_STATE = """
const plain = window.fetch;
window.fetch = async (...asked) => {
  const answer = await plain(...asked);
  if (String(asked[0]).startsWith("/api/state")) window.shown = await answer.clone().json();
  return answer;
};
"""
"""Script that keeps the last state sent to the page, since the page itself doesn't show the buttons' ids."""


def heed_interrupts() -> None:
    """Let a new process be ended by Ctrl-C. Background jobs of a shell ignore it, and so would it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@asynccontextmanager
async def demo(*arguments: str) -> AsyncGenerator[Mapping[str, str]]:
    """Run a demo. Yields the addresses of its pages, by game ("goa"), person ("mina"), and "tournament"."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "bot.py", "--demo", "--port", "0", *arguments),
        cwd=ROOT,
        env={**os.environ, "HARBOURMASTER_COMPUTER_SECONDS": "0"},
        stdout=asyncio.subprocess.PIPE,
        preexec_fn=heed_interrupts,
    )
    assert process.stdout is not None
    try:
        pages: dict[str, str] = {}
        while len(pages) < len(GAMES) + len(CAST["en"]) + 1:  # one more address for the tournament's page
            line = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
            pages |= {key: url for url, key in re.findall(r"(http://\S+#(\w+))", line)}
        # Read the output, which would otherwise block the process.
        reading = asyncio.ensure_future(process.stdout.read())
        yield pages
        process.send_signal(signal.SIGINT)
        await reading
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


@asynccontextmanager
async def browser() -> AsyncGenerator[Browser]:
    """Run Chromium."""
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=CHROMIUM, args=sandbox)
        yield opened
        await opened.close()


async def look(
    browser: Browser,
    url: str,
    width: int = PHONE_WIDTH,
    height: int = PHONE_HEIGHT,
    *,
    device_scale_factor: float = 1,
) -> Page:
    """Open a page of the demo with this size in pixels."""
    page = await browser.new_page(
        viewport={"width": width, "height": height}, device_scale_factor=device_scale_factor, bypass_csp=True
    )
    await page.add_init_script(REMEMBER_STATE)
    await page.goto(url)
    await settled(page)
    return page


async def be(page: Page, name: str) -> None:
    """View a channel as this person."""
    await page.get_by_label("Viewing as").select_option(label=name)
    await settled(page)


async def settled(page: Page) -> None:
    """Wait until a page shows the bot's answer."""
    await page.wait_for_function("window.simcordPreview?.ready && !simcordPreview.pendingAction")


async def revision(page: Page) -> int:
    """The number of times that the contents of a page have changed."""
    return await page.evaluate("window.shown?.publishedRevision ?? 0")


async def messages(page: Page) -> list[dict[str, Any]]:
    """The messages on a page, in Discord's format, the oldest first."""
    shown = await page.evaluate("window.shown?.messages ?? {}")
    return [shown[id] for id in sorted(shown, key=int)]


async def press(page: Page, label: str) -> None:
    """Press the newest button with this label."""
    await page.get_by_role("button", name=label, exact=True).last.click()
    await settled(page)
