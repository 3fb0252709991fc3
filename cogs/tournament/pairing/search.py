"""A local search for rounds with few rematches.

Each step takes a random rematch and swaps one of the two with a random player at another table of that round.
Swaps that make things worse are seldom kept. Changing only what is wrong makes the search fast: 64 players in
six rounds take 200 steps, while simulated annealing takes 500,000.

Smaller tables have an empty chair. Their players meet `nobody`, which counts like any other meeting.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

Arrangement = list[int]
"""The players of a round, table after table, in seat order."""


AGAIN = 1 / 64
"""Additional cost of a pair's second rematch, relative to the first; of its third one twice that, and so on.

It is small, so that few rematches are more important than different ones. Sums of it are exact.
"""


class Cost(NamedTuple):
    """The cost of a set of rounds, compared field by field."""

    meetings: float
    """Number of rematches. Those of a pair that has had one before count a little more (see `AGAIN`)."""
    smaller: float
    """Repeated meetings with `nobody`: a player's second one counts as 1, the third as 2, and so on."""
    levels: float = 0.0
    """Increase in the inequality of players at the first round's tables since the start."""


class PairingSearch:
    """Looks for better rounds. The players are 0 to n - 1, and `nobody` is n."""

    def __init__(
        self,
        sizes: Sequence[int],
        rounds: Sequence[Arrangement],
        met: Sequence[Sequence[int]],
        dice: Random,
        *,
        worth: int = 0,
        levels: Sequence[float] = (),
        keep_seats: bool = False,
    ) -> None:
        """`met` says how often each pair has met before. `worth` is the cost of a pair that never meets.
        `levels` has the players' scores, if players with similar ones should meet in the first round. With
        `keep_seats`, players keep their seats and table sizes."""
        count = self._nobody = sum(sizes)
        self._dice = dice
        self._levels = levels
        self._met = [list(row) for row in met]
        times = range(sum(map(sum, met)) + 2 * len(rounds) + 1)
        of_pair: list[float] = [-worth, *(1 + AGAIN * time for time in times)]
        of_nobody: list[float] = [-worth, *(1.0 + time for time in times)]
        self._more = [*[of_pair] * count, of_nobody]
        """Cost of another meeting with each player and with `nobody`, by the number of previous meetings."""
        chairs = [(table, seat) for table, size in enumerate(sizes) for seat in range(size)]
        self._mates = [
            [place for place, (at, on) in enumerate(chairs) if at == table and on != seat]
            + [count] * (sizes[table] < sizes[0])
            for table, seat in chairs
        ]
        """The other places at the same table, by place."""
        self._others = [
            [
                place
                for place, (at, on) in enumerate(chairs)
                if at != table and (not keep_seats or (on == seat and sizes[at] == sizes[table]))
            ]
            for table, seat in chairs
        ]
        """The places that each place can be swapped with."""
        self._rounds = [[*arrangement, count] for arrangement in rounds]
        self._places = [sorted(range(count + 1), key=each.__getitem__) for each in self._rounds]
        """The place of each player, by round."""
        for arrangement in self._rounds:
            for place, mates in enumerate(self._mates):
                for mate in mates:
                    self._met[arrangement[place]][arrangement[mate]] += 1
                    if mate == count:
                        self._met[count][arrangement[place]] += 1
        pairs = [self._met[a][b] for a, b in combinations(range(count), 2)]
        smaller = self._met[count][:count]
        self.cost = Cost(_cost(pairs, self._more[0]), _cost(smaller, self._more[-1]))
        self._least = Cost(_cost(_evened(pairs), self._more[0]), _cost(_evened(smaller), self._more[-1]))
        """Lower bound on the cost of an arrangement."""
        self._limits = [max(1, min(_evened(pairs)))] * count + [max(_evened(smaller))]
        """Maximum number of times that each player may be met. More meetings are a fault."""
        self._faults = list[tuple[int, int]]()
        self._index = dict[tuple[int, int], int]()
        """Index of each fault in the list of faults."""
        for a, b in combinations(range(count + 1), 2):
            if self._met[a][b] > self._limits[b]:
                self._index[a, b] = len(self._faults)
                self._faults.append((a, b))

    def run(self, steps: int) -> list[Arrangement]:
        """The best rounds found with at most `steps` swaps. Afterwards `cost` is their cost."""
        best, kept = self.cost, [arrangement[:-1] for arrangement in self._rounds]
        for _ in range(steps):
            if best == self._least and not self._levels:
                break
            if self._step() and self.cost < best:
                best, kept = self.cost, [arrangement[:-1] for arrangement in self._rounds]
        self.cost = best
        return kept

    def _step(self) -> bool:
        """Try a swap. Returns whether it was kept."""
        random, met, more = self._dice.random, self._met, self._more
        number, place = self._pick()
        others = self._others[place]
        if not others:
            return False
        other = others[int(random() * len(others))]
        arrangement = self._rounds[number]
        one, two = arrangement[place], arrangement[other]
        of_one, of_two = met[one], met[two]
        mine = [arrangement[mate] for mate in self._mates[place]]
        theirs = [arrangement[mate] for mate in self._mates[other]]
        if mine[-1] == theirs[-1]:  # Both tables have a seat without a player (`nobody`).
            mine.pop()
            theirs.pop()
        change = sum([more[mate][of_two[mate]] - more[mate][of_one[mate] - 1] for mate in mine])
        change += sum([more[mate][of_one[mate]] - more[mate][of_two[mate] - 1] for mate in theirs])
        uneven = self._levelled(one, two, mine, theirs) if self._levels and not number else 0
        worse = 1 + change + uneven
        if worse > 1:
            worse *= worse * worse
            if worse * worse * random() > 1:  # Powers of floats differ between machines.
                return False
        smaller = 0
        if mine[-1] == self._nobody:
            smaller = more[-1][of_two[-1]] - more[-1][of_one[-1] - 1]
        elif theirs[-1] == self._nobody:
            smaller = more[-1][of_one[-1]] - more[-1][of_two[-1] - 1]
        for mate in mine:
            self._part(one, mate)
            self._meet(two, mate)
        for mate in theirs:
            self._part(two, mate)
            self._meet(one, mate)
        arrangement[place], arrangement[other] = two, one
        places = self._places[number]
        places[one], places[two] = other, place
        meetings, before, levels = self.cost
        self.cost = Cost(meetings + change - smaller, before + smaller, levels + uneven)
        return True

    def _pick(self) -> tuple[int, int]:
        """The round and place to change: those of a rematch if there is one, else random ones."""
        random = self._dice.random
        if self._faults and not (self._levels and random() < 0.5):
            one, two = self._faults[int(random() * len(self._faults))]
            if two != self._nobody and random() < 0.5:
                one, two = two, one
            fitting = [
                number
                for number, places in enumerate(self._places)
                if places[two] in self._mates[places[one]]
            ]
            if fitting:  # Otherwise the pair met in a previous round.
                number = fitting[int(random() * len(fitting))]
                return number, self._places[number][one]
        number = 0 if self._levels else int(random() * len(self._rounds))
        return number, int(random() * self._nobody)

    def _levelled(self, one: int, two: int, mine: list[int], theirs: list[int]) -> float:
        """The increase in inequality at the two tables if the players are swapped."""
        levels = self._levels
        here, there = levels[one], levels[two]
        more = 0.0
        for level in [levels[mate] for mate in mine if mate != self._nobody]:
            more += (there - level) ** 2 - (here - level) ** 2
        for level in [levels[mate] for mate in theirs if mate != self._nobody]:
            more += (here - level) ** 2 - (there - level) ** 2
        return more

    def _meet(self, one: int, two: int) -> None:
        pair = (one, two) if one < two else (two, one)
        count = self._met[one][two] + 1
        self._met[one][two] = self._met[two][one] = count
        if count == self._limits[pair[1]] + 1:
            self._index[pair] = len(self._faults)
            self._faults.append(pair)

    def _part(self, one: int, two: int) -> None:
        pair = (one, two) if one < two else (two, one)
        count = self._met[one][two] - 1
        self._met[one][two] = self._met[two][one] = count
        if count == self._limits[pair[1]]:
            place, last = self._index.pop(pair), self._faults.pop()
            if last != pair:
                self._faults[place] = last
                self._index[last] = place


def _cost(counts: Sequence[int], more: Sequence[float]) -> float:
    return sum(sum(more[:count]) - more[0] for count in counts)


def _evened(counts: Sequence[int]) -> list[int]:
    """Counts with the same sum that differ by at most one."""
    times, more = divmod(sum(counts), len(counts))
    return [times + 1] * more + [times] * (len(counts) - more)
