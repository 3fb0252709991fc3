"""Deals cards of which some may not go everywhere. All possible deals are equally likely."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import TypeVar

from engine.core.chance import Dice

T = TypeVar("T")

Room = tuple[int, ...]
"""How many cards each receiver still gets."""

Receivers = tuple[int, ...]
"""Those that may get a card."""


def deal(
    cards: Sequence[T], receivers: Callable[[T], Receivers], room: Room, dice: Dice
) -> list[tuple[T, ...]]:
    """Deals all the cards, each to its receivers only; equal ones have the same.

    There must be room for exactly so many cards, and a possible deal. Cards that may not go everywhere are
    dealt first: each goes to a receiver with the chance that it has among all deals still possible. The
    others are shuffled into the room that is left.
    """
    dealt: list[list[T]] = [[] for _ in room]
    bound = sorted((card for card in cards if len(receivers(card)) < len(room)), key=receivers)
    ways = _ways(tuple(map(receivers, bound)), sum(room))
    for card in bound:
        after = {receiver: _less(room, receiver) for receiver in receivers(card) if room[receiver]}
        weights = [room[receiver] * ways(left) for receiver, left in after.items()]
        receiver = dice.one_of(list(after), weights)
        room = after[receiver]
        dealt[receiver].append(card)
    free = dice.shuffled([card for card in cards if card not in bound])
    for hand, size in zip(dealt, room, strict=True):
        hand.extend(free.pop() for _ in range(size))
    return [tuple(hand) for hand in dealt]


@lru_cache(maxsize=16)
def _ways(bound: tuple[Receivers, ...], size: int) -> Callable[[Room], int]:
    """Gives the number of ways to deal the bound cards that are left, by the room that is left.

    `bound`: the receivers of each card, in the order of dealing; `size`: of all the room at the beginning.
    Each receiver puts every card into a place of its own. So the free cards can be dealt in the same number
    of ways after every deal of the bound ones. Cached, since a player imagines many deals of the same moment.
    """

    @cache
    def ways(room: Room) -> int:
        dealt = size - sum(room)
        if dealt == len(bound):
            return 1
        receivers = [receiver for receiver in bound[dealt] if room[receiver]]
        return sum([room[receiver] * ways(_less(room, receiver)) for receiver in receivers])

    return ways


def _less(room: Room, receiver: int) -> Room:
    """The room after that receiver has got a card."""
    return (*room[:receiver], room[receiver] - 1, *room[receiver + 1 :])
