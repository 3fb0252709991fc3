"""How many taps a turn takes, and how high panels are: plays whole games by clicks in the demo at a phone's
width: `make taps`.

Two people and computer players sit at each table. Each person has their own page, and taps on something that
their panel offers until it asks no more. A button is one tap. A select is one tap to open it, one for each
thing chosen, and, if several can be chosen, one to finish. Opening the panel is one tap. An *answer* is a
move. A *turn* is everything that a person answers before anything else happens at the table: in Goa an action
with all tiles and cards used before and after it.

    python -m demo.taps                     all games, at the tables
    python -m demo.taps goa --where dm      one of them, in direct messages
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any, NamedTuple

from playwright.async_api import Browser, Locator, Page
from playwright.async_api import TimeoutError as PlaywrightTimeout

from demo import visit
from demo.cast import CAST, Character
from engine import GAMES
from locales import Words, words

TABLE_SIZES = {"captains_orders": 4, "fisherman": 4, "fleet": 4, "lubeck": 4, "goa": 4}
PEOPLE = 2
GOAL_MEAN_TAPS, GOAL_MAX_TAPS = 2, 4
"""Maximum mean and maximum number of taps per answer."""
GOAL_MEAN_HEIGHT = visit.PHONE_HEIGHT
"""Maximum mean height of a panel, in pixels."""
LOOK_INTERVAL = 0.3
"""Seconds between two checks by a player who isn't asked anything."""
EFFECT_TIMEOUT = 5.0
"""Seconds to wait for the effect of a tap."""
MAX_TAPS = 60
"""Maximum number of taps for an answer; more count as endless."""
STUCK_AFTER = 90
"""Seconds without a question after which the game counts as stuck."""
PAGE_HEIGHT = 4 * visit.PHONE_HEIGHT
"""Height of the page in pixels. Opening a select draws the page anew, with alt texts until its pictures are
loaded. On a phone's screen, they can push the select out of view, and then the page closes it."""
CONTROL_TIMEOUT, TAP_ATTEMPTS = 4000, 5
"""Milliseconds to wait for a control, and attempts to tap it."""
ACTION_PATH = "/api/action"
"""Path of the page's requests for actions."""
ANSWER_ID = re.compile(r"hm:answer(?:_pick)?:\d+:(\d+):[0-9.]+")
"""Matches the custom_ids of answers, except for modals, and captures the table's version."""


class Control(NamedTuple):
    """A button or a select on a panel."""

    key: str
    version: int
    """The table's version when the panel was drawn."""
    named: str
    options: int
    most: int
    """Maximum number of options to choose."""
    least: int


@dataclass
class Tally:
    """The taps of a game, and the heights of its panels."""

    turns: list[list[list[str]]] = field(default_factory=list[list[list[str]]])
    """The labels tapped, by turn, then by answer."""
    heights: list[float] = field(default_factory=list[float])
    """The panel's height in pixels at each answer."""

    @property
    def answers(self) -> list[list[str]]:
        return [answer for turn in self.turns for answer in turn]

    @property
    def by_turn(self) -> list[int]:
        return [sum(map(len, turn)) for turn in self.turns]

    def lines(self) -> Iterator[str]:
        """A summary: taps per turn and per answer, and the longest ones."""
        taps, longest = [len(each) for each in self.answers], max(self.answers, key=len)
        turn, most = max(self.turns, key=lambda turn: sum(map(len, turn))), max(self.by_turn)
        yield f"  {len(self.turns)} turns, {fmean(self.by_turn):.2f} taps a turn, {most} at the most"
        yield f"  {len(taps)} answers, {fmean(taps):.2f} taps an answer, {max(taps)} at the most"
        yield f"  panels {fmean(self.heights):.0f} px high, {max(self.heights):.0f} px at the most"
        yield f"  the longest turn: {'; '.join(' > '.join(answer) for answer in turn)}"
        yield f"  the longest answer: {' > '.join(longest)}"


