"""The backs of Fleet's cards."""

from functools import lru_cache

from boards.look import INK, TEAL, WHITE
from boards.svg import Length, kept, path, rect
from raster.panel import Art, Panel

RATIO = 1.4
"""Height of a card divided by its width."""


def back(x: Length, y: Length, width: Length) -> Art:
    """A face-down card, waves in a frame, with its upper left corner at (x, y)."""
    return _back(width).at(x - 1, y - 1)


@lru_cache(maxsize=16)
def _back(width: Length) -> Panel:
    height = width * RATIO
    frame = 0.08 * width
    return kept(
        width + 2,
        height + 2,
        rect(1, 1, width, height, 0.12 * width, fill=WHITE, stroke=INK, stroke_width=2),
        rect(1 + frame, 1 + frame, width - 2 * frame, height - 2 * frame, frame, fill=TEAL),
        _waves(width, WHITE, 0.45, 0.75, 1.05),
    )


def _waves(width: Length, colour: str, *heights: float) -> Art:
    """Waves across a card. `heights` are measured from its top, in card widths."""
    return path(
        "".join(f"M.2 {height}q.1 -.13 .2 0t.2 0 .2 0" for height in heights),
        fill="none",
        stroke=colour,
        stroke_width=".05",
        stroke_linecap="round",
        transform=f"translate(1 1) scale({width:.1f})",
    )
