"""Draws all rounds to come together, so that the next one doesn't spoil later ones.

The first draw plans all rounds. Later draws keep that plan, but let players with similar scores meet in the
next round, as long as that costs no rematch and no seat balance.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

from cogs.tournament.pairing.book import known_plan
from cogs.tournament.pairing.search import Arrangement, PairingSearch
from cogs.tournament.pairing.seats import imbalance, seated
from cogs.tournament.pairing.tables import Round, unmet

MAX_SWAPS = 240_000
"""Number of swaps tried for a new plan. They take about a second."""
MAX_LEVELLING_SWAPS = 30_000
MIXED_SCORES_COST = 20.0
"""Cost of randomly mixed scores, relative to a rematch."""
UNMET_PAIR_COST = 4
"""Cost of a pair that doesn't meet in a round robin, relative to a rematch."""
MAX_ROUND_ROBIN_ROUNDS = 30


@dataclass(frozen=True)
class Task:
    """The task of a draw."""

    players: tuple[int, ...]
    levels: tuple[float, ...]
    """The players' scores. Players with similar scores should meet in the next round."""
    sizes: tuple[int, ...]
    """The sizes of the tables in every round, the larger ones first."""
    left: int
    """Number of rounds to come. 0 stands for as few as possible until all have met."""
    past: tuple[Round, ...] = ()
    plan: tuple[Round, ...] = ()
    """The rounds to come, as planned by the previous draw."""
    all_meet: bool = False
    """Whether everyone should meet everyone, as in a round robin.

    Otherwise nobody should meet anyone twice.
    """


def draw(task: Task, seed: str) -> tuple[Round, ...]:
    """The rounds to come, the next one first. The same seed gives the same rounds."""
    if not task.left:
        return rounds_for_all(task.players, task.sizes, seed, MAX_ROUND_ROBIN_ROUNDS)
    dice = Random(seed)  # noqa: S311 (nothing secret depends on it)
    plan = _kept(task) or seated(task.past, _planned(task, dice), dice)
    return plan if len(set(task.levels)) == 1 else _levelled(task, plan, dice)


def rounds_for_all(players: Sequence[int], sizes: tuple[int, ...], seed: str, most: int) -> tuple[Round, ...]:
    """The fewest rounds found in which everyone meets everyone, at most `most`."""
    levels = (0.0,) * len(players)
    least = -(-(len(players) - 1) // (sizes[0] - 1)) if sizes[0] > 1 else 1
    rounds: tuple[Round, ...] = ()
    for number in range(least, most + 1):
        rounds = draw(Task(tuple(players), levels, sizes, number, all_meet=True), seed)
        if not unmet(rounds, players):
            break
    return rounds


def _kept(task: Task) -> tuple[Round, ...]:
    """The previous plan, reordered to begin with the best round for the present scores; empty if it no longer
    fits."""
    plan = task.plan[-task.left :]
    players = sorted(player for table in plan[0] for player in table) if plan else []
    if len(plan) != task.left or players != sorted(task.players):
        return ()
    first = min(range(task.left), key=lambda number: _unevenness(task, plan[number]))
    return (plan[first], *plan[:first], *plan[first + 1 :])


def _unevenness(task: Task, tables: Round) -> float:
    levels = dict(zip(task.players, task.levels, strict=True))
    return sum((levels[a] - levels[b]) ** 2 for table in tables for a, b in combinations(table, 2))


def _planned(task: Task, dice: Random) -> list[Round]:
    """A new plan, independent of scores."""
    players = range(len(task.players))
    shuffled = [sorted(players, key=lambda _: dice.random()) for _ in range(task.left)]
    known = [] if task.past or task.all_meet else known_plan(task.sizes, task.left)
    if known:
        rounds = [[shuffled[0][player] for player in each] for each in known]
    else:
        rounds = _search(task, shuffled, dice).run(MAX_SWAPS)
    return [_tables(task, each) for each in rounds]


def _levelled(task: Task, plan: tuple[Round, ...], dice: Random) -> tuple[Round, ...]:
    """The plan, changed so that players with similar scores meet in the next round.

    Two ways are tried. If everyone keeps their seats, the seats stay balanced. Otherwise there is more
    choice, but the seats of the last rounds can't always be balanced again.
    """
    places = {player: place for place, player in enumerate(task.players)}
    rounds = [[places[player] for table in tables for player in table] for tables in plan]
    mean = sum(task.levels) / len(task.levels)
    scale = MIXED_SCORES_COST / (sum((level - mean) ** 2 for level in task.levels) * task.sizes[0])
    levels = [level * scale**0.5 for level in task.levels]
    options: list[tuple[float, float, int, float, tuple[Round, ...]]] = []
    for keep_seats in (True, False):
        search = _search(task, rounds, dice, levels, keep_seats=keep_seats)
        found = tuple(_tables(task, arrangement) for arrangement in search.run(MAX_LEVELLING_SWAPS))
        if not keep_seats:
            found = seated(task.past, found, dice)
        meetings, smaller, uneven = search.cost
        options.append((meetings, smaller, imbalance([*task.past, *found]), uneven, found))
    return min(options)[-1]


def _search(
    task: Task,
    rounds: list[Arrangement],
    dice: Random,
    levels: Sequence[float] = (),
    *,
    keep_seats: bool = False,
) -> PairingSearch:
    worth = UNMET_PAIR_COST if task.all_meet else 0
    return PairingSearch(
        task.sizes, rounds, _met(task), dice, worth=worth, levels=levels, keep_seats=keep_seats
    )


def _met(task: Task) -> list[list[int]]:
    """How often each pair of players has met. The last row and column count each player's meetings with
    nobody."""
    places = {player: place for place, player in enumerate(task.players)}
    nobody = len(places)
    met = [[0] * (nobody + 1) for _ in range(nobody + 1)]
    for tables in task.past:
        for table in tables:
            known = [places[player] for player in table if player in places]
            if len(table) < max(map(len, tables)):
                known.append(nobody)
            for a, b in combinations(known, 2):
                met[a][b] += 1
                met[b][a] += 1
    return met


def _tables(task: Task, arrangement: Sequence[int]) -> Round:
    players = iter([task.players[place] for place in arrangement])
    return tuple(tuple(next(players) for _ in range(size)) for size in task.sizes)
