"""Worlds as likely as the moves seen make them, if all players have sensible habits.

A world is a story of the round: which card each player was dealt, and which one went with each move. It
begins as imagined, and is changed in small steps, by two cards that change places: throughout, or from some
move on. A step is taken as often as the new story is more likely than the old one (Metropolis's rule), so
that in the long run each story comes as often as it is likely. None contradicts what the seat has seen.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.bots.observation import Observation
from engine.bots.search import worlds as imagined_worlds
from engine.captains_orders.events import Discarded, HandedOver, Ordered, Reordered, RoundBegan
from engine.captains_orders.imagine import Moved, moves_of, with_ranks
from engine.captains_orders.playout import REPLACING
from engine.captains_orders.state import State
from engine.core.chance import Chance, Dice

LOWEST_GOES = (1.0, 0.25, 0.12, 0.08)
"""How likely a card goes unseen, by how many lower ranks might have gone, beside the lowest. Those who play
by rules of thumb are stricter, people are not."""
LOWEST_ORDERED = (1.0, 0.5, 0.3, 0.2)
"""The same for a card that is put down as an order."""
GOES, ORDERED = (
    [habit[min(lower, len(habit) - 1)] for lower in range(11)] for habit in (LOWEST_GOES, LOWEST_ORDERED)
)
"""The habits, by any number of lower ranks."""


class Mixing(NamedTuple):
    """How far worlds are from what was imagined, and from each other: in steps."""

    settling: int
    """Before the first world of a chain."""
    apart: int
    """From one world to the next."""
    worlds: int
    """Of a chain."""


def worlds(observation: Observation, seed: str, mixing: Mixing) -> Iterator[State]:
    """Worlds without end, as long as any are imagined."""
    story = moves_of(observation.events(RoundBegan, Ordered, Reordered, HandedOver, Discarded))
    for number, position in enumerate(imagined_worlds(observation, seed)):
        state = position.state
        assert isinstance(state, State)
        chain = Chain(state, story, observation.seat)
        dice = Dice(Chance(f"{seed}/steps {number}"))
        chain.walk(mixing.settling, dice)
        for _ in range(mixing.worlds):
            yield chain.world()
            chain.walk(mixing.apart, dice)


class Chain:
    """A world, step by step another."""

    def __init__(self, state: State, story: Sequence[Moved], seat: int) -> None:
        self._state = state
        self._story = story
        hands, ranks = _dealt(state, story)
        self._hand_of = [seat for seat, hand in enumerate(hands) for _ in hand]
        self.ranks = [rank for hand in hands for rank in hand] + list(state.undealt)
        """By card: those dealt, by seat, then the others."""
        self.gone = _matched(self._hand_of, self.ranks, story, ranks)
        """The card of each move."""
        own = {card for card, dealt_to in enumerate(self._hand_of) if dealt_to == seat}
        self._open = [card for card in range(len(self.ranks)) if card not in own]
        self._dealt = [card for card in self._open if card < len(self._hand_of)]
        self._first_hands = [
            [card for card, dealt_to in enumerate(self._hand_of) if dealt_to == each]
            for each in range(len(hands))
        ]
        self.likely, self._hands = self._retold()
        assert self.likely > 0

    def walk(self, steps: int, dice: Dice) -> None:
        for _ in range(steps):
            self._step(dice)

    def world(self) -> State:
        """The state as the story goes now."""
        return with_ranks(
            self._state,
            self._story,
            [self.ranks[card] for card in self.gone],
            tuple(tuple(sorted(self.ranks[card] for card in hand)) for hand in self._hands),
            tuple(sorted(self.ranks[len(self._hand_of) :])),
        )

    def _step(self, dice: Dice) -> None:
        if self._story and dice.below(2):
            self._try(self._exchange_from(dice), dice)
            return
        one, other = dice.one_of(self._dealt), dice.one_of(self._open)
        if self.ranks[one] == self.ranks[other]:
            return
        before = self.ranks.copy()
        self.ranks[one], self.ranks[other] = before[other], before[one]
        if not self._accepted(dice):
            self.ranks = before

    def _exchange_from(self, dice: Dice) -> list[int]:
        """The cards of the moves, with two of them exchanged from some move on."""
        begin = dice.below(len(self._story))
        one = self.gone[begin]
        other = dice.one_of(self._beside(begin))
        exchanged = {one: other, other: one}
        return self.gone[:begin] + [exchanged.get(card, card) for card in self.gone[begin:]]

    def _beside(self, number: int) -> list[int]:
        """The cards of a hand before it made that move."""
        holder = self._holders(number)
        seat = self._story[number].seat
        return [card for card, held_by in enumerate(holder) if held_by == seat]

    def _holders(self, until: int) -> list[int | None]:
        holder: list[int | None] = list(self._hand_of)
        for card, move in zip(self.gone[:until], self._story[:until], strict=True):
            holder[card] = move.receiver
        return holder

    def _try(self, gone: list[int], dice: Dice) -> None:
        before, self.gone = self.gone, gone
        if gone != before and not self._accepted(dice):
            self.gone = before

    def _accepted(self, dice: Dice) -> bool:
        likely, hands = self._retold()
        if likely <= 0 or dice.below(1 << 30) >= likely / self.likely * (1 << 30):
            return False
        self.likely, self._hands = likely, hands
        return True

    def _retold(self) -> tuple[float, list[list[int]]]:
        """How likely the story is, and which cards are in the hands now; 0 if it can't be."""
        bits = [1 << rank for rank in self.ranks]
        hands = [hand.copy() for hand in self._first_hands]
        likely = 1.0
        for card, (seat, receiver, known, order, ordered) in zip(self.gone, self._story, strict=True):
            hand = hands[seat]
            bit = bits[card]
            if card not in hand or (known and bit != 1 << known):
                return 0.0, hands
            held = 0
            for each in hand:
                held |= bits[each]
            lower = held & (bit - 1)
            if ordered:
                if order and bit >> order:
                    return 0.0, hands
                likely *= ORDERED[lower.bit_count()]
                if order and held >> order:
                    likely *= REPLACING
            else:
                if not bit >> order:
                    return 0.0, hands
                fitting = lower >> order
                likely *= GOES[fitting.bit_count()]
                if fitting << order != lower:
                    likely *= 1 - REPLACING
            hand.remove(card)
            if receiver is not None:
                hands[receiver].append(card)
        return likely, hands


def _dealt(state: State, story: Sequence[Moved]) -> tuple[list[list[int]], list[int]]:
    """The hands at the deal, and the rank of each card that has left a hand, in a world."""
    handed, discarded = iter(state.transfers), iter(state.discards)
    ranks: list[int] = []
    for move in story:
        rank = move.rank if move.ordered else next(discarded if move.receiver is None else handed).rank
        assert rank is not None
        ranks.append(rank)
    hands = [list(hand) for hand in state.hands]
    for move, rank in zip(reversed(story), reversed(ranks), strict=True):
        hands[move.seat].append(rank)
        if move.receiver is not None:
            hands[move.receiver].remove(rank)
    return hands, ranks


def _matched(
    hand_of: Sequence[int], ranks: Sequence[int], story: Sequence[Moved], gone: Sequence[int]
) -> list[int]:
    """A card for each move, of its rank and in its hand then."""
    holder: list[int | None] = list(hand_of)
    cards: list[int] = []
    for move, rank in zip(story, gone, strict=True):
        card = next(c for c, held_by in enumerate(holder) if held_by == move.seat and ranks[c] == rank)
        holder[card] = move.receiver
        cards.append(card)
    return cards
