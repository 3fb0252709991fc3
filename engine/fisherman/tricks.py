"""What may be played to a trick, and who wins it."""

from collections.abc import Sequence

from msgspec import Struct

from engine.fisherman.data import Card, strength
from engine.fisherman.setting import ContestRules


class Laid(Struct, frozen=True, array_like=True):
    """A card on the table, and who played it."""

    seat: int
    card: Card


class Trick(Struct, frozen=True, array_like=True):
    """A finished trick, in the order of play."""

    laid: tuple[Laid, ...]
    winner: int


def winner(laid: Sequence[Laid], rules: ContestRules) -> int:
    """Rules: "The strongest trump wins, else the strongest of the led kind; strength by the ranking."

    Of a trick that still goes on, the seat that is winning it now.
    """
    trumps = [each for each in laid if each.card.kind == rules.bad]
    candidates = trumps or [each for each in laid if each.card.kind == laid[0].card.kind]
    return max(candidates, key=lambda each: strength(each.card, rules.ranking)).seat


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
