"""Seat balance: for every seat, the numbers of times that players sit in it differ by at most one, where
possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

from cogs.tournament.pairing.tables import Round, seat_counts

MAX_BALANCING_ATTEMPTS = 30
"""Maximum number of attempts to balance the seats. Most draws succeed at once."""


def seated(past: Sequence[Round], rounds: Sequence[Round], dice: Random) -> tuple[Round, ...]:
    """These tables with their seats balanced over all rounds, including `past`.

    If all tables have the same size and there is no past, everyone sits in all seats equally often, give or
    take one.
    """
    tries = [_balanced(past, rounds, dice)]
    while (fault := imbalance([*past, *tries[-1]])) and len(tries) < MAX_BALANCING_ATTEMPTS:
        tries.append(_balanced(past, rounds, dice))
    return tries[-1] if not fault else min(tries, key=lambda each: imbalance([*past, *each]))


def _balanced(past: Sequence[Round], rounds: Sequence[Round], dice: Random) -> tuple[Round, ...]:
    """A seating that no exchange of two seats improves, found from random seats."""
    tables = [[sorted(table, key=lambda _: dice.random()) for table in each] for each in rounds]
    flat = [table for each in tables for table in each]
    drawn = [tuple(tuple(table) for table in each) for each in tables]
    often = seat_counts([*past, *drawn])
    pairs = list(combinations(range(max(map(len, flat), default=0)), 2))
    while any(_exchange(flat, first, second, often) for first, second in pairs):
        pass
    return tuple(tuple(tuple(table) for table in each) for each in tables)


def _exchange(tables: list[list[int]], first: int, second: int, often: dict[int, Counter[int]]) -> bool:
    """Swap two seats at some tables for a better balance. Returns False if the balance can't be improved.

    A player's *lean* is how much more often they sit in the first seat than in the second. A swap at a table
    moves two units of lean from one player to the other. A chain of swaps moves them from its first player to
    its last.
    """
    lean = {player: count[first] - count[second] for player, count in often.items()}
    least = min(lean.values(), default=0)
    sitting: dict[int, list[list[int]]] = {player: [] for player in lean}
    for table in tables:
        if len(table) > second:
            sitting[table[first]].append(table)
    for start, most in lean.items():
        if most - 2 <= least:
            continue
        reached: dict[int, list[int]] = {start: []}
        queue = [start]
        for player in queue:
            if lean[player] < most - 2:
                for each, change in ((start, -1), (player, 1)):
                    often[each][first] += change
                    often[each][second] -= change
                while table := reached[player]:
                    player = table[first]
                    table[first], table[second] = table[second], player
                return True
            for table in sitting[player]:
                if table[second] not in reached:
                    reached[table[second]] = table
                    queue.append(table[second])
    return False


def imbalance(rounds: Sequence[Round]) -> int:
    """A measure of how unevenly the players sit in the seats, summed over all seats.

    In each seat, it is the difference between the most and the least frequent player, less one.
    """
    often = seat_counts(rounds).values()
    seats = max((len(table) for tables in rounds for table in tables), default=0)
    counts = [[count[seat] for count in often] for seat in range(seats)]
    return sum(max(0, max(each) - min(each) - 1) for each in counts)
