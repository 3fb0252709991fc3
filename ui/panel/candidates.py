"""The forms in which the next part of an answer can be shown, from the most convenient to the smallest.

Few values become buttons, more become a select (several selects beyond 25). Where previews are known, the
button or the select's option shows them. Values made of several pieces, if there are many, are built piece by
piece (`ui/panel/pieces.py`) until few remain. Only pieces that still lead to a valid value are offered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace

from engine import Choose, Cover, Move, Number, Preview, Select
from ui.panel.answer_rows import AnswerRows, LabelledValue, SingleButton, places
from ui.panel.click_path import PIECES, ClickPath, PickedValue
from ui.panel.pieces import Pieces, Thing, WordPieces
from ui.panel.selections import Selections
from ui.sheet import layout
from ui.sheet.layout import MAX_OPTIONS, MAX_ROW_BUTTONS, Item
from ui.sheet.size import is_seen

MAX_SELECTION_BUTTONS = 3
"""Maximum number of selections that each get their own button, since the labels are long."""
MAX_VALUE_BUTTONS = 15
"""Maximum number of values that each get their own button. More values go into a select."""


def candidates(rows: AnswerRows, click: ClickPath, *, alone: bool = False) -> list[list[Item]]:
    """All forms for the answer's next part, each below a line about the action.

    With `alone`, the part has its own page, with the values chosen so far and the reasons for disabled ones.
    """
    forms = [[layout.row([rows.begin(click)])]]
    notes: list[Item] = []
    if click.next is not None:
        part = _Part(rows, click)
        forms = [*filter(None, (form(part) for form in FORMS)), *forms]
        notes = part.notes if alone else []
    if alone:
        return [[rows.heading(click), *form, *notes] for form in forms]
    return [[*rows.title(click, form), *form] for form in forms]


def single_button(rows: AnswerRows, click: ClickPath) -> SingleButton | None:
    """The single button of an action without a choice to make; None if there is one."""
    if click.next is None:
        return rows.single_button(click, (), rows.verb(click), rows.hint(click).rstrip(".。"))
    part = _Part(rows, click)
    if len(part.previewed_moves) == 1:
        [(move, preview)] = part.previewed_moves
        return rows.single_button(click, places(click, move), rows.phrase(move), rows.preview(preview))
    if len(click.action.parts) > 1 or not part.is_of_one or len(part.values) != 1:
        return None
    [value] = part.values
    return rows.single_value_button(click, value)


class _Part:
    """The next part of an answer, with its values and previews."""

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

    def _values(self) -> list[LabelledValue]:
        """The values with their labels, for a part whose value isn't composed."""
        if not self.is_of_one:
            return []
        return [
            LabelledValue(place, each, self.rows.label(self.asked.what, each))
            for place, each in enumerate(self.asked.values())
            if not isinstance(each, tuple)
        ]

    def previews_of(self, values: Sequence[LabelledValue]) -> dict[PickedValue, Preview]:
        """The previews of these values, where they don't depend on later choices."""
        chosen = self.click.values
        return {
            each.value: self._previews[*chosen, each.value]
            for each in values
            if (*chosen, each.value) in self._previews
        }

    def _previewed_moves(self) -> list[tuple[Move, Preview]]:
        """The complete moves with their previews; none if there are too many."""
        click, depth = self.click, len(self.click.values)
        whole = [
            (self.rows.move(click, each.values), each)
            for each in click.action.previews
            if len(each.values) == len(click.action.parts) and each.values[:depth] == click.values
        ]
        return whole if len(whole) <= MAX_VALUE_BUTTONS else []

    @property
    def is_pieced(self) -> bool:
        return self.rows.is_pieced(self.asked.what)

    @property
    def suggested(self) -> int | str | None:
        return self.asked.suggested if isinstance(self.asked, Choose | Number) else None

    @property
    def suggestion(self) -> list[LabelledValue]:
        return [each for each in self.values if each.value == self.suggested]

    @property
    def is_of_one(self) -> bool:
        """Whether one of the part's values is chosen as a whole."""
        return isinstance(self.asked, Choose | Number)

    def buttons(self, values: Sequence[LabelledValue]) -> list[Item]:
        return self.rows.buttons(self.click, values, self.suggested)

    def menus(self) -> list[Item]:
        return [*self.buttons(self.suggestion), *self.rows.menus(self.click, self.values, self.previews)]


RowForm = Callable[[_Part], "list[Item] | None"]
"""A function that returns the rows for a part; None if the form doesn't suit the part."""


def _moves_with_previews(part: _Part) -> list[Item] | None:
    """A button with preview for each complete move."""
    moves, rows = part.previewed_moves, part.rows
    if not part.is_of_one or not moves:
        return None
    buttons = [rows.whole(part.click, move, preview) for move, preview in moves]
    return layout.rows(buttons) if all(is_seen(each.item.label or "") for each in buttons) else None


