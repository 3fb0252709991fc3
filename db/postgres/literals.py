"""Values as they are written in SQL, for statements that are sent together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import isfinite
from typing import Any


def literal(value: object) -> str:
    """None, bool (as 0 or 1: there are no other booleans in the database), int, float or str as PostgreSQL
    reads it, where `standard_conforming_strings` is on. TypeError for anything else; ValueError for a text
    with a NUL in it, which PostgreSQL has no place for."""
    return literals([value])


def literals(values: Iterable[object]) -> str:
    """The same of several, with commas between them."""
    return ", ".join([(_WRITTEN.get(type(value)) or _writing(type(value)))(value) for value in values])


def _writing(kind: type) -> Callable[[Any], str]:
    """What writes values of a type that is made of another, from now on."""
    write = next((_WRITTEN[each] for each in kind.__mro__ if each in _WRITTEN), None)
    if write is None:
        raise TypeError(f"{kind.__name__} can't be stored")
    _WRITTEN[kind] = write
    return write


def _text(value: str) -> str:
    if "\0" in value:
        raise ValueError("a text with a NUL in it")
    return "'" + value.replace("'", "''") + "'"


def _number(value: float) -> str:
    return repr(float(value)) if isfinite(value) else f"'{value}'"


_WRITTEN: dict[type, Callable[[Any], str]] = {
    type(None): lambda _: "NULL",
    bool: lambda value: str(int(value)),
    int: int.__repr__,
    float: _number,
    str: _text,
}
"""By type; what is of a type made of one of these is written alike, and noted here."""
