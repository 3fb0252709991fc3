"""Deals anew what a seat can't know.

Only the present round matters: nothing of an earlier one can come to light any more. A retelling goes through
the events of the round again. At first the ranks of all cards are open, except those that the seat was dealt.
Where a card moves unseen, the retelling chooses one of the hand; where the seat knows its rank, one that may
have it gets it. A card that obeyed is not below the order. In the end the open ranks are dealt from what is
left of the deck. A choice may contradict what comes later. Then a new retelling is tried, and if it comes to
that too often, no world is found.
"""

from collections.abc import Sequence
from typing import NamedTuple

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
from engine.captains_orders.scoring import Hands
from engine.captains_orders.state import State
from engine.core.chance import Chance, Dice
from engine.core.errors import NoWorldFound
from engine.core.event import Event
from engine.core.rules import Imagined

ATTEMPTS = 50
RANKS = range(1, 11)
WEIGHT = 1 << 32
"""What a certainty weighs; chances are weighed in whole numbers."""


def imagine(state: State, log: Sequence[Event], seat: int | None, chance: Chance) -> Imagined[State]:
    """See Rules.imagine. A match that is over hides nothing: only its seed is another then."""
    if state.step == "over":
        return replace(state, chance=chance), lambda: list(log)
    begin = next(place for place in reversed(range(len(log))) if isinstance(log[place], RoundBegan))
    dice = Dice(chance)
    retelling = _retell(log[begin:], seat, dice)
    imagined = with_ranks(
        state,
        retelling.moves,
        [card.rank for card in retelling.gone],
        tuple(tuple(sorted(card.rank for card in hand)) for hand in retelling.hands),
        retelling.undealt,
    )
    imagined.chance = dice.chance
    return imagined, lambda: [event.blanked_for(seat) for event in log[:begin]] + retelling.story()


class Moved(NamedTuple):
    """A card that has left a hand."""

    seat: int
    receiver: int | None
    """None: it has left the round, or lies as an order."""
    rank: int | None
    """As the seat knows it that thinks; None if it doesn't."""
    order: int
    """What it had to be at least, or below if it is an order itself; 0: neither."""
    ordered: bool


def moves_of(events: Sequence[Event]) -> list[Moved]:
    """The cards that have left hands in the last round of these events."""
    story: list[Moved] = []
    order = 0
    for event in events:
        match event:
            case RoundBegan():
                story = []
                order = 0
            case Ordered() | Reordered():
                before = order if isinstance(event, Reordered) else 0
                story.append(Moved(event.seat, None, event.rank, before, True))
                order = event.rank
            case HandedOver():
                least = order if isinstance(event, Obeyed) else 0
                story.append(Moved(event.seat, event.to_seat, event.rank, least, False))
            case Discarded():
                story.append(Moved(event.seat, None, event.rank, 0, False))
            case _:
                pass
    return story


def with_ranks(
    state: State, story: Sequence[Moved], ranks: Sequence[int], hands: Hands, undealt: tuple[int, ...]
) -> State:
    """The state, if these were the ranks of the cards that have left hands, and the others lay so."""
    moved = list(zip(story, ranks, strict=True))
    handed = [rank for move, rank in moved if move.receiver is not None]
    discarded = [rank for move, rank in moved if move.receiver is None and not move.ordered]
    world = replace(
        state,
        hands=hands,
        undealt=undealt,
        transfers=tuple(replace(each, rank=r) for each, r in zip(state.transfers, handed, strict=True)),
        discards=tuple(replace(each, rank=r) for each, r in zip(state.discards, discarded, strict=True)),
    )
    if state.last and state.last.receiver is not None:
        world.last = replace(state.last, rank=handed[-1])
    return world


def _retell(story: Sequence[Event], seat: int | None, dice: Dice) -> "_Retelling":
    for _ in range(ATTEMPTS):
        try:
            return _Retelling(story, seat, dice)
        except _ContradictionError:
            continue
    raise NoWorldFound


class _ContradictionError(Exception):
    """The choices made so far contradict what the seat knows."""


