"""Made-up questions for tests of panels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

from discord import PartialEmoji

from engine import Action, Disabled, Grammar, Move, Preview, Prompt, Question, Refusal
from engine.core.move import MovePart
from tests import limits
from ui.panel.asked import AskedQuestion
from ui.panel.choices import Choices
from ui.panel.click_path import PIECES, TOGETHER, WHOLE, ClickPath, read
from ui.sheet.layout import panel
from ui.sheet.size import EMPTY_MESSAGE

PANEL_ROOM = replace(EMPTY_MESSAGE, components=35)
"""Room for answers in a panel."""


class Pick(Move, frozen=True):
    form: ClassVar = "pick {card} for {seat}"
    card: int
    seat: int


class Bid(Move, frozen=True):
    form: ClassVar = "bid {coins}"
    coins: int


class Pay(Move, frozen=True):
    form: ClassVar = "pay {cards} and {coins}"
    cards: tuple[int, ...]
    coins: int


class Spend(Move, frozen=True):
    form: ClassVar = "spend {payment}"
    payment: str


class Play(Move, frozen=True):
    form: ClassVar = "play {fish}"
    fish: str


GRAMMAR = Grammar(Pick, Bid, Pay, Spend, Play)


class MadeUp(Prompt, frozen=True):
    pass


class Outcome(Preview, frozen=True):
    words: str


class Low(Refusal, frozen=True):
    pass


class High(Refusal, frozen=True):
    pass


class Rich(Refusal, frozen=True):
    pass


class Words:
    """Uses the values themselves as words."""

    def names(self, names: list[str]) -> str:
        return " and ".join(names)

    def __call__(self, id: str, **values: Any) -> str:
        return ": ".join(values.values()) if values else id


class GameText:
    """The part of a table's game_text that choices need."""

    words = Words()

    def names_answer(self, preview: Preview) -> bool:
        return False

    def told(self, answer: str, preview: Outcome) -> str:
        return f"{answer}: {self.preview(preview)}"

    def verb(self, verb: str, question: Question) -> str:
        return verb.title()

    def several(self, verb: str) -> str:
        return f"{verb.title()} several"

    def hint(self, verb: str, question: Question, *, brief: bool) -> str:
        return "" if brief else f"How to {verb}"

    def choice(self, what: str, value: int | str, question: Question) -> str:
        return f"{what} {value}"

    def sign(self, what: str, value: int | str) -> PartialEmoji | None:
        return None

    def closed(self, what: str, value: int | str) -> str:
        return f"{what} {value}"

    def is_pieced(self, what: str) -> bool:
        return what == "payment"

    def together(self, things: list[str]) -> str:
        return self.words.names(things)

    def disabled(self, disabled: Disabled) -> str:
        return f"not {disabled.code}"

    def built(self, verb: str, values: Sequence[MovePart]) -> Move:
        return GRAMMAR.build(verb, values)

    def move(self, move: Move) -> str:
        return str(move).title()

    def preview(self, preview: Outcome, most: int | None = None) -> str:
        return f"it {preview.words}"


def asked(*actions: Action, brief: bool = False) -> tuple[Question, Choices]:
    question = Question(MadeUp(), actions)
    game_text: Any = GameText()
    return question, Choices(question, AskedQuestion("answer", 7, 42), game_text, brief=brief)


def shown(items) -> tuple[list[str], list[list[str]], list[str]]:
    """The labels of buttons, the options of each select, and the texts.

    Checks Discord's limits, too.
    """
    parts = limits.check_items(items)
    return (
        [part["label"] for part in parts if part["type"] == 2],
        [[option["label"] for option in part["options"]] for part in parts if part["type"] == 3],
        [part["content"] for part in parts if part["type"] == 10],
    )


def ids(items) -> list[str]:
    parts = limits.walk(panel(items).to_components())
    return [part["custom_id"] for part in parts if "custom_id" in part]


def path_of(id: str) -> tuple[int, ...]:
    return tuple(map(int, id.split(":")[4].rstrip(PIECES + TOGETHER + WHOLE).split(".")))


def clicked(question: Question, id: str, *chosen: int) -> ClickPath:
    """The path of a click on a button, or on these places in a select."""
    mark = next((mark for mark in (PIECES, WHOLE) if mark in id), "")
    return read(question, path_of(id), chosen or None, mark)


def bids(most: int) -> tuple[Move, ...]:
    return tuple(Bid(coins) for coins in range(most + 1))
