"""The rounds that are still to come, planned together, so that the next one leaves none without an answer.

A plan of all rounds stands from the first draw on. Each later draw tries to better it by how the players
stand by then (who stands alike is to meet), and never at the price of a meeting again or of the balance of
seats.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

from pairing.search import Arrangement, Pairs, Search, by_turns, each_by_itself, turned
from pairing.seats import imbalance, seated
from pairing.tables import Round, meetings, unmet

STEPS = 25_000
"""Exchanges that a search for all rounds tries at the most."""
STEPS_A_PLACE = 250
"""Those that it tries for each place of each round, where there are few."""
TURNED = 90_000
"""Those that a search for one round and its turns does."""
ROUNDS = 30
"""The most rounds that it takes until all have met."""
TRIES = 3
"""Searches of a kind, where none has found what it looks for."""
TURNS = 4
"""Lengths of turns that are tried."""
WORTH = 4.0
"""What it is worth that a pair meets that has not, where all are to."""
LEVELS = 30.0
"""What all differences of level at tables may cost, to begin with, where one meeting again costs 1."""


@dataclass(frozen=True)
class Task:
    """What is to be drawn."""

    players: tuple[int, ...]
    """Who takes part."""
    levels: tuple[float, ...]
    """How each of them stands; who stands alike is to meet next."""
    sizes: tuple[int, ...]
    """Of the tables, in every round."""
    left: int
    """How many rounds are to come; 0: as few as it takes, where all are to meet."""
    past: tuple[Round, ...] = ()
    plan: tuple[Round, ...] = ()
    """What was planned by the draw before."""
    all_meet: bool = False
    """Everybody is to meet everybody (a round robin); otherwise nobody is to meet anybody twice."""


def draw(task: Task, seed: str) -> tuple[Round, ...]:
    """The rounds that are to come, the next one first. The same seed gives the same rounds."""
    if not task.left:
        return rounds_for_all(task.players, task.sizes, seed, ROUNDS)
    dice = Random(seed)  # noqa: S311 (no secret hangs on it)
    best = min(_candidates(task, dice), key=lambda rounds: _faults(task, rounds))
    if task.all_meet or len(set(task.levels)) < 2:
        return best
    bettered = seated(task.past, _bettered(task, best, dice), dice)
    return min(best, bettered, key=lambda rounds: _faults(task, rounds))


def rounds_for_all(players: Sequence[int], sizes: tuple[int, ...], seed: str, most: int) -> tuple[Round, ...]:
    """As few rounds as are found in which everybody meets everybody, and no more than `most`."""
    [largest, *_] = sizes
    levels = (0.0,) * len(players)
    least = -(-(len(players) - 1) // (largest - 1)) if largest > 1 else 1
    rounds: tuple[Round, ...] = ()
    for number in range(least, most + 1):
        rounds = draw(Task(tuple(players), levels, sizes, number, all_meet=True), seed)
        if not unmet(rounds, players):
            break
    return rounds


def _candidates(task: Task, dice: Random) -> Iterator[tuple[Round, ...]]:
    planned = task.plan[-task.left :]
    is_known = sorted(player for table in planned[0] for player in table) if planned else []
    if len(planned) == task.left and is_known == sorted(task.players):
        for first in range(task.left):
            yield (planned[first], *planned[:first], *planned[first + 1 :])
    else:
        yield seated(task.past, _found(task, dice), dice)


def _found(task: Task, dice: Random) -> tuple[Round, ...]:
    """A plan of all rounds that are to come, whoever stands how."""
    best: tuple[Round, ...] = ()
    perfect = _at_least(task)
    for rounds in _searched(task, dice):
        plan = _rounds(task, rounds)
        if not best or _met_wrongly(task, plan) < _met_wrongly(task, best):
            best = plan
        if _met_wrongly(task, best) <= perfect:
            break
    return best


def _searched(task: Task, dice: Random) -> Iterator[list[Arrangement]]:
    """Plans, by one search after the other."""
    count = len(task.players)
    # Nobody has more others to meet than there are, and those of one table each need another one next.
    [size, *_] = task.sizes
    is_even = len(set(task.sizes)) == 1 and not task.past
    can_be = is_even and task.left * (size - 1) < count and len(task.sizes) >= size
    turns = range(max(2, task.left), min(count, task.left + TURNS) + 1) if can_be else ()
    worth = WORTH if task.all_meet else 0.0
    enough = _cost(task, _at_least(task), worth)
    for _ in range(TRIES):
        shuffled = [_shuffled(count, dice) for _ in range(task.left)]
        search = Search(_pairs(task), task.sizes, shuffled, dice, worth=worth)
        search.run(_steps(task), 1.0, 0.15, enough=enough)
        yield search.rounds
        for length in turns:
            search = Search(by_turns(count, length), task.sizes, [_shuffled(count, dice)], dice)
            search.run(TURNED, 0.6, 0.15, enough=0)
            yield [turned(search.rounds[0], length, by) for by in range(task.left)]


def _bettered(task: Task, plan: tuple[Round, ...], dice: Random) -> tuple[Round, ...]:
    """The plan changed such that players of one level meet next."""
    places = {player: place for place, player in enumerate(task.players)}
    rounds = [[places[player] for table in tables for player in table] for tables in plan]
    mean = sum(task.levels) / len(task.levels)
    spread = sum((level - mean) ** 2 for level in task.levels) * max(task.sizes)
    scale = (LEVELS / spread) ** 0.5
    levels = [level * scale for level in task.levels]
    search = Search(_pairs(task), task.sizes, rounds, dice, levels=levels)
    search.run(_steps(task), 0.5, 0.02)
    return _rounds(task, search.rounds)


def _steps(task: Task) -> int:
    return min(STEPS, STEPS_A_PLACE * len(task.players) * task.left)


def _at_least(task: Task) -> tuple[int, int]:
    """As `_met_wrongly`, of the best plan there may be: all meet as often as each other."""
    met = _met(task)
    pairs = len(task.players) * (len(task.players) - 1) // 2
    to_come = task.left * sum(size * (size - 1) // 2 for size in task.sizes)
    times, more = divmod(sum(met) + to_come, max(1, pairs))
    missing = max(0, pairs - len(met) - to_come) if task.all_meet else 0
    return missing, pairs * times * (times - 1) // 2 + more * times


def _cost(task: Task, wrong: tuple[int, int], worth: float) -> float:
    """What a search that meets so wrongly says of it."""
    missing, again = wrong
    met = _met(task)
    pairs = len(task.players) * (len(task.players) - 1) // 2
    return again - sum(count * (count - 1) // 2 for count in met) - worth * (pairs - len(met) - missing)


def _met(task: Task) -> list[int]:
    """How often those have met who have."""
    present = set(task.players)
    return [count for pair, count in meetings(task.past).items() if present.issuperset(pair)]


def _pairs(task: Task) -> Pairs:
    places = {player: place for place, player in enumerate(task.players)}
    past = [
        [[places[player] for player in table if player in places] for table in tables] for tables in task.past
    ]
    return each_by_itself(past, len(task.players))


def _rounds(task: Task, arrangements: Sequence[Arrangement]) -> tuple[Round, ...]:
    rounds: list[Round] = []
    for arrangement in arrangements:
        rest = [task.players[place] for place in arrangement]
        tables: list[tuple[int, ...]] = []
        for size in task.sizes:
            tables.append(tuple(rest[:size]))
            rest = rest[size:]
        rounds.append(tuple(tables))
    return tuple(rounds)


def _shuffled(count: int, dice: Random) -> Arrangement:
    order = list(range(count))
    dice.shuffle(order)
    return order


def _met_wrongly(task: Task, plan: Sequence[Round]) -> tuple[int, int]:
    """How many pairs don't meet that are to, and how often some meet again (three times is worse than twice
    two)."""
    met = meetings([*task.past, *plan])
    present = set(task.players)
    again = sum(count * (count - 1) // 2 for pair, count in met.items() if present.issuperset(pair))
    missing = unmet([*task.past, *plan], task.players) if task.all_meet else 0
    return missing, again


def _faults(task: Task, plan: Sequence[Round]) -> tuple[int, int, int, float]:
    """What is wrong with a plan, the worst first."""
    levels = dict(zip(task.players, task.levels, strict=True))
    uneven = sum((levels[a] - levels[b]) ** 2 for table in plan[0] for a, b in combinations(table, 2))
    return (*_met_wrongly(task, plan), imbalance([*task.past, *plan]), uneven)
