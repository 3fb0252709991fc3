"""The four rules of a contest and who sets them; what may be played to a trick, and who wins it."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Annotated, Literal, NamedTuple

from msgspec import Struct

from engine.core.statement import Named
from engine.fisherman.data import Card, Kind, Ranking, Size, strength

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


class Laid(Struct, frozen=True, array_like=True):
    """A card on the table, and who played it."""

    seat: int
    card: Card


class Trick(Struct, frozen=True, array_like=True):
    """A finished trick, in the order of play."""

    laid: tuple[Laid, ...]
    winner: int


LOSES = -100
"""The power of a card that can't win a trick."""
TRUMPS = 100
"""What makes the weakest trump stronger than any other card."""


def power(card: Card, led: Kind, rules: ContestRules) -> int:
    """The card with the most power wins a trick in which that kind was led.

    Rules: "The strongest trump wins, else the strongest of the led kind; strength by the ranking."
    """
    if card.kind == rules.bad:
        return TRUMPS + strength(card, rules.ranking)
    return strength(card, rules.ranking) if card.kind == led else LOSES


def winner(laid: Sequence[Laid], rules: ContestRules) -> int:
    """The seat that wins a trick. If the trick still goes on, the seat that is winning it now."""
    led = laid[0].card.kind
    return max(laid, key=lambda each: power(each.card, led, rules)).seat


def unplayable(hand: Sequence[Card], trick: Sequence[Laid]) -> tuple[Card, ...]:
    """The cards of a hand that may not be played to the trick.

    Rules: "Any card may be led; the others, clockwise, must follow the led kind if they can, else play
    anything (no duty to trump)."
    """
    if not trick:
        return ()
    led = trick[0].card.kind
    others = tuple([card for card in hand if card.kind != led])
    return others if len(others) < len(hand) else ()


def lacking(tricks: Iterable[Sequence[Laid]]) -> set[tuple[int, Kind]]:
    """The seats that have shown, by not following, that they hold none of a kind."""
    return {
        (laid.seat, trick[0].card.kind)
        for trick in tricks
        for laid in trick
        if laid.card.kind != trick[0].card.kind
    }
