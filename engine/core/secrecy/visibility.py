"""Views as redacted states: marks on a state's fields say who may see what.

    class Player(Struct, frozen=True, cache_hash=True):
        hand: Own[tuple[Card, ...]]

    class State(Struct):
        players: BySeat[Player]
        pile: Hidden[tuple[Card, ...]]
        chance: Chance

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

from engine.core.chance import Chance

T = TypeVar("T")
V = TypeVar("V", bound=Struct)

BLANK = ""
"""Placeholder for a hidden card."""


class _Mark(NamedTuple):
    name: str


_OWN, _HIDDEN, _BY_SEAT = map(_Mark, ("own", "hidden", "by seat"))

Own = Annotated[T, _OWN]
"""A field visible to its owner, and to everyone after the match."""
Hidden = Annotated[T, _HIDDEN]
"""A field hidden from everyone until the match is over."""
BySeat = Annotated[tuple[T, ...], _BY_SEAT]
"""A field of a state, not of a struct inside it, with one item per seat. Each item belongs to its seat."""

_OTHER, _OWNER, _OPEN = range(3)
"""Visibility levels: what other seats see, what the owner sees, and everything."""

_LEAST = {_OWN: _OWNER, _HIDDEN: _OPEN}
"""The level from which each mark's fields are visible."""

_Shown = Callable[[Any], Any]
"""A function that returns the visible part of a value."""


def redacted(state: Struct, view: type[V], seat: int | None, *, over: bool) -> V:
    """Return the state as the seat sees it, or a spectator if `seat` is None.

    `view` is a subclass of the state's class that adds the field `seat`. With `over`, everything is open, but
    nobody ever sees a `Chance`.
    """
    values = list(astuple(state))
    level = _OPEN if over else _OTHER
    for place, shown in _fields(type(state), level).items():
        values[place] = shown(values[place])
    for place, others, owner in _rows(type(state), level):
        if row := values[place]:
            seen = list(map(others, row))
            if seat is not None:
                seen[seat] = owner(row[seat])
            values[place] = tuple(seen)
    return view(*values, seat=seat)


def hides(of_type: type[Struct]) -> bool:
    """Whether a state has fields with marks."""
    return len(_fields(of_type, _OTHER)) > 1 or bool(_rows(of_type, _OTHER))


@cache
def _fields(of_type: type[Struct], level: int) -> dict[int, _Shown]:
    """The functions that show a struct's fields at a level, by field index.

    Fields that are fully visible or marked BySeat are left out.
    """
    found = {place: _shown(hint, level) for place, hint in _hints(of_type) if _BY_SEAT not in get_args(hint)}
    return {place: shown for place, shown in found.items() if shown}


@cache
def _rows(of_type: type[Struct], level: int) -> list[tuple[int, _Shown, _Shown]]:
    """The index of each field marked BySeat, and two functions that show an item at a level: to others and to
    its owner.

    Fully visible fields are left out.
    """
    found: list[tuple[int, _Shown, _Shown]] = []
    for place, hint in _hints(of_type):
        if _BY_SEAT in get_args(hint):
            item = get_args(get_args(hint)[0])[0]
            if others := _shown(item, level):
                found.append((place, others, _shown(item, max(level, _OWNER)) or _whole))
    return found


def _hints(of_type: type[Struct]) -> list[tuple[int, Any]]:
    """The index and the type of each field. Types include marks."""
    hints = get_type_hints(of_type, include_extras=True)
    return [(place, hints[name]) for place, name in enumerate(of_type.__struct_fields__)]


def _whole(value: T) -> T:
    return value


def _shown(of_type: Any, level: int) -> _Shown | None:
    """The function that shows values of a type at a level; None if such values are fully visible."""
    inner, kind = get_args(of_type), get_origin(of_type)
    if kind is Annotated:
        hidden = any(mark in inner for mark, least in _LEAST.items() if level < least)
        return _blank if hidden else _shown(inner[0], level)
    if kind is tuple and (each := _shown(inner[0], level)):
        return lambda row: tuple(map(each, row))
    if kind in (Union, UnionType):
        shown = next(filter(None, (_shown(one, level) for one in inner)), None)
        return shown and (lambda value: None if value is None else shown(value))
    if of_type is Chance:
        return _blank
    if isinstance(of_type, type) and issubclass(of_type, Struct):
        assert not _rows(of_type, level), "only fields of a state itself can be marked BySeat"
        fields = _fields(of_type, level)
        return _struct(of_type, fields) if fields else None
    return None


def _struct(of_type: type[V], fields: dict[int, _Shown]) -> Callable[[V], V]:
    @lru_cache(maxsize=4096)
    def shown(value: V) -> V:
        values = list(astuple(value))
        for place, each in fields.items():
            values[place] = each(values[place])
        return of_type(*values)

    return shown


def _blank(value: Any) -> Any:
    if isinstance(value, tuple):
        return (BLANK,) * len(cast("tuple[Any, ...]", value))
    return BLANK if isinstance(value, str) else None
