"""Plays a contest to its end by rules of thumb, fast. A card is a number here: its place in the deck of all
kinds.

Each player knows the rules of the contest, the cards on the table and their own hand, and plays what is best
for this trick on the average.
"""

from collections.abc import Sequence
from functools import lru_cache

from engine.fisherman.data import DECKS, KINDS, NUMBERS, strength
from engine.fisherman.scoring import value
from engine.fisherman.setting import ContestRules

CARDS = DECKS[4]
NUMBER_OF = {card: number for number, card in enumerate(CARDS)}
KIND_OF = [KINDS.index(card.kind) for card in CARDS]

OVER_ALL = 20
"""Makes the weakest trump stronger than any other card."""
BEATEN = 0.05
"""How likely another player beats a card, for each number that is stronger. All trumps together count as one
more number."""
FOLLOWING = 0.8
"""How likely another player follows the led kind."""
KEEPING = 0.01
"""What it is worth to keep a card that is stronger by one."""


class Worth:
    """What cards are good for under the rules of a contest. Rows are by card."""

    def __init__(self, rules: ContestRules) -> None:
        strengths = [strength(card, rules.ranking) for card in CARDS]
        weakest, strongest = min(strengths), max(strengths)
        self.trump = [card.kind == rules.bad for card in CARDS]
        self.value = [value(card, rules) for card in CARDS]
        self.power = [
            each - weakest + OVER_ALL * trump for each, trump in zip(strengths, self.trump, strict=True)
        ]
        """Of two cards that can win a trick, the one with more does."""
        self.holds = [
            1 - BEATEN * (strongest - each + (not trump))
            for each, trump in zip(strengths, self.trump, strict=True)
        ]
        """How likely the card isn't beaten by the next player."""
        self.brings = [
            FOLLOWING * sum(value(card, rules) for card in CARDS if card.kind == kind) / len(NUMBERS)
            for kind in KINDS
        ]
        """What another player adds to a trick of that kind on the average. This row is by kind."""
        self.keeping = [KEEPING * power for power in self.power]


worth = lru_cache(maxsize=512)(Worth)


def play_out(
    hands: list[list[int]], leader: int, table: Sequence[int], points: Sequence[int], worth: Worth
) -> list[int]:
    """The points of all seats at the end of the contest.

    Empties `hands`. `table`: the cards of the present trick, the leader's first; `points`: what all seats
    had before that trick.
    """
    seats = len(hands)
    points = list(points)
    waiting = list(table)
    while waiting or hands[leader]:
        trick: list[int] = []
        winner, best, pot = leader, -1, 0
        for place in range(seats):
            seat = (leader + place) % seats
            if waiting:
                card = waiting.pop(0)
            else:
                card = pick(hands[seat], trick, best, pot, seats, worth)
                hands[seat].remove(card)
            trick.append(card)
            pot += worth.value[card]
            if worth.power[card] > best and (KIND_OF[card] == KIND_OF[trick[0]] or worth.trump[card]):
                winner, best = seat, worth.power[card]
        points[winner] += pot
        leader = winner
    return points


def pick(hand: list[int], trick: list[int], best: int, pot: int, seats: int, worth: Worth) -> int:
    """The card that promises most. Points of others count against it.

    `best`: the power of the card that is winning the trick; `pot`: the value of all in it.
    """
    led = KIND_OF[trick[0]] if trick else None
    legal = [card for card in hand if KIND_OF[card] == led] or hand
    if len(legal) == 1:
        return legal[0]
    later = seats - 1 - len(trick)
    most, picked = -1e9, legal[0]
    for card in legal:
        kind = KIND_OF[card]
        total = pot + worth.value[card] + later * worth.brings[kind if led is None else led]
        if worth.power[card] > best and (led is None or kind == led or worth.trump[card]):
            winning = worth.holds[card] ** later
        else:
            winning = 0.0
        promise = total * (winning - (1 - winning) / (seats - 1)) - worth.keeping[card]
        if promise > most:
            most, picked = promise, card
    return picked
