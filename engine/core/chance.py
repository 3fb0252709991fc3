"""Verifiable randomness: a seed and a counter, so anyone can recompute a shuffle in any language.

The n-th draw of a match (n = 0, 1, 2, ...) is the SHA-256 of the text `<seed>/<n>` in UTF-8, read as one
big-endian 256-bit number. A number below k is the draw modulo k. With k under a thousand, this favours no
outcome by more than one part in 2**246. Cards are shuffled by Fisher and Yates from the last place to the
second: for i = last ... 1, place i changes with place (draw modulo i + 1). Each number takes one draw.
"""

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from random import Random
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")
_number = int.from_bytes


def drawn(seed: str, place: int, limit: int) -> int:
    """Return the seed's draw number `place` as a number from 0 to limit - 1."""
    return _number(sha256(f"{seed}/{place}".encode()).digest()) % limit


class Chance(Struct, frozen=True, gc=False):
    """A position in a seed's sequence of draws, as a value. Each draw returns its outcome and the next
    position."""

    seed: str
    drawn: int = 0

    def below(self, limit: int) -> tuple[int, "Chance"]:
        """Draw a number from 0 to limit - 1."""
        seed, place = self.seed, self.drawn
        return drawn(seed, place, limit), Chance(seed, place + 1)

    def shuffled(self, items: Sequence[T]) -> tuple[list[T], "Chance"]:
        """Return the items in a random order."""
        order = list(items)
        last, seed = len(order), self.seed
        places = range(self.drawn, self.drawn + max(0, last - 1))
        for draw in map(sha256, [f"{seed}/{place}".encode() for place in places]):
            other = _number(draw.digest()) % last
            last -= 1
            order[last], order[other] = order[other], order[last]
        return order, Chance(seed, places.stop)


class Dice:
    """A fast random generator for draws that nobody needs to verify: computer players and imagined worlds.

    Many times as fast as `Chance`.
    """

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        """The source of randomness with the seed. Imagined matches continue its verifiable draws."""
        self._random: Callable[[], float] | None = None

    def _seeded(self) -> Callable[[], float]:
        """Create the generator at the first draw, since seeding takes as long as a hundred draws."""
        chance = self.chance
        self._random = Random(f"{chance.seed}/{chance.drawn}").random  # noqa: S311 (no secret hangs on it)
        return self._random

    def below(self, limit: int) -> int:
        """Draw a number from 0 to limit - 1."""
        if limit < 1:
            raise ValueError("nothing to choose from")
        return int((self._random or self._seeded())() * limit)

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return the items in a random order."""
        order, random = list(items), self._random or self._seeded()
        for last in range(len(order) - 1, 0, -1):
            other = int(random() * (last + 1))
            order[last], order[other] = order[other], order[last]
        return order

    def one_of(self, items: Sequence[T], weights: Sequence[int] | None = None) -> T:
        """Pick an item, with these relative weights or uniformly."""
        if weights is None:
            return items[self.below(len(items))]
        number = self.below(sum(weights))
        for item, weight in zip(items, weights, strict=True):
            number -= weight
            if number < 0:
                return item
        raise ValueError("nothing to choose from")

    def weighted(self, options: Mapping[T, float]) -> T:
        """Pick a key. The values are the relative weights; at least one is above 0."""
        number = (self._random or self._seeded())() * sum(options.values())
        for option, weight in options.items():
            number -= weight
            if number < 0:
                return option
        return next(option for option, weight in options.items() if weight > 0)  # Only rounding leads here.
