"""Rows of things that are worth a price together, and of which none could be kept: all of them, uncounted.

A row is written as its words, the loose units (worth 1 each) at its end: "shrimp tuna +1".
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

from engine.core.sequences import Lazy


class Covers(Lazy[str]):
    """All rows that cover the price, those worth least first; then those with most of the first things."""

    def __init__(self, among: Sequence[str], worth: Sequence[int], loose: int, due: int) -> None:
        """See `Cover`."""
        self._due = due
        self._loose = loose
        self._counts = list(Counter(among).items())
        self._worth = dict(zip(among, worth, strict=True))
        self._overs = range(max(worth, default=1))
        """By how much a row may be worth more than the price, no thing of it being worth as little."""
        self._ways = cache(self._count)

    def _sums(self, over: int) -> range:
        """What the things of a row that overpays by so much are worth, without its loose units.

        With a loose unit it overpays by nothing, or that could be kept.
        """
        if over:
            return range(self._due + over, self._due + over + 1)
        return range(max(0, self._due - self._loose), self._due + 1)

    def _most(self, place: int, over: int) -> int:
        """How many of the things at that place a row that overpays by so much may have."""
        word, there = self._counts[place]
        return there if self._worth[word] > over else 0

    def _count(self, place: int, over: int, sums: range) -> int:
        """The number of rows of the things from that place on, with one of these sums."""
        if sums.stop <= 0:
            return 0
        if place == len(self._counts):
            return int(0 in sums)
        return sum(self._ways(place + 1, over, left) for _, left in self._goes_on(place, over, sums))

    def _goes_on(self, place: int, over: int, sums: range) -> Iterator[tuple[int, range]]:
        """How many of the things at that place a row may have, most first, and the sums that are left."""
        worth = self._worth[self._counts[place][0]]
        for number in range(self._most(place, over), -1, -1):
            left = range(max(0, sums.start - number * worth), sums.stop - number * worth)
            if left.stop > 0:
                yield number, left

    def __len__(self) -> int:
        return sum(self._ways(0, over, self._sums(over)) for over in self._overs)

    def at(self, place: int) -> str:
        for over in self._overs:
            sums = self._sums(over)
            if place < (ways := self._ways(0, over, sums)):
                return self._row(place, over, sums)
            place -= ways
        raise IndexError(place)

    def _row(self, place: int, over: int, sums: range) -> str:
        chosen: list[str] = []
        for kind, (word, _) in enumerate(self._counts):
            for number, left in self._goes_on(kind, over, sums):
                if place < (ways := self._ways(kind + 1, over, left)):
                    chosen += [word] * number
                    sums = left
                    break
                place -= ways
        return self.written(chosen, 0 if over else self._due - self._value(chosen))

    def __iter__(self) -> Iterator[str]:
        for over in self._overs:
            yield from self._from(0, over, self._sums(over), [])

    def _from(self, place: int, over: int, sums: range, chosen: list[str]) -> Iterator[str]:
        """The rows that begin with the chosen things, which lie before that place."""
        if not self._ways(place, over, sums):
            return
        if place == len(self._counts):
            yield self.written(chosen, 0 if over else self._due - self._value(chosen))
            return
        word = self._counts[place][0]
        for number, left in self._goes_on(place, over, sums):
            yield from self._from(place + 1, over, left, chosen + [word] * number)

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, str):
            return False
        try:
            things, loose = read(value)
        except ValueError:
            return False
        if Counter(things) - Counter(dict(self._counts)) or loose > self._loose:
            return False
        over = self._value(things) + loose - self._due
        keeps = [*(self._worth[thing] for thing in things), *([1] if loose else [])]
        return value == self.written(things, loose) and 0 <= over < min(keeps, default=0)

    def written(self, things: Sequence[str], loose: int) -> str:
        """A row of these, in the order of the things that there are."""
        chosen = Counter(things)
        words = [word for word, _ in self._counts for _ in range(chosen[word])]
        return " ".join([*words, *([f"+{loose}"] if loose else [])])

    def further(self, begun: Sequence[str], loose: int) -> tuple[set[str], range | set[int]]:
        """What a row that is begun with these things, and so many loose units, can go on with.

        The things of which it can have one more; and how many loose units it can have, if it has none yet.
        """
        things = {
            word
            for word, there in self._counts
            if begun.count(word) < there and self._leads(begun, word, loose)
        }
        numbers = range(1, self._loose + 1) if not loose else ()
        return things, {number for number in numbers if self._leads(begun, None, number)}

    def _leads(self, begun: Sequence[str], more: str | None, loose: int) -> bool:
        """Whether some row has all of these things and, unless they are none, just so many loose units."""
        had = Counter(begun) + Counter([more] if more else [])
        value = sum(self._worth[word] * number for word, number in had.items())
        for over in self._overs:
            if (over and loose) or any(self._worth[word] <= over for word in had):
                continue
            sums = range(self._due - loose, self._due - loose + 1) if loose else self._sums(over)
            reached = 1 << value
            for place, (word, _) in enumerate(self._counts):
                for _ in range(self._most(place, over) - had[word]):
                    reached |= reached << self._worth[word]
            if any(reached >> each & 1 for each in sums if each >= 0):
                return True
        return False

    def _value(self, things: Sequence[str]) -> int:
        return sum(self._worth[thing] for thing in things)


def read(row: str) -> tuple[list[str], int]:
    """The things and the number of loose units of a row as it is written. ValueError if it can't be one."""
    *things, last = row.split(" ")
    return (things, int(last)) if last.startswith("+") else ([*things, last], 0)
