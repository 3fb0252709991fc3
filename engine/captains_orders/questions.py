"""What a player is asked."""

from functools import cache, lru_cache

from engine.captains_orders.state import State, Step
from engine.core.errors import Refusal
from engine.core.questions.question import Action, Choose, Prompt, Question
from engine.core.statement import Seat

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


class BelowOrder(Refusal, frozen=True):
    """A card too low to obey with."""

    rank: int
    order_rank: int


class NotBelowOrder(Refusal, frozen=True):
    """A card too high to replace the order."""

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

    `order`: the rank of the one on the table, if there is one.
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


def _under_order(ranks: Ranks, order: int) -> tuple[Action, Action]:
    """To obey with a card of the order's rank or higher; to replace the order with a lower one."""
    low = {rank: BelowOrder(rank, order) if rank < order else None for rank in ranks}
    high = {rank: NotBelowOrder(rank, order) if rank >= order else None for rank in ranks}
    return Action("obey", (Choose.open("rank", low),)), Action("order", (Choose.open("rank", high),))


def ranks_of(state: State, seat: int) -> Ranks:
    return tuple(dict.fromkeys(state.hands[seat]))


@cache
def _others(seat: int, seats: int) -> Choose:
    return Choose("seat", tuple(other for other in range(seats) if other != seat))
