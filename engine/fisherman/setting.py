"""The four rules of a contest, and who sets them."""

from functools import lru_cache
from typing import Annotated, Literal, NamedTuple

from msgspec import Struct

from engine.core.statement import Named
from engine.fisherman.data import Kind, Ranking, Size

Rule = Annotated[Literal["favourite", "ranking", "size", "bad"], Named("rule")]

CONTEST_RULES: tuple[Rule, ...] = ("favourite", "ranking", "size", "bad")
"""In the order in which they are set."""

PLACES_FROM_DEALER: dict[int, tuple[int, ...]] = {3: (1, 2, 2, 0), 4: (1, 2, 3, 0)}
"""By the number of players: how far to the dealer's left the chooser of each rule sits."""


class ContestRules(Struct, frozen=True):
    """The rules of a contest, None while they are open."""

    favourite: Kind | None = None
    ranking: Ranking | None = None
    size: Size | None = None
    bad: Kind | None = None
    """The kind that costs points, and is trump."""

    def is_open(self, rule: Rule) -> bool:
        """Whether a rule is still to be named."""
        match rule:
            case "favourite":
                return self.favourite is None
            case "ranking":
                return self.ranking is None
            case "size":
                return self.size is None
            case "bad":
                return self.bad is None


@lru_cache
def choosers(dealer: int, seats: int) -> tuple[int, ...]:
    """The seat that sets each of CONTEST_RULES: "clockwise from the dealer's left", "one each, the dealer
    naming the bad kind. With 3 the second player names ranking and size."
    """
    return tuple((dealer + places) % seats for places in PLACES_FROM_DEALER[seats])


class Due(NamedTuple):
    """What is to be named now, and by whom."""

    seat: int
    rules: tuple[Rule, ...]
    """In either order, if there are two."""


def due(rules: ContestRules, dealer: int, seats: int) -> Due | None:
    """The seat that is to name rules now, and which are left to it; None if all are named."""
    if rules.bad is not None and None not in (rules.favourite, rules.ranking, rules.size):
        return None
    left: list[tuple[int, Rule]] = [
        (chooser, rule)
        for chooser, rule in zip(choosers(dealer, seats), CONTEST_RULES, strict=True)
        if rules.is_open(rule)
    ]
    first = left[0][0]
    return Due(first, tuple(rule for chooser, rule in left if chooser == first))
