"""Why moves are refused. Which are legal follows from the questions."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain

from engine.captains_orders.data import DECK
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
from engine.captains_orders.questions import BelowOrder, NotBelowOrder, Ranks, ranks_of
from engine.captains_orders.state import State
from engine.errors import NoSuchSeat, Refusal
from engine.move import Move
from engine.question import Asked
from engine.statement import Seat

MEANT_FOR_TURNS = (Order, Pass, Ask, Obey, Accuse)


class OwesDiscard(Refusal, frozen=True):
    """The player owes a discard first."""


class OwesCard(Refusal, frozen=True):
    """The player first owes a card to the one who has asked."""


class OwesWord(Refusal, frozen=True):
    """The player first has to say whether to declare the last card."""


class NothingToDiscard(Refusal, frozen=True):
    pass


class NobodyAsked(Refusal, frozen=True):
    pass


class HandNotEmpty(Refusal, frozen=True):
    pass


class OrderStands(Refusal, frozen=True):
    """An order is on the table: no card is passed or asked for."""

    order_seat: Seat
    order_rank: int


class NoOrder(Refusal, frozen=True):
    """There is no order to obey."""


class NotYourself(Refusal, frozen=True):
    pass


class NotInHand(Refusal, frozen=True):
    rank: int


OWED = {
    "discard": ((Discard,), OwesDiscard()),
    "give": ((Give,), OwesCard()),
    "word": ((Declare, Silent), OwesWord()),
}
OUT_OF_PLACE: dict[type[Move], Refusal] = {
    Discard: NothingToDiscard(),
    Give: NobodyAsked(),
    Declare: HandNotEmpty(),
    Silent: HandNotEmpty(),
}


def moves(state: State, seat: int, asked: Asked) -> list[Move]:
    """All that answers the question, sooner listed than asked."""
    ranks = ranks_of(state, seat)
    match state.step:
        case "turn":
            return _of_turn(state, seat, ranks)
        case "discard":
            return [Discard(rank) for rank in ranks]
        case "give":
            return [Give(rank) for rank in ranks]
        case _:
            return [Declare(), Silent()]


def _of_turn(state: State, seat: int, ranks: Ranks) -> list[Move]:
    passes, asks, accusations = _about_others(seat, len(state.hands))
    if order := state.order:
        obeying = [Obey(rank) for rank in ranks if rank >= order.rank]
        ordering = [Order(rank) for rank in ranks if rank < order.rank]
        return [*obeying, *ordering, *accusations]
    passing = chain.from_iterable(map(passes.__getitem__, ranks))
    return [*map(Order, ranks), *passing, *asks, *accusations]


@cache
def _about_others(
    seat: int, seats: int
) -> tuple[Mapping[int, Sequence[Pass]], Sequence[Ask], Sequence[Accuse]]:
    """What names another seat: passes by rank, questions, accusations."""
    others = [other for other in range(seats) if other != seat]
    passes = {rank: [Pass(rank, other) for other in others] for rank in DECK}
    return passes, [Ask(other) for other in others], [Accuse(other) for other in others]


def explain(state: State, seat: int, move: Move) -> Refusal | None:
    """Why a move that doesn't answer the question is refused."""
    if state.step != "turn":
        owed, refusal = OWED[state.step]
        if not isinstance(move, owed):
            return refusal
    elif not isinstance(move, MEANT_FOR_TURNS):
        return OUT_OF_PLACE[type(move)]
    if state.order and isinstance(move, Pass | Ask):
        return OrderStands(state.order.owner, state.order.rank)
    if not state.order and isinstance(move, Obey):
        return NoOrder()
    if isinstance(move, Pass | Ask | Accuse):
        if move.seat >= len(state.hands):
            return NoSuchSeat(str(move.seat))
        if move.seat == seat:
            return NotYourself()
    if isinstance(move, Order | Pass | Obey | Discard | Give) and move.rank not in state.hands[seat]:
        return NotInHand(move.rank)
    if state.order and isinstance(move, Obey):
        return BelowOrder(move.rank, state.order.rank)
    if state.order and isinstance(move, Order):
        return NotBelowOrder(move.rank, state.order.rank)
    return None
