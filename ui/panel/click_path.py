"""From a click back to an answer: what the path of a custom_id says of the question that is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from engine import Action, Choose, Cover, Grammar, IllegalMove, Move, Number, Question, Select
from ui.panel.pieces import Pieces, Thing, Words

CONFIRMED = "!"
"""Marks a grave move that the person has confirmed."""
PIECES = "+"
"""Marks a path that ends in the pieces chosen so far, for a part that is put together of several."""
TOGETHER = "="
"""Marks a select of all pieces of a row at once: its values are places among them."""
WHOLE = "*"
"""Marks a select of whole answers: its values are paths that go on with its own."""

T = TypeVar("T")
Part = Choose | Select | Number | Cover
Answer = int | str | tuple[int | str, ...]


class NoSuchChoice(LookupError):
    """A path that leads nowhere in the question asked now."""


@dataclass(frozen=True)
class ClickPath:
    """How far an answer has come: the action, the values chosen, and the path that led here."""

    action: Action
    path: tuple[int, ...]
    values: tuple[Answer, ...] = ()
    begun: tuple[Thing, ...] = ()
    """The pieces chosen of the next part, which is put together of them."""

    @property
    def next(self) -> Part | None:
        """The part that is still to be chosen, None when the answer is whole."""
        return self.action.part(self.values) if len(self.values) < len(self.action.parts) else None

    def move(self, grammar: Grammar) -> Move:
        """The move that the whole answer is. NoSuchChoice if there is none: something forged, such as a
        choice of nothing."""
        try:
            return grammar.build(self.action.verb, self.values)
        except IllegalMove:
            raise NoSuchChoice from None


def read(
    question: Question, path: tuple[int, ...], chosen: Sequence[int] | None = None, mark: str = ""
) -> ClickPath:
    """What a click says: `path` leads to an action and its first values; `chosen` are the places picked in a
    select for the next part. Marked with PIECES, the path ends in the pieces of the next part that are chosen
    so far, and `chosen` are places among all its pieces. Marked with TOGETHER, `chosen` are places among the
    things of a row, and loose units make up the rest: it may be too little or too much. Marked with WHOLE,
    `chosen` goes on with the path.

    NoSuchChoice if it names something that the question does not offer.
    """
    if mark == WHOLE:
        return read(question, (*path, *(chosen or ())))
    *path_there, number = path if mark == PIECES else (*path, 0)
    if not path_there:
        raise NoSuchChoice
    click = ClickPath(_pick(question.actions, path_there[0]), (path_there[0],))
    for place in path_there[1:]:
        click = _choose(click, place)
    if mark == PIECES:
        return _begin(click, number, chosen or ())
    if mark == TOGETHER:
        return _lay_together(click, chosen or ())
    if chosen is None:
        return click
    if len(chosen) != 1:
        raise NoSuchChoice
    return _choose(click, chosen[0])


def _choose(click: ClickPath, place: int) -> ClickPath:
    match click.next:
        case Choose() | Number() as part:
            value: Answer = _pick(part.values(), place)
        case Select(among=among):
            value = _things(Pieces(among), place)
        case Cover() as part:
            words = Words(part)
            row = words.row(_things(words, place))
            if row is None:
                raise NoSuchChoice
            value = row
        case _:
            raise NoSuchChoice
    return ClickPath(click.action, (*click.path, place), (*click.values, value))


def _begin(click: ClickPath, number: int, chosen: Sequence[int]) -> ClickPath:
    """With the pieces of this number, and those at these places, chosen of the next part."""
    if not isinstance(click.next, Select | Cover):
        raise NoSuchChoice
    pieces = Pieces.of(click.next)
    things = [*_things(pieces, number), *(_pick(pieces.kinds, place) for place in chosen)]
    return replace(click, begun=_things(pieces, pieces.number(things)))


def _lay_together(click: ClickPath, chosen: Sequence[int]) -> ClickPath:
    """With the row of the things at these places, whether it will do or not."""
    part = click.next
    if not isinstance(part, Cover):
        raise NoSuchChoice
    things = [_pick(part.among, place) for place in chosen]
    due = part.due - sum(part.worth[place] for place in chosen)
    row = part.values().written(things, min(part.loose, max(0, due)))
    return replace(click, values=(*click.values, row))


def _things(pieces: Pieces, number: int) -> tuple[Thing, ...]:
    try:
        return pieces.things(number)
    except ValueError:
        raise NoSuchChoice from None


def _pick(options: Sequence[T], place: int) -> T:
    if place >= len(options):
        raise NoSuchChoice
    return options[place]