class _Card:
    """A card whose rank may still be open."""

    __slots__ = ("least", "rank")

    def __init__(self) -> None:
        self.rank = 0
        """0 while it is open."""
        self.least = 1
        """No lower rank is possible."""


class _Retelling:
    """The events of a round, gone through again up to the same moment."""

    def __init__(self, story: Sequence[Event], seat: int | None, dice: Dice) -> None:
        """Raises _ContradictionError."""
        self._dice = dice
        self._supply = [DECK.count(rank) for rank in range(RANKS.stop)]
        """How many cards of each rank are still to be placed, by rank."""
        self._story = story
        self.moves = moves_of([event.blanked_for(seat) for event in story])
        dealt = [event for event in story if isinstance(event, Dealt)]
        self._dealt = [self._deal(event, known=seat in event.knowers) for event in dealt]
        self.hands = [hand.copy() for hand in self._dealt]
        self.gone = [self._move(move) for move in self.moves]
        """The card of each move."""
        self._settle()
        self.undealt = tuple(self._unbound())

    def _deal(self, event: Dealt, *, known: bool) -> list[_Card]:
        ranks = event.ranks or ()
        hand = [_Card() for _ in ranks]
        if known:
            for card, rank in zip(hand, ranks, strict=True):
                self._bind(card, rank)
        return hand

    def _move(self, move: Moved) -> _Card:
        """A card goes from a hand to another one, to the table, or out of the round."""
        hand = self.hands[move.seat]
        card = self._choose(hand, move.order) if move.rank is None else self._find(hand, move.rank)
        hand.remove(card)
        if move.receiver is not None:
            self.hands[move.receiver].append(card)
        return card

    def _find(self, hand: list[_Card], rank: int) -> _Card:
        """A card of the hand that has this rank, or that may have it and gets it now."""
        card = self._likely(hand, [self._likelihood(card, rank, rank) for card in hand])
        if not card.rank:
            self._bind(card, rank)
        return card

    def _choose(self, hand: list[_Card], least: int) -> _Card:
        """A card of the hand that may have the rank `least` or a higher one, and has it from now on."""
        card = self._likely(hand, [self._likelihood(card, least, RANKS[-1]) for card in hand])
        card.least = max(card.least, least)
        return card

    def _likely(self, hand: list[_Card], weights: list[int]) -> _Card:
        if not any(weights):
            raise _ContradictionError
        return self._dice.one_of(hand, weights)

    def _likelihood(self, card: _Card, least: int, most: int) -> int:
        """How likely the card's rank lies between these two, by what is settled so far."""
        if card.rank:
            return WEIGHT if least <= card.rank <= most else 0
        possible = sum(self._supply[card.least :])
        fitting = sum(self._supply[max(least, card.least) : most + 1])
        return WEIGHT * fitting // possible if possible else 0

    def _bind(self, card: _Card, rank: int) -> None:
        self._supply[rank] -= 1
        card.rank = rank

    def _settle(self) -> None:
        """Gives every open card a rank. The bounds are nested, so it is enough to begin with the highest."""
        cards = [card for hand in self._dealt for card in hand if not card.rank]
        bounded = [card for card in cards if card.least > 1]
        for card in sorted(bounded, key=lambda card: card.least, reverse=True):
            weights = self._supply[card.least :]
            if not any(weights):
                raise _ContradictionError
            self._bind(card, self._dice.one_of(range(card.least, RANKS.stop), weights))
        rest = self._dice.shuffled(self._unbound())
        for card, rank in zip((card for card in cards if not card.rank), rest, strict=False):
            self._bind(card, rank)

    def _unbound(self) -> list[int]:
        return [rank for rank in RANKS for _ in range(self._supply[rank])]

    def story(self) -> list[Event]:
        """The same events with the ranks of this retelling."""
        dealt, gone = iter(self._dealt), iter(self.gone)
        events: list[Event] = []
        for event in self._story:
            if isinstance(event, Dealt):
                event = replace(event, ranks=tuple(sorted(card.rank for card in next(dealt))))
            elif isinstance(event, Ordered | Reordered | HandedOver | Discarded):
                event = replace(event, rank=next(gone).rank)
            events.append(event)
        return events
