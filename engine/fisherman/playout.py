"""Plays a contest to its end by rules of thumb, fast: the engine takes many times as long.

Players know the rules of the contest, the cards on the table and their own hand. A card is a number here: its
place in the deck of four players.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.fisherman.data import DECKS, KINDS, NUMBERS, strength
from engine.fisherman.scoring import value
from engine.fisherman.tricks import LOSES, ContestRules, power

CARDS = DECKS[4]
NUMBER_OF = {card: number for number, card in enumerate(CARDS)}
KIND_OF = [KINDS.index(card.kind) for card in CARDS]

BEATEN = 0.05
"""How likely another player beats a card, for each number that is stronger. All trumps together count as one
more number."""
FOLLOWING = 0.8
"""How likely another player follows the led kind."""


class Habit(NamedTuple):
    """What players go by when they choose a card: what each trait adds to its weight."""

    promise: float
    """For each point that the trick is expected to bring. Points of others count against the player."""
    led: float
    """For each point that the trick is expected to have, if the card leads it."""
    stronger: float
    """For each stronger card of its kind in the hand."""
    strength: float
    """For each number that is weaker."""
    trump: float
    """As many numbers a trump is stronger than other cards."""


class Table:
    """What cards are good for under the rules of a contest. Rows are by card."""

    def __init__(self, rules: ContestRules, habit: Habit) -> None:
        strengths = [strength(card, rules.ranking) for card in CARDS]
        trumps = [card.kind == rules.bad for card in CARDS]
        self.habit = habit
        self.value = [value(card, rules) for card in CARDS]
        self.power = [[power(card, kind, rules) for card in CARDS] for kind in KINDS]
        """A row for each kind that may be led."""
        self.holds = [
            1 - BEATEN * (max(strengths) - each + (not trump))
            for each, trump in zip(strengths, trumps, strict=True)
        ]
        """How likely the card isn't beaten by the next player."""
        self.brings = [
            FOLLOWING * sum(value(card, rules) for card in CARDS if card.kind == kind) / len(NUMBERS)
            for kind in KINDS
        ]
        """What another player adds to a trick of that kind on average. This row is by kind."""
        self.plain = [
            habit.strength * (each - min(strengths) + habit.trump * trump)
            for each, trump in zip(strengths, trumps, strict=True)
        ]
        """What the card weighs at any moment."""


table = lru_cache(maxsize=512)(Table)


def play_out(
    hands: list[list[int]],
    leader: int,
    laid: Sequence[int],
    points: Sequence[int],
    table: Table,
    chance: Iterator[float],
) -> list[int]:
    """The points of all seats at the end of the contest.

    Empties `hands`, which are sorted kind by kind, the strongest first. `laid`: the cards of the present
    trick; `points`: what all seats had before it; `chance`: what it adds to the weights of cards.
    """
    seats = len(hands)
    points = list(points)
    waiting = list(laid)
    while waiting or hands[leader]:
        trick: list[int] = []
        winner, best, pot = leader, LOSES, 0
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
    """The card that weighs most.

    `best`: the power of the card that is winning the trick; `pot`: the value of all in it.
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
