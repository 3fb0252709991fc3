"""Random players on the loopback Discord, who click and type at random moments.

None of them waits for long: if the bot doesn't answer, they do something else.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from simcord.backend.models import Message
from simcord.components import walk_components

from cogs.play.answering import GiveAnswer, PickAnswer
from engine import GAMES
from locales import words
from tests.clicks import CLICKS, asked_at
from tests.loopback.ledger import Ledger
from tests.loopback.people import Act, Person
from tests.loopback.server import LoopbackDiscord
from ui.clicks import read_path
from ui.panel import click_path

EN = words("en")
ANSWER_TIMEOUT = 3.0
"""Seconds that a person waits for an answer."""
SELECT_TYPE = 3
"""Discord's component type for selects."""

Answered = tuple[int, int, str]
"""An answered move: the table, the person and the move."""


class Club:
    """People who play one game in one channel, table after table. The last one only watches.

    They answer in the channel and in their direct messages.
    """

    def __init__(
        self,
        discord: LoopbackDiscord,
        ledger: Ledger,
        chance: random.Random,
        game: str,
        people: Sequence[Person],
        pause: float,
        channel: int | None = None,
    ) -> None:
        """`pause` is the mean time between a person's acts in seconds. `channel` is a new one by default."""
        if channel is None:
            channel = discord.backend.create_channel(discord.guild.id, game.replace("_", "-")).id
        self.people = [person.at(channel) for person in people]
        *self.players, self.fan = self.people
        self.answered: Counter[Answered] = Counter()
        self.how: dict[Answered, list[str]] = {}
        """When and how each move was made, and the bot's answer."""
        self.in_dms = 0
        """Number of moves answered in direct messages."""
        self.unanswered = 0
        self._discord = discord
        self._ledger = ledger
        self._chance = chance
        self._game = game
        self._channel = channel
        self._pause = pause
        self._judging: set[asyncio.Task[None]] = set()

    async def play(self) -> None:
        """Play forever."""
        async with asyncio.TaskGroup() as group:
            for person in self.people:
                group.create_task(self._live(person))

    async def stop_waiting(self) -> None:
        """Cancel all waiting for answers."""
        for task in self._judging:
            task.cancel()
        await asyncio.gather(*self._judging, return_exceptions=True)

    async def _live(self, person: Person) -> None:
        while True:
            await asyncio.sleep(self._chance.expovariate(1 / self._pause))
            if not self._discord.connected:
                continue
            try:
                async with asyncio.timeout(ANSWER_TIMEOUT):
                    await self._do_something(person)
            except TimeoutError:
                self.unanswered += 1

    async def _do_something(self, person: Person) -> None:
        table = self._ledger.open_table(self._channel)
        if table is None:
            if person is self.players[0]:
                await person.type("game open", game=self._game).answered()
        elif person is self.fan:
            if self._chance.random() < 0.2:
                place = self._chance.choice(["dm", "channel"])
                await person.type("game watch follow", what="rounds", where=place).answered()
        elif table["status"] == "lobby":
            await self._prepare(person, table["id"])
        elif self._ledger.is_turn(table["id"], person.id):
            await self._move(person, table["id"])

    async def _prepare(self, person: Person, table: int) -> None:
        seats = self._ledger.seats(table)
        if person.id not in [seat["person"] for seat in seats]:
            await person.type("game join").answered()
        elif person is self.players[0] and len(seats) >= len(self.players):
            enough = len(seats) >= GAMES[self._game].seats.start
            await person.type("game start" if enough else "game computer").answered()

    # Moves

    async def _move(self, person: Person, table: int) -> None:
        if self._chance.random() < 0.3:
            place = self._chance.choice([person, *self._dms(person)])
            offered = await place.offered("game move", "move", table=table)
            if offered:
                move = self._chance.choice(offered)
                act = place.type("game move", move=move, table=table)
                await self._judged(place, table, move, act, "typed")
            return
        panels = self._panels(person, table)
        if not panels:
            await self._open_panel(person)
            return
        place, message = panels[-1] if self._chance.random() < 0.9 else self._chance.choice(panels)
        parts = [part for part in _answers(message, table) if _is_tapped(part)]
        if not parts:
            return
        part = self._chance.choice(parts)
        values = self._values(part)
        move = self.meant(person, table, part["custom_id"], values)
        times = 1 if self._chance.random() < 0.95 else 2  # Click twice now and then.
        acts = [place.press(message, part, values) for _ in range(times)]
        how = f"{part['custom_id']} {values}"
        await asyncio.gather(*(self._judged(place, table, move, act, how) for act in acts))

    async def _open_panel(self, person: Person) -> None:
        try:
            await person.click(EN("button-my-move")).answered()
        except LookupError:  # There is no board yet.
            await person.type("game move").answered()

    def _panels(self, person: Person, table: int) -> list[tuple[Person, Message]]:
        """The messages in which a person can answer, in the channel and in direct messages, oldest first."""
        places = [person, *self._dms(person)]
        found = [(place, message) for place in places for message in place.seen if _answers(message, table)]
        return sorted(found, key=lambda each: each[1].id)

    def _dms(self, person: Person) -> list[Person]:
        """The person in their direct messages; empty if they have none or are there already."""
        channel = self._discord.backend.dm_channels.get(person.id)
        return [] if channel in (None, person.channel) else [person.at(channel)]

    def _values(self, part: dict[str, Any]) -> list[str]:
        if part["type"] != SELECT_TYPE:
            return []
        options = [option["value"] for option in part["options"]]
        number = self._chance.randint(part.get("min_values", 1), part.get("max_values", 1))
        return self._chance.sample(options, number)

    def meant(self, person: Person, table: int, custom_id: str, values: Sequence[str]) -> str | None:
        """The move that a click makes; None if the click is late or only continues an answer."""
        match = self._ledger.match(table)
        seats = [seat["person"] for seat in self._ledger.seats(table)]
        question = match.question(seats.index(person.id)) if match else None
        if match is None or question is None:
            return None
        clicked = CLICKS.read(custom_id)
        assert isinstance(clicked, GiveAnswer | PickAnswer)
        if clicked.version < self._ledger.played(table):
            return None
        try:
            chosen = [place for value in values for place in read_path(value)]
            click = click_path.read(question, clicked.path, chosen or None, clicked.mark)
            if click.next is not None or (click.action.grave and clicked.mark != click_path.CONFIRMED):
                return None
            return str(click.move(match.game.grammar))
        except click_path.NoSuchChoice:
            return None

    async def _judged(self, person: Person, table: int, move: str | None, act: Act, how: str) -> None:
        """Wait for the answer. If the caller gives up, a late answer still counts."""
        task = asyncio.create_task(self._judge(person, table, move, act, how))
        self._judging.add(task)
        task.add_done_callback(self._judging.discard)
        await asyncio.shield(task)

    async def _judge(self, person: Person, table: int, move: str | None, act: Act, how: str) -> None:
        try:
            await act.answered()
        except TimeoutError:
            return
        if move is not None and _is_accepted(act):
            key = table, person.id, move
            self.answered[key] += 1
            said = [part["content"] for part in walk_components(_components(act)) if "content" in part]
            self.how.setdefault(key, []).append(f"{time.time():.2f} {how}: {said}")
            self.in_dms += self._discord.backend.get_channel(person.channel).guild_id is None


