"""Rounds and tables as values: table sizes, and counts of meetings and seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

Round = tuple[tuple[int, ...], ...]
"""The tables of a round, each with its players in seat order."""


def table_sizes(players: int, least: int, most: int, wanted: int) -> tuple[int, ...]:
    """The sizes of the tables, larger ones first.

    They differ by at most one and are as close to `wanted` as possible. If the players don't fit into tables
    of `least` to `most` (like five into tables of three or four), some tables have fewer than `least`. Empty
    without players.
    """
    if players < 1:
        return ()
    fitting = [tables for tables in range(1, players + 1) if least * tables <= players <= most * tables] or [
        -(-players // most)
    ]
    tables = min(fitting, key=lambda count: (abs(players / count - wanted), count))
    size, more = divmod(players, tables)
    return (size + 1,) * more + (size,) * (tables - more)


def snake(players: Sequence[int], sizes: Sequence[int]) -> Round:
    """Tables of equal strength. The players, best first, are dealt back and forth."""
    tables: list[list[int]] = [[] for _ in sizes]
    order = list(range(len(sizes)))
    rest = list(players)
    while rest:
        for number in order:
            if rest and len(tables[number]) < sizes[number]:
                tables[number].append(rest.pop(0))
        order.reverse()
    return tuple(tuple(table) for table in tables)


def meetings(rounds: Iterable[Round]) -> Counter[tuple[int, int]]:
    """How often each pair (lower number first) met at a table."""
    return Counter(
        (min(pair), max(pair)) for tables in rounds for table in tables for pair in combinations(table, 2)
    )


def repeats(rounds: Iterable[Round]) -> int:
    """The number of rematches."""
    return sum(count - 1 for count in meetings(rounds).values())


def unmet(rounds: Sequence[Round], players: Iterable[int]) -> int:
    """The number of pairs of these players that haven't met."""
    met = meetings(rounds)
    return sum((min(pair), max(pair)) not in met for pair in combinations(players, 2))


def seat_counts(rounds: Iterable[Round]) -> dict[int, Counter[int]]:
    """How often each player sat in each seat."""
    counts: dict[int, Counter[int]] = {}
    for tables in rounds:
        for table in tables:
            for seat, player in enumerate(table):
                counts.setdefault(player, Counter())[seat] += 1
    return counts
