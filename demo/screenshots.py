"""Takes the README's screenshots from the demo: `make screenshots`.

Each shows one message, with few colours to keep the file small: tables as everyone sees them, and the private
panel of the player on turn, as wide as a phone.
"""

from __future__ import annotations

import asyncio
import io

from PIL import Image
from playwright.async_api import Browser, Locator, Page

from demo import visit
from locales import words

DOCS = visit.ROOT / "docs"
SAY = words("en")
WIDTH, HEIGHT = 420, 1400
COLOURS = 128
COMPUTERS = 3
TURN_AGE = 5
"""Seconds to wait so that a turn appears to have begun a while ago."""
PRIVATE_LABEL = "Only you can see this"
"""The page's label for messages that only one person sees."""


async def main() -> None:
    """Take all screenshots."""
    async with visit.demo() as pages, visit.browser() as browser:
        table = await _begun(browser, pages["captains_orders"])
        await _keep(_message(table), "table")
        await _button(table, "my-move").click()
        await visit.settled(table)
        await _keep(table.locator(visit.MESSAGE_SELECTOR, has_text=PRIVATE_LABEL).last, "panel")
        await _keep(_message(await _begun(browser, pages["lubeck"])), "lubeck")


async def _begun(browser: Browser, url: str) -> Page:
    """Start a game with computer players, and return its page once it is the viewer's turn."""
    page = await visit.look(browser, url, WIDTH, HEIGHT, device_scale_factor=2)
    for name in ("host", *("computer",) * COMPUTERS, "start"):
        await visit.press(page, SAY(f"button-{name}"))
    await page.locator("img.gallery-image").first.wait_for()
    await page.get_by_text("Mina to move").first.wait_for()
    await asyncio.sleep(TURN_AGE)
    await page.reload()
    await visit.settled(page)
    return page


def _message(page: Page) -> Locator:
    """The table's message."""
    return page.locator(visit.MESSAGE_SELECTOR).filter(has=_button(page, "my-move")).first


def _button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=SAY(f"button-{name}"), exact=True).first


async def _keep(message: Locator, name: str) -> None:
    """Store a screenshot of a message."""
    taken = Image.open(io.BytesIO(await message.screenshot()))
    small = taken.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    file = DOCS / f"{name}.png"
    small.save(file, optimize=True)
    print(f"{file.relative_to(visit.ROOT)}: {file.stat().st_size // 1024} KB")


if __name__ == "__main__":
    asyncio.run(main())
