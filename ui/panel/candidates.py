"""The forms in which the next part of an answer can be shown, from the most convenient to the smallest.

Few values are buttons, more a select (several selects beyond 25). Where it is known beforehand what an
answer comes to, the button says so, or else the option of a select. What is made of several pieces, in many
ways, is put together piece by piece (`ui/panel/pieces.py`) until few are left: only pieces that still lead to
something are offered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace

from engine import Choose, Cover, Move, Number, Preview, Select
from ui.panel.answer_rows import AnswerRows, Lone, Value, places
from ui.panel.click_path import PIECES, Answer, ClickPath
from ui.panel.pieces import Pieces, Thing, Words
from ui.panel.selections import Selections
from ui.sheet import layout
from ui.sheet.layout import OPTIONS, ROW, Item
from ui.sheet.size import is_seen

FEW = 3
"""Selections of several things up to which each has its own button: their labels are long."""
BUTTONS = 15
"""Values up to which each has its own button; more go into a select."""


def candidates(rows: AnswerRows, click: ClickPath, *, alone: bool = False) -> list[list[Item]]:
    """All forms that the answer's next part can have, each with what the action does over it; `alone` on a
    page of its own, with what is chosen already and why some values can't be."""
    title = rows.heading(click) if alone else rows.title(click)
    smallest = [title, layout.row([rows.begin(click)])]
    if click.next is None:
        return [smallest]
    part = _Part(rows, click)
    notes = part.notes if alone else []
    forms = [form(part) for form in FORMS]
    return [*([title, *form, *notes] for form in forms if form is not None), smallest]


def lone(rows: AnswerRows, click: ClickPath) -> Lone | None:
    """The one button of an action of which nothing is to be chosen; None if something is."""
    if click.next is None:
        return rows.lone(click, (), rows.verb(click), rows.hint(click).rstrip(".。"))
    part = _Part(rows, click)
    if len(part.previewed_moves) == 1:
        [(move, preview)] = part.previewed_moves
        return rows.lone(click, places(click, move), rows.phrase(move), rows.preview(preview))
    if len(click.action.parts) > 1 or not part.is_of_one or len(part.values) != 1:
        return None
    [value] = part.values
    return rows.lone_value(click, value)


class _Part:
    """The next part of an answer, with what is known of its values."""

    def __init__(self, rows: AnswerRows, click: ClickPath) -> None:
        assert click.next is not None
        self.rows = rows
        self.click = click
        self.asked = click.next
        self._previews: dict[object, Preview] = {each.values: each for each in click.action.previews}
        self.values = self._values()
        self.previews = self.previews_of(self.values)
        self.previewed_moves = self._previewed_moves()
        self.notes = rows.notes(self.asked)

    def _values(self) -> list[Value]:
        """The single values, each with its label."""
        if not self.is_of_one:
            return []
        return [
            Value(place, each, self.rows.label(self.asked.what, each))
            for place, each in enumerate(self.asked.values())
            if not isinstance(each, tuple)
        ]

    def previews_of(self, values: Sequence[Value]) -> dict[Answer, Preview]:
        """What these values would come to, where that is known whatever is chosen after them."""
        chosen = self.click.values
        return {
            each.value: self._previews[*chosen, each.value]
            for each in values
            if (*chosen, each.value) in self._previews
        }

    def _previewed_moves(self) -> list[tuple[Move, Preview]]:
        """The whole moves with what each would come to, where that is known; none if these are too many."""
        click, depth = self.click, len(self.click.values)
        whole = [
            (self.rows.move(click, each.values), each)
            for each in click.action.previews
            if len(each.values) == len(click.action.parts) and each.values[:depth] == click.values
        ]
        return whole if len(whole) <= BUTTONS else []

    @property
    def is_pieced(self) -> bool:
        return self.rows.is_pieced(self.asked.what)

    @property
    def suggested(self) -> int | str | None:
        return self.asked.suggested if isinstance(self.asked, Choose | Number) else None

    @property
    def suggestion(self) -> list[Value]:
        return [each for each in self.values if each.value == self.suggested]

    @property
    def is_of_one(self) -> bool:
        """Whether one of its values is chosen, as it is."""
        return isinstance(self.asked, Choose | Number)

    def buttons(self, values: Sequence[Value]) -> list[Item]:
        return self.rows.buttons(self.click, values, self.suggested)

    def menus(self) -> list[Item]:
        return [*self.buttons(self.suggestion), *self.rows.menus(self.click, self.values, self.previews)]


Form = Callable[[_Part], "list[Item] | None"]
"""The rows in which a part is shown; None where this form is not for it."""


def _moves_with_previews(part: _Part) -> list[Item] | None:
    """A button for each whole move that says what it comes to."""
    moves, rows = part.previewed_moves, part.rows
    if not part.is_of_one or not moves:
        return None
    buttons = [rows.whole(part.click, move, preview) for move, preview in moves]
    return layout.rows(buttons) if all(is_seen(each.item.label or "") for each in buttons) else None


def _menu_of_moves(part: _Part) -> list[Item] | None:
    """A select of the whole moves, with what each comes to."""
    moves = part.previewed_moves
    return [part.rows.menu_of_moves(part.click, moves)] if part.is_of_one and moves else None


