"""Who sits in which seat: everybody about as often in each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from random import Random

from pairing.tables import Round, seat_counts

STEPS = 400
"""Exchanges that are tried for each player of each round."""
HOT, COLD = 2.0, 0.15


def seated(past: Iterable[Round], rounds: Sequence[Round], dice: Random) -> tuple[Round, ...]:
    """The same tables, their players in other seats, so that after all rounds, the past ones too, everybody
    has sat in each seat as often as in any other, or as near to that as is found: mostly within one."""
    seats = max((len(table) for tables in rounds for table in tables), default=0)
    counts = [*past, *rounds]
    often = {player: [count[seat] for seat in range(seats)] for player, count in seat_counts(counts).items()}
    tables = [[list(table) for table in tables] for tables in rounds]
    flat = [table for each in tables for table in each if len(table) > 1]
    steps = STEPS * sum(map(len, flat))
    heat, falls = HOT, (COLD / HOT) ** (1 / max(1, steps))
    random, count = dice.random, len(flat)
    for _ in range(steps):
        heat *= falls
        table = flat[int(random() * count)]
        size = len(table)
        a, b = int(random() * size), int(random() * size)
        if a == b:
            continue
        mine, theirs = often[table[a]], often[table[b]]
        change = 2 * (mine[b] - mine[a] + 1 + theirs[a] - theirs[b] + 1)
        if change <= 0 or random() < exp(-change / heat):
            mine[a] -= 1
            mine[b] += 1
            theirs[b] -= 1
            theirs[a] += 1
            table[a], table[b] = table[b], table[a]
    return tuple(tuple(tuple(table) for table in each) for each in tables)


def imbalance(rounds: Sequence[Round]) -> int:
    """By how much more than one the seats of the players differ, in all."""
    seats = max((len(table) for tables in rounds for table in tables), default=0)
    often = [[count[seat] for seat in range(seats)] for count in seat_counts(rounds).values()]
    return sum(max(0, max(each) - min(each) - 1) for each in often)
