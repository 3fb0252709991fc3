"""Stored values may be damaged. They are checked where they are read, so a bad row harms only the person or
table that it is about."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from enum import StrEnum
from typing import Any, TypeVar

import msgspec

from db import Row

log = logging.getLogger(__name__)

E = TypeVar("E", bound=StrEnum)
T = TypeVar("T")


def known(kind: type[E], word: str, otherwise: E) -> E:
    """What a stored word stands for; `otherwise` if it stands for nothing."""
    try:
        return kind(word)
    except ValueError:
        log.warning("%r is no %s: taken for %r", word, kind.__name__, str(otherwise))
        return otherwise


def listed(values: Iterable[int]) -> tuple[str, dict[str, int]]:
    """A list for SQL's IN: `:v0, :v1` and the values by these names."""
    named = {f"v{number}": value for number, value in enumerate(values)}
    return ", ".join(f":{name}" for name in named), named


def sound(kind: type[T], rows: Iterable[Row]) -> list[T]:
    """Rows as values of a class that names their columns; those that don't fit it are left out."""
    values: list[T] = []
    for row in rows:
        try:
            values.append(msgspec.convert(row, kind))
        except msgspec.ValidationError as error:
            log.warning("A stored %s is left out, %s: %s", kind.__name__, error, dict(row))
    return values


class Reading:
    """A row that is read value by value, and what is wrong with it."""

    def __init__(self, row: Row) -> None:
        self._row = row
        self.slight: list[str] = []
        """What couldn't be read, with something else in its place by which nobody is harmed."""
        self.grave: list[str] = []
        """What couldn't be read and can't be done without."""

    def value(self, column: str, kind: type[T] | Any, otherwise: T, *, needed: bool = False) -> T:
        """A column's value; `otherwise` if it isn't of that kind, which is grave if it is `needed`."""
        return self.take(column, self._row[column], kind, otherwise, needed=needed)

    def json(self, column: str, kind: type[T] | Any, otherwise: T, *, needed: bool = False) -> T:
        """A column's value that is stored as JSON."""
        text = self._row[column]
        try:
            return msgspec.json.decode(text, type=kind)
        except (msgspec.MsgspecError, TypeError, UnicodeDecodeError):
            return self._without(column, text, otherwise, needed)

    def take(self, what: str, given: object, kind: type[T] | Any, otherwise: T, *, needed: bool = False) -> T:
        """Something that belongs to the row; `otherwise` if it isn't of that kind."""
        try:
            return msgspec.convert(given, kind)
        except msgspec.ValidationError:
            return self._without(what, given, otherwise, needed)

    def _without(self, what: str, given: object, otherwise: T, needed: bool) -> T:
        trouble = f"{what} is {str(given)[:80]!r}"
        (self.grave if needed else self.slight).append(trouble)
        return otherwise