class Player:
    """A person playing a game on a page. The same dice give the same taps."""

    def __init__(self, page: Page, name: str, tally: Tally, dice: random.Random) -> None:
        self.page = page
        self._name = name
        self.tally = tally
        self._dice = dice
        self._turn: list[list[str]] = []
        self._moved_to = 0
        """The table's version after the player's last answer."""
        self._idle_since = -1
        """The page's revision when the player was last found idle."""

    async def answer(self) -> bool:
        """Answer a question by taps, if there is one. Returns whether there was."""
        revision = await visit.revision(self.page)
        if revision == self._idle_since:
            return False
        taps: list[str] = []
        asked = await self._asked()
        if not asked:
            opener = await self._opener()
            if opener is None:
                self._idle_since = revision
                return False
            taps.append(await self._tap(self._button(opener)))
            asked = await self._asked()
        if not asked:
            return False
        before = asked[0].version
        self.tally.heights.append(await self._height(asked[0].key))
        while asked and asked[0].version == before:
            if len(taps) > MAX_TAPS:
                raise RuntimeError(f"the panel asks on and on, after {' > '.join(taps[-5:])}")
            taps += await self._choose(self._dice.choices(asked, [each.options or 1 for each in asked])[0])
            asked = await self._answered(asked)
        if before != self._moved_to or not self.tally.turns:
            self._turn = []
            self.tally.turns.append(self._turn)
        self._turn.append(taps)
        self._moved_to = before + 1
        return True

    async def _answered(self, before: list[Control]) -> list[Control]:
        """Wait for the effect of a tap, as a person would on a busy machine, and return the controls to
        answer with."""
        until, asked = time.monotonic() + EFFECT_TIMEOUT, before
        while asked == before and time.monotonic() < until:
            await asyncio.sleep(0.05)
            asked = await self._asked()
        return asked

    async def is_over(self) -> bool:
        """Whether the page shows the end of a game."""
        return any(each["custom_id"].startswith("hm:replay:") for each in await self._parts())

    async def _choose(self, control: Control) -> list[str]:
        """Tap a button or an option of a select. Returns the labels tapped; none if it vanished.

        Raises RuntimeError if it can't be tapped.
        """
        for _ in range(TAP_ATTEMPTS):
            try:
                if control.options:
                    return await self._select(control)
                return [await self._tap(self._button(control.key))]
            except PlaywrightTimeout:
                # Something happened at the table or, on a busy machine, during the tap, so the page drew the
                # control anew or closed the select. Discord received nothing.
                if control not in await self._asked():
                    return []
        raise RuntimeError(f"{control.named} can't be tapped")

    async def _select(self, control: Control) -> list[str]:
        """Choose something in a select. Returns the labels tapped."""
        taps = [await self._tap(self._button(control.key, ".select-trigger"))]
        box = self.page.locator(f'.preview-select[data-control-key="{control.key}"]')
        options = box.get_by_role("option")
        await options.first.wait_for(timeout=CONTROL_TIMEOUT)
        if control.most == 1:
            # The page remembers what was chosen here before, and ignores choosing it again.
            all_options = await options.all()
            fresh = [each for each in all_options if await each.get_attribute("aria-selected") != "true"]
            async with self.page.expect_request(f"**{ACTION_PATH}", timeout=CONTROL_TIMEOUT):
                taps.append(await self._tap(self._dice.choice(fresh or all_options)))
            return taps
        number = self._dice.randint(max(1, control.least), control.most)
        wanted = set(self._dice.sample(range(control.options), number))
        chosen = [await option.get_attribute("aria-selected") == "true" for option in await options.all()]
        changed = [i for i in range(control.options) if chosen[i] != (i in wanted)]
        for i in sorted(changed, key=lambda i: not chosen[i]):  # Remove superfluous options first.
            await self._tap(options.nth(i))
        return [*taps, *("…" for _ in changed), await self._tap(box.get_by_role("button", name="Apply"))]

    async def _tap(self, what: Locator) -> str:
        """Tap something and wait for the effect. Returns its label."""
        called = " ".join((await what.inner_text(timeout=CONTROL_TIMEOUT)).split())
        await what.click(timeout=CONTROL_TIMEOUT)
        await visit.settled(self.page)
        return called

    def _button(self, key: str, more: str = "") -> Locator:
        return self.page.locator(f'button{more}[data-control-key="{key}"]').first

    async def _height(self, key: str) -> float:
        """The height of the message with this control."""
        message = self.page.locator(visit.MESSAGE_SELECTOR, has=self._button(key))
        box = await message.last.bounding_box(timeout=CONTROL_TIMEOUT)
        return box["height"] if box else 0.0

    async def _opener(self) -> str | None:
        """The button that opens the player's panel, if the table's message says that it is their turn."""
        for message in await visit.messages(self.page):
            parts = list(_parts(message))
            waiting = (each["content"] for each in parts if each["type"] == 10 and "▶" in each["content"])
            if any(f"**{self._name}**" in line.splitlines()[0] for line in waiting):
                opens = (each for each in parts if str(each.get("custom_id")).startswith("hm:move:"))
                return next((each["control_key"] for each in opens), None)
        return None

    async def _asked(self) -> list[Control]:
        """The controls that answer the player's question, on the newest of several panels."""
        controls = [
            Control(
                part["control_key"],
                int(match[1]),
                part.get("label") or part.get("placeholder") or "",
                len(part.get("options") or ()),
                part.get("max_values") or 1,
                part.get("min_values", 1),
            )
            for part in await self._parts()
            if (match := ANSWER_ID.match(part["custom_id"])) and not part.get("disabled")
        ]
        newest = max((each.version for each in controls), default=0)
        return [each for each in controls if each.version == newest]

    async def _parts(self) -> list[dict[str, Any]]:
        """All components with an id on the player's page."""
        shown = await visit.messages(self.page)
        return [part for message in shown for part in _parts(message) if part.get("custom_id")]


