"""What a player is asked."""

from functools import cache, lru_cache
from typing import NamedTuple

from engine.captains_orders.state import State
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


WORDS = (Action("declare"), Action("silent"))


def question(state: State, seat: int) -> Question:
    """Rules: "There is always a legal move": an accusation, if nothing else."""
    ranks = _ranks(state, seat)
    match state.step:
        case "discard":
            received = state.transfers[-1]
            asked = DiscardPassed if received.kind == "passed" else DiscardAsked
            return Question(asked(received.giver, received.rank or 0), (_of_rank("discard", ranks),))
        case "give":
            return Question(Give(state.turn), (_of_rank("give", ranks),))
        case "word":
            return Question(Word(state.last.rank if state.last else 0), WORDS)
        case _:
            to_others = _to_others(seat, len(state.hands))
            if order := state.order:
                prompt = UnderOrder(order.owner, order.rank)
                return Question(prompt, (*_under_order(ranks, order.rank), to_others.accuse))
            passing = _passing(ranks, seat, len(state.hands))
            return Question(Turn(), (_of_rank("order", ranks), passing, *to_others))


def plans(state: State, seat: int) -> tuple[Action, ...]:
    """All that takes a card from the player's own hand, and asking for a card: moves for when there is an
    order, when there is none, when somebody passes the player a card, when somebody asks for one.

    An accusation can't be planned: it rests on what the player has learnt until that very moment. Nor can
    the word at an empty hand: it decides the round, and is asked once.
    """
    ranks, seats = _ranks(state, seat), len(state.hands)
    return (
        _of_rank("obey", ranks),
        _of_rank("order", ranks),
        _passing(ranks, seat, seats),
        _to_others(seat, seats).ask,
        _of_rank("discard", ranks),
        _of_rank("give", ranks),
    )


Ranks = tuple[int, ...]
"""Those in a hand, each once, sorted."""


def _ranks(state: State, seat: int) -> Ranks:
    return tuple(sorted(set(state.hands[seat])))


@lru_cache(maxsize=4096)
def _under_order(ranks: Ranks, order: int) -> tuple[Action, ...]:
    """Offers to obey and to order only if the hand has a card for it. `order`: its rank."""
    obeying = tuple(rank for rank in ranks if rank >= order)
    ordering = tuple(rank for rank in ranks if rank < order)
    actions: list[Action] = []
    if obeying:
        low = tuple(Disabled(rank, BelowOrder(rank, order)) for rank in ordering)
        actions.append(Action("obey", (Choose("rank", obeying, low),)))
    if ordering:
        high = tuple(Disabled(rank, NotBelowOrder(rank, order)) for rank in obeying)
        actions.append(Action("order", (Choose("rank", ordering, high),)))
    return tuple(actions)


@lru_cache(maxsize=4096)
def _of_rank(verb: str, ranks: Ranks) -> Action:
    """What is done with one card."""
    return Action(verb, (Choose("rank", ranks),))


@lru_cache(maxsize=4096)
def _passing(ranks: Ranks, seat: int, seats: int) -> Action:
    return Action("pass", (Choose("rank", ranks), _all_but(seat, seats)))


class _ToOthers(NamedTuple):
    ask: Action
    accuse: Action


@cache
def _to_others(seat: int, seats: int) -> _ToOthers:
    """What takes but another player to be done to."""
    others = _all_but(seat, seats)
    return _ToOthers(Action("ask", (others,)), Action("accuse", (others,), grave=True))


def _all_but(seat: int, seats: int) -> Choose:
    return Choose("seat", tuple(other for other in range(seats) if other != seat))
