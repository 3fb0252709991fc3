"""Why moves are refused, in the game's terms. The questions decide which moves are legal."""

from engine.captains_orders.moves import (
    Accuse,
    Ask,
    Declare,
    Discard,
    Give,
    Obey,
    Order,
    Pass,
    Silent,
)
from engine.captains_orders.state import State
from engine.core.errors import NoSuchSeat, NotNow, NotOffered, Refusal
from engine.core.move import Move
from engine.core.statement import Seat


class OwesDiscard(Refusal, frozen=True):
    """The player must first discard a card."""


class OwesCard(Refusal, frozen=True):
    """The player must first give a card to the player who asked for one."""


class OwesWord(Refusal, frozen=True):
    """The player must first say whether to declare the last card."""


class NothingToDiscard(Refusal, frozen=True):
    pass


class NobodyAsked(Refusal, frozen=True):
    pass


class HandNotEmpty(Refusal, frozen=True):
    pass


class OrderStands(Refusal, frozen=True):
    """With an order on the table, no card can be passed or asked for."""

    order_seat: Seat
    order_rank: int


class NoOrder(Refusal, frozen=True):
    """There is no order to obey."""


class NotYourself(Refusal, frozen=True):
    pass


class NotInHand(Refusal, frozen=True):
    rank: int


OWED_BY_STEP: dict[str, Refusal] = {"discard": OwesDiscard(), "give": OwesCard(), "word": OwesWord()}
OUT_OF_PLACE: dict[type[Move], Refusal] = {
    Discard: NothingToDiscard(),
    Give: NobodyAsked(),
    Declare: HandNotEmpty(),
    Silent: HandNotEmpty(),
}


def refuse(state: State, seat: int, move: Move, broken: Refusal) -> Refusal:
    """See `Rules.refuse`."""
    match broken, move:
        case NotNow(), _:
            return _out_of_place(state, move)
        case NotOffered(), Order(rank=rank) | Pass(rank=rank) | Obey(rank=rank) | Discard(rank=rank) | Give(
            rank=rank
        ) if rank not in state.hands[seat]:
            return NotInHand(rank)
        case NotOffered(), Pass(seat=other) | Ask(seat=other) | Accuse(seat=other):
            return NotYourself() if other == seat else NoSuchSeat(str(other))
        case _:
            return broken


def _out_of_place(state: State, move: Move) -> Refusal:
    """Why moves of this type can't be made now."""
    if state.step != "turn":
        return OWED_BY_STEP[state.step]
    if state.order and isinstance(move, Pass | Ask):
        return OrderStands(state.order.owner, state.order.rank)
    return NoOrder() if isinstance(move, Obey) else OUT_OF_PLACE[type(move)]
