"""The cards, coins and marks of Captain's Orders.

A card is a written order with the signal flags of its rank: the numeral pennants of the International Code of
Signals. Rank 10 flies pennants 1 and 0.
"""

from functools import lru_cache

from boards.art import symbol
from boards.captains_orders.palette import COIN
from boards.layout import column, panel
from boards.look import INK, PALE
from boards.marks import star
from boards.svg import Length, circle, group, kept, rect, text
from engine.captains_orders.data import ROUNDS_TO_WIN
from raster.panel import Art, Panel

RATIO = 1.4
"""Height of a card divided by its width."""


@lru_cache(256)
def face(width: Length, rank: int) -> Panel:
    """A face-up card."""
    high = width * RATIO
    number = text(1 + 0.5 * width, 1 + 0.36 * high, str(rank), 0.68 * width, INK, "middle")
    flags = pennants(rank, 0.74 * width).around(1 + 0.5 * width, 1 + 0.79 * high)
    return _card("paper", width, number, flags)


@lru_cache(16)
def back(width: Length) -> Panel:
    """A face-down card: a sealed letter."""
    return _card("letter", width)


def _card(paper: str, width: Length, *art: Art) -> Panel:
    """A card with a pixel around it for its outline."""
    high = width * RATIO
    edge = rect(1, 1, width, high, 0.12 * width, fill="none", stroke=INK, stroke_width=2)
    return kept(width + 2, high + 2, symbol("captains_orders", paper, width, high, 1, 1), edge, *art)


def pennants(rank: int, width: Length) -> Panel:
    """The pennants of a rank, below each other."""
    digits = str(rank)
    wide = width if len(digits) == 1 else 0.78 * width
    high = wide * 48 / 124
    flags = (symbol("captains_orders", f"pennant-{digit}", wide, high) for digit in digits)
    return column(panel(wide, high, flag) for flag in flags)


@lru_cache
def coins(won: int) -> Panel:
    """A gold coin for each round won and an empty ring for each still needed."""
    ring = circle(0, 0, 10, fill="none", stroke=PALE, stroke_width=3, stroke_opacity="0.6")
    coin = circle(0, 0, 14, fill=COIN) + star(0, 0, 10, INK)
    drawn = (group(coin if at < won else ring, x=14 + 33 * at, y=14) for at in range(ROUNDS_TO_WIN))
    return kept(94, 28, *drawn)


def hat(fill: str) -> Panel:
    """The mark of a captain: a cocked hat."""
    return panel(60, 36, symbol("captains_orders", "hat", 60, 36, color=fill), star(30, 16, 9, INK))
