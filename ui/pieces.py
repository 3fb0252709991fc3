"""Values that are put together of several pieces: some of many things, or a row of words ("shrimp tuna +1").

What is chosen so far stands as one number in the path of a custom_id: how many there are of each piece, the
first piece counting ones, the next as many as there can be of those before it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import prod

from engine import Choose, Select

Thing = int | str


class Pieces:
    """A stock of things, of some of them several."""

    def __init__(self, stock: Iterable[Thing]) -> None:
        self._most = Counter(stock)
        self.kinds = tuple(self._most)
        """Each thing once, in the order of the stock."""

    @classmethod
    def of(cls, part: Select | Choose) -> Pieces:
        """What the values of a part are made of: the things to select from, or the words of its values."""
        if isinstance(part, Select):
            return cls(part.among)
        most: Counter[Thing] = Counter()
        for value in part.among:
            most |= Counter(words(value))
        return cls(most.elements())

    def number(self, things: Iterable[Thing]) -> int:
        """Some of the stock as a number; of a thing, no more than there are."""
        counts, number, weight = Counter(things), 0, 1
        for kind, most in self._most.items():
            number += weight * min(counts[kind], most)
            weight *= most + 1
        return number

    def things(self, number: int) -> tuple[Thing, ...]:
        """What a number stands for, in the order of the stock. ValueError if that is nothing."""
        if not 0 <= number < prod(most + 1 for most in self._most.values()):
            raise ValueError(number)
        found: list[Thing] = []
        for kind, most in self._most.items():
            number, count = divmod(number, most + 1)
            found += [kind] * count
        return tuple(found)


def words(value: int | str) -> tuple[Thing, ...]:
    """The pieces of a value that is a row of words; a number is one piece."""
    return tuple(value.split()) if isinstance(value, str) else (value,)


def further(begun: Sequence[Thing], whole: Iterable[Sequence[Thing]]) -> set[Thing]:
    """The pieces with which what is begun comes nearer to one of those that will do."""
    had = Counter(begun)
    return {thing for each in whole if had <= (counts := Counter(each)) for thing in counts - had}


def any_will_do(part: Select, number: int) -> bool:
    """Whether so many different answers are all that there are to this part."""
    ways = [1]  # by the number of things selected
    for most in Counter(part.among).values():
        ways = [
            sum(ways[max(0, size - most) : size + 1]) for size in range(min(len(ways) + most, part.most + 1))
        ]
    return number == sum(ways[part.least :])