async def play(players: Sequence[Player], rounds: int | None = None) -> None:
    """Let the players answer in turn, for this many rounds or until the game is over.

    Raises TimeoutError if nobody is asked anything for too long.
    """
    last, done = time.monotonic(), 0
    while done != rounds:
        if any([await player.answer() for player in players]):
            last, done = time.monotonic(), done + 1
        elif await players[0].is_over():
            return
        elif time.monotonic() > last + STUCK_AFTER:
            raise TimeoutError("nothing happens any more")
        else:
            await asyncio.sleep(LOOK_INTERVAL)


async def begin(page: Page, people: Sequence[Character], computers: int, say: Words) -> None:
    """Start the game on a channel's page, which the first of these people, the host, is looking at. There are
    at least two seats."""
    host, *others = people
    for person in others:
        await visit.be(page, person.name)
        await visit.press(page, say("button-join"))
    await visit.be(page, host.name)
    if computers:
        await visit.press(page, say("button-host"))
    for _ in range(computers):
        await visit.press(page, say("button-computer"))
    await visit.press(page, say("button-start"))


async def game(
    browser: Browser, pages: Mapping[str, str], key: str, where: str, language: str, seed: str
) -> Tally:
    """Play a game to its end, in its channel or in direct messages."""
    people, tally = CAST[language][:PEOPLE], Tally()
    table = await visit.look(browser, pages[key])
    await begin(table, people, TABLE_SIZES[key] - PEOPLE, words(language))
    players: list[Player] = []
    await table.close()
    dice = random.Random(seed)
    for person in people:
        address = pages[key if where == "channel" else person.handle]
        page = await visit.look(browser, address, height=PAGE_HEIGHT)
        if where == "channel":
            await visit.be(page, person.name)
        players.append(Player(page, person.name, tally, dice))
    await play(players)
    for player in players:
        await player.page.close()
    return tally


async def main() -> None:
    """Play the games of the command line and print their taps."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", help=f"those to play of {', '.join(GAMES)}; all of them")
    parser.add_argument(
        "--where", choices=("channel", "dm"), default="channel", help="where the players answer"
    )
    parser.add_argument("--language", choices=tuple(CAST), default="en")
    parser.add_argument(
        "--seed", default="whim", help="seed for the choice of taps; the cards are always shuffled again"
    )
    chosen = parser.parse_args()
    if unknown := set(chosen.games) - set(GAMES):
        parser.error(f"there is no game {min(unknown)}")
    async with visit.demo("--language", chosen.language) as pages, visit.browser() as browser:
        for key in chosen.games or GAMES:
            began = time.monotonic()
            tally = await game(browser, pages, key, chosen.where, chosen.language, chosen.seed)
            taps = [len(answer) for answer in tally.answers]
            is_wanted = (
                fmean(taps) <= GOAL_MEAN_TAPS
                and max(taps) <= GOAL_MAX_TAPS
                and fmean(tally.heights) <= GOAL_MEAN_HEIGHT
            )
            verdict = "as wanted" if is_wanted else "more than wanted"
            print(f"{key} ({chosen.where}, {time.monotonic() - began:.0f} s): {verdict}")
            print(*tally.lines(), sep="\n", flush=True)


def _parts(message: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield all components of a message, including nested ones."""
    for part in message.get("components") or ():
        yield part
        yield from _parts(part)


if __name__ == "__main__":
    asyncio.run(main())
