"""What one seat, or a spectator, may know of a state."""

from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from engine.captains_orders.scoring import Ending
from engine.captains_orders.state import PlacedOrder, State, Step, Transfer
from engine.rules import leaders
from engine.statement import Statement


class Handed(NamedTuple):
    """A card that a seat has handed over, or has received."""

    rank: int
    other: int
    """The seat that received it, or that gave it."""


class Numbers(Statement, frozen=True):
    """What explanations of a question say of the table, as the seat knows it."""

    round: int
    own_cards: int
    own_points: int
    own_won: int
    """Rounds."""
    lowest: int
    """The lowest rank in the own hand; 0: there is none."""
    lower: int
    """Cards of a lower rank that others may hold, for all the seat can see."""
    fewest: int
    """Cards that some other player holds, and none holds fewer."""


class View(Struct, frozen=True):
    """Rules: "Public: hand sizes, the order and its owner, who passed to, asked or obeyed whom, former
    orders, rounds won. Hidden: hands, cards handed over (known to giver and receiver), discards (known to who
    discarded)."
    """

    seat: int | None
    """Whose view it is; None is a spectator's."""
    seats: int
    round: int
    dealer: int
    turn: int
    step: Step
    actor: int
    """Who owes what `step` says."""
    hands: tuple[int, ...]
    """Numbers of cards, by seat. Only the deck limits them."""
    hand: tuple[int, ...] | None
    """The seat's own cards, sorted."""
    order: PlacedOrder | None
    former_orders: tuple[PlacedOrder, ...]
    """Of this round, the newest last."""
    transfers: tuple[Transfer, ...]
    """Of this round, the newest last; ranks where the seat gave or received the card."""
    discarded: tuple[int, ...]
    """What the seat itself discarded this round."""
    won: tuple[int, ...]
    ending: Ending | None
    """Of the last round that has ended, all hands shown."""
    over: bool
    undealt: tuple[int, ...] | None
    """What lay unseen through the last round; None while the match runs."""

    @property
    def between_rounds(self) -> bool:
        """Whether a round has ended, and nothing has happened since."""
        touched = self.order or self.former_orders or self.transfers or self.step != "turn"
        return self.over or (self.ending is not None and not touched)

    @property
    def points(self) -> int:
        """What the seat's own hand counts. Rules: "Points = the sum of the ranks in hand." """
        return sum(self.hand or ())

    @property
    def gave(self) -> tuple[Handed, ...]:
        """The cards that the seat has handed over in this round, the newest last."""
        return tuple(
            Handed(each.rank, each.receiver)
            for each in self.transfers
            if each.rank and each.giver == self.seat
        )

    @property
    def received(self) -> tuple[Handed, ...]:
        """The cards that the seat has received in this round, the newest last."""
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
        """Of a seat's view."""
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
