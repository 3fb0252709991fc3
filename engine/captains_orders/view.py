"""What one seat, or a spectator, may know of a state."""

from msgspec import Struct
from msgspec.structs import replace

from engine.captains_orders.scoring import Ending
from engine.captains_orders.state import PlacedOrder, State, Step, Transfer


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
    """Numbers of cards, by seat. No limit but the deck's 55."""
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
