"""The four rules of a contest, legal plays, and the winner of a trick."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Literal

from msgspec import Struct

from engine.core.statement import Named
from engine.fisherman.data import Card, Kind, Ranking, Size, strength

Rule = Annotated[Literal["favourite", "ranking", "size", "bad"], Named("rule")]

CONTEST_RULES: tuple[Rule, ...] = ("favourite", "ranking", "size", "bad")
"""The rules of a contest, in the order in which players set them."""

CHOOSERS: dict[int, dict[Rule, int]] = {
    3: {"favourite": 1, "ranking": 2, "size": 2, "bad": 0},
    4: {"favourite": 1, "ranking": 2, "size": 3, "bad": 0},
}
"""Distance in seats from the dealer, clockwise, to the player who sets each rule, by number of players."""


class ContestRules(Struct, frozen=True, cache_hash=True):
    """The four rules of a contest. Rules not named yet are None."""

    favourite: Kind | None = None
    ranking: Ranking | None = None
    size: Size | None = None
    bad: Kind | None = None
    """The kind that costs points and is trump."""

    @property
    def open(self) -> tuple[Rule, ...]:
        """The rules not named yet."""
        return tuple([rule for rule in CONTEST_RULES if getattr(self, rule) is None])


class Laid(Struct, frozen=True, array_like=True):
    """A card on the table and the seat that played it."""

    seat: int
    card: Card


class Trick(Struct, frozen=True, array_like=True):
    """A finished trick, in the order of play."""

    laid: tuple[Laid, ...]
    winner: int


LOSING_POWER = -100
"""Power of a card that can't win a trick."""
TRUMP_POWER = 100
"""Power added to a trump, which lifts the weakest trump above any other card."""


def power(card: Card, led: Kind, rules: ContestRules) -> int:
    """A card's power: the most powerful card wins a trick in which `led` was led.

    Rules: "The strongest trump wins, else the strongest of the led kind; strength by the ranking."
    """
    if card.kind == rules.bad:
        return TRUMP_POWER + strength(card, rules.ranking)
    return strength(card, rules.ranking) if card.kind == led else LOSING_POWER


def winner(laid: Sequence[Laid], rules: ContestRules) -> int:
    """The winner of a trick, or the seat winning it so far."""
    led = laid[0].card.kind
    return max(laid, key=lambda each: power(each.card, led, rules)).seat


def unplayable(hand: Sequence[Card], trick: Sequence[Laid]) -> tuple[Card, ...]:
    """The cards of a hand that can't be played to the trick.

    Rules: "Any card may be led; the others, clockwise, must follow the led kind if they can, else play
    anything (no duty to trump)."
    """
    if not trick:
        return ()
    led = trick[0].card.kind
    others = tuple([card for card in hand if card.kind != led])
    return others if len(others) < len(hand) else ()


def lacking(tricks: Iterable[Sequence[Laid]]) -> set[tuple[int, Kind]]:
    """The seats that showed, by not following, that they hold none of a kind."""
    return {
        (laid.seat, trick[0].card.kind)
        for trick in tricks
        for laid in trick
        if laid.card.kind != trick[0].card.kind
    }
