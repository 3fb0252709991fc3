"""The rows of which the answers to a question are put together: headings, buttons, selects, notes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

import discord
from discord.utils import escape_markdown

from engine import Choose, Cover, Disabled, Move, Number, Preview, Question, Select
from engine.move import MovePart
from ui import layout
from ui.buttons import Button, button, select_of_parts
from ui.click_path import Answer, ClickPath, Part
from ui.game_text import GameText
from ui.ids import PIECES, Asked
from ui.layout import DESCRIPTION, LABEL, OPTIONS, PLACEHOLDER, Item
from ui.pieces import BEYOND, Pieces, Thing, Words


class Value(NamedTuple):
    """A value that can be chosen: its place in the question's list, itself, and what it is called."""

    place: int
    value: int | str
    label: str


class AnswerRows:
    """Makes the rows for one question, in one language."""

    def __init__(self, question: Question, asked: Asked, game_text: GameText) -> None:
        self._question = question
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
        """Whether such values are rows of words, each of which has its own words."""
        return self._text.is_pieced(what)

    def heading(self, click: ClickPath) -> Item:
        """The action's name with what is chosen already, and what it does."""
        parts = click.action.parts
        chosen = [
            self.together(part.what, value) if isinstance(value, tuple) else self.label(part.what, value)
            for part, value in zip(parts, click.values, strict=False)
            if value != ()
        ]
        if click.begun and click.next:
            chosen.append(self.together(click.next.what, click.begun))
        name = escape_markdown(" · ".join([self.verb(click), *chosen]))
        return layout.text(f"**{name}**\n-# {self._text.hint(click.action.verb, self._question)}")

    def closed(self) -> list[Item]:
        """What no action takes now, a line for each reason."""
        closed = self._question.disabled
        return self._dimmed([(self._text.closed(each.what, each.value), each) for each in closed])

    def notes(self, part: Part) -> list[Item]:
        """Values of a part that can't be chosen now, a line for each reason."""
        closed = part.disabled if isinstance(part, Choose) else ()
        return self._dimmed([(self.label(part.what, each.value), each) for each in closed])

    def previews(self, answers: Sequence[tuple[str, Preview]]) -> Item:
        """What each of these answers comes to."""
        say = self._text
        return layout.text(
            "\n".join(
                f"- {say.words('panel-told', move=escape_markdown(answer), told=say.preview(preview))}"
                for answer, preview in answers
            )
        )

    def phrase(self, move: Move) -> str:
        return self._text.move(move)

    def _dimmed(self, closed: Iterable[tuple[str, Disabled]]) -> list[Item]:
        by_reason: dict[str, list[str]] = {}
        for label, each in closed:
            by_reason.setdefault(self._text.disabled(each), []).append(label)
        say = self._text.words
        lines = [
            say("panel-barred", values=say.names(labels), reason=reason)
            for reason, labels in by_reason.items()
        ]
        return [layout.small(escape_markdown("\n".join(lines)))] if lines else []

    # Buttons

    def button(
        self,
        click: ClickPath,
        places: Sequence[int],
        label: str,
        is_suggested: bool = False,
        sign: discord.PartialEmoji | None = None,
    ) -> Button:
        """A button that goes on from here with the values at these places."""
        style = discord.ButtonStyle.primary if is_suggested else discord.ButtonStyle.secondary
        style = discord.ButtonStyle.danger if click.action.grave else style
        return button(self._asked.button((*click.path, *places)), label[:LABEL], style=style, emoji=sign)

    def _sign(self, click: ClickPath, value: int | str) -> discord.PartialEmoji | None:
        """The sign of a value of the next part."""
        return self._text.sign(click.next.what, value) if click.next else None

    def begin(self, click: ClickPath) -> Button:
        """A button that opens the next part alone, or plays what is chosen."""
        return self.button(click, (), self.verb(click))

    def buttons(
        self, click: ClickPath, values: Sequence[Value], suggested: int | str | None = None
    ) -> list[Item]:
        """A button for each value; where they are of several kinds, each kind begins a row."""
        rows: list[Item] = []
        for _, kind in groupby(values, key=lambda each: _kind(each.value)):
            rows += layout.rows(
                [
                    self.button(
                        click,
                        (each.place,),
                        each.label,
                        each.value == suggested,
                        self._sign(click, each.value),
                    )
                    for each in kind
                ]
            )
        return rows

    def whole(self, click: ClickPath, move: Move) -> Button:
        """A button that plays a whole move, or goes on with a grave one."""
        depth = len(click.values)
        parts = zip(click.action.parts[depth:], move.parts[depth:], strict=True)
        places = [_place(part, value) for part, value in parts]
        return self.button(click, places, self.phrase(move))

    def suggestion(self, click: ClickPath, part: Select) -> list[Button]:
        """A button for the things that are suggested; none if that is nothing."""
        things = [part.among[i] for i in part.suggested]
        return [self.done(click, part, things, Pieces(part.among).number(things))] if things else []

    def done(self, click: ClickPath, part: Part, things: Sequence[Thing], place: int) -> Button:
        """A button that chooses several things together."""
        return self.button(click, (place,), f"{self.verb(click)}: {self.together(part.what, things)}", True)

    def everything(self, click: ClickPath, part: Select) -> Button:
        """A button that chooses all that there is."""
        return self.button(click, (Pieces(part.among).number(part.among),), self._text.words("panel-all"))

    def nothing(self, click: ClickPath, part: Select) -> Button:
        """A button that chooses nothing: Discord sends no empty selection if nothing was selected before."""
        return self.button(click, (Pieces(part.among).number(()),), self._text.words("panel-none"))

    def more(self, click: ClickPath, pieces: Pieces, values: Sequence[Value]) -> list[Item]:
        """A button for each piece that can be added to those chosen."""
        return layout.rows(
            [
                button(
                    self._asked.button((*click.path, pieces.number([*click.begun, each.value])), PIECES),
                    f"+ {each.label}"[:LABEL],
                    emoji=self._sign(click, each.value),
                )
                for each in values
            ]
        )

    # Selects

    def menus(
        self, click: ClickPath, values: Sequence[Value], previews: dict[Answer, Preview], mark: str = ""
    ) -> list[Item]:
        """A select of one of these, or several where they are too many for one; with what each comes to."""
        pages = [values[start : start + OPTIONS] for start in range(0, len(values), OPTIONS)]
        return [
            layout.row([self._menu(click, page, number, len(pages), previews, mark)])
            for number, page in enumerate(pages)
        ]

    def _menu(
        self,
        click: ClickPath,
        page: Sequence[Value],
        number: int,
        pages: int,
        previews: dict[Answer, Preview],
        mark: str,
    ) -> Item:
        notes = {value: self._text.preview(preview)[:DESCRIPTION] for value, preview in previews.items()}
        options = [
            discord.SelectOption(
                label=each.label[:LABEL],
                value=str(each.place),
                description=notes.get(each.value),
                emoji=self._sign(click, each.value),
            )
            for each in page
        ]
        hint = self.verb(click)
        if pages > 1:
            hint = f"{hint}: {page[0].label} – {page[-1].label}"
        id = self._asked.select(click.path, number, mark)
        return select_of_parts(id, options, placeholder=hint[:PLACEHOLDER])

    def menu_of_several(self, click: ClickPath, part: Select) -> Item:
        """A select of some of the things."""
        options = [
            discord.SelectOption(
                label=self.label(part.what, value)[:LABEL],
                value=str(i),
                default=i in part.suggested,
                emoji=self._sign(click, value),
            )
            for i, value in enumerate(part.among[:OPTIONS])
        ]
        return layout.row(
            [
                select_of_parts(
                    self._asked.select(click.path),
                    options,
                    placeholder=self.verb(click)[:PLACEHOLDER],
                    min_values=part.least,
                    max_values=min(part.most, len(options)),
                )
            ]
        )


def _kind(value: int | str) -> str:
    """What a value of several words is: the first of them ("bream" of "bream 6")."""
    first, _, rest = str(value).partition(" ")
    return first if rest else ""


def _place(part: Part, value: MovePart) -> int:
    """Where a value stands in the path of a custom_id."""
    match part, value:
        case Choose(among=among), int() | str():
            return among.index(value)
        case Number(least=least), int():
            return value - least
        case Select(among=among), tuple():
            return Pieces(among).number(value)
        case Cover(), str():
            return BEYOND + Words(part).number(value.split())
        case _:
            raise TypeError(value)
