"""From the shape of a question to buttons and selects, and from a click back to an answer.

Each kind of answer gets its rows: few values as buttons, more in a select (several selects beyond 25), so
that most moves are one tap and the rest two. Where all of that would not fit into one message, the largest
gives way to a select, and at last to a single button that opens it alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple, TypeVar

import discord
from discord.utils import escape_markdown

from cogs import layout
from cogs.buttons import MoveButton, MoveSelect
from cogs.ids import Place
from cogs.layout import Item
from cogs.speech import Speech
from engine import Action, Barred, Choose, Move, Number, Question, Select, Told

ROW = 5
"""Buttons that Discord sets in one row."""
BUTTONS = 15
"""Values up to which each has its own button; more go into a select."""
OPTIONS = 25
"""Options that Discord takes in one select."""
LABEL = 80
"""Characters that Discord takes on a button."""
PLACEHOLDER = 150
"""Characters that Discord takes in a select before anything is chosen in it."""

T = TypeVar("T")
Part = Choose | Select | Number
Answer = int | str | tuple[int | str, ...]


class NoSuchChoice(LookupError):
    """A path that leads nowhere in the question asked now."""


@dataclass(frozen=True)
class Reading:
    """How far an answer has come: the action, the values chosen, and the path that led here."""

    action: Action
    path: tuple[int, ...]
    values: tuple[Answer, ...] = ()

    @property
    def next(self) -> Part | None:
        """The part that is still to be chosen, None when the answer is whole."""
        return self.action.parts[len(self.values)] if len(self.values) < len(self.action.parts) else None


def read(question: Question, path: tuple[int, ...], chosen: Sequence[int] | None = None) -> Reading:
    """What a click says: `path` leads to an action and its first values; `chosen` are the places picked in a
    select for the next part.

    NoSuchChoice if it names something that the question does not offer.
    """
    reading = Reading(_pick(question.actions, path[0]), path[:1])
    for place in path[1:]:
        reading = _choose(reading, place)
    if chosen is None:
        return reading
    if isinstance(reading.next, Select):
        for place in chosen:
            _pick(reading.next.among, place)
        return _choose(reading, together(chosen))
    if len(chosen) != 1:
        raise NoSuchChoice
    return _choose(reading, chosen[0])


def together(places: Iterable[int]) -> int:
    """Several places as one number, to stand in a path: {0, 3} -> 0b1001."""
    return sum(1 << place for place in set(places))


def _choose(reading: Reading, place: int) -> Reading:
    match reading.next:
        case Choose(among=among):
            value: Answer = _pick(among, place)
        case Number(least=least, most=most) if place <= most - least:
            value = least + place
        case Select(among=among) if place < 1 << len(among):
            value = tuple(each for i, each in enumerate(among) if place >> i & 1)
        case _:
            raise NoSuchChoice
    return Reading(reading.action, (*reading.path, place), (*reading.values, value))


def _pick(options: Sequence[T], place: int) -> T:
    if place >= len(options):
        raise NoSuchChoice
    return options[place]


class Value(NamedTuple):
    """A value that can be chosen: its place in the question's list, itself, and what it is called."""

    place: int
    value: int | str
    label: str


def _kind(value: int | str) -> str:
    """What a value of several words is: the first of them ("bream" of "bream 6")."""
    first, _, rest = str(value).partition(" ")
    return first if rest else ""


