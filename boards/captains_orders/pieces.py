"""The marks of Captain's Orders: coins for rounds won, and the captain's hat."""

from functools import lru_cache

from boards.marks import star
from boards.old_look import GOLD, INK, PALE
from boards.svg import Length, circle, group, kept, path
from engine.captains_orders.data import ROUNDS_TO_WIN
from raster.panel import Art, Panel

COINS = 92
"""Width of a row of coins."""


def coins(x: Length, middle: Length, won: int) -> Art:
    """A gold coin for each round won and an empty ring for each still needed. `x` is the left end."""
    return _coins(won).at(x - 1, middle - 14)


@lru_cache
def _coins(won: int) -> Panel:
    ring = circle(0, 0, 10, fill="none", stroke=PALE, stroke_width=3, stroke_opacity="0.6")
    drawn = (
        group(coin(0, 0) if place < won else ring, x=14 + 33 * place, y=14) for place in range(ROUNDS_TO_WIN)
    )
    return kept(COINS + 2, 28, *drawn)


def coin(x: Length, y: Length) -> Art:
    return circle(x, y, 14, fill=GOLD) + star(x, y, 10, INK)


def hat(x: Length, y: Length, fill: str) -> Art:
    """The mark of a captain: a cocked hat around (x, y), 60 wide."""
    shape = (
        "M-30 12C-24 8 -22 0 -17 -6C-9 -20 9 -20 17 -6C22 0 24 8 30 12C18 17 10 8 0 8C-10 8 -18 17 -30 12Z"
    )
    return group(path(shape, fill=fill), star(0, -3, 9, INK), x=x, y=y)
