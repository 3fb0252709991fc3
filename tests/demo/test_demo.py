"""The demo as a newcomer meets it: started from a shell, clicked through in a browser."""

import asyncio
import os
import re
import shutil
import signal
import socket
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, async_playwright, expect

from demo.browser import has_window
from engine import GAMES
from locales import Words, words

ROOT = Path(__file__).parents[2]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
WIDE, PHONE = 1200, 390
MOVES = 3
STEPS = 3
PEOPLE = ["Mina", "Jonas", "陽菜", "蓮"]
CHOICE = re.compile(rf"^([a-z_]+_[0-9a-f]{{6}} \d+|Ada|Bruno|Cleo|{'|'.join(PEOPLE)})$")
"""A card, behind its sign, or a player."""

needs_browser = pytest.mark.skipif(CHROMIUM is None, reason="chromium isn't installed: apt install chromium")


@dataclass
class Demo:
    """A demo that runs. `pages` are the addresses that it has printed: the first game's channel, then those
    of people, then those of the other games."""

    process: asyncio.subprocess.Process
    pages: list[str]

    async def stop(self) -> tuple[int, str]:
        """End it with Ctrl-C; returns its exit code and what else it has printed."""
        self.process.send_signal(signal.SIGINT)
        rest, _ = await asyncio.wait_for(self.process.communicate(), 20)
        return self.process.returncode or 0, rest.decode()


async def start(*arguments: str) -> asyncio.subprocess.Process:
    """`python bot.py --demo` with these arguments."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "bot.py",
        "--demo",
        *arguments,
        cwd=ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )


async def put_away(process: asyncio.subprocess.Process) -> None:
    """Leave no process behind, however the test ended."""
    if process.returncode is None:
        process.kill()
        await process.communicate()


@asynccontextmanager
async def running(language: str, *arguments: str) -> AsyncGenerator[Demo]:
    """A demo on a free port; it must end cleanly, and have had no trouble."""
    process = await start("--port", "0", "--language", language, *arguments)
    assert process.stdout is not None
    try:
        introduction = [(await asyncio.wait_for(process.stdout.readline(), 30)).decode() for _ in range(6)]
        demo = Demo(process, re.findall(r"http://\S+", "".join(introduction)))
        assert len(demo.pages) == 1 + len(PEOPLE) + len(GAMES) - 1, introduction
        yield demo
        code, rest = await demo.stop()
        assert (code, "ERROR" in rest, "Traceback" in rest) == (0, False, False), rest
    finally:
        await put_away(process)


@asynccontextmanager
async def browser_page(url: str, width: int) -> AsyncGenerator[Page]:
    """A browser's page, this many pixels wide."""
    async with async_playwright() as playwright:
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=sandbox)
        page = await browser.new_page(viewport={"width": width, "height": 844}, bypass_csp=True)
        await page.goto(url)
        await settled(page)
        yield page
        await browser.close()


class Visitor:
    """Somebody who looks at the page, and reads the language of the server."""

    def __init__(self, page: Page, say: Words) -> None:
        self.page = page
        self.say = say

    @property
    def table(self) -> Locator:
        """The table message: the one with a button for the rules that everybody sees."""
        rules = self.page.get_by_role("button", name=self.say("button-rules"), exact=True)
        messages = self.page.locator("article.channel-message", has=rules)
        return messages.filter(has_not_text="Only you can see this")

    @property
    def panel(self) -> Locator:
        """The newest message that only this person sees."""
        return self.page.locator("article.channel-message", has_text="Only you can see this").last

    async def press(self, button: str) -> None:
        """Press a button of the table message."""
        await self.table.get_by_role("button", name=self.say(f"button-{button}"), exact=True).click()
        await settled(self.page)

    async def add_computer(self) -> None:
        """Press that in the host's menu, which stands open."""
        label = self.say("button-computer")
        await self.panel.get_by_role("button", name=label, exact=True).click()
        await settled(self.page)

    async def be(self, name: str) -> None:
        """Look at it as somebody else."""
        await self.page.get_by_label("Viewing as").select_option(label=name)
        await settled(self.page)

    async def whose_turn(self) -> str:
        """Who is waited for, as the table's message says it in English."""
        waiting = re.search(r"(\w+) to move · turn began", await self.table.inner_text())
        assert waiting
        return waiting[1]

    async def play(self) -> None:
        """Play a whole move in the private panel."""
        await self.press("my-move")
        await move(self.panel, self.table)


async def settled(page: Page) -> None:
    """Wait until a page shows what the bot has answered."""
    await page.wait_for_function("window.simcordPreview?.ready && !simcordPreview.pendingAction")


async def move(panel: Locator, table: Locator) -> None:
    """Play a whole move, by the first choice of each step of a panel; the table's message tells it."""
    before = await table.inner_text()
    for _ in range(STEPS):
        choices = panel.get_by_role("button", name=CHOICE)
        if await choices.count():
            await choices.first.click()
        else:
            await panel.get_by_role("combobox").first.click()
            await panel.get_by_role("option").first.click()
        await settled(panel.page)
        with suppress(AssertionError):  # there is another step
            await expect(table).not_to_have_text(before, timeout=2_000)
            return
    raise AssertionError(f"nothing has changed: {await panel.inner_text()}")


@needs_browser
@pytest.mark.parametrize(
    ("language", "width", "arguments", "place"),
    [("en", WIDE, (), 0), ("ja", PHONE, ("--game", "goa"), 1 + len(PEOPLE))],
)
async def test_a_newcomer_plays_by_clicks(language, width, arguments, place):
    async with running(language, *arguments) as demo, browser_page(demo.pages[place], width) as page:
        assert demo.pages[0].endswith(f"#{arguments[-1] if arguments else 'captains_orders'}")
        visitor = Visitor(page, words(language))
        await visitor.press("host")
        for _ in range(3):
            await visitor.add_computer()
        await visitor.press("start")
        await expect(visitor.table.locator("img.gallery-image")).to_be_visible()
        for _ in range(MOVES):
            await visitor.play()


@needs_browser
async def test_people_play_by_direct_messages():
    async with running("en") as demo, browser_page(demo.pages[0], WIDE) as page:
        visitor = Visitor(page, words("en"))
        for name in PEOPLE[1:]:
            await visitor.be(name)
            await visitor.press("join")
        await visitor.be("Mina")
        await visitor.press("start")
        if await visitor.whose_turn() == "Mina":  # who acts is there and needs no message
            await visitor.play()
        address = demo.pages[1 + PEOPLE.index(await visitor.whose_turn())]
        async with browser_page(address, PHONE) as messages:
            await move(messages.locator("article.channel-message").last, visitor.table)


async def test_a_port_that_is_taken_is_told_in_one_line():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = await start("--port", str(port))
        try:
            told, _ = await asyncio.wait_for(process.communicate(), 30)
        finally:
            await put_away(process)
    assert process.returncode == 2
    assert (
        told.decode().splitlines()[-1]
        == f"harbourmaster: port {port} is taken; choose another one with --port."
    )


@pytest.mark.parametrize(
    ("environment", "platform", "opens"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "darwin", True),
        ({"SSH_CONNECTION": "10.0.0.1"}, "darwin", False),
    ],
)
def test_a_browser_is_opened_where_there_is_a_window_for_it(environment, platform, opens):
    assert has_window(environment, platform) == opens
