"""What may be played to a trick, and who wins it."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from engine.fisherman.data import Card, Kind, strength
from engine.fisherman.setting import ContestRules


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
