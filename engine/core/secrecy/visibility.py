"""Views as redacted states: marks on a state's fields say who may see what.

    class Player(Struct, frozen=True, cache_hash=True):
        hand: Own[tuple[Card, ...]]

    class State(Struct):
        players: BySeat[Player]
        pile: Hidden[tuple[Card, ...]]
        chance: Sealed[Chance]

`redacted` turns a state into a view, with blanks for what is hidden. A row of hidden words becomes a row of
BLANKs, a single hidden word a BLANK, and anything else None. So everyone sees the size of a hand, and a
property that uses only open fields has the same value on the state and on a view.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from types import UnionType
from typing import Annotated, Any, NamedTuple, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import astuple

T = TypeVar("T")
V = TypeVar("V", bound=Struct)

BLANK = ""
"""Placeholder for a hidden card."""


class _Mark(NamedTuple):
    name: str


_OWN, _HIDDEN, _SEALED, _BY_SEAT = map(_Mark, ("own", "hidden", "sealed", "by seat"))

Own = Annotated[T, _OWN]
"""A field visible to its owner, and to everyone after the match."""
Hidden = Annotated[T, _HIDDEN]
"""A field hidden from everyone until the match is over."""
Sealed = Annotated[T, _SEALED]
"""A field that nobody ever sees."""
BySeat = Annotated[tuple[T, ...], _BY_SEAT]
"""A field with one item per seat. Each item belongs to its seat."""


_OTHER, _OWNER, _OPEN = range(3)
"""Visibility levels: what other seats see, what the owner sees, and all except sealed fields."""

_Shown = Callable[[Any, int], Any]
"""A function (value, visibility level) -> the visible part of the value."""


def redacted(state: Struct, view: type[V], seat: int | None, *, over: bool) -> V:
    """Return the state as the seat sees it, or a spectator if `seat` is None.

    `view` is a subclass of the state's class that adds the field `seat`. With `over`, everything that isn't
    sealed is open.
    """
    values, seen = list(astuple(state)), _OPEN if over else _OTHER
    marked = _marked(type(state))
    for place, shown in marked.fields.items():
        values[place] = shown(values[place], seen)
    for place, shown in marked.rows.items():
        values[place] = tuple(
            [
                shown(thing, _OWNER if owner == seat and not over else seen)
                for owner, thing in enumerate(values[place])
            ]
        )
    return view(*values, seat=seat)


class _Marked(NamedTuple):
    """How to show the fields of a struct that may hide something, by their index."""

    fields: dict[int, _Shown]
    rows: dict[int, _Shown]
    """How to show one item of each field marked BySeat."""


@cache
def _marked(of_type: type[Struct]) -> _Marked:
    marked, hints = _Marked({}, {}), get_type_hints(of_type, include_extras=True)
    for place, name in enumerate(of_type.__struct_fields__):
        hint = hints[name]
        by_seat = get_origin(hint) is Annotated and _BY_SEAT in hint.__metadata__
        shown = _shown(get_args(get_args(hint)[0])[0]) if by_seat else _shown(hint)
        if shown:
            (marked.rows if by_seat else marked.fields)[place] = shown
    return marked


def _shown(of_type: Any) -> _Shown | None:
    """The function that shows values of a type; None if nothing in them can be hidden."""
    inner, kind = get_args(of_type), get_origin(of_type)
    if kind is Annotated:
        return _by_mark(inner[0], inner[1:])
    if kind is tuple and (each := _shown(inner[0])):
        return lambda row, seen: tuple([each(thing, seen) for thing in row])
    if kind in (Union, UnionType) and (each := next(filter(None, map(_shown, inner)), None)):
        return lambda value, seen: None if value is None else each(value, seen)
    if isinstance(of_type, type) and issubclass(of_type, Struct) and (marked := _marked(of_type).fields):
        return _struct(of_type, marked)
    return None


def _by_mark(inner: Any, marks: tuple[Any, ...]) -> _Shown | None:
    for mark, least in ((_SEALED, _OPEN + 1), (_HIDDEN, _OPEN), (_OWN, _OWNER)):
        if mark in marks:
            return _blanked(least)
    return _shown(inner)


def _struct(of_type: type[V], marked: dict[int, _Shown]) -> Callable[[V, int], V]:
    @lru_cache(maxsize=4096)
    def shown(value: V, seen: int) -> V:
        values = list(astuple(value))
        for place, each in marked.items():
            values[place] = each(values[place], seen)
        return of_type(*values)

    return shown


def _blanked(least: int) -> _Shown:
    """A function that returns the value at this visibility level or above, and a blank below it."""

    def shown(value: Any, seen: int) -> Any:
        if seen >= least:
            return value
        if isinstance(value, tuple):
            return (BLANK,) * len(cast("tuple[Any, ...]", value))
        return BLANK if isinstance(value, str) else None

    return shown
