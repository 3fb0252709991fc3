"""The state of a match. All its values are immutable, so a shallow copy is enough."""

from typing import Literal, NamedTuple

from msgspec import Struct

from engine.captains_orders.scoring import Ending
from engine.core.chance import Chance
from engine.core.secrecy.visibility import BySeat, Hidden, Own

StepName = Literal["turn", "discard", "give", "word", "over"]
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


class Handed(NamedTuple):
    """A card that a seat handed over or received."""

    rank: int
    other: int
    """The other seat: the receiver or the giver."""


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
    step: StepName
    hands: BySeat[Own[tuple[int, ...]]]
    """Sorted hands by seat. A hand is empty only if its seat owes a word, or ended the match with it.

    A hand is limited only by the size of the deck.
    """
    undealt: Hidden[tuple[int, ...]]
    given: BySeat[Own[tuple[Handed, ...]]]
    """The cards that each seat handed over this round, the newest last."""
    taken: BySeat[Own[tuple[Handed, ...]]]
    """The cards that each seat received this round, the newest last."""
    discards: BySeat[Own[tuple[int, ...]]]
    """The cards that each seat discarded unseen this round, the newest last."""
    order: PlacedOrder | None = None
    former_orders: tuple[PlacedOrder, ...] = ()
    """Orders of this round, the newest last."""
    transfers: tuple[Transfer, ...] = ()
    """Transfers of this round, the newest last."""
    ending: Ending | None = None
    """The end of the previous round."""

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def sizes(self) -> tuple[int, ...]:
        """Hand sizes by seat."""
        return tuple(map(len, self.hands))

    @property
    def over(self) -> bool:
        return self.step == "over"
