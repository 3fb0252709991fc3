"""The plans in `plans.txt`, which a short search seldom finds: the best ones of a long search.

A line has the sizes of the tables, and a word for each round. Its letters are the players, table after table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from string import ascii_letters, digits

PLANS = Path(__file__).with_name("plans.txt")
LETTERS = ascii_letters + digits + "+-"


def known_plan(sizes: Sequence[int], rounds: int) -> list[list[int]]:
    """The players of each round, counted from 0, table after table; empty if there is no such plan."""
    words = _plans().get(("".join(map(str, sizes)), rounds), [])
    return [[LETTERS.index(letter) for letter in word] for word in words]


@cache
def _plans() -> dict[tuple[str, int], list[str]]:
    lines = [line.split() for line in PLANS.read_text("ascii").splitlines()]
    return {(sizes, len(words)): words for sizes, *words in lines}
