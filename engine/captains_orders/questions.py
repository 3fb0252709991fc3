"""The prompts of questions, and what players may plan."""

from functools import cache

from engine.captains_orders.state import State
from engine.core.questions.question import Action, Choose, Prompt
from engine.core.statement import Seat

Ranks = tuple[int, ...]
"""The distinct ranks of a hand, in ascending order."""


class Turn(Prompt, frozen=True):
    """The player's turn, without an order on the table."""


class UnderOrder(Prompt, frozen=True):
    """The player's turn, with another player's order on the table."""

    order_seat: Seat
    order_rank: int


class DiscardPassed(Prompt, frozen=True):
    """The player was passed a card and must discard one."""

    from_seat: Seat
    rank: int


class DiscardAsked(Prompt, frozen=True):
    """The player received the card they asked for and must discard one."""

    from_seat: Seat
    rank: int


class Give(Prompt, frozen=True):
    to_seat: Seat


class Word(Prompt, frozen=True):
    """Whether to declare the last card."""

    rank: int


def plans(state: State, seat: int) -> tuple[Action, ...]:
    """The moves that a player may plan: everything that uses a card of their own hand, and asking for a card.

    They cover the turn with and without an order, being passed a card and being asked for one. An accusation
    can't be planned: it depends on what the player learns until that moment. Nor can the word at an empty
    hand: it decides the round and is asked only once.
    """
    rank, others = Choose("rank", ranks_of(state, seat)), others_of(seat, state.seats)
    return (
        Action("obey", (rank,)),
        Action("order", (rank,)),
        Action("pass", (rank, others)),
        Action("ask", (others,)),
        Action("discard", (rank,)),
        Action("give", (rank,)),
    )


def ranks_of(state: State, seat: int) -> Ranks:
    return tuple(dict.fromkeys(state.hands[seat]))


@cache
def others_of(seat: int, seats: int) -> Choose:
    return Choose("seat", tuple(other for other in range(seats) if other != seat))
