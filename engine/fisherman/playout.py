"""A fast play-out of a contest by rules of thumb, many times as fast as the engine.

Players know the rules of the contest, the cards on the table and their own hand. Cards are numbers here:
their index in the deck for four players.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.fisherman.data import DECKS, KINDS, NUMBERS, strength
from engine.fisherman.scoring import value
from engine.fisherman.tricks import LOSING_POWER, ContestRules, power

CARDS = DECKS[4]
NUMBER_OF = {card: number for number, card in enumerate(CARDS)}
KIND_OF = [KINDS.index(card.kind) for card in CARDS]

BEATEN_CHANCE = 0.05
"""Chance that another player beats a card, per stronger number. All trumps together count as one number."""
FOLLOW_CHANCE = 0.8
"""Chance that another player follows the led kind."""


class Habit(NamedTuple):
    """The weights by which players choose a card."""

    promise: float
    """Weight per point that the trick is expected to bring.

    The weight is negated if others win the points.
    """
    led: float
    """Weight per point that the trick is expected to hold, if the card leads it."""
    stronger: float
    """Weight per stronger card of the same kind in the hand."""
    strength: float
    """Weight per number weaker than the card's."""
    trump: float
    """Strength added to a trump, as a difference in numbers."""


class Table:
    """Lookup tables of the cards' values and strengths under a contest's rules.

    Rows are by card unless noted.
    """

    def __init__(self, rules: ContestRules, habit: Habit) -> None:
        strengths = [strength(card, rules.ranking) for card in CARDS]
        trumps = [card.kind == rules.bad for card in CARDS]
        self.habit = habit
        self.value = [value(card, rules) for card in CARDS]
        self.power = [[power(card, kind, rules) for card in CARDS] for kind in KINDS]
        """Power of each card, by led kind."""
        self.holds = [
            1 - BEATEN_CHANCE * (max(strengths) - each + (not trump))
            for each, trump in zip(strengths, trumps, strict=True)
        ]
        """Chance that the next player doesn't beat the card, by card."""
        self.brings = [
            FOLLOW_CHANCE * sum(value(card, rules) for card in CARDS if card.kind == kind) / len(NUMBERS)
            for kind in KINDS
        ]
        """Mean value that another player adds to a trick, by led kind."""
        self.plain = [
            habit.strength * (each - min(strengths) + habit.trump * trump)
            for each, trump in zip(strengths, trumps, strict=True)
        ]
        """Fixed weight of each card, independent of the trick."""


table = lru_cache(maxsize=512)(Table)


def play_out(
    hands: list[list[int]],
    leader: int,
    laid: Sequence[int],
    points: Sequence[int],
    table: Table,
    chance: Iterator[float],
) -> list[int]:
    """Play a contest to its end and return all seats' points.

    Empties `hands`, which must be sorted by kind, the strongest first. `laid` has the cards of the present
    trick, `points` each seat's points before it, and `chance` the noise added to the weights of cards.
    """
    seats = len(hands)
    points = list(points)
    waiting = list(laid)
    while waiting or hands[leader]:
        trick: list[int] = []
        winner, best, pot = leader, LOSING_POWER, 0
        for place in range(seats):
            seat = (leader + place) % seats
            if waiting:
                card = waiting.pop(0)
            else:
                card = pick(hands[seat], trick, best, pot, seats, table, chance)
                hands[seat].remove(card)
            trick.append(card)
            pot += table.value[card]
            power = table.power[KIND_OF[trick[0]]][card]
            if power > best:
                winner, best = seat, power
        points[winner] += pot
        leader = winner
    return points


def pick(
    hand: list[int],
    trick: list[int],
    best: int,
    pot: int,
    seats: int,
    table: Table,
    chance: Iterator[float],
) -> int:
    """Return the card with the highest weight.

    `best` is the power of the card that is winning the trick, `pot` the value of its cards.
    """
    led = KIND_OF[trick[0]] if trick else None
    legal = [card for card in hand if KIND_OF[card] == led] or hand
    if len(legal) == 1:
        return legal[0]
    habit = table.habit
    later = seats - 1 - len(trick)
    most, picked = -1e9, legal[0]
    before, stronger = -1, 0
    for card in legal:
        kind = KIND_OF[card]
        stronger = stronger + 1 if kind == before else 0
        before = kind
        to_follow = kind if led is None else led
        total = pot + table.value[card] + later * table.brings[to_follow]
        winning = table.holds[card] ** later if table.power[to_follow][card] > best else 0.0
        weight = habit.promise * total * (winning - (1 - winning) / (seats - 1)) + table.plain[card]
        weight += habit.stronger * stronger + next(chance)
        if led is None:
            weight += habit.led * total
        if weight > most:
            most, picked = weight, card
    return picked
