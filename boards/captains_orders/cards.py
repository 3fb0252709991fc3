"""The cards of Captain's Orders: written orders with the signal flags of their rank.

The flags are the numeral pennants of the International Code of Signals. Rank 10 flies pennants 1 and 0.
"""

from functools import lru_cache

from boards.art import symbol
from boards.old_look import INK
from boards.svg import Length, join, kept, rect, text
from raster.panel import Art, Panel

GAME = "captains_orders"
RATIO = 1.4
"""Height of a card divided by its width."""
PENNANT = 48 / 124
"""Height of a pennant divided by its width."""


def face(x: Length, y: Length, width: Length, rank: int) -> Art:
    """A face-up card with its upper left corner at (x, y)."""
    return _face(width, rank).at(x - 1, y - 1)


def back(x: Length, y: Length, width: Length) -> Art:
    """A face-down card, a sealed letter, with its upper left corner at (x, y)."""
    return _back(width).at(x - 1, y - 1)


def pennants(rank: int, middle: Length, y: Length, width: Length) -> Art:
    """The pennants of a rank, stacked and centred on (middle, y)."""
    digits = str(rank)
    wide = width if len(digits) == 1 else 0.78 * width
    high = wide * PENNANT
    top = y - len(digits) * high / 2
    return join(
        symbol(GAME, f"pennant-{digit}", wide, high, middle - wide / 2, top + at * high)
        for at, digit in enumerate(digits)
    )


@lru_cache(maxsize=256)
def _face(width: Length, rank: int) -> Panel:
    height = width * RATIO
    return _card(
        "paper",
        width,
        text(1 + 0.5 * width, 1 + 0.36 * height, str(rank), 0.68 * width, INK, "middle"),
        pennants(rank, 1 + 0.5 * width, 1 + 0.79 * height, 0.74 * width),
    )


@lru_cache(maxsize=16)
def _back(width: Length) -> Panel:
    return _card("letter", width)


def _card(paper: str, width: Length, *art: Art) -> Panel:
    """A card with a pixel around it for its outline."""
    height = width * RATIO
    return kept(
        width + 2,
        height + 2,
        symbol(GAME, paper, width, height, 1, 1),
        rect(1, 1, width, height, 0.12 * width, fill="none", stroke=INK, stroke_width=2),
        *art,
    )
