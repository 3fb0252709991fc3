"""Looking at the demo in a browser, for screenshots and to count taps: its pages, and what stands on them."""

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
PHONE, HIGH = 390, 844
"""Pixels of a phone's screen."""
MESSAGE = "article.channel-message"
REMEMBER = """
const plain = window.fetch;
window.fetch = async (...asked) => {
  const answer = await plain(...asked);
  if (String(asked[0]).startsWith("/api/state")) window.shown = await answer.clone().json();
  return answer;
};
"""
"""Keeps at hand what the page was last told to show: on the page itself no id of a button can be seen."""


@asynccontextmanager
async def demo(*arguments: str) -> AsyncGenerator[Mapping[str, str]]:
    """A demo that runs; the addresses of its pages, by game ("goa"), by person ("mina"), and "tournament"."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "bot.py", "--demo", "--port", "0", *arguments),
        cwd=ROOT,
        env={**os.environ, "HARBOURMASTER_COMPUTER_SECONDS": "0"},
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        pages: dict[str, str] = {}
        while len(pages) < len(GAMES) + len(CAST["en"]) + 1:  # and the tournament
            line = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
            pages |= {key: url for url, key in re.findall(r"(http://\S+#(\w+))", line)}
        reading = asyncio.ensure_future(process.stdout.read())  # else what it tells would hold it up
        yield pages
        process.send_signal(signal.SIGINT)
        await reading
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


@asynccontextmanager
async def browser() -> AsyncGenerator[Browser]:
    """Chromium."""
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=CHROMIUM, args=sandbox)
        yield opened
        await opened.close()


async def look(
    browser: Browser, url: str, width: int = PHONE, height: int = HIGH, *, device_scale_factor: float = 1
) -> Page:
    """A page of the demo, this many pixels wide and high."""
    page = await browser.new_page(
        viewport={"width": width, "height": height}, device_scale_factor=device_scale_factor, bypass_csp=True
    )
    await page.add_init_script(REMEMBER)
    await page.goto(url)
    await settled(page)
    return page


async def be(page: Page, name: str) -> None:
    """Look at a channel as this person."""
    await page.get_by_label("Viewing as").select_option(label=name)
    await settled(page)


async def settled(page: Page) -> None:
    """Wait until a page shows what the bot has answered."""
    await page.wait_for_function("window.simcordPreview?.ready && !simcordPreview.pendingAction")


async def revision(page: Page) -> int:
    """How often what a page shows has changed."""
    return await page.evaluate("window.shown?.publishedRevision ?? 0")


async def messages(page: Page) -> list[dict[str, Any]]:
    """The messages that a page shows, as Discord would describe them, the oldest first."""
    shown = await page.evaluate("window.shown?.messages ?? {}")
    return [shown[id] for id in sorted(shown, key=int)]


async def press(page: Page, label: str) -> None:
    """Press the newest button of this name."""
    await page.get_by_role("button", name=label, exact=True).last.click()
    await settled(page)
