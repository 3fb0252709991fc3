"""Safe decoding of stored values, which may be damaged.

Every value is checked where it is read: its type, and whether it can be the id, the time or the word that it
should be. Unreadable values are skipped, logged once and counted. A bad row affects only one person or table.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from enum import StrEnum
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from db import Row, Transaction

log = logging.getLogger(__name__)

E = TypeVar("E", bound=StrEnum)
T = TypeVar("T")
V = TypeVar("V", int, str)


class Unreadable:
    """Counts the stored values that couldn't be read since the program started."""

    def __init__(self) -> None:
        self._names: set[str] = set()

    def __len__(self) -> int:
        return len(self._names)

    def note(self, what: str, why: str) -> None:
        """Count and log an unreadable value. `what` names it; a repeated name is ignored."""
        if what not in self._names:
            self._names.add(what)
            log.warning("%s can't be read, so it was skipped: %s", what, why)

    def forget(self) -> None:
        """Reset the count, for tests."""
        self._names.clear()


UNREADABLE = Unreadable()

ABOVE_ALL = 10**12
"""A number larger than any of the bot's own ids and counts. Buttons hold ids of at most twelve digits."""
MAX_TIME = 32_503_680_000
"""The year 3000 in Unix seconds, later than any stored time. Much later ones can't be dates."""

StoredTime = Annotated[int, Meta(ge=0, le=MAX_TIME)]
"""A stored time in Unix seconds, as a field of a class for `sound`."""
StoredNumber = Annotated[int, Meta(ge=0, lt=ABOVE_ALL)]
"""A stored id or count of the bot's own, as a field of a class for `sound`."""


def known(kind: type[E], word: str, otherwise: E) -> E:
    """The enum member for a stored word; `otherwise` if there is none."""
    try:
        return kind(word)
    except ValueError:
        UNREADABLE.note(f"The {kind.__name__} {word!r}", f"taken for {str(otherwise)!r}")
        return otherwise


async def next_number(tx: Transaction, table: str, column: str = "id") -> int:
    """The next free number in a column. Other transactions that ask for one wait until this one ends."""
    await tx.lock(table)
    row = await tx.one(
        # SQLite sorts text above all numbers, so a damaged value would win.
        f"SELECT coalesce(max({column}), 0) + 1 AS next FROM {table} WHERE {column} < {ABOVE_ALL}"  # noqa: S608
    )
    return row["next"] if row else 1


def listed(values: Iterable[V]) -> tuple[str, dict[str, V]]:
    """The placeholders for a list in SQL's IN, `:v0, :v1`, and the values by name."""
    named = {f"v{number}": value for number, value in enumerate(values)}
    return ", ".join(f":{name}" for name in named), named


def decoded(text: Any, kind: type[T]) -> T | str:
    """Decode stored JSON as a value of a type. Returns the error's text if it can't be read."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        return str(error)


def decoded_or(text: Any, kind: type[T], otherwise: T, what: str) -> T:
    """Decode stored JSON as a value of a type; `otherwise` if it can't be read. `what` is its name."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        UNREADABLE.note(what, str(error))
        return otherwise


def decoded_singly(text: Any, kind: type[T], what: str) -> T:
    """Decode a stored JSON object as a struct whose fields all have defaults. `what` is its name.

    Each field is read by itself, so a value that doesn't fit costs only itself. Unknown fields are ignored.
    """
    whole = decoded(text, kind)
    if not isinstance(whole, str):
        return whole
    fitting: dict[str, Any] = {}
    for name, value in decoded_or(text, dict[str, Any], {}, what).items():
        try:
            msgspec.convert({name: value}, kind)
        except msgspec.ValidationError as error:
            UNREADABLE.note(f"{what}, {name}", str(error))
        else:
            fitting[name] = value
    return msgspec.convert(fitting, kind)


def sound(kind: type[T], rows: Iterable[Row]) -> list[T]:
    """Convert rows to a class whose fields are their columns, skipping rows that don't fit."""
    values: list[T] = []
    for row in rows:
        try:
            values.append(msgspec.convert(row, kind))
        except msgspec.ValidationError as error:
            UNREADABLE.note(f"A stored {kind.__name__} {dict(row)}", str(error))
    return values