class Cup(Club):
    """People who play one two-round tournament after another. All of them play, in threads."""

    async def _do_something(self, person: Person) -> None:
        cup = self._ledger.open_tournament(self._channel)
        if cup is None:
            if person is self.people[0]:
                await person.type(
                    "tournament open", game=self._game, format="swiss", seats=2, rounds=2, hours=24
                ).answered()
        elif cup["status"] == "joining":
            joined = [entrant["person"] for entrant in cup.get("entrants", ())]
            if person.id not in joined:
                await person.type("tournament join").answered()
            elif person is self.people[0] and len(joined) == len(self.people):
                await person.type("tournament start").answered()
        elif tables := self._ledger.waiting_for(person.id):
            table = self._chance.choice(tables)
            await self._move(person.at(table["channel"]), table["id"])


class Learner(Club):
    """A person who takes one lesson after another against computer players, in direct messages."""

    def __init__(
        self,
        discord: LoopbackDiscord,
        ledger: Ledger,
        chance: random.Random,
        game: str,
        person: Person,
        pause: float,
    ) -> None:
        dms = discord.backend.get_dm_channel(person.id).id
        super().__init__(discord, ledger, chance, game, [person], pause, dms)
        self._at_home = person

    async def _do_something(self, person: Person) -> None:
        table = self._ledger.open_table(self._channel)
        if table is None:
            await self._at_home.type("learn", game=self._game).answered()
        elif self._ledger.is_turn(table["id"], person.id):
            await self._move(person, table["id"])


def _is_accepted(act: Act) -> bool:
    """Whether the answer to a move confirms it, in words or by showing the next panel."""
    if content := act.said.get("content"):
        return bool(content == EN("move-unanswered"))
    parts = walk_components(_components(act))
    return not any(EN("panel-moved-on") in part.get("content", "") for part in parts)


def _components(act: Act) -> list[dict[str, Any]]:
    return act.said.get("components") or []


def _is_tapped(part: dict[str, Any]) -> bool:
    """Whether a component answers by a tap, not by a number typed in a modal."""
    return isinstance(CLICKS.read(part["custom_id"]), GiveAnswer | PickAnswer)


def _answers(message: Message, table: int) -> list[dict[str, Any]]:
    """The components of a message that answer a table's question."""
    found: list[dict[str, Any]] = []
    for part in walk_components(message.components):
        asked = asked_at(part.get("custom_id") or "")
        if asked is not None and asked[0] == table and not part.get("disabled"):
            found.append(part)
    return found