def _values_with_previews(part: _Part) -> list[Item] | None:
    """A button for each value that says what it comes to."""
    if not part.is_of_one or not part.previews or part.previewed_moves or len(part.values) > BUTTONS:
        return None
    told = [
        each._replace(label=part.rows.told(each.label, part.previews.get(each.value))) for each in part.values
    ]
    return part.buttons(told) if all(is_seen(each.label) for each in told) else None


def _buttons(part: _Part) -> list[Item] | None:
    """A button for each value."""
    most = ROW if part.is_pieced else BUTTONS
    if not part.is_of_one or part.previews or len(part.values) > most:
        return None
    return part.buttons(part.values)


def _lowest_numbers(part: _Part) -> list[Item] | None:
    """Buttons for the lowest numbers, one to type another, and a select of all."""
    if not isinstance(part.asked, Number) or len(part.values) <= BUTTONS or part.suggestion:
        return None
    return [*part.rows.numbers(part.click, part.values), *part.menus()]


def _menus(part: _Part) -> list[Item] | None:
    """A button for what is suggested, and a select of all."""
    return part.menus() if part.is_of_one and not part.previewed_moves else None


def _row_at_once(part: _Part) -> list[Item] | None:
    """A row of words of which all things are chosen together; loose units make up the rest."""
    asked, rows, click = part.asked, part.rows, part.click
    if not isinstance(asked, Cover) or click.begun:
        return None
    useful = _useful(asked)
    if len(useful) > OPTIONS:
        return None
    pieces = Words(asked)
    whole, units = [asked.suggested.split()], [f"+{asked.due}"]
    if asked.due <= asked.loose and units not in whole:
        whole.append(units)
    buttons = [rows.done(click, asked, things, pieces.number(things)) for things in whole]
    return [*layout.rows(buttons), rows.menu_of_row(click, asked, useful)]


def _useful(part: Cover) -> list[int]:
    """The places of the things in a row that one could need: no more of a kind than are worth the price."""
    had: Counter[str] = Counter()
    places: list[int] = []
    for place, (thing, worth) in enumerate(zip(part.among, part.worth, strict=True)):
        if had[thing] * worth < part.due:
            places.append(place)
        had[thing] += 1
    return places


def _words(part: _Part) -> list[Item] | None:
    """A row of words, put together word by word."""
    asked, begun = part.asked, part.click.begun
    if not isinstance(asked, Cover):
        return None
    pieces = Words(asked)
    done = begun if begun and pieces.row(begun) else () if begun else tuple(asked.suggested.split())
    whole = [(done, pieces.number(done))] if done else []
    return _by_pieces(part, pieces, whole, pieces.further(begun))


def _selections(part: _Part) -> list[Item] | None:
    """Some of many things: a button for what is suggested, and a button or an option for each selection."""
    asked, click, rows = part.asked, part.click, part.rows
    if not isinstance(asked, Select):
        return None
    pages = _selected(part).pages()
    if pages is None:
        return None
    every = [each for page in pages for each in page]
    buttons = [rows.selection(click, asked, each) for each in every] if len(every) <= FEW else []
    if buttons and all(is_seen(each.item.label or "") for each in buttons):
        return layout.rows(buttons)
    suggested = [] if click.begun else rows.suggestion(click, asked)
    return [*layout.rows(suggested), *rows.menus_of_selections(click, asked, pages)]


def _things(part: _Part) -> list[Item] | None:
    """Some of many things, put together one by one."""
    asked, click = part.asked, part.click
    if not isinstance(asked, Select):
        return None
    selected = _selected(part)
    pieces = Pieces(asked.among)
    done = [tuple(asked.among[i] for i in asked.suggested)] if asked.suggested and not click.begun else []
    if selected.is_whole:
        done.append(click.begun)
    whole = [(things, pieces.number(things)) for things in done]
    return _by_pieces(part, pieces, whole, selected.further)


def _selected(part: _Part) -> Selections:
    assert isinstance(part.asked, Select)
    return Selections(part.asked, part.click.begun)


FORMS: tuple[Form, ...] = (
    _moves_with_previews,
    _menu_of_moves,
    _values_with_previews,
    _buttons,
    _lowest_numbers,
    _menus,
    _row_at_once,
    _words,
    _selections,
    _things,
)
"""In the order in which they are convenient."""


def _by_pieces(
    part: _Part, pieces: Pieces, done: Iterable[tuple[Sequence[Thing], int]], more: Collection[Thing]
) -> list[Item]:
    """What is chosen so far, if it will do, and the pieces with which it goes on to something that will.

    `done`: what will do as it is, or is suggested, with its place in a path.
    """
    click, rows, what = part.click, part.rows, part.asked.what
    chosen = [layout.row([rows.done(click, part.asked, things, place)]) for things, place in done]
    values = [Value(i, kind, rows.label(what, kind)) for i, kind in enumerate(pieces.kinds) if kind in more]
    if len(values) > BUTTONS:
        begun_path = (*click.path, pieces.number(click.begun))
        return [
            *chosen,
            *rows.menus(replace(click, path=begun_path), values, part.previews_of(values), PIECES),
        ]
    return [*chosen, *rows.more(click, pieces, values)]
