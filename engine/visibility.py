"""Views as redacted states: marks on the fields of a state say who may see what.

    class Player(Struct, frozen=True, cache_hash=True):
        hand: Own[tuple[Card, ...]]

    class State(Struct):
        players: BySeat[Player]
        pile: Hidden[tuple[Card, ...]]
        chance: Sealed[Chance]

`redacted` gives a view: the state with blanks for what is hidden. A row of hidden words becomes a row of
BLANKs, one hidden word a BLANK, and anything else None. So everyone sees the size of a hand, and a property
that needs only what is open has the same value on the state and on a view.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from types import UnionType
from typing import Annotated, Any, NamedTuple, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import asdict, replace

T = TypeVar("T")
V = TypeVar("V", bound=Struct)

BLANK = ""
"""The back of a card."""


class _Mark(NamedTuple):
    name: str


_OWN, _HIDDEN, _SEALED, _BY_SEAT = map(_Mark, ("own", "hidden", "sealed", "by seat"))

Own = Annotated[T, _OWN]
"""Its owner sees it, and everyone when the match is over."""
Hidden = Annotated[T, _HIDDEN]
"""Nobody sees it until the match is over."""
Sealed = Annotated[T, _SEALED]
"""Nobody ever sees it."""
BySeat = Annotated[tuple[T, ...], _BY_SEAT]
"""By seat: each thing belongs to its seat."""


def redacted(state: Struct, view: type[V], seat: int | None, *, over: bool) -> V:
    """The state as a seat sees it, or as a spectator does if `seat` is None.

    `view` is a subclass of the state's class that adds the field `seat`. If `over`, all that isn't sealed is
    open.
    """
    fields, eyes = asdict(state), _Eyes(seat, over, over)
    for name, shown in _marked(type(state)).items():
        fields[name] = shown(fields[name], eyes)
    return view(**fields, seat=seat)


class _Eyes(NamedTuple):
    """Who looks."""

    seat: int | None
    over: bool
    """Whether the match is over."""
    sees_own: bool
    """Whether they see what only the owner of the thing may see."""


_Shown = Callable[[Any, _Eyes], Any]
"""Gives what is seen of a value."""


@cache
def _marked(of_type: type[Struct]) -> dict[str, _Shown]:
    """The fields in which something may be hidden, and how each is shown."""
    hints = get_type_hints(of_type, include_extras=True)
    return {name: shown for name in of_type.__struct_fields__ if (shown := _shown(hints[name]))}


def _shown(of_type: Any) -> _Shown | None:
    """How values of a type are shown; None if nothing in them may be hidden."""
    inner, kind = get_args(of_type), get_origin(of_type)
    if kind is Annotated:
        return _by_mark(inner[0], inner[1:])
    if kind is tuple and (each := _shown(inner[0])):
        return lambda row, eyes: tuple([each(thing, eyes) for thing in row])
    if kind in (Union, UnionType) and (each := next(filter(None, map(_shown, inner)), None)):
        return lambda value, eyes: None if value is None else each(value, eyes)
    if isinstance(of_type, type) and issubclass(of_type, Struct) and (marked := _marked(of_type)):
        return _struct(marked)
    return None


def _by_mark(inner: Any, marks: tuple[Any, ...]) -> _Shown | None:
    if _SEALED in marks:
        return lambda value, eyes: _blank(value)
    if _HIDDEN in marks:
        return lambda value, eyes: value if eyes.over else _blank(value)
    if _OWN in marks:
        return lambda value, eyes: value if eyes.sees_own else _blank(value)
    each = _shown(get_args(inner)[0]) if _BY_SEAT in marks else None
    return _row_by_seat(each) if each else _shown(inner)


def _row_by_seat(each: _Shown) -> _Shown:
    def shown(row: tuple[Any, ...], eyes: _Eyes) -> tuple[Any, ...]:
        own = _Eyes(eyes.seat, eyes.over, sees_own=True)
        return tuple([each(thing, own if place == own.seat else eyes) for place, thing in enumerate(row)])

    return shown


def _struct(marked: dict[str, _Shown]) -> _Shown:
    @lru_cache(maxsize=4096)
    def shown(value: Struct, eyes: _Eyes) -> Struct:
        return replace(value, **{name: each(getattr(value, name), eyes) for name, each in marked.items()})

    return shown


def _blank(value: Any) -> Any:
    if isinstance(value, tuple):
        return (BLANK,) * len(cast(tuple[Any, ...], value))
    return BLANK if isinstance(value, str) else None
