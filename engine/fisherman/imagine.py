"""Redeals the cards that a seat can't know.

These are the unplayed cards of the current contest that others hold, and those left over. A player who didn't
follow a led kind holds none of it.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import chain

from msgspec.structs import replace

from engine.core.chance import Chance, Dice
from engine.core.event import Event
from engine.core.rules import Imagined
from engine.core.secrecy.dealing import deal
from engine.fisherman.data import KINDS, Card, Kind, sorted_hand, written
from engine.fisherman.events import ContestBegan, Dealt
from engine.fisherman.state import State
from engine.fisherman.tricks import lacking


def imagine(state: State, log: Sequence[Event], seat: int | None, chance: Chance) -> Imagined[State]:
    """See `Rules.imagine`. After the end nothing is hidden, so only the seed changes."""
    if state.over:
        return replace(state, chance=chance), lambda: list(log)
    dice = Dice(chance)
    hands, left_over = _deal_anew(state, seat, dice)
    imagined = replace(state, chance=dice.chance, hands=hands, left_over=left_over)
    return imagined, partial(_retold, log, imagined)


def _deal_anew(
    state: State, seat: int | None, dice: Dice
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Return new hands and left-over cards."""
    others = [other for other in range(state.seats) if other != seat]
    room = (*(len(state.hands[other]) for other in others), len(state.left_over))
    receivers = _receivers(state, others)
    *dealt, left_over = deal(state.unseen(seat), lambda card: receivers[card.kind], room, dice)
    hands = list(state.hands)
    for other, hand in zip(others, dealt, strict=True):
        hands[other] = sorted_hand(hand, None)
    return tuple(hands), sorted_hand(left_over, None)


def _receivers(state: State, others: Sequence[int]) -> Mapping[Kind, tuple[int, ...]]:
    """The receivers that may hold each kind, as indices into `others`. The index after the last means the
    left-over cards."""
    gone = lacking(state.played)
    return {
        kind: tuple(place for place, other in enumerate((*others, None)) if (other, kind) not in gone)
        for kind in KINDS
    }


def _retold(log: Sequence[Event], imagined: State) -> list[Event]:
    """Return the log as if these hands had been dealt: each with the cards played and those still held."""
    story = list(log)
    begin = max(place for place, event in enumerate(story) if isinstance(event, ContestBegan))
    dealt = [list(hand) for hand in imagined.hands]
    for laid in chain(*imagined.played):
        dealt[laid.seat].append(laid.card)
    for place, event in enumerate(story[begin:], begin):
        if isinstance(event, Dealt) and event.seat is not None:
            story[place] = replace(event, cards=written(sorted_hand(dealt[event.seat], None)))
    return story