def _menu_of_moves(part: _Part) -> list[Item] | None:
    """A select of the complete moves with their previews."""
    moves = part.previewed_moves
    return [part.rows.menu_of_moves(part.click, moves)] if part.is_of_one and moves else None


def _values_with_previews(part: _Part) -> list[Item] | None:
    """A button with preview for each value."""
    if (
        not part.is_of_one
        or not part.previews
        or part.previewed_moves
        or len(part.values) > MAX_VALUE_BUTTONS
    ):
        return None
    told = [
        each._replace(label=part.rows.told(each.label, part.previews.get(each.value))) for each in part.values
    ]
    return part.buttons(told) if all(is_seen(each.label) for each in told) else None


def _buttons(part: _Part) -> list[Item] | None:
    """A button for each value."""
    most = MAX_ROW_BUTTONS if part.is_pieced else MAX_VALUE_BUTTONS
    if not part.is_of_one or part.previews or len(part.values) > most:
        return None
    return part.buttons(part.values)


def _lowest_numbers(part: _Part) -> list[Item] | None:
    """Buttons for the lowest numbers, one to type another, and a select of all."""
    if not isinstance(part.asked, Number) or len(part.values) <= MAX_VALUE_BUTTONS or part.suggestion:
        return None
    return [*part.rows.numbers(part.click, part.values), *part.menus()]


def _menus(part: _Part) -> list[Item] | None:
    """A button for the suggested value, and a select of all."""
    return part.menus() if part.is_of_one and not part.previewed_moves else None


def _row_at_once(part: _Part) -> list[Item] | None:
    """A select of all things of a payment at once. Loose units make up the rest."""
    asked, rows, click = part.asked, part.rows, part.click
    if not isinstance(asked, Cover) or click.begun:
        return None
    useful = _useful(asked)
    if len(useful) > MAX_OPTIONS:
        return None
    pieces = WordPieces(asked)
    whole, units = [asked.suggested.split()], [f"+{asked.due}"]
    if asked.due <= asked.loose and units not in whole:
        whole.append(units)
    buttons = [rows.done(click, asked, things, pieces.number(things)) for things in whole]
    return [*layout.rows(buttons), rows.menu_of_row(click, asked, useful)]


def _useful(part: Cover) -> list[int]:
    """Indices of the things that a payment may need: of each kind, only as many as the price requires."""
    had: Counter[str] = Counter()
    places: list[int] = []
    for place, (thing, worth) in enumerate(zip(part.among, part.worth, strict=True)):
        if had[thing] * worth < part.due:
            places.append(place)
        had[thing] += 1
    return places


def _words(part: _Part) -> list[Item] | None:
    """A payment built word by word."""
    asked, begun = part.asked, part.click.begun
    if not isinstance(asked, Cover):
        return None
    pieces = WordPieces(asked)
    done = begun if begun and pieces.row(begun) else () if begun else tuple(asked.suggested.split())
    whole = [(done, pieces.number(done))] if done else []
    return _by_pieces(part, pieces, whole, pieces.further(begun))


def _selections(part: _Part) -> list[Item] | None:
    """A selection of several things: a button for the suggestion, and a button or an option for each
    selection."""
    asked, click, rows = part.asked, part.click, part.rows
    if not isinstance(asked, Select):
        return None
    pages = _selected(part).pages()
    if pages is None:
        return None
    every = [each for page in pages for each in page]
    buttons = (
        [rows.selection(click, asked, each) for each in every] if len(every) <= MAX_SELECTION_BUTTONS else []
    )
    if buttons and all(is_seen(each.item.label or "") for each in buttons):
        return layout.rows(buttons)
    suggested = [] if click.begun else rows.suggestion(click, asked)
    return [*layout.rows(suggested), *rows.menus_of_selections(click, asked, pages)]


def _things(part: _Part) -> list[Item] | None:
    """A selection of several things, built one by one."""
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


FORMS: tuple[RowForm, ...] = (
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
"""Forms from the most to the least convenient."""


def _by_pieces(
    part: _Part, pieces: Pieces, done: Iterable[tuple[Sequence[Thing], int]], more: Collection[Thing]
) -> list[Item]:
    """The value built so far, if valid, and the pieces that can be added.

    `done` has valid or suggested values, each with its number in a path.
    """
    click, rows, what = part.click, part.rows, part.asked.what
    chosen = [layout.row([rows.done(click, part.asked, things, place)]) for things, place in done]
    values = [
        LabelledValue(i, kind, rows.label(what, kind)) for i, kind in enumerate(pieces.kinds) if kind in more
    ]
    if len(values) > MAX_VALUE_BUTTONS:
        begun_path = (*click.path, pieces.number(click.begun))
        return [
            *chosen,
            *rows.menus(replace(click, path=begun_path), values, part.previews_of(values), PIECES),
        ]
    return [*chosen, *rows.more(click, pieces, values)]
