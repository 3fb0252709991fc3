"""Leads from a click back to an answer, by following the path in its custom_id."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from engine import Action, Choose, Cover, Grammar, IllegalMove, Move, Number, Question, Select
from ui.panel.pieces import Pieces, Thing, WordPieces

CONFIRMED = "!"
"""Mark of a grave move that the person confirmed."""
PIECES = "+"
"""Mark of a path that ends in the pieces chosen so far, for a part built from several."""
TOGETHER = "="
"""Mark of a select of all pieces of a row at once. Its values are indices of pieces."""
WHOLE = "*"
"""Mark of a select of complete answers. Its values are paths that continue its own path."""

T = TypeVar("T")
AskedPart = Choose | Select | Number | Cover
PickedValue = int | str | tuple[int | str, ...]


class NoSuchChoice(LookupError):
    """The path leads nowhere in the present question."""


@dataclass(frozen=True)
class ClickPath:
    """A partial answer: the action, the values chosen, and the path that led here."""

    action: Action
    path: tuple[int, ...]
    values: tuple[PickedValue, ...] = ()
    begun: tuple[Thing, ...] = ()
    """The pieces chosen so far for the next part."""

    @property
    def next(self) -> AskedPart | None:
        """The part to choose next; None if the answer is complete."""
        return self.action.part(self.values) if len(self.values) < len(self.action.parts) else None

    def move(self, grammar: Grammar) -> Move:
        """The move of a complete answer. Raises NoSuchChoice if there is none, as for a forged empty
        selection."""
        try:
            return grammar.build(self.action.verb, self.values)
        except IllegalMove:
            raise NoSuchChoice from None


def read(
    question: Question, path: tuple[int, ...], chosen: Sequence[int] | None = None, mark: str = ""
) -> ClickPath:
    """Follow a click's path to an action and its first values.

    `chosen` has the indices picked in a select for the next part. Marks change its meaning:

    - PIECES: the path ends in the pieces chosen so far for the next part, and `chosen` has indices of more of
      them.
    - TOGETHER: `chosen` has indices of a row's things, and loose units make up the rest. The row may be too
      little or too much.
    - WHOLE: `chosen` continues the path.

    Raises NoSuchChoice for anything that the question doesn't offer.
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
        return _choose_row(click, chosen or ())
    if chosen is None:
        return click
    if len(chosen) != 1:
        raise NoSuchChoice
    return _choose(click, chosen[0])


def _choose(click: ClickPath, place: int) -> ClickPath:
    match click.next:
        case Choose() | Number() as part:
            value: PickedValue = _pick(part.values(), place)
        case Select(among=among):
            value = _things(Pieces(among), place)
        case Cover() as part:
            words = WordPieces(part)
            row = words.row(_things(words, place))
            if row is None:
                raise NoSuchChoice
            value = row
        case _:
            raise NoSuchChoice
    return ClickPath(click.action, (*click.path, place), (*click.values, value))


def _begin(click: ClickPath, number: int, chosen: Sequence[int]) -> ClickPath:
    """Choose the pieces that `number` encodes and those at the indices `chosen` for the next part."""
    if not isinstance(click.next, Select | Cover):
        raise NoSuchChoice
    pieces = Pieces.of(click.next)
    things = [*_things(pieces, number), *(_pick(pieces.kinds, place) for place in chosen)]
    return replace(click, begun=_things(pieces, pieces.number(things)))


def _choose_row(click: ClickPath, chosen: Sequence[int]) -> ClickPath:
    """Choose the row of the things at these indices, valid or not."""
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
