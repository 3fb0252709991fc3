"""The state of a match. All its values are immutable, so a shallow copy is enough."""

from typing import Literal

from msgspec import Struct

from engine.captains_orders.scoring import Ending, Hands, LastCard
from engine.core.chance import Chance

Step = Literal["turn", "discard", "give", "word", "over"]
"""The decision that is owed.

- `discard`: a card, after being passed one or asking for one.
- `give`: the card that someone asked for.
- `word`: whether to declare, since the hand just became empty.
"""


TransferKind = Literal["passed", "obeyed", "given"]


class PlacedOrder(Struct, frozen=True):
    """A card face up on the table, and its owner."""

    rank: int
    owner: int


class Transfer(Struct, frozen=True):
    """A card handed over unseen."""

    kind: TransferKind
    giver: int
    receiver: int
    rank: int | None
    """The card's rank; None for seats that don't know it."""


class Discarded(Struct, frozen=True):
    """A card discarded unseen."""

    seat: int
    rank: int


class State(Struct):
    """The state of a match."""

    chance: Chance
    won: tuple[int, ...]
    """Number of rounds won, by seat."""
    round: int
    """Number of the round, counted from 1."""
    dealer: int
    turn: int
    """The seat whose turn it is."""
    actor: int
    """The seat that owes the current step's decision. It isn't always the seat whose turn it is."""
    step: Step
    hands: Hands
    """Sorted hands by seat. A hand is empty only if its seat owes a word, or ended the match with it."""
    undealt: tuple[int, ...]
    order: PlacedOrder | None = None
    former_orders: tuple[PlacedOrder, ...] = ()
    transfers: tuple[Transfer, ...] = ()
    discards: tuple[Discarded, ...] = ()
    last: LastCard | None = None
    """The last card of a hand, while its seat owes a word."""
    ending: Ending | None = None
    """The end of the previous round."""
