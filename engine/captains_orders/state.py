"""The state of a match. All in it is immutable, so that a shallow copy is a copy."""

from typing import Literal

from msgspec import Struct

from engine.captains_orders.scoring import Ending, Hands, LastCard
from engine.core.chance import Chance

Step = Literal["turn", "discard", "give", "word", "over"]
"""What is owed. `discard`: a card, after being passed one or asking for one. `give`: the card that somebody
has asked for. `word`: whether to declare, as the hand has just become empty. `over`: nothing."""


TransferKind = Literal["passed", "obeyed", "given"]


class PlacedOrder(Struct, frozen=True):
    """A card face up on the table, and whose order it is."""

    rank: int
    owner: int


class Transfer(Struct, frozen=True):
    """A card that went unseen from one hand to another."""

    kind: TransferKind
    giver: int
    receiver: int
    rank: int | None
    """None for a seat that doesn't know it."""


class Discarded(Struct, frozen=True):
    """A card put out of the round, unseen."""

    seat: int
    rank: int


class State(Struct):
    """A match at one moment."""

    chance: Chance
    won: tuple[int, ...]
    """Rounds won, by seat."""
    round: int
    """Counted from 1."""
    dealer: int
    turn: int
    """Whose turn it is."""
    actor: int
    """Who owes what `step` says; not always the seat whose turn it is."""
    step: Step
    hands: Hands
    """By seat, each sorted. A hand is empty only if its seat owes a word, or ended the match by it."""
    undealt: tuple[int, ...]
    order: PlacedOrder | None = None
    former_orders: tuple[PlacedOrder, ...] = ()
    transfers: tuple[Transfer, ...] = ()
    discards: tuple[Discarded, ...] = ()
    last: LastCard | None = None
    """Set while a word is owed."""
    ending: Ending | None = None
    """Of the last round that has ended."""
