"""The questions that players answer."""

from functools import cache, lru_cache

from engine.captains_orders.state import State, Step
from engine.core.errors import Refusal
from engine.core.questions.question import Action, Choose, Prompt, Question
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


class BelowOrder(Refusal, frozen=True):
    """The card is too low to obey with."""

    rank: int
    order_rank: int


class NotBelowOrder(Refusal, frozen=True):
    """The card is too high to replace the order."""

    rank: int
    order_rank: int


def question(state: State, seat: int) -> Question:
    order = state.order and state.order.rank
    return _question(_prompt(state), state.step, ranks_of(state, seat), order, seat, len(state.hands))


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
def _question(prompt: Prompt, step: Step, ranks: Ranks, order: int | None, seat: int, seats: int) -> Question:
    """Rules: "There is always a legal move": an accusation, if nothing else.

    `order` is the rank of the order on the table, or None.
    """
    rank, others = Choose("rank", ranks), _others(seat, seats)
    if step == "discard" or step == "give":
        return Question(prompt, (Action(step, (rank,)),))
    if step == "word":
        return Question(prompt, (Action("declare"), Action("silent")))
    accuse = Action("accuse", (others,), grave=True)
    if order is not None:
        return Question.of(prompt, *_under_order(ranks, order), accuse)
    return Question.of(
        prompt, Action("order", (rank,)), Action("pass", (rank, others)), Action("ask", (others,)), accuse
    )


def plans(state: State, seat: int) -> tuple[Action, ...]:
    """The moves that a player may plan: everything that uses a card of their own hand, and asking for a card.

    They cover the turn with and without an order, being passed a card and being asked for one. An accusation
    can't be planned: it depends on what the player learns until that moment. Nor can the word at an empty
    hand: it decides the round and is asked only once.
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


def _under_order(ranks: Ranks, order: int) -> tuple[Action, Action]:
    """The two answers to an order: obey with its rank or higher, or replace it with a lower card."""
    low = {rank: BelowOrder(rank, order) if rank < order else None for rank in ranks}
    high = {rank: NotBelowOrder(rank, order) if rank >= order else None for rank in ranks}
    return Action("obey", (Choose.open("rank", low),)), Action("order", (Choose.open("rank", high),))


def ranks_of(state: State, seat: int) -> Ranks:
    return tuple(dict.fromkeys(state.hands[seat]))


@cache
def _others(seat: int, seats: int) -> Choose:
    return Choose("seat", tuple(other for other in range(seats) if other != seat))
