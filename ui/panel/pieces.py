"""Values built from several pieces: selections of things, or rows of words ("shrimp tuna +1").

The pieces chosen so far are one number in the path of a custom_id: their counts in a mixed-radix system, with
the first piece as the lowest digit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import prod

from engine import Cover, Select

Thing = int | str
UNIT = "+1"


class Pieces:
    """A stock of things, where equal things repeat."""

    def __init__(self, stock: Iterable[Thing]) -> None:
        self._most = Counter(stock)
        self.kinds = tuple(self._most)
        """The distinct things, in the order of the stock."""

    @classmethod
    def of(cls, part: Select | Cover) -> Pieces:
        """The pieces of a part's values."""
        return WordPieces(part) if isinstance(part, Cover) else cls(part.among)

    def number(self, things: Iterable[Thing]) -> int:
        """Encode some of the stock as a number. Counts are capped at the stock's."""
        counts, number, weight = Counter(things), 0, 1
        for kind, most in self._most.items():
            number += weight * min(counts[kind], most)
            weight *= most + 1
        return number

    def things(self, number: int) -> tuple[Thing, ...]:
        """Decode a number, in the order of the stock. Raises ValueError if it is invalid."""
        if not 0 <= number < prod(most + 1 for most in self._most.values()):
            raise ValueError(number)
        found: list[Thing] = []
        for kind, most in self._most.items():
            number, count = divmod(number, most + 1)
            found += [kind] * count
        return tuple(found)


class WordPieces(Pieces):
    """The words of a row. Its loose units ("+3") are one piece."""

    def __init__(self, part: Cover) -> None:
        super().__init__([*part.among, *[UNIT] * part.loose])
        self._covers = part.values()
        self.kinds = (*dict.fromkeys(part.among), *(f"+{number}" for number in range(1, part.loose + 1)))

    def number(self, things: Iterable[Thing]) -> int:
        words, loose = _read(things)
        return super().number([*words, *[UNIT] * loose])

    def things(self, number: int) -> tuple[Thing, ...]:
        things = super().things(number)
        loose = things.count(UNIT)
        return (*things[: len(things) - loose], *([f"+{loose}"] if loose else []))

    def row(self, things: Iterable[Thing]) -> str | None:
        """The row of exactly these words; None if it isn't valid."""
        row = self._covers.written(*_read(things))
        return row if row in self._covers else None

    def further(self, begun: Iterable[Thing]) -> set[Thing]:
        """The words that bring a partial row closer to a valid one."""
        words, loose = self._covers.further(*_read(begun))
        return {*words, *(f"+{number}" for number in loose)}


def _read(things: Iterable[Thing]) -> tuple[list[str], int]:
    """The words, and the number of loose units among them."""
    words = list(map(str, things))
    return [word for word in words if word[0] != "+"], sum(int(word) for word in words if word[0] == "+")
