"""The rows that answers to a question are shown in: headings, buttons, selects, notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

import discord

from engine import Choose, Cover, Disabled, Move, Number, Preview, Question, Select
from engine.core.move import MovePart
from ui.clicks import Button
from ui.links import written
from ui.panel.asked import AskedQuestion
from ui.panel.click_path import PIECES, TOGETHER, WHOLE, AskedPart, ClickPath, PickedValue
from ui.panel.pieces import Pieces, Thing, WordPieces
from ui.panel.selections import Things
from ui.sheet import layout
from ui.sheet.layout import (
    MAX_DESCRIPTION,
    MAX_LABEL,
    MAX_OPTIONS,
    MAX_PLACEHOLDER,
    MAX_ROW_BUTTONS,
    Item,
)
from ui.sheet.size import is_seen
from ui.text.game_text import GameText
from ui.text.markdown import cut, escaped


class LabelledValue(NamedTuple):
    """A value that can be chosen, with its index in the question's list and its label."""

    place: int
    value: int | str
    label: str


class SingleButton(NamedTuple):
    """An action without a choice to make."""

    button: Button
    line: str
    """Description of the action in Markdown; empty if the button is enough."""


class AnswerRows:
    """Creates the rows for one question in one language."""

    def __init__(self, question: Question, asked: AskedQuestion, game_text: GameText, *, brief: bool) -> None:
        self._question = question
        self._brief = brief
        self._asked = asked
        self._text = game_text

    # Words

    def label(self, what: str, value: int | str) -> str:
        return self._text.choice(what, value, self._question)

    def together(self, what: str, things: Sequence[Thing]) -> str:
        """Several things as one phrase."""
        return self._text.together([self.label(what, thing) for thing in things])

    def verb(self, click: ClickPath) -> str:
        return self._text.verb(click.action.verb, self._question)

    def is_pieced(self, what: str) -> bool:
        """Whether values of this kind are rows of words that have names of their own."""
        return self._text.is_pieced(what)

    def heading(self, click: ClickPath) -> Item:
        """The action's name with the values chosen so far, and what it does."""
        parts = click.action.parts
        chosen = [
            self.together(part.what, value) if isinstance(value, tuple) else self.label(part.what, value)
            for part, value in zip(parts, click.values, strict=False)
            if value != ()
        ]
        if click.begun and click.next:
            chosen.append(self.together(click.next.what, click.begun))
        name = escaped(" · ".join([self.verb(click), *chosen]))
        hint = self.hint(click)
        return layout.text(f"**{name}**\n-# {escaped(hint)}" if hint else f"**{name}**")

    def title(self, click: ClickPath, rows: Sequence[Item]) -> list[Item]:
        """The action's name and what it does, in small print, to go above its rows."""
        verb, hint = self.verb(click), self.hint(click)
        if hint:
            return [layout.small(self._line(verb, hint))]
        is_clear = len(self._question.actions) == 1 or layout.is_select(rows[0])
        return [] if is_clear else [layout.small(f"**{escaped(verb)}**")]

    def _line(self, name: str, more: str) -> str:
        """A description of an action in Markdown, with its name unless it is the only action."""
        if not more or len(self._question.actions) == 1:
            return escaped(more)
        return f"**{escaped(name)}** · {escaped(more)}"

    def hint(self, click: ClickPath) -> str:
        """What the action does; empty if the player knows."""
        return self._text.hint(click.action.verb, self._question, brief=self._brief)

    def closed(self) -> list[tuple[str, Disabled]]:
        """Disabled choices with their names: those of the question, and values of the actions' first
        parts."""
        actions = (*self._question.actions, *self._question.closed)
        firsts = [action.parts[0] for action in actions if action.parts]
        values = [each for part in firsts if isinstance(part, Choose) for each in _of_part(part)]
        every = (*values, *self._question.disabled)
        return [(self._text.closed(each.what, each.value), each) for each in every]

    def notes(self, part: AskedPart) -> list[Item]:
        """The disabled values of a part, a line for each reason."""
        closed = part.disabled if isinstance(part, Choose) else ()
        lines = self.reasons([(self.label(part.what, each.value), each) for each in closed])
        return [layout.small(lines)] if lines else []

    def reasons(self, closed: Iterable[tuple[str, Disabled]]) -> str:
        """Why these choices aren't possible now, a line of Markdown for each reason."""
        by_reason: dict[str, list[str]] = {}
        for label, each in closed:
            by_reason.setdefault(self._text.disabled(each), []).append(escaped(label))
        say = self._text.words
        lines = [
            say("panel-barred", values=say.names(labels), reason=reason)
            for reason, labels in by_reason.items()
        ]
        return "\n".join(lines)

    def told(self, answer: str, preview: Preview | None) -> str:
        """An answer with its preview."""
        return answer if preview is None else self._text.told(answer, preview)

    def preview(self, preview: Preview) -> str:
        """The preview of an answer."""
        return self._text.preview(preview)

    def said(self, action: str, more: str) -> str:
        """An action with more about it: "Harvest: nutmeg"."""
        return self._text.words("panel-told", move=action, told=more)

    def move(self, click: ClickPath, values: Sequence[MovePart]) -> Move:
        """The move of the click's action with these values."""
        return self._text.built(click.action.verb, values)

    def phrase(self, move: Move) -> str:
        return self._text.move(move)

    # Buttons

    def button(
        self,
        click: ClickPath,
        places: Sequence[int],
        label: str,
        is_suggested: bool = False,
        sign: discord.PartialEmoji | None = None,
    ) -> Button:
        """A button that continues the answer with the values at these indices."""
        style = discord.ButtonStyle.primary if is_suggested else discord.ButtonStyle.secondary
        style = discord.ButtonStyle.danger if click.action.grave else style
        return self._asked.button(cut(label, MAX_LABEL), (*click.path, *places), style=style, emoji=sign)

    def _sign(self, click: ClickPath, value: int | str) -> discord.PartialEmoji | None:
        """The sign of a value of the next part."""
        return self._text.sign(click.next.what, value) if click.next else None

    def _sign_of_move(self, click: ClickPath, move: Move) -> discord.PartialEmoji | None:
        """The sign of the first thing in a move that has one."""
        parts = zip(click.action.parts, move.parts, strict=True)
        signs = (self._text.sign(part.what, value) for part, value in parts if not isinstance(value, tuple))
        return next(filter(None, signs), None)

    def single_button(self, click: ClickPath, places: Sequence[int], label: str, more: str) -> SingleButton:
        """The single button of an action. The description is on it, or else in a line above."""
        said = self.said(label, more) if more else label
        if is_seen(said):
            return SingleButton(self.button(click, places, said), "")
        return SingleButton(self.button(click, places, label), self._line(label, more) if more else "")

    def single_value_button(self, click: ClickPath, value: LabelledValue) -> SingleButton:
        """The single button of an action with one value."""
        label = self.said(self.verb(click), value.label)
        is_suggested = value.value == getattr(click.next, "suggested", None)
        button = self.button(click, (value.place,), label, is_suggested, self._sign(click, value.value))
        return SingleButton(button, self._line(self.verb(click), self.hint(click)))

    def begin(self, click: ClickPath) -> Button:
        """A button that opens the next part on its own page, or plays a complete answer."""
        return self.button(click, (), self.verb(click))

    def buttons(
        self, click: ClickPath, values: Sequence[LabelledValue], suggested: int | str | None = None
    ) -> list[Item]:
        """A button for each value. Each kind of value begins a new row. A sign that all share is left out."""
        signs = {each.value: self._sign(click, each.value) for each in values}
        if len(values) > 1 and len({*signs.values()}) == 1:
            signs = {}
        rows: list[Item] = []
        for _, kind in groupby(values, key=lambda each: _kind(each.value)):
            rows += layout.rows(
                [
                    self.button(
                        click,
                        (each.place,),
                        each.label,
                        each.value == suggested,
                        signs.get(each.value),
                    )
                    for each in kind
                ]
            )
        return rows

    def numbers(self, click: ClickPath, values: Sequence[LabelledValue]) -> list[Item]:
        """Buttons for the lowest numbers, and one to type another."""
        lowest = [self.button(click, (each.place,), each.label) for each in values[: MAX_ROW_BUTTONS - 1]]
        typed = self._asked.type_button(self._text.words("button-type"), click.path)
        return [layout.row([*lowest, typed])]

    def whole(self, click: ClickPath, move: Move, preview: Preview) -> Button:
        """A button for a complete move, with its preview. It plays the move, or asks to confirm a grave
        one."""
        sign = self._sign_of_move(click, move)
        return self.button(click, places(click, move), self.told(self.phrase(move), preview), sign=sign)

    def menu_of_moves(self, click: ClickPath, moves: Sequence[tuple[Move, Preview]]) -> Item:
        """A select of complete moves with their previews."""
        options = [
            discord.SelectOption(
                label=cut(self.phrase(move), MAX_LABEL),
                value=written(tuple(places(click, move))),
                description=self._description(preview),
                emoji=self._sign_of_move(click, move),
            )
            for move, preview in moves
        ]
        hint = cut(self.verb(click), MAX_PLACEHOLDER)
        return layout.row([self._asked.select(options, click.path, 0, WHOLE, placeholder=hint)])

    def _description(self, preview: Preview) -> str:
        return cut(self._text.preview(preview, MAX_DESCRIPTION), MAX_DESCRIPTION)

    def suggestion(self, click: ClickPath, part: Select) -> list[Button]:
        """A button for the suggested things, if any."""
        things = [part.among[i] for i in part.suggested]
        return [self.done(click, part, things, Pieces(part.among).number(things))] if things else []

    def done(self, click: ClickPath, part: AskedPart, things: Sequence[Thing], place: int) -> Button:
        """A button that chooses several things together."""
        told = self._text.words("panel-told", move=self.verb(click), told=self._selected(part, things))
        return self.button(click, (place,), told, True)

    def selection(self, click: ClickPath, part: Select, things: Things) -> Button:
        """A button that chooses these things. It names the action only if they are the suggested ones."""
        place, suggested = Pieces(part.among).number(things), Counter(part.among[i] for i in part.suggested)
        if things and Counter(things) == suggested:
            return self.done(click, part, things, place)
        return self.button(click, (place,), self._selected(part, things))

    def _selected(self, part: AskedPart, things: Sequence[Thing]) -> str:
        return self.together(part.what, things) if things else self._text.words("panel-none")

    def more(self, click: ClickPath, pieces: Pieces, values: Sequence[LabelledValue]) -> list[Item]:
        """A button for each piece that can be added to those chosen."""
        return layout.rows(
            [
                self._asked.button(
                    cut(f"+ {each.label}", MAX_LABEL),
                    (*click.path, pieces.number([*click.begun, each.value])),
                    PIECES,
                    emoji=self._sign(click, each.value),
                )
                for each in values
            ]
        )

    # Selects

    def menus(
        self,
        click: ClickPath,
        values: Sequence[LabelledValue],
        previews: dict[PickedValue, Preview],
        mark: str = "",
    ) -> list[Item]:
        """A select of the values with their previews, or several selects if there are too many."""
        pages = [values[start : start + MAX_OPTIONS] for start in range(0, len(values), MAX_OPTIONS)]
        return [
            layout.row([self._menu(click, page, number, len(pages), previews, mark)])
            for number, page in enumerate(pages)
        ]

    def _menu(
        self,
        click: ClickPath,
        page: Sequence[LabelledValue],
        number: int,
        pages: int,
        previews: dict[PickedValue, Preview],
        mark: str,
    ) -> Item:
        notes = {value: self._description(preview) for value, preview in previews.items()}
        options = [
            discord.SelectOption(
                label=cut(each.label, MAX_LABEL),
                value=str(each.place),
                description=notes.get(each.value),
                emoji=self._sign(click, each.value),
            )
            for each in page
        ]
        hint = self.verb(click)
        if pages > 1:
            span = f"{page[0].label} – {page[-1].label}"
            hint = self._text.words("panel-told", move=hint, told=span)
        return self._asked.select(options, click.path, number, mark, placeholder=cut(hint, MAX_PLACEHOLDER))

    def menu_of_row(self, click: ClickPath, part: Cover, places: Sequence[int]) -> Item:
        """A select of the things at these indices, from which a row is built."""
        options = [
            discord.SelectOption(
                label=cut(self.label(part.what, part.among[place]), MAX_LABEL),
                value=str(place),
                emoji=self._sign(click, part.among[place]),
            )
            for place in places
        ]
        hint = cut(self._text.several(click.action.verb), MAX_PLACEHOLDER)
        most = len(options)
        menu = self._asked.select(options, click.path, 0, TOGETHER, placeholder=hint, max_values=most)
        return layout.row([menu])

    def menus_of_selections(
        self, click: ClickPath, part: Select, pages: Sequence[list[Things]]
    ) -> list[Item]:
        """A select for each page of possible selections."""
        pieces, say = Pieces(part.among), self._text.words
        menus: list[Item] = []
        for number, page in enumerate(pages):
            options = [
                discord.SelectOption(
                    label=cut(self._selected(part, things), MAX_LABEL),
                    value=written((pieces.number(things),)),
                )
                for things in page
            ]
            hint = self.verb(click)
            if len(pages) > 1:
                most, least = len(page[0]), len(page[-1])
                numbers = f"{least}" if least == most else f"{least}–{most}"
                hint = say("panel-so-many", verb=hint, numbers=numbers)
            menu = self._asked.select(
                options, click.path, number, WHOLE, placeholder=cut(hint, MAX_PLACEHOLDER)
            )
            menus.append(layout.row([menu]))
        return menus


def _kind(value: int | str) -> str:
    """The kind of a value of several words, which is its first word ("bream" for "bream 6")."""
    first, _, rest = str(value).partition(" ")
    return first if rest else ""


def _of_part(part: Choose) -> list[Disabled]:
    """The disabled values of a part, each with the part's name."""
    return [Disabled(each.value, each.reason, each.what or part.what) for each in part.disabled]


def places(click: ClickPath, move: Move) -> list[int]:
    """The path from a click to a complete move."""
    values = move.parts
    depths = range(len(click.values), len(values))
    return [_place(click.action.part(values[:depth]), values[depth]) for depth in depths]


def _place(part: AskedPart, value: MovePart) -> int:
    """A value's number in the path of a custom_id."""
    match part, value:
        case Choose() | Number(), _:
            return part.values().index(value)
        case Select(among=among), tuple():
            return Pieces(among).number(value)
        case Cover(), str():
            return WordPieces(part).number(value.split())
        case _:
            raise TypeError(value)
