"""Tables and rounds as values, how large tables are, and what may be said of several rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

Round = tuple[tuple[int, ...], ...]
"""The tables of a round; of each, its players in seat order."""


def table_sizes(players: int, least: int, most: int, wanted: int) -> tuple[int, ...]:
    """How many sit at each table, the larger ones first: tables that differ by one at the most, as near to
    the wanted size as can be. Where so many players fill no tables of `least` to `most` (five at tables of
    three or four) some have fewer than `least`. None for no players."""
    if players < 1:
        return ()
    fitting = [tables for tables in range(1, players + 1) if least * tables <= players <= most * tables] or [
        -(-players // most)
    ]
    tables = min(fitting, key=lambda count: (abs(players / count - wanted), count))
    size, more = divmod(players, tables)
    return (size + 1,) * more + (size,) * (tables - more)


def snake(players: Sequence[int], sizes: Sequence[int]) -> Round:
    """Tables of equal strength: the players, the best first, are dealt out to and fro."""
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
    """How often each pair (the lower number first) sat at one table."""
    return Counter(
        (min(pair), max(pair)) for tables in rounds for table in tables for pair in combinations(table, 2)
    )


def repeats(rounds: Iterable[Round]) -> int:
    """How often somebody met somebody again."""
    return sum(count - 1 for count in meetings(rounds).values())


def unmet(rounds: Sequence[Round], players: Iterable[int]) -> int:
    """How many pairs of these players have not met."""
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
