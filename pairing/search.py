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
from math import exp
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
        self._tables: list[range] = []  # of each place
        start = 0
        for size in sizes:
            self._tables += [range(start, start + size)] * size
            start += size
        self.cost = 0.0
        for arrangement in rounds:
            for table in dict.fromkeys(self._tables):
                for a, b in combinations(table, 2):
                    self.cost += self._meet(arrangement[a], arrangement[b])

    def run(self, steps: int, hot: float, cold: float, *, enough: float | None = None) -> None:
        """So many exchanges are tried; a worse one of cost 1 is taken with the probability exp(-1 / heat),
        and the heat falls from `hot` to `cold`. It ends early where the cost isn't above `enough`."""
        random, places = self._dice.random, len(self._tables)
        heat, falls = hot, (cold / hot) ** (1 / steps)
        for _ in range(steps):
            if enough is not None and self.cost <= enough:
                return
            heat *= falls
            number = int(random() * len(self.rounds))
            a, b = int(random() * places), int(random() * places)
            if self._tables[a] is not self._tables[b]:
                self._try(number, a, b, heat)

    def _try(self, number: int, a: int, b: int, heat: float) -> None:
        """Exchange the players at two places of a round, if that is taken."""
        arrangement, kinds, met = self.rounds[number], self._kinds, self._met
        one, other = arrangement[a], arrangement[b]
        mine = [arrangement[place] for place in self._tables[a] if place != a]
        theirs = [arrangement[place] for place in self._tables[b] if place != b]
        gone = [kinds[one][each] for each in mine] + [kinds[other][each] for each in theirs]
        come = [kinds[other][each] for each in mine] + [kinds[one][each] for each in theirs]
        change = 0.0
        for kind in gone:
            met[kind] -= 1
            change -= met[kind] or -self._worth
        for kind in come:
            change += met[kind] or -self._worth
            met[kind] += 1
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
        more = sum((there - levels[each]) ** 2 - (here - levels[each]) ** 2 for each in mine)
        return more + sum((here - levels[each]) ** 2 - (there - levels[each]) ** 2 for each in theirs)

    def _meet(self, a: int, b: int) -> float:
        kind = self._kinds[a][b]
        self._met[kind] += 1
        return self._met[kind] - 1 or -self._worth
