"""What one seat, or a spectator, may know of a state."""

from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from engine.captains_orders.scoring import Ending
from engine.captains_orders.state import PlacedOrder, State, Step, Transfer
from engine.core.rules import leaders
from engine.core.statement import Statement


class Handed(NamedTuple):
    """A card that a seat handed over or received."""

    rank: int
    other: int
    """The other seat: the receiver or the giver."""


class Numbers(Statement, frozen=True):
    """Facts about the table for explanations, as the seat knows them."""

    round: int
    own_cards: int
    own_points: int
    own_won: int
    """Rounds won by the seat."""
    lowest: int
    """Lowest rank in the seat's hand; 0 if it is empty."""
    lower: int
    """Number of cards of a lower rank that others may hold, as far as the seat can see."""
    fewest: int
    """Size of the smallest hand among the other players."""


PUBLIC = {
    "Public: hand sizes.": "hands",
    "Public: the order and its owner.": "order",
    "Public: who passed to, asked or obeyed whom; cards are known to giver and receiver.": "transfers",
    "Public: former orders.": "former_orders",
    "Public: rounds won.": "won",
    "Hidden: hands; each player knows their own.": "hand",
    "Hidden: discards, known to who discarded.": "discarded",
    "All hands are opened at the end of a round.": "ending undealt",
    "Rounds, turns and what must be answered next follow from the open play.": (
        "seats round dealer turn step actor over"
    ),
    "The view is made for a seat.": "seat",
}
"""The rules that make the fields of a view public. A field `Player.x` is one of each seat's."""


class View(Struct, frozen=True):
    """Rules: "Public: hand sizes, the order and its owner, who passed to, asked or obeyed whom, former
    orders, rounds won. Hidden: hands, cards handed over (known to giver and receiver), discards (known to who
    discarded)."
    """

    seat: int | None
    """The seat whose view it is; None for a spectator."""
    seats: int
    round: int
    dealer: int
    turn: int
    step: Step
    actor: int
    """The seat that owes the current step's decision."""
    hands: tuple[int, ...]
    """Hand sizes by seat, limited only by the size of the deck."""
    hand: tuple[int, ...] | None
    """The seat's own cards, sorted."""
    order: PlacedOrder | None
    former_orders: tuple[PlacedOrder, ...]
    """Orders of this round, the newest last."""
    transfers: tuple[Transfer, ...]
    """Transfers of this round, the newest last. The seat sees the ranks of cards it gave or received."""
    discarded: tuple[int, ...]
    """The seat's own discards of this round."""
    won: tuple[int, ...]
    ending: Ending | None
    """The end of the previous round, with all hands open."""
    over: bool
    undealt: tuple[int, ...] | None
    """The undealt cards of the last round; None while the match runs."""

    @property
    def between_rounds(self) -> bool:
        """Whether a round has ended without a move since."""
        touched = self.order or self.former_orders or self.transfers or self.step != "turn"
        return self.over or (self.ending is not None and not touched)

    @property
    def points(self) -> int:
        """The points in the seat's hand. Rules: "Points = the sum of the ranks in hand." """
        return sum(self.hand or ())

    @property
    def gave(self) -> tuple[Handed, ...]:
        """The cards that the seat handed over this round, the newest last."""
        return tuple(
            Handed(each.rank, each.receiver)
            for each in self.transfers
            if each.rank and each.giver == self.seat
        )

    @property
    def received(self) -> tuple[Handed, ...]:
        """The cards that the seat received this round, the newest last."""
        return tuple(
            Handed(each.rank, each.giver)
            for each in self.transfers
            if each.rank and each.receiver == self.seat
        )

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won the most rounds."""
        return leaders(self.won)

    @property
    def numbers(self) -> Numbers:
        """The explanations' facts. The view must be a seat's."""
        assert self.seat is not None
        hand = self.hand or ()
        lowest = min(hand, default=0)
        open_ranks = [order.rank for order in (*self.former_orders, *([self.order] if self.order else []))]
        gone = [rank for rank in (*self.discarded, *open_ranks) if rank < lowest]
        return Numbers(
            round=self.round,
            own_cards=len(hand),
            own_points=self.points,
            own_won=self.won[self.seat],
            lowest=lowest,
            lower=sum(range(lowest)) - len(gone),
            fewest=min(cards for seat, cards in enumerate(self.hands) if seat != self.seat),
        )


def view(state: State, seat: int | None) -> View:
    over = state.step == "over"
    return View(
        seat=seat,
        seats=len(state.hands),
        round=state.round,
        dealer=state.dealer,
        turn=state.turn,
        step=state.step,
        actor=state.actor,
        hands=tuple(map(len, state.hands)),
        hand=None if seat is None else state.hands[seat],
        order=state.order,
        former_orders=state.former_orders,
        transfers=tuple(
            each if over or seat in (each.giver, each.receiver) else replace(each, rank=None)
            for each in state.transfers
        ),
        discarded=tuple(each.rank for each in state.discards if each.seat == seat),
        won=state.won,
        ending=state.ending,
        over=over,
        undealt=state.undealt if over else None,
    )
