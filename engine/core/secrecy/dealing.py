"""Deals cards that can't all go everywhere. All possible deals are equally likely."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import islice
from math import perm
from typing import TypeVar

from engine.core.chance import Dice

T = TypeVar("T")

Room = tuple[int, ...]
"""Number of cards that each receiver still needs."""

Receivers = tuple[int, ...]
"""Numbers of the receivers that may get a card."""


def deal(
    cards: Sequence[T], receivers: Callable[[T], Receivers], room: Room, dice: Dice
) -> list[tuple[T, ...]]:
    """Deal all the cards, each to one of its receivers. Equal cards must have equal receivers.

    The room must match the number of cards, and a deal must be possible. Restricted cards are dealt first:
    each goes to a receiver with the probability that it has among all deals still possible. The others are
    shuffled into the rest.
    """
    dealt: list[list[T]] = [[] for _ in room]
    bound, free = list[T](), list[T]()
    for card in cards:
        (bound if len(receivers(card)) < len(room) else free).append(card)
    bound.sort(key=receivers)
    ways = _ways(tuple(map(receivers, bound)), sum(room))
    for card in bound:
        after = {receiver: _less(room, receiver) for receiver in receivers(card) if room[receiver]}
        weights = [room[receiver] * ways(left) for receiver, left in after.items()]
        receiver = dice.one_of(list(after), weights)
        room = after[receiver]
        dealt[receiver].append(card)
    left = reversed(dice.shuffled(free))
    for hand, size in zip(dealt, room, strict=True):
        hand.extend(islice(left, size))
    return [tuple(hand) for hand in dealt]


@lru_cache(maxsize=16)
def _ways(bound: tuple[Receivers, ...], size: int) -> Callable[[Room], int]:
    """Return a function from the remaining room to the number of ways to deal the restricted cards left.

    `bound` has the receivers of each card, in the order of dealing, and `size` is the total room at the
    start. Receivers put each card into a place of its own, so every deal of the restricted cards leaves the
    same number of ways for the others. Cached, since a player imagines many deals of the same moment.
    """

    @cache
    def ways(room: Room) -> int:
        dealt = size - sum(room)
        if dealt == len(bound):
            return 1
        receivers = bound[dealt]
        if receivers == bound[-1]:  # `bound` is sorted, so all cards left have the same receivers.
            return perm(sum([room[receiver] for receiver in receivers]), len(bound) - dealt)
        return sum([room[receiver] * ways(_less(room, receiver)) for receiver in receivers if room[receiver]])

    return ways


def _less(room: Room, receiver: int) -> Room:
    """The room after the receiver got a card."""
    return (*room[:receiver], room[receiver] - 1, *room[receiver + 1 :])
