"""Random players for any game: by clicks alone, or by typed commands alone."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from statistics import fmean
from typing import Any

from discord.app_commands import Command, Group

from engine import GAMES, Match
from engine.core.move import written
from sessions import Status
from tests.cogs.wording import EN
from tests.shown import Answer, Shown
from tests.simulated import Person, Port
from ui.text.game_text import message_prefix

ANSWER_PREFIXES = ("hm:answer:", "hm:answer_pick:")
"""Prefixes of the custom_ids that answer a question."""
MAX_CLICKS = 300
"""Maximum number of consecutive clicks to answer any question."""
Choice = tuple[str, str | None]
"""A clickable choice: (id of a button, None), or (id of a select, label of an option)."""


class _Players:
    """Random players at a table. The same seed repeats their choices."""

    def __init__(self, port: Port, *people: Person, seed: str = "whim", id: int = 1) -> None:
        self._port = port
        self._people = people
        self._dice = random.Random(seed)
        self._table = id

    async def play(self, turns: int = 1000) -> None:
        """Play this many turns, or to the end."""
        for _ in range(turns):
            person = await self._port.to_move(self._table)
            if person not in self._people:
                return
            await self._take_turn(person)

    async def _take_turn(self, person: Person) -> None:
        raise NotImplementedError


class Clicking(_Players):
    """Players who open their panel and click random choices until it asks nothing more."""

    def __init__(self, port: Port, *people: Person, seed: str = "whim", id: int = 1) -> None:
        super().__init__(port, *people, seed=seed, id=id)
        self.taps: list[int] = []  # number of taps for each move: one for a button, two for a select

    @property
    def tapping(self) -> str:
        """A line about the number of taps."""
        mean, most = fmean(self.taps), max(self.taps)
        return f"{len(self.taps)} moves, {mean:.2f} taps a move, {most} at the most"

    async def _take_turn(self, person: Person) -> None:
        await self.answer(person, await person.panel())

    async def answer(self, person: Person, panel: Shown) -> None:
        """Click in a panel until it asks nothing more."""
        taps, played = 0, (await self._port.table(self._table)).played
        for _ in range(MAX_CLICKS):
            choices = offered(panel)
            if not choices:
                return
            choice = self._dice.choice(choices)
            await click(person, panel, choice)
            taps += 1 if choice[1] is None else 2
            if (now := (await self._port.table(self._table)).played) != played:
                self.taps.append(taps)
                taps, played = 0, now
        raise AssertionError(f"the panel asks on and on:\n{panel.text}")


class ClickingInDms(Clicking):
    """Players who answer in their direct messages, and at the table only if no message asks them."""

    answered = 0

    async def _take_turn(self, person: Person) -> None:
        asking = [message for message in person.dms if offered(message)]
        if not asking:
            await super()._take_turn(person)
            return
        assert len(asking) == 1, f"{person.name} is asked in several messages"
        self.answered += 1
        await self.answer(person, asking[0])


class Typing(_Players):
    """Players who type: alternately the move that `/game move` suggests, and the game's own command."""

    typed = 0

    async def _take_turn(self, person: Person) -> None:
        moves = await person.offered("game move", "move")
        notation = self._dice.choice(list(moves.values()))
        self.typed += 1
        if self.typed % 2:
            await person.slash("game move", move=notation)
        else:
            await self._type(person, notation)

    async def _type(self, person: Person, notation: str) -> None:
        """Type a move with its own command. Autocomplete must suggest each part."""
        game = (await self._port.table(self._table)).game
        move = GAMES[game].grammar.parse(notation)
        command = command_of(self._port, game, move.verb)
        filled: dict[str, Any] = {}
        values = [written("{value}", [("value", part)]) for part in move.parts]
        for parameter, value in zip(command.parameters, values, strict=False):
            offers = await person.offered(command.qualified_name, parameter.display_name, "", **filled)
            assert value in offers.values(), f"/{command.qualified_name} does not offer {value}: {offers}"
            filled[parameter.display_name] = value
        await person.slash(command.qualified_name, **filled)


def command_of(port: Port, game: str, verb: str) -> Command[Any, ..., Any]:
    """A game's own command for moves with this verb."""
    group = port.bot.tree.get_command(EN(f"command-{message_prefix(game)}.name"))
    assert isinstance(group, Group)
    return next(
        command for command in group.walk_commands() if isinstance(command, Command) and command.name == verb
    )


def offered(panel: Shown) -> list[Choice]:
    """The clickable answers to a panel's question."""
    menus = {menu.id: menu for menu in panel.menus}
    choices: list[Choice] = []
    for id in panel.ids:
        if id.startswith(ANSWER_PREFIXES):
            choices += [(id, label) for label in menus[id].options] if id in menus else [(id, None)]
    return choices


async def click(person: Person, panel: Shown, choice: Choice) -> Answer:
    """Click one of the choices that `offered` returned."""
    id, label = choice
    if label is None:
        return await person.click(panel, id=id)
    return await person.choose(panel, label, id=id)


async def assert_played_to_its_end(port: Port, people: Sequence[Person]) -> None:
    """Check that the match is over and announced, that it asks nobody, and that its record replays."""
    over = await port.table()
    assert over.status is Status.FINISHED
    end = port.board
    for name in over.names:
        assert name in end.text
    assert EN("table-over") in end.text
    standing = [
        message for message in port.shown if not message.text.startswith("✓")
    ]  # calls that are settled
    assert [message.id for message in standing] == [end.id]
    for person in people:
        assert not any(offered(message) for message in person.dms)
    record = await people[0].slash("game record")
    assert Match.replay(json.loads(record.shown.pictures[0])).result == over.result
