"""Cards of a game, face up and face down."""

from functools import lru_cache

from boards.look import INK, PAPER, TEAL, WHITE
from boards.svg import Length, kept, path, rect, text
from raster.panel import Art, Panel

RATIO = 1.4
"""How many times as high as wide a card is."""


def face(x: Length, y: Length, width: Length, rank: int) -> Art:
    """A numbered card: its number, as big as can be, and a wave where there is room."""
    return _face(width, rank).at(x - 1, y - 1)


def back(x: Length, y: Length, width: Length) -> Art:
    """A card face down: waves in a frame."""
    return back_panel(width).at(x - 1, y - 1)


@lru_cache(maxsize=256)
def _face(width: Length, rank: int) -> Panel:
    height = width * RATIO
    roomy = width >= 80
    return kept(
        width + 2,
        height + 2,
        rect(1, 1, width, height, 0.12 * width, fill=PAPER, stroke=INK, stroke_width=2),
        _waves(width, TEAL, 1.2) if roomy else (),
        text(1 + 0.5 * width, 1 + (0.44 if roomy else 0.5) * height, str(rank), 0.68 * width, INK, "middle"),
    )


@lru_cache(maxsize=16)
def back_panel(width: Length) -> Panel:
    """A card face down, with a pixel around it for its edge."""
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
    """Waves across a card, at heights that are parts of its width."""
    return path(
        "".join(f"M.2 {height}q.1 -.13 .2 0t.2 0 .2 0" for height in heights),
        fill="none",
        stroke=colour,
        stroke_width=".05",
        stroke_linecap="round",
        transform=f"translate(1 1) scale({width:.1f})",
    )
