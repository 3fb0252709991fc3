"""Payments: rows of things that cover a price together, with nothing in them that could be kept.

A row is written as its words, with loose units (worth 1 each) at the end: "shrimp tuna +1".
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from engine.core.questions.sequences import Row, Selected

State = tuple[int, range]
"""The row's overpayment, and the range of values that the remaining things must have."""


class Covers(Selected[str]):
    """All rows that cover a price, the cheapest first."""

    def __init__(self, among: Sequence[str], worth: Sequence[int], loose: int, due: int) -> None:
        """See `Cover`."""
        self._among, self._loose, self._due = among, loose, due
        self._worth = dict(zip(among, worth, strict=True))
        super().__init__(among, _states(due, loose, max(worth, default=1)))
        self._counted: dict[tuple[int, State], int] = {}

    def _after(self, state: State, kind: str, there: int) -> Iterator[tuple[int, State]]:
        over, sums = state
        worth = self._worth[kind]
        for number in range(there if worth > over else 0, -1, -1):
            if sums.stop > number * worth:
                yield number, (over, range(max(0, sums.start - number * worth), sums.stop - number * worth))

    def _ways(self, place: int, state: State) -> int:
        if place == len(self._counts):
            return int(0 in state[1])
        ways = self._counted.get((place, state))
        if ways is None:
            ways = sum([self._ways(place + 1, after) for _, after in self._steps(place, state)])
            self._counted[place, state] = ways
        return ways

    def _made(self, row: Row) -> str:
        return self.written(row, max(0, self._due - self._value(row)))

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, str):
            return False
        try:
            things, loose = read(value)
        except ValueError:
            return False
        if Counter(things) - Counter(self._among) or loose > self._loose:
            return False
        over = self._value(things) + loose - self._due
        keeps = [*(self._worth[thing] for thing in things), *([1] if loose else [])]
        return value == self.written(things, loose) and 0 <= over < min(keeps, default=0)

    def written(self, things: Sequence[object], loose: int) -> str:
        """The notation of a row. Its things keep their original order."""
        words = [word for word in self._worth for _ in range(things.count(word))]
        return " ".join([*words, *([f"+{loose}"] if loose else [])])

    def further(self, begun: Sequence[str], loose: int) -> tuple[set[str], Collection[int]]:
        """What can be added to a partial row with these things and this many loose units.

        Returns the things that can be added once more, and, if the row has no loose units yet, their possible
        numbers.
        """
        left = Counter(self._among) - Counter(begun)
        things = {thing for thing in left if self._leads([*begun, thing], loose)}
        numbers = range(1, self._loose + 1) if not loose else ()
        return things, {number for number in numbers if self._leads(begun, number)}

    def _leads(self, begun: Sequence[str], loose: int) -> bool:
        """Whether a valid row has at least these things and, unless `loose` is 0, exactly this many loose
        units."""
        left = list((Counter(self._among) - Counter(begun)).elements())
        due = self._due - self._value(begun) - loose
        rest = Covers(left, [self._worth[thing] for thing in left], 0, due)
        least = 1 if loose else min([self._worth[thing] for thing in begun])
        return any(rest._ways(0, state) for state in _states(due, 0 if loose else self._loose, least))

    def _value(self, things: Sequence[Any]) -> int:
        return sum([self._worth[thing] for thing in things])


def _states(due: int, loose: int, least: int) -> list[State]:
    """The initial states of rows whose things are each worth at least `least`.

    A row with loose units never overpays, since a unit could be kept instead.
    """
    over = [(over, range(due + over, due + over + 1)) for over in range(1, least)]
    return [(0, range(max(0, due - loose), due + 1)), *over]


def read(row: str) -> tuple[list[str], int]:
    """Parse a row into its things and its number of loose units. Raises ValueError."""
    *things, last = row.split(" ")
    return (things, int(last)) if last.startswith("+") else ([*things, last], 0)
