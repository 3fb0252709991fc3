"""What a score is made of, and who leads."""

from collections.abc import Sequence

from msgspec import Struct

from engine.core.rules import places
from engine.lubeck.data import Card


class Tally(Struct, frozen=True):
    """What a score is made of. Losses are negative."""

    trade: int = 0
    """The values of trade cards played."""
    doubled: int = 0
    """What x2 cards have added to them."""
    discarded: int = 0
    held: int = 0
    """For cards left in hand at the end."""

    @property
    def parts(self) -> dict[str, int]:
        """By name."""
        return {name: getattr(self, name) for name in self.__struct_fields__}

    @property
    def total(self) -> int:
        return self.trade + self.doubled + self.discarded + self.held


def points(card: Card, *, doubled: bool) -> int:
    """What a trade card brings. Rules: "I score the value." An x2 card of its city doubles that."""
    return card.value * (1 + doubled)


def leaders(scores: Sequence[int]) -> tuple[int, ...]:
    """The seats with the highest score."""
    return tuple(seat for seat, place in places(dict(enumerate(scores))).items() if place == 1)
