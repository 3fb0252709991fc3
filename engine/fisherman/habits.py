"""How sensible players use their cards: by it all play on in imagined worlds.

Each card that may be played has a *leaning*: with a leaning more by 1 a card is played e times as often. It
adds up by weights (`weights.py`), which were fitted to what clever players did. A card is a number here, as
in `playout.py`.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import inf, log
from operator import add

from engine.core.chance import Chance, Dice
from engine.fisherman.playout import CARDS, KIND_OF, OVER_ALL, worth
from engine.fisherman.setting import ContestRules
from engine.fisherman.weights import BY_ITSELF, DISCARDING, FOLLOWING, LEADING, WEIGHTS, Weights

Hand = list[list[int]]
"""Kind by kind, the strongest card first."""

TEMPER = 0.5
"""How much is left to chance when they play on: with 1 as much as the leanings say, with 0 nothing."""
CHANCES = 4096
THOUGHTS = 340
"""More choices than are thought of in a contest: of four players 4 * (12 + 11 + ... + 1) cards at most, and
what may be named."""

_ONCE = Dice(Chance("habits")).shuffled(
    [-TEMPER * log(-log((each + 0.5) / CHANCES)) for each in range(CHANCES)]
)
_NOISE = _ONCE + _ONCE[:THOUGHTS]
"""With it added, the card with most is as often each one as the leanings say (Gumbel's distribution)."""


def noise(dice: Dice) -> Iterator[float]:
    """Enough for a contest of what chance adds to leanings."""
    begin = dice.below(CHANCES)
    return iter(_NOISE[begin : begin + THOUGHTS])


class Habits:
    """What players lean to under the rules of a contest. Rows are by card."""

    def __init__(
        self, rules: ContestRules, seats: int, weights_by_place: Sequence[Weights] | None = None
    ) -> None:
        """`weights_by_place`: in place of WEIGHTS."""
        rows = weights_by_place or WEIGHTS[seats]
        self._last = seats - 1
        table = worth(rules)
        self.value, self.power, self.trump = table.value, table.power, table.trump
        self._brings = table.brings
        self._above = [
            power - OVER_ALL * trump + 1 for power, trump in zip(self.power, self.trump, strict=True)
        ]
        """The strength of a card in its kind, from 1."""
        self.bit = [1 << above - 1 for above in self._above]
        self._plain = [
            [self._by_itself(card, weights, rules) for card in range(len(CARDS))] for weights in rows
        ]
        """What a card counts by itself, place by place (see WEIGHTS)."""
        self._weights = [weights[BY_ITSELF:] for weights in rows]
        """What it counts by the moment."""

    def _by_itself(self, card: int, weights: Weights, rules: ContestRules) -> float:
        strength = (self._above[card] - 1) / 9
        trump, favourite = self.trump[card], CARDS[card].kind == rules.favourite
        return (
            weights.value * self.value[card]
            + weights.trump * trump
            + weights.strength * strength
            + weights.favourite * favourite
            + weights.strength_of_favourite * strength * favourite
            + weights.strength_of_trump * strength * trump
        )

    def pick(
        self,
        hand: Hand,
        trick: Sequence[int],
        best: int,
        pot: int,
        unplayed: Sequence[int],
        chance: Iterator[float],
    ) -> int:
        """The card that a player plays. See `leanings`; `chance`: what it adds to them."""
        if trick and len(own := hand[KIND_OF[trick[0]]]) == 1:
            return own[0]
        cards, leanings = self.leanings(hand, trick, best, pot, unplayed)
        tossed = list(map(add, leanings, chance))
        return cards[tossed.index(max(tossed))]

    def leanings(
        self, hand: Hand, trick: Sequence[int], best: int, pot: int, unplayed: Sequence[int]
    ) -> tuple[list[int], list[float]]:
        """The cards that a hand may play, and how much a player leans to each.

        `best`: the power of the card that is winning the trick; `pot`: the value of all in it; `unplayed`: of
        each kind the cards that are not played yet, those of the hand too, as a sum of their `bit`.
        """
        later = self._last - len(trick)
        cards: list[int] = []
        leanings: list[float] = []
        if trick:
            led = KIND_OF[trick[0]]
            expected = pot + later * self._brings[led]
            if hand[led]:
                self._lean(
                    FOLLOWING - later, hand[led], unplayed[led], best, expected, later, cards, leanings
                )
            else:
                for own, out in zip(hand, unplayed, strict=True):
                    if own:
                        beaten = best if self.trump[own[0]] else inf
                        self._lean(DISCARDING, own, out, beaten, expected, later, cards, leanings)
        else:
            for own, out, brings in zip(hand, unplayed, self._brings, strict=True):
                if own:
                    self._lean(LEADING, own, out, -1, later * brings, later, cards, leanings)
        return cards, leanings

    def _lean(
        self,
        place: int,
        own: Sequence[int],
        unplayed: int,
        best: float,
        pot: float,
        later: int,
        cards: list[int],
        leanings: list[float],
    ) -> None:
        """Adds the cards of one kind. `pot` is what the trick will have, without the card."""
        (
            takes,
            takes_value,
            takes_stronger,
            takes_value_stronger,
            safe,
            safe_value,
            stronger_out,
            stronger_held,
            held,
            single,
            others,
            last_of_kind,
        ) = self._weights[place]
        plain, value, power, above = self._plain[place], self.value, self.power, self._above
        many = len(own)
        out = unplayed.bit_count() - many
        base = held * many + others * out
        if many == 1:
            base += single
        if not out:
            base += last_of_kind
        cards += own
        for number, card in enumerate(own):
            stronger = (unplayed >> above[card]).bit_count() - number
            leaning = base + plain[card] + stronger_out * stronger + stronger_held * number
            if power[card] > best:
                total = pot + value[card]
                leaning += takes + takes_value * total
                if stronger:
                    leaning += stronger * (takes_stronger + takes_value_stronger * total)
                if not (stronger and later):
                    leaning += safe + safe_value * total
            leanings.append(leaning)


habits = lru_cache(maxsize=512)(Habits)
