"""The README's screenshots, taken from the demo: `make screenshots`.

Each is the picture of one message, in few colours so that it is small: tables as everybody sees them, and the
private panel of whoever is to move, as wide as a phone.
"""

from __future__ import annotations

import asyncio
import io
import os
import re
import shutil
import signal
import sys
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, Locator, Page, async_playwright

from engine import GAMES
from locales import words

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
SAY = words("en")
PHONE, HIGH = 420, 1400
COLOURS = 128
COMPUTERS = 3
LATER = 5
"""Seconds after which a turn began some seconds ago."""
MESSAGE = "article.channel-message"
PRIVATE = "Only you can see this"
"""What the page writes below a message for one person alone."""


async def main() -> None:
    """Take them all."""
    async with _demo() as pages, _browser() as browser:
        table = await _begun(browser, pages["captains_orders"])
        await _keep(_message(table), "table")
        await _button(table, "my-move").click()
        await _settled(table)
        await _keep(table.locator(MESSAGE, has_text=PRIVATE).last, "panel")
        await _keep(_message(await _begun(browser, pages["lubeck"])), "lubeck")


@asynccontextmanager
async def _demo() -> AsyncGenerator[Mapping[str, str]]:
    """A demo that runs; the pages of its games."""
    demo = await asyncio.create_subprocess_exec(
        sys.executable, "bot.py", "--demo", "--port", "0", cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert demo.stdout is not None
    try:
        pages: dict[str, str] = {}
        while len(pages) < len(GAMES):
            line = (await asyncio.wait_for(demo.stdout.readline(), 60)).decode()
            pages |= {key: url for url, key in re.findall(r"(http://\S+#(\w+))", line) if key in GAMES}
        yield pages
    finally:
        demo.send_signal(signal.SIGINT)
        await demo.wait()


@asynccontextmanager
async def _browser() -> AsyncGenerator[Browser]:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=sandbox)
        yield browser
        await browser.close()


async def _begun(browser: Browser, url: str) -> Page:
    """A page on which a game has begun with computer players, and waits for the person who looks at it."""
    page = await browser.new_page(
        viewport={"width": PHONE, "height": HIGH}, device_scale_factor=2, bypass_csp=True
    )
    await page.goto(url)
    await _settled(page)
    for name in ("host", *("computer",) * COMPUTERS, "start"):
        await _button(page, name).click()
        await _settled(page)
    await page.locator("img.gallery-image").first.wait_for()
    await page.get_by_text("Mina to move").first.wait_for()
    await asyncio.sleep(LATER)
    await page.reload()
    await _settled(page)
    return page


def _message(page: Page) -> Locator:
    """The table's own message."""
    return page.locator(MESSAGE).filter(has=_button(page, "my-move")).first


def _button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=SAY(f"button-{name}"), exact=True).first


async def _settled(page: Page) -> None:
    """Wait until the page shows what the bot has answered."""
    await page.wait_for_function("window.simcordPreview?.ready && !simcordPreview.pendingAction")


async def _keep(message: Locator, name: str) -> None:
    """Store the picture of a message."""
    taken = Image.open(io.BytesIO(await message.screenshot()))
    small = taken.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    file = DOCS / f"{name}.png"
    small.save(file, optimize=True)
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1024} KB")


if __name__ == "__main__":
    asyncio.run(main())