class Choices:
    """The clickable answers to one question of one seat, at one moment of a table."""

    def __init__(
        self, question: Question, legal: Sequence[Move] | None, place: Place, speech: Speech
    ) -> None:
        """`legal`: the seat's legal moves, which narrow later parts to what fits the earlier ones; None where
        the parts don't depend on each other."""
        self._question = question
        self._legal = legal
        self._place = place
        self._speech = speech

    def all(self, room: int, letters: int = layout.TEXT) -> list[Item]:
        """Rows for every action, in at most `room` components with `letters` characters of text."""
        groups = [self._renderings(Reading(action, (i,))) for i, action in enumerate(self._question.actions)]
        closed = self._dimmed([(barred.what, barred) for barred in self._question.barred])
        room -= layout.size(closed)
        letters -= layout.letters(closed)
        while (shrinkable := [group for group in groups if len(group) > 1]) and (
            (crowded := sum(layout.size(group[0]) for group in groups) > room)
            or sum(layout.letters(group[0]) for group in groups) > letters
        ):
            weigh = layout.size if crowded else layout.letters
            max(shrinkable, key=lambda group: weigh(group[0])).pop(0)
        return [item for group in groups for item in group[0]] + closed

    def part(self, reading: Reading, letters: int = layout.TEXT) -> list[Item]:
        """Rows for the next part of one action, under its name, with at most `letters` characters of text."""
        renderings = self._renderings(reading)
        return next((each for each in renderings if layout.letters(each) <= letters), renderings[-1])

    def _renderings(self, reading: Reading) -> list[list[Item]]:
        """The rows of one action, from the most convenient to the smallest."""
        heading = self._heading(reading)
        alone = [
            heading,
            layout.row([self._button(reading.action, reading.path, self._speech.verb(reading.action.verb))]),
        ]
        match reading.next:
            case None:
                return [alone]
            case Select() as part:
                return [[heading, *self._some_of(reading, part)], alone]
            case Choose() as part:
                values = self._possible(reading, part.what, part.among)
                suggested, notes = None, self._dimmed([(part.what, barred) for barred in part.barred])
            case Number() as part:
                values = self._possible(reading, part.what, range(part.least, part.most + 1))
                suggested, notes = part.suggested, []
        menus = [heading, *self._menus(reading, values), *notes]
        shrinking = [menus, alone]
        if len(values) <= BUTTONS:
            shrinking.insert(0, [heading, *self._buttons(reading, values, suggested), *notes])
        if told := self._told(reading):
            shrinking.insert(0, [heading, *told, *notes])
        return shrinking

    def _told(self, reading: Reading) -> list[Item]:
        """The whole moves with what each comes to, and a button for each; nothing where that isn't told."""
        tells: dict[object, Told] = {told.values: told for told in reading.action.told}
        depth = len(reading.values)
        moves = [
            (move, tells[move.parts])
            for move in self._legal or ()
            if move.verb == reading.action.verb and move.parts[:depth] == reading.values
            if move.parts in tells
        ]
        if not moves or len(moves) > BUTTONS:
            return []
        return [self._lines(moves), *_rows([self._whole(reading, move) for move, _ in moves])]

    def _lines(self, moves: Sequence[tuple[Move, Told]]) -> Item:
        say = self._speech
        return layout.text(
            "\n".join(
                f"- {say.words('panel-told', move=escape_markdown(say.move(move)), told=say.told(told))}"
                for move, told in moves
            )
        )

    def _whole(self, reading: Reading, move: Move) -> MoveButton:
        """A button that plays a whole move, or goes on with a grave one."""
        depth = len(reading.values)
        parts = zip(reading.action.parts[depth:], move.parts[depth:], strict=True)
        places = [part.among.index(value) for part, value in parts if isinstance(part, Choose)]
        return self._button(reading.action, (*reading.path, *places), self._speech.move(move))

    def _possible(self, reading: Reading, what: str, values: Sequence[int | str]) -> list[Value]:
        """Those of the values with which a legal move goes on; all of them where a plan is made."""
        named = [Value(i, each, self._label(what, each)) for i, each in enumerate(values)]
        if self._legal is None:
            return named
        depth = len(reading.values)
        fitting = {
            move.parts[depth]
            for move in self._legal
            if move.verb == reading.action.verb and move.parts[:depth] == reading.values
        }
        return [each for each in named if each.value in fitting]

    def _buttons(self, reading: Reading, values: list[Value], suggested: int | None) -> list[Item]:
        """A button for each value; where they are of several kinds, each kind begins a row."""
        rows: list[Item] = []
        for _, kind in groupby(values, key=lambda each: _kind(each.value)):
            buttons = [
                self._button(reading.action, (*reading.path, each.place), each.label, each.value == suggested)
                for each in kind
            ]
            rows += _rows(buttons)
        return rows

    def _menus(self, reading: Reading, values: list[Value]) -> list[Item]:
        pages = [values[start : start + OPTIONS] for start in range(0, len(values), OPTIONS)]
        return [
            layout.row([self._menu(reading, page, number, len(pages))]) for number, page in enumerate(pages)
        ]

    def _menu(self, reading: Reading, page: list[Value], number: int, pages: int) -> MoveSelect:
        options = [discord.SelectOption(label=each.label[:LABEL], value=str(each.place)) for each in page]
        hint = self._speech.verb(reading.action.verb)
        if pages > 1:
            hint = f"{hint}: {page[0].label} – {page[-1].label}"
        return MoveSelect(self._place, reading.path, options, number, placeholder=hint[:PLACEHOLDER])

    def _some_of(self, reading: Reading, part: Select) -> list[Item]:
        options = [
            discord.SelectOption(
                label=self._label(part.what, value), value=str(i), default=i in part.suggested
            )
            for i, value in enumerate(part.among[:OPTIONS])
        ]
        most = min(part.most, len(options))
        menu = MoveSelect(
            self._place,
            reading.path,
            options,
            placeholder=self._speech.verb(reading.action.verb),
            min_values=min(part.least, most),
            max_values=most,
        )
        rows: list[Item] = [layout.row([menu])]
        if part.suggested:
            chosen = self._speech.words.names([self._label(part.what, part.among[i]) for i in part.suggested])
            label = f"{self._speech.verb(reading.action.verb)}: {chosen}"
            path = (*reading.path, together(part.suggested))
            rows.insert(0, layout.row([self._button(reading.action, path, label, True)]))
        return rows

    def _dimmed(self, closed: Iterable[tuple[str, Barred]]) -> list[Item]:
        """What can't be chosen now, a line for each reason; each with what kind of thing it is."""
        by_reason: dict[str, list[str]] = {}
        for what, barred in closed:
            by_reason.setdefault(self._speech.barred(barred), []).append(self._label(what, barred.value))
        words = self._speech.words
        lines = [
            words("panel-barred", values=words.names(labels), reason=reason)
            for reason, labels in by_reason.items()
        ]
        return [layout.small(escape_markdown("\n".join(lines)))] if lines else []

    def _heading(self, reading: Reading) -> Item:
        """The action's name with what is chosen already, and what it does."""
        parts = zip(reading.action.parts, reading.values, strict=False)
        chosen = [self._label(part.what, value) for part, value in parts if not isinstance(value, tuple)]
        name = escape_markdown(" · ".join([self._speech.verb(reading.action.verb), *chosen]))
        return layout.text(f"**{name}**\n-# {self._speech.hint(reading.action.verb, self._question)}")

    def _button(
        self, action: Action, path: tuple[int, ...], label: str, is_suggested: bool = False
    ) -> MoveButton:
        style = discord.ButtonStyle.primary if is_suggested else discord.ButtonStyle.secondary
        style = discord.ButtonStyle.danger if action.grave else style
        return MoveButton(self._place, path, label[:LABEL], style=style)

    def _label(self, what: str, value: int | str) -> str:
        return self._speech.part(what, value)


def _rows(buttons: Sequence[MoveButton]) -> list[Item]:
    return [layout.row(buttons[start : start + ROW]) for start in range(0, len(buttons), ROW)]
