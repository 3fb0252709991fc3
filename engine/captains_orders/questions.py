"""What a player is asked."""

from collections.abc import Iterator
from functools import cache, lru_cache

from engine.captains_orders.state import State, Step
from engine.errors import Refusal
from engine.question import Action, Choose, Disabled, Obstacle, Prompt, Question
from engine.statement import Seat

Ranks = tuple[int, ...]
"""Those in a hand, each once, sorted."""


class Turn(Prompt, frozen=True):
    """No order is on the table."""


class UnderOrder(Prompt, frozen=True):
    """An order of another player is on the table."""

    order_seat: Seat
    order_rank: int


class DiscardPassed(Prompt, frozen=True):
    """Somebody has passed a card."""

    from_seat: Seat
    rank: int


class DiscardAsked(Prompt, frozen=True):
    """Somebody has given the card that the player asked for."""

    from_seat: Seat
    rank: int


class Give(Prompt, frozen=True):
    to_seat: Seat


class Word(Prompt, frozen=True):
    """Whether to declare the last card."""

    rank: int


class BelowOrder(Obstacle, Refusal, frozen=True):
    """A card too low to obey with."""

    rank: int
    order_rank: int


class NotBelowOrder(Obstacle, Refusal, frozen=True):
    """A card too high to replace the order."""

    rank: int
    order_rank: int


def question(state: State, seat: int) -> Question:
    order = state.order and state.order.rank
    return Question(
        _prompt(state), _actions(state.step, ranks_of(state, seat), order, seat, len(state.hands))
    )


def _prompt(state: State) -> Prompt:
    match state.step:
        case "discard":
            received = state.transfers[-1]
            asked = DiscardPassed if received.kind == "passed" else DiscardAsked
            return asked(received.giver, received.rank or 0)
        case "give":
            return Give(state.turn)
        case "word":
            return Word(state.last.rank if state.last else 0)
        case _:
            return UnderOrder(state.order.owner, state.order.rank) if state.order else Turn()


@lru_cache(maxsize=4096)
def _actions(step: Step, ranks: Ranks, order: int | None, seat: int, seats: int) -> tuple[Action, ...]:
    """Rules: "There is always a legal move": an accusation, if nothing else.

    `order`: the rank of the one on the table, if there is one.
    """
    rank, others = Choose("rank", ranks), _others(seat, seats)
    if step == "discard" or step == "give":
        return (Action(step, (rank,)),)
    if step == "word":
        return Action("declare"), Action("silent")
    accuse = Action("accuse", (others,), grave=True)
    if order is not None:
        return *_under_order(ranks, order), accuse
    return Action("order", (rank,)), Action("pass", (rank, others)), Action("ask", (others,)), accuse


def plans(state: State, seat: int) -> tuple[Action, ...]:
    """All that takes a card from the player's own hand, and asking for a card: moves for when there is an
    order, when there is none, when somebody passes the player a card, when somebody asks for one.

    An accusation can't be planned: it rests on what the player has learnt until that very moment. Nor can
    the word at an empty hand: it decides the round, and is asked once.
    """
    rank, others = Choose("rank", ranks_of(state, seat)), _others(seat, len(state.hands))
    return (
        Action("obey", (rank,)),
        Action("order", (rank,)),
        Action("pass", (rank, others)),
        Action("ask", (others,)),
        Action("discard", (rank,)),
        Action("give", (rank,)),
    )


def _under_order(ranks: Ranks, order: int) -> Iterator[Action]:
    """Offers to obey and to order only if the hand has a card for it."""
    obeying = tuple(rank for rank in ranks if rank >= order)
    ordering = tuple(rank for rank in ranks if rank < order)
    if obeying:
        low = tuple(Disabled(rank, BelowOrder(rank, order)) for rank in ordering)
        yield Action("obey", (Choose("rank", obeying, low),))
    if ordering:
        high = tuple(Disabled(rank, NotBelowOrder(rank, order)) for rank in obeying)
        yield Action("order", (Choose("rank", ordering, high),))


def ranks_of(state: State, seat: int) -> Ranks:
    return tuple(dict.fromkeys(state.hands[seat]))


@cache
def _others(seat: int, seats: int) -> Choose:
    return Choose("seat", tuple(other for other in range(seats) if other != seat))
