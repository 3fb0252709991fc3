"""The demo as a newcomer meets it: started from a shell, clicked through in a browser."""

import asyncio
import os
import random
import re
import signal
import socket
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, expect

from demo import visit
from demo.browser import has_window
from demo.cast import CAST
from demo.taps import GOAL_MAX_TAPS, GOAL_MEAN_TAPS, Player, Tally, begin, play
from engine import GAMES
from locales import words

WIDE = 1200
MOVES = 3
PEOPLE = [person.name for person in CAST["en"]]

needs_browser = pytest.mark.skipif(
    visit.CHROMIUM is None, reason="chromium isn't installed: apt install chromium"
)


@pytest.fixture(autouse=True)
def no_loop_stalls() -> None:
    """Turn the watchdog off: the bot has its own process, and this loop only drives the browser."""


@dataclass
class Demo:
    """A running demo. `pages` are the printed addresses: the first game's channel, then those
    of people, then those of the other games, then the tournament's."""

    process: asyncio.subprocess.Process
    pages: list[str]

    async def stop(self) -> tuple[int, str]:
        """End the demo with Ctrl-C; returns its exit code and the rest of its output."""
        self.process.send_signal(signal.SIGINT)
        rest, _ = await asyncio.wait_for(self.process.communicate(), 20)
        return self.process.returncode or 0, rest.decode()


async def start(*arguments: str) -> asyncio.subprocess.Process:
    """Run `python bot.py --demo` with these arguments."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "bot.py",
        "--demo",
        *arguments,
        cwd=visit.ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": "1", "HARBOURMASTER_COMPUTER_SECONDS": "0"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        preexec_fn=visit.heed_interrupts,
    )


async def put_away(process: asyncio.subprocess.Process) -> None:
    """Leave no process behind, however the test ended."""
    if process.returncode is None:
        process.kill()
        await process.communicate()


@asynccontextmanager
async def running(language: str, *arguments: str) -> AsyncGenerator[Demo]:
    """A demo on a free port. It must end cleanly and log no errors."""
    process = await start("--port", "0", "--language", language, *arguments)
    assert process.stdout is not None
    try:
        introduction = [(await asyncio.wait_for(process.stdout.readline(), 30)).decode() for _ in range(7)]
        demo = Demo(process, re.findall(r"http://\S+", "".join(introduction)))
        assert len(demo.pages) == 1 + len(PEOPLE) + len(GAMES) - 1 + 1, introduction
        yield demo
        code, rest = await demo.stop()
        assert (code, "ERROR" in rest, "Traceback" in rest) == (0, False, False), rest
    finally:
        await put_away(process)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def english() -> AsyncGenerator[tuple[Demo, Browser]]:
    """An English demo shared by several tests, and a browser."""
    async with running("en") as demo, visit.browser() as browser:
        yield demo, browser


def player(page: Page, name: str) -> Player:
    """A person who taps random choices on their page."""
    return Player(page, name, Tally(), random.Random("taps"))


def board(page: Page) -> Locator:
    """The table's message in English."""
    opener = page.get_by_role("button", name=words("en")("button-my-move"), exact=True)
    return page.locator(visit.MESSAGE_SELECTOR).filter(has=opener).first


async def whose_turn(page: Page) -> str:
    """The person whose turn the message announces."""
    waiting = re.search(r"(\w+) to move · turn began", await board(page).inner_text())
    assert waiting
    return waiting[1]


@needs_browser
@pytest.mark.asyncio(loop_scope="module")
async def test_a_newcomer_plays_a_whole_match_with_few_taps(english: tuple[Demo, Browser]):
    """Opening the panel takes one tap. From then on it shows each question unprompted."""
    demo, browser = english
    assert demo.pages[0].endswith("#captains_orders")
    page = await visit.look(browser, demo.pages[0])
    await begin(page, CAST["en"][:1], 3, words("en"))
    newcomer = player(page, "Mina")
    await play([newcomer])
    taps = [len(answer) for answer in newcomer.tally.answers]
    print(*newcomer.tally.lines(), sep="\n")
    assert max(taps) <= GOAL_MAX_TAPS and sum(taps) <= GOAL_MEAN_TAPS * len(taps) + 1
    await page.close()


@needs_browser
@pytest.mark.asyncio(loop_scope="module")
async def test_people_play_by_direct_messages(english: tuple[Demo, Browser]):
    demo, browser = english
    fisherman = demo.pages[1 + len(PEOPLE)]
    assert fisherman.endswith("#fisherman")
    page = await visit.look(browser, fisherman, WIDE)
    await begin(page, CAST["en"], 0, words("en"))
    if await whose_turn(page) == "Mina":  # The players on turn are present and need no message.
        await play([player(page, "Mina")], 1)
    name = await whose_turn(page)
    before = await board(page).inner_text()
    messages = await visit.look(browser, demo.pages[1 + PEOPLE.index(name)])
    await play([player(messages, name)], 1)
    await expect(board(page)).not_to_have_text(before)


@needs_browser
async def test_a_newcomer_plays_in_japanese():
    async with running("ja", "--game", "goa") as demo, visit.browser() as browser:
        assert demo.pages[0].endswith("#goa")
        page = await visit.look(browser, demo.pages[1 + len(PEOPLE)])
        await begin(page, CAST["ja"][:1], 3, words("ja"))
        await expect(page.locator("img.gallery-image").first).to_be_visible()
        await play([player(page, "陽菜")], MOVES)


async def test_a_taken_port_is_reported_in_one_line():
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
        == f"harbourmaster: Port {port} is taken; choose another one with --port."
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
def test_a_browser_is_opened_only_on_a_desktop(environment, platform, opens):
    assert has_window(environment, platform) == opens
