"""From the shape of a question to buttons and selects (and `ui/click_path.py` from a click to an answer).

Each kind of answer gets its rows: few values as buttons, more in a select (several selects beyond 25), so
that most moves are one tap and the rest two. What is made of several pieces, and of which not everything
will do, is put together piece by piece (`ui/pieces.py`): only pieces that still lead to something are
offered. Where all of that would not fit into one message, the largest gives way to a select, then to a single
button that opens it alone; where there are too many even of these, they stand side by side.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import NamedTuple

import discord
from discord.utils import escape_markdown

from engine import Action, Barred, Choose, Move, Number, Question, Select, Told
from engine.move import MovePart
from ui import layout
from ui.buttons import Button, button, select_of_parts
from ui.click_path import Answer, ClickPath, Part
from ui.game_text import GameText
from ui.ids import PIECES, Asked
from ui.layout import Item
from ui.pieces import Pieces, Thing, any_will_do, further, words

ROW = 5
"""Buttons that Discord sets in one row."""
BUTTONS = 15
"""Values up to which each has its own button; more go into a select."""
OPTIONS = 25
"""Options that Discord takes in one select."""
LABEL = 80
"""Characters that Discord takes on a button."""
DESCRIPTION = 100
"""Characters that Discord takes below an option of a select."""
PLACEHOLDER = 150
"""Characters that Discord takes in a select before anything is chosen in it."""


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
        self, question: Question, legal: Sequence[Move] | None, asked: Asked, game_text: GameText
    ) -> None:
        """`legal`: the seat's legal moves, which narrow later parts to what fits the earlier ones; None where
        the parts don't depend on each other."""
        self._question = question
        self._legal = legal
        self._asked = asked
        self._text = game_text

    def all(self, room: int, letters: int = layout.TEXT) -> list[Item]:
        """Rows for every action, in at most `room` components with `letters` characters of text."""
        groups = [
            self._renderings(ClickPath(action, (i,))) for i, action in enumerate(self._question.actions)
        ]
        say = self._text
        closed = self._dimmed([(say.closed(each.what, each.value), each) for each in self._question.barred])
        room -= layout.size(closed)
        letters -= layout.letters(closed)
        while (crowded := sum(layout.size(group[0]) for group in groups) > room) or (
            sum(layout.letters(group[0]) for group in groups) > letters
        ):
            shrinkable = [group for group in groups if len(group) > 1]
            if not shrinkable:
                return [*self._side_by_side(), *closed]
            weigh = layout.size if crowded else layout.letters
            max(shrinkable, key=lambda group: weigh(group[0])).pop(0)
        return [item for group in groups for item in group[0]] + closed

    def part(self, click: ClickPath, letters: int = layout.TEXT) -> list[Item]:
        """Rows for the next part of one action, under its name, with at most `letters` characters of text."""
        renderings = self._renderings(click)
        return next((each for each in renderings if layout.letters(each) <= letters), renderings[-1])

    def _side_by_side(self) -> list[Item]:
        """A button for each action, without further words: what it does stands over its values."""
        verbs = [
            self._button(action, (i,), self._text.verb(action.verb, self._question))
            for i, action in enumerate(self._question.actions)
        ]
        return _rows(verbs)

    def _renderings(self, click: ClickPath) -> list[list[Item]]:
        """The rows of one action, from the most convenient to the smallest."""
        heading = self._heading(click)
        alone = [
            heading,
            layout.row([self._button(click.action, click.path, self._verb(click))]),
        ]
        match click.next:
            case None:
                return [alone]
            case Select() as part:
                return [[heading, *self._some_of(click, part)], alone]
            case Choose() as part:
                values = self._possible(click, part.what, part.among)
                notes = self._dimmed([(self._label(part.what, each.value), each) for each in part.barred])
            case Number() as part:
                values = self._possible(click, part.what, range(part.least, part.most + 1))
                notes = []
        pieced = self._text.is_pieced(part.what)
        if isinstance(part, Choose) and pieced and (click.begun or len(values) > OPTIONS):
            rows = self._by_pieces(click, part, {words(each.value): each.place for each in values})
            return [[heading, *rows, *notes], alone]
        suggestion = [each for each in values if each.value == part.suggested]
        menus = [*self._buttons(click, suggestion, part.suggested), *self._menus(click, values), *notes]
        shrinking = [[heading, *menus], alone]
        if isinstance(part, Number) and len(values) > BUTTONS and not suggestion:
            lowest = self._buttons(click, values[:ROW], None)
            shrinking.insert(0, [heading, *lowest, *menus])
        told = self._told_of(click, values)
        if not told and len(values) <= (ROW if pieced else BUTTONS):
            shrinking.insert(0, [heading, *self._buttons(click, values, part.suggested), *notes])
        if whole := self._told(click):
            shrinking.insert(0, [heading, *whole, *notes])
        elif told and len(values) <= BUTTONS:
            lines = self._lines([(label, told[value]) for _, value, label in values if value in told])
            buttons = self._buttons(click, values, part.suggested)
            shrinking.insert(0, [heading, lines, *buttons, *notes])
        return shrinking

    def _told_of(self, click: ClickPath, values: Sequence[Value]) -> dict[Answer, Told]:
        """What is told of these values of the next part, whatever comes after it."""
        tells: dict[object, Told] = {told.values: told for told in click.action.told}
        return {
            each.value: told
            for each in values
            if (told := tells.get((*click.values, each.value))) is not None
        }

    def _told(self, click: ClickPath) -> list[Item]:
        """The whole moves with what each comes to, and a button for each; nothing where that isn't told."""
        tells: dict[object, Told] = {told.values: told for told in click.action.told}
        depth = len(click.values)
        moves = [
            (move, tells[move.parts])
            for move in self._legal or ()
            if move.verb == click.action.verb and move.parts[:depth] == click.values
            if move.parts in tells
        ]
        if not moves or len(moves) > BUTTONS:
            return []
        lines = self._lines([(self._text.move(move), told) for move, told in moves])
        return [lines, *_rows([self._whole(click, move) for move, _ in moves])]

    def _lines(self, answers: Sequence[tuple[str, Told]]) -> Item:
        """What each of the answers comes to."""
        say = self._text
        return layout.text(
            "\n".join(
                f"- {say.words('panel-told', move=escape_markdown(answer), told=say.told(told))}"
                for answer, told in answers
            )
        )

    def _whole(self, click: ClickPath, move: Move) -> Button:
        """A button that plays a whole move, or goes on with a grave one."""
        depth = len(click.values)
        parts = zip(click.action.parts[depth:], move.parts[depth:], strict=True)
        places = [_place_of(part, value) for part, value in parts]
        return self._button(click.action, (*click.path, *places), self._text.move(move))

    def _possible(self, click: ClickPath, what: str, values: Sequence[int | str]) -> list[Value]:
        """Those of the values with which a legal move goes on; all of them where a plan is made."""
        fitting = self._fitting(click)
        return [
            Value(i, each, self._label(what, each))
            for i, each in enumerate(values)
            if fitting is None or each in fitting
        ]

    def _fitting(self, click: ClickPath) -> set[Answer] | None:
        """The answers to the next part with which a legal move goes on; None where a plan is made."""
        if self._legal is None:
            return None
        depth = len(click.values)
        return {
            move.parts[depth]
            for move in self._legal
            if move.verb == click.action.verb and move.parts[:depth] == click.values
        }

    def _buttons(self, click: ClickPath, values: list[Value], suggested: int | str | None) -> list[Item]:
        """A button for each value; where they are of several kinds, each kind begins a row."""
        rows: list[Item] = []
        for _, kind in groupby(values, key=lambda each: _kind(each.value)):
            rows += _rows(
                [
                    self._button(click.action, (*click.path, each.place), each.label, each.value == suggested)
                    for each in kind
                ]
            )
        return rows

    def _menus(self, click: ClickPath, values: list[Value], mark: str = "") -> list[Item]:
        pages = [values[start : start + OPTIONS] for start in range(0, len(values), OPTIONS)]
        return [
            layout.row([self._menu(click, page, number, len(pages), mark)])
            for number, page in enumerate(pages)
        ]

    def _menu(self, click: ClickPath, page: list[Value], number: int, pages: int, mark: str) -> Item:
        told = self._told_of(click, page)
        options = [
            discord.SelectOption(
                label=each.label[:LABEL],
                value=str(each.place),
                description=self._text.told(told[each.value])[:DESCRIPTION] if each.value in told else None,
            )
            for each in page
        ]
        hint = self._verb(click)
        if pages > 1:
            hint = f"{hint}: {page[0].label} – {page[-1].label}"
        id = self._asked.select(click.path, number, mark)
        return select_of_parts(id, options, placeholder=hint[:PLACEHOLDER])

    def _some_of(self, click: ClickPath, part: Select) -> list[Item]:
        """One select for all, if any of the things will do; else they are chosen piece by piece."""
        fitting = self._fitting(click)
        pieces = Pieces(part.among)
        if fitting is not None and (len(part.among) > OPTIONS or not any_will_do(part, len(fitting))):
            whole = {each: pieces.number(each) for each in fitting if isinstance(each, tuple)}
            return self._by_pieces(click, part, whole)
        options = [
            discord.SelectOption(
                label=self._label(part.what, value)[:LABEL], value=str(i), default=i in part.suggested
            )
            for i, value in enumerate(part.among[:OPTIONS])
        ]
        menu = select_of_parts(
            self._asked.select(click.path),
            options,
            placeholder=self._verb(click)[:PLACEHOLDER],
            min_values=part.least,
            max_values=min(part.most, len(options)),
        )
        buttons = self._suggestion_of_some(click, part)
        if 1 < len(part.among) == part.most != len(part.suggested):
            label = self._text.words("panel-all")
            buttons.append(self._button(click.action, (*click.path, pieces.number(part.among)), label))
        if part.least == 0:  # Discord sends no empty selection where nothing was selected before
            label = self._text.words("panel-none")
            buttons.append(self._button(click.action, (*click.path, pieces.number(())), label))
        return [*_rows(buttons), layout.row([menu])]

    def _suggestion_of_some(self, click: ClickPath, part: Select) -> list[Button]:
        things = [part.among[i] for i in part.suggested]
        if not things:
            return []
        label = f"{self._verb(click)}: {self._together(part.what, things)}"
        path = (*click.path, Pieces(part.among).number(things))
        return [self._button(click.action, path, label, True)]

    def _by_pieces(
        self, click: ClickPath, part: Select | Choose, whole: Mapping[tuple[Thing, ...], int]
    ) -> list[Item]:
        """What is chosen so far, if it will do, and the pieces with which it goes on to something that will.

        `whole`: all that will do, each with its place in a path.
        """
        pieces, begun = Pieces.of(part), Counter(click.begun)
        verb = self._verb(click)
        done = [(things, place) for things, place in whole.items() if Counter(things) == begun]
        if not done and not begun:
            done = [(things, place) for things, place in whole.items() if self._is_suggested(part, things)]
        rows = [
            layout.row(
                [
                    self._button(
                        click.action,
                        (*click.path, place),
                        f"{verb}: {self._together(part.what, things)}",
                        True,
                    )
                ]
            )
            for things, place in done
        ]
        more = further(click.begun, whole)
        values = [
            Value(i, kind, self._label(part.what, kind))
            for i, kind in enumerate(pieces.kinds)
            if kind in more
        ]
        if len(values) > BUTTONS:
            begun_path = (*click.path, pieces.number(click.begun))
            return [*rows, *self._menus(replace(click, path=begun_path), values, PIECES)]
        buttons = [
            button(
                self._asked.button((*click.path, pieces.number([*click.begun, each.value])), PIECES),
                f"+ {each.label}"[:LABEL],
            )
            for each in values
        ]
        return [*rows, *_rows(buttons)]

    def _is_suggested(self, part: Select | Choose, things: Sequence[Thing]) -> bool:
        if isinstance(part, Choose):
            return part.suggested is not None and words(part.suggested) == tuple(things)
        return Counter(part.among[i] for i in part.suggested) == Counter(things)

    def _together(self, what: str, things: Sequence[Thing]) -> str:
        return self._text.together([self._label(what, thing) for thing in things])

    def _dimmed(self, closed: Iterable[tuple[str, Barred]]) -> list[Item]:
        """What can't be chosen now, each with its label, a line for each reason."""
        by_reason: dict[str, list[str]] = {}
        for label, barred in closed:
            by_reason.setdefault(self._text.barred(barred), []).append(label)
        say = self._text.words
        lines = [
            say("panel-barred", values=say.names(labels), reason=reason)
            for reason, labels in by_reason.items()
        ]
        return [layout.small(escape_markdown("\n".join(lines)))] if lines else []

    def _heading(self, click: ClickPath) -> Item:
        """The action's name with what is chosen already, and what it does."""
        parts = click.action.parts
        chosen = [
            self._together(part.what, value) if isinstance(value, tuple) else self._label(part.what, value)
            for part, value in zip(parts, click.values, strict=False)
            if value != ()
        ]
        if click.begun and click.next:
            chosen.append(self._together(click.next.what, click.begun))
        name = escape_markdown(" · ".join([self._verb(click), *chosen]))
        return layout.text(f"**{name}**\n-# {self._text.hint(click.action.verb, self._question)}")

    def _button(
        self, action: Action, path: tuple[int, ...], label: str, is_suggested: bool = False
    ) -> Button:
        style = discord.ButtonStyle.primary if is_suggested else discord.ButtonStyle.secondary
        style = discord.ButtonStyle.danger if action.grave else style
        return button(self._asked.button(path), label[:LABEL], style=style)

    def _verb(self, click: ClickPath) -> str:
        return self._text.verb(click.action.verb, self._question)

    def _label(self, what: str, value: int | str) -> str:
        return self._text.choice(what, value, self._question)


def _place_of(part: Part, value: MovePart) -> int:
    """Where a value stands in the path of a custom_id."""
    match part, value:
        case Choose(among=among), int() | str():
            return among.index(value)
        case Number(least=least), int():
            return value - least
        case Select(among=among), tuple():
            return Pieces(among).number(value)
        case _:
            raise TypeError(value)


def _rows(buttons: Sequence[Button]) -> list[Item]:
    return [layout.row(buttons[start : start + ROW]) for start in range(0, len(buttons), ROW)]
