"""Stored values may be damaged. They are checked where they are read: what can't be read is skipped, logged
once and counted, so a bad row harms only the person or table that it is about."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from enum import StrEnum
from typing import Any, TypeVar

import msgspec

from db import Reads, Row

log = logging.getLogger(__name__)

E = TypeVar("E", bound=StrEnum)
T = TypeVar("T")


class Unreadable:
    """What could not be read since the program started."""

    def __init__(self) -> None:
        self._told: set[str] = set()

    def __len__(self) -> int:
        return len(self._told)

    def note(self, what: str, why: str) -> None:
        """Count and log something that can't be read, once."""
        if what not in self._told:
            self._told.add(what)
            log.warning("%s can't be read and is left out: %s", what, why)

    def forget(self) -> None:
        """Begin again; for tests."""
        self._told.clear()


UNREADABLE = Unreadable()

ABOVE_ALL = 9_000_000_000_000_000_000
"""No number of a row is as high."""


def known(kind: type[E], word: str, otherwise: E) -> E:
    """What a stored word stands for; `otherwise` if it stands for nothing."""
    try:
        return kind(word)
    except ValueError:
        UNREADABLE.note(f"The {kind.__name__} {word!r}", f"taken for {str(otherwise)!r}")
        return otherwise


async def next_number(reads: Reads, table: str, column: str = "id") -> int:
    """The number after the highest in a column of a table."""
    row = await reads.one(
        # A spoilt text is above all numbers in SQLite.
        f"SELECT coalesce(max({column}), 0) + 1 AS next FROM {table} WHERE {column} < {ABOVE_ALL}"  # noqa: S608
    )
    return row["next"] if row else 1


def listed(values: Iterable[int]) -> tuple[str, dict[str, int]]:
    """A list for SQL's IN: `:v0, :v1` and the values by these names."""
    named = {f"v{number}": value for number, value in enumerate(values)}
    return ", ".join(f":{name}" for name in named), named


def decoded(text: Any, kind: type[T]) -> T | str:
    """A stored JSON text as a value of that type, or why it can't be read."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        return str(error)


def decoded_or(text: Any, kind: type[T], otherwise: T, what: str) -> T:
    """A stored JSON text as a value of that type; `otherwise` if it can't be read. `what` names it."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        UNREADABLE.note(what, str(error))
        return otherwise


def sound(kind: type[T], rows: Iterable[Row]) -> list[T]:
    """Rows as values of a class that names their columns, without those that don't fit it."""
    values: list[T] = []
    for row in rows:
        try:
            values.append(msgspec.convert(row, kind))
        except msgspec.ValidationError as error:
            UNREADABLE.note(f"A stored {kind.__name__} {dict(row)}", str(error))
    return values
