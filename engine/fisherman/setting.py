"""The four rules of a contest, and who sets them."""

from typing import Literal, get_args

from msgspec import Struct

from engine.fisherman.cards import Kind, Ranking, Size

Rule = Literal["favourite", "ranking", "size", "bad"]

RULES: tuple[Rule, ...] = get_args(Rule)
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


def choosers(dealer: int, seats: int) -> tuple[int, ...]:
    """The seat that sets each of RULES: "clockwise from the dealer's left", "one each, the dealer naming the
    bad kind. With 3 the second player names ranking and size."
    """
    return tuple((dealer + places) % seats for places in PLACES_FROM_DEALER[seats])


def open_rules(rules: ContestRules, dealer: int, seats: int) -> tuple[int, tuple[Rule, ...]] | None:
    """The seat that is to set rules now, and which are left to it; None if all are set."""
    left: list[tuple[int, Rule]] = [
        (chooser, rule)
        for chooser, rule in zip(choosers(dealer, seats), RULES, strict=True)
        if getattr(rules, rule) is None
    ]
    if not left:
        return None
    first = left[0][0]
    return first, tuple(rule for chooser, rule in left if chooser == first)
