"""Redeals the cards that a seat can't know.

Only the current round matters, since hidden cards of earlier rounds never come to light. A retelling deals
the unseen cards at random and replays the round's events. A card that moves unseen is mostly the lowest
possible, since sensible players part with their lowest cards. If a hand lacks a rank that the seat saw in it,
one of its cards swaps ranks with another unknown card. When a retelling contradicts what the seat knows, a
new one is tried. The second half of the attempts ignores habits. When all attempts fail, no world is found.
"""

from collections.abc import Sequence
from itertools import islice
from typing import Any

from msgspec.structs import replace

from engine.captains_orders.data import DECK
from engine.captains_orders.events import (
    Dealt,
    Discarded,
    HandedOver,
    Obeyed,
    Ordered,
    Reordered,
    RoundBegan,
)
from engine.captains_orders.state import Handed, State
from engine.core.chance import Chance, Dice
from engine.core.errors import NoWorldFound
from engine.core.event import Event
from engine.core.rules import Imagined

ATTEMPTS = 50
RANKS = range(1, 11)
UNSEEN_CARD_WEIGHTS = (100, 25, 12, 8)
"""Relative weight of a card that moves unseen, by the number of lower ranks that might have moved instead.

The computer players' rules of thumb are stricter, but people's aren't.
"""


def imagine(state: State, log: Sequence[Event], seat: int | None, chance: Chance) -> Imagined[State]:
    """See `Rules.imagine`."""
    begin = next(place for place in reversed(range(len(log))) if isinstance(log[place], RoundBegan))
    dice = Dice(chance)
    retelling = _retell(log[begin:], seat, dice)
    given, taken, discards = [[list[Any]() for _ in state.hands] for _ in range(3)]
    for event, card in retelling.moved:
        if isinstance(event, HandedOver):
            given[event.seat].append(Handed(card.rank, event.to_seat))
            taken[event.to_seat].append(Handed(card.rank, event.seat))
        else:
            discards[event.seat].append(card.rank)
    imagined = replace(
        state,
        chance=dice.chance,
        hands=tuple(tuple(sorted(card.rank for card in hand)) for hand in retelling.hands),
        undealt=retelling.undealt,
        given=tuple(map(tuple, given)),
        taken=tuple(map(tuple, taken)),
        discards=tuple(map(tuple, discards)),
    )
    return imagined, lambda: [event.blanked_for(seat) for event in log[:begin]] + retelling.story()


def _retell(story: Sequence[Event], seat: int | None, dice: Dice) -> "_Retelling":
    for attempt in range(ATTEMPTS):
        try:
            return _Retelling(story, seat, dice, habits=attempt < ATTEMPTS // 2)
        except _ContradictionError:
            continue
    raise NoWorldFound


class _ContradictionError(Exception):
    """The choices made so far contradict what the seat knows."""


class _Card:
    """A card of the deck. Its rank may still change."""

    __slots__ = ("known", "least", "rank")

    def __init__(self, rank: int, *, known: bool) -> None:
        self.rank = rank
        self.known = known
        """Whether the seat has seen the card's rank."""
        self.least = 1
        """Lowest possible rank of the card: that of the highest order that the card obeyed."""


class _Retelling:
    """A possible course of the current round."""

    def __init__(self, story: Sequence[Event], seat: int | None, dice: Dice, *, habits: bool) -> None:
        """Raises _ContradictionError."""
        self._dice = dice
        self._habits = habits
        self.moved: list[tuple[HandedOver | Discarded, _Card]] = []
        """The events with a secret card, in order, each with its card."""
        self._story = story
        self._dealt = self._deal([event for event in story if isinstance(event, Dealt)], seat)
        self.hands = [hand.copy() for hand in self._dealt]
        order = 1
        for event in story:
            match event:
                case Ordered() | Reordered():
                    order = event.rank
                    self._leave(event.seat, order, order)
                case HandedOver() | Discarded():
                    least, most = order if isinstance(event, Obeyed) else 1, RANKS[-1]
                    if event.rank and event.tells(seat):
                        least = most = event.rank
                    card = self._leave(event.seat, least, most)
                    self.moved.append((event, card))
                    if isinstance(event, HandedOver):
                        self.hands[event.to_seat].append(card)
                case _:
                    pass
        self.undealt = tuple(sorted(card.rank for card in self._rest))

    def _deal(self, hands: Sequence[Dealt], seat: int | None) -> list[list[_Card]]:
        own = next((event.ranks or () for event in hands if event.tells(seat)), ())
        unseen = list(DECK)
        for rank in own:
            unseen.remove(rank)
        self._open = [_Card(rank, known=False) for rank in self._dice.shuffled(unseen)]
        """The cards that weren't dealt to the seat."""
        cards = iter(self._open)
        dealt = [
            [_Card(rank, known=True) for rank in own]
            if event.tells(seat)
            else list(islice(cards, len(event.ranks or ())))
            for event in hands
        ]
        self._rest = list(cards)
        return dealt

    def _leave(self, seat: int, least: int, most: int) -> _Card:
        """Take a card with a rank from `least` to `most` out of a hand, by habit the lowest."""
        hand = self.hands[seat]
        fitting = [card for card in hand if least <= card.rank <= most]
        if not fitting:
            fitting = [self._exchanged(hand, least, most)]
        ranks = sorted({card.rank for card in fitting})
        weights = [
            UNSEEN_CARD_WEIGHTS[min(ranks.index(card.rank), 3)] if self._habits else 1 for card in fitting
        ]
        card = self._dice.one_of(fitting, weights)
        card.least = max(card.least, least)
        card.known |= least == most
        hand.remove(card)
        return card

    def _exchanged(self, hand: Sequence[_Card], least: int, most: int) -> _Card:
        """Give an unknown card of the hand a rank from `least` to `most` by swapping ranks with a card
        elsewhere."""
        gets = [other for other in self._open if not other.known and least <= other.rank <= most]
        pairs = [
            (card, other)
            for card in hand
            if not card.known
            for other in gets
            if card.least <= other.rank and other.least <= card.rank
        ]
        if not pairs:
            raise _ContradictionError
        card, other = self._dice.one_of(pairs)
        card.rank, other.rank = other.rank, card.rank
        return card

    def story(self) -> list[Event]:
        """The round's events with this retelling's ranks."""
        dealt, moved = iter(self._dealt), iter(self.moved)
        events: list[Event] = []
        for event in self._story:
            if isinstance(event, Dealt):
                event = replace(event, ranks=tuple(sorted(card.rank for card in next(dealt))))
            elif isinstance(event, HandedOver | Discarded):
                event = replace(event, rank=next(moved)[1].rank)
            events.append(event)
        return events
