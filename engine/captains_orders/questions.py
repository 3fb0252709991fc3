"""What a player is asked."""

from collections.abc import Sequence
from functools import cache

from engine.captains_orders.state import PlacedOrder, State
from engine.errors import Refusal
from engine.question import Action, Choose, Disabled, Obstacle, Prompt, Question
from engine.statement import Seat


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
    """Rules: "There is always a legal move": an accusation, if nothing else."""
    ranks = sorted(set(state.hands[seat]))
    others = _others(state, seat)
    match state.step:
        case "discard":
            received = state.transfers[-1]
            asked = DiscardPassed if received.kind == "passed" else DiscardAsked
            prompt = asked(received.giver, received.rank or 0)
            return Question(prompt, (Action("discard", (_rank(ranks),)),))
        case "give":
            return Question(Give(state.turn), (Action("give", (_rank(ranks),)),))
        case "word":
            rank = state.last.rank if state.last else 0
            return Question(Word(rank), (Action("declare"), Action("silent")))
        case _:
            accuse = Action("accuse", (others,), grave=True)
            if state.order:
                return _under_order(state.order, ranks, accuse)
            return Question(
                Turn(),
                (
                    Action("order", (_rank(ranks),)),
                    Action("pass", (_rank(ranks), others)),
                    Action("ask", (others,)),
                    accuse,
                ),
            )


def plans(state: State, seat: int) -> tuple[Action, ...]:
    """All that takes a card from the player's own hand, and asking for a card: moves for when there is an
    order, when there is none, when somebody passes the player a card, when somebody asks for one.

    An accusation can't be planned: it rests on what the player has learnt until that very moment. Nor can
    the word at an empty hand: it decides the round, and is asked once.
    """
    rank = _rank(sorted(set(state.hands[seat])))
    others = _others(state, seat)
    return (
        Action("obey", (rank,)),
        Action("order", (rank,)),
        Action("pass", (rank, others)),
        Action("ask", (others,)),
        Action("discard", (rank,)),
        Action("give", (rank,)),
    )


def _under_order(order: PlacedOrder, ranks: Sequence[int], accuse: Action) -> Question:
    """Offers to obey and to order only if the hand has a card for it."""
    obeying = [rank for rank in ranks if rank >= order.rank]
    ordering = [rank for rank in ranks if rank < order.rank]
    actions: list[Action] = []
    if obeying:
        low = tuple(Disabled(rank, BelowOrder(rank, order.rank)) for rank in ordering)
        actions.append(Action("obey", (Choose("rank", tuple(obeying), low),)))
    if ordering:
        high = tuple(Disabled(rank, NotBelowOrder(rank, order.rank)) for rank in obeying)
        actions.append(Action("order", (Choose("rank", tuple(ordering), high),)))
    return Question(UnderOrder(order.owner, order.rank), (*actions, accuse))


def _rank(ranks: Sequence[int]) -> Choose:
    return Choose("rank", tuple(ranks))


def _others(state: State, seat: int) -> Choose:
    return _all_but(seat, len(state.hands))


@cache
def _all_but(seat: int, seats: int) -> Choose:
    return Choose("seat", tuple(other for other in range(seats) if other != seat))
