"""A search for rounds in which nobody meets anybody twice.

It exchanges two players of a round, again and again, and takes what is better, and now and then what is
not, less and less often (simulated annealing). A pair has a *kind*, and what is counted is how often kinds
meet. If each pair is its own kind, all rounds are searched for. If pairs that a turn of all players leads
into one another are of one kind, one round is searched for, whose turns are the others: many fewer choices,
among which there is an answer where the other search finds none (24 players in six rounds at tables of four).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, inf
from random import Random

Arrangement = list[int]
"""The players of a round, table after table."""

NEVER = 3
"""What it costs a kind that may not meet at all, beside what it costs to meet again."""


@dataclass(frozen=True)
class Pairs:
    """What is counted."""

    kinds: Sequence[Sequence[int]]
    """The kind of each pair, by both players' places."""
    met: Sequence[int]
    """How often each kind has met already."""


def each_by_itself(past: Sequence[Sequence[Sequence[int]]], players: int) -> Pairs:
    """Each pair is of its own kind. `past`: the tables of rounds that were played, by players' places."""
    kinds = [[min(a, b) * players + max(a, b) for b in range(players)] for a in range(players)]
    met = [0] * (players * players)
    for tables in past:
        for table in tables:
            for a, b in combinations(table, 2):
                met[kinds[a][b]] += 1
    return Pairs(kinds, met)


def by_turns(players: int, turns: int) -> Pairs:
    """Pairs that a turn leads into one another are of one kind. A turn moves players on in circles of so
    many; those who are left over stay where they are."""
    circles = players // turns
    moving = circles * turns
    numbers: dict[tuple[int, int, int], int] = {}
    never: set[int] = set()

    def kind(a: int, b: int) -> int:
        a, b = min(a, b), max(a, b)
        if b < moving:
            (circle, x), (other, y) = divmod(a, turns), divmod(b, turns)
            apart = (y - x) % turns
            if circle == other:
                apart = min(apart, turns - apart)
            number = numbers.setdefault((circle, other, apart), len(numbers))
            if circle == other and 2 * apart == turns:
                never.add(number)  # half the turns lead such a pair back to itself
        elif a < moving:
            number = numbers.setdefault((a // turns, b, 0), len(numbers))
        else:
            number = numbers.setdefault((b, a, 0), len(numbers))
            never.add(number)  # they would meet in every round
        return number

    kinds = [[kind(a, b) if a != b else 0 for b in range(players)] for a in range(players)]
    return Pairs(kinds, [NEVER if number in never else 0 for number in range(len(numbers))])


def turned(arrangement: Arrangement, turns: int, by: int) -> Arrangement:
    """That round after so many turns."""
    moving = len(arrangement) // turns * turns
    return [a // turns * turns + (a + by) % turns if a < moving else a for a in arrangement]


class Search:
    """Rounds that are being searched for; they are changed in place."""

    def __init__(
        self,
        pairs: Pairs,
        sizes: Sequence[int],
        rounds: list[Arrangement],
        dice: Random,
        *,
        worth: float = 0,
        levels: Sequence[float] = (),
    ) -> None:
        """`sizes` of the tables. `worth`: what it is worth that a kind meets at all, where one more meeting
        costs as much as there were before. `levels`: how strong each player is; in the first of the rounds
        those of one level are to meet, if there are any."""
        self.rounds = rounds
        self._kinds = pairs.kinds
        self._met = list(pairs.met)
        self._worth = worth
        self._dice = dice
        self._levels = levels
        self._others: list[tuple[int, ...]] = []
        """The other places of each place's table."""
        start = 0
        for size in sizes:
            table = range(start, start + size)
            self._others += [tuple(place for place in table if place != own) for own in table]
            start += size
        self.cost = 0.0
        for arrangement in rounds:
            for place, others in enumerate(self._others):
                for other in others:
                    if place < other:
                        self.cost += self._meet(arrangement[place], arrangement[other])

    def run(self, steps: int, hot: float, cold: float, *, enough: float | None = None) -> None:
        """So many exchanges are tried; a worse one of cost 1 is taken with the probability exp(-1 / heat),
        and the heat falls from `hot` to `cold`. It ends early where the cost isn't above `enough`."""
        random, rounds, places = self._dice.random, len(self.rounds), len(self._others)
        least = -inf if enough is None else enough
        others, attempt = self._others, self._try
        heat, falls = hot, (cold / hot) ** (1 / steps)
        for _ in range(steps):
            if self.cost <= least:
                return
            heat *= falls
            number = int(random() * rounds)
            a, b = int(random() * places), int(random() * places)
            if a != b and b not in others[a]:
                attempt(number, a, b, heat)

    def _try(self, number: int, a: int, b: int, heat: float) -> None:
        """Exchange the players at two places of a round, if that is taken."""
        arrangement, met, missed = self.rounds[number], self._met, -self._worth
        one, other = arrangement[a], arrangement[b]
        kinds_of_one, kinds_of_other = self._kinds[one], self._kinds[other]
        mine = [arrangement[place] for place in self._others[a]]
        theirs = [arrangement[place] for place in self._others[b]]
        gone = [kinds_of_one[each] for each in mine] + [kinds_of_other[each] for each in theirs]
        come = [kinds_of_other[each] for each in mine] + [kinds_of_one[each] for each in theirs]
        change = 0.0
        for kind in gone:
            met[kind] = left = met[kind] - 1
            change -= left or missed
        for kind in come:
            before = met[kind]
            change += before or missed
            met[kind] = before + 1
        total = change
        if number == 0 and self._levels:
            total += self._unevenness(one, other, mine, theirs)
        if total <= 0 or self._dice.random() < exp(-total / heat):
            arrangement[a], arrangement[b] = other, one
            self.cost += change
            return
        for kind in come:
            met[kind] -= 1
        for kind in gone:
            met[kind] += 1

    def _unevenness(self, one: int, other: int, mine: list[int], theirs: list[int]) -> float:
        """How much more the levels at the two tables differ after that exchange."""
        levels = self._levels
        here, there = levels[one], levels[other]
        more = 0.0
        for each in mine:
            level = levels[each]
            more += (there - level) ** 2 - (here - level) ** 2
        for each in theirs:
            level = levels[each]
            more += (here - level) ** 2 - (there - level) ** 2
        return more

    def _meet(self, a: int, b: int) -> float:
        kind = self._kinds[a][b]
        self._met[kind] += 1
        return self._met[kind] - 1 or -self._worth
