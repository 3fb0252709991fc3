"""Cards of a game, face up and face down."""

from functools import lru_cache

from boards.look import INK, PAPER, TEAL, WHITE
from boards.svg import Length, group, path, rect, text

RATIO = 1.4
"""How many times as high as wide a card is."""


def face(x: Length, y: Length, width: Length, rank: int) -> str:
    """A numbered card: nothing on it but its number, as big as can be, and a wave where there is room."""
    height = width * RATIO
    roomy = width >= 80
    return group(
        rect(0, 0, width, height, 0.12 * width, fill=PAPER, stroke=INK, stroke_width=2),
        _waves(width, TEAL, 1.2) if roomy else "",
        text(0.5 * width, (0.44 if roomy else 0.5) * height, str(rank), 0.68 * width, INK, "middle"),
        x=x,
        y=y,
    )


def back(x: Length, y: Length, width: Length) -> str:
    """A card face down: waves in a frame."""
    return group(_back(width), x=x, y=y)


@lru_cache(maxsize=16)
def _back(width: Length) -> str:
    height = width * RATIO
    frame = 0.08 * width
    return group(
        rect(0, 0, width, height, 0.12 * width, fill=WHITE, stroke=INK, stroke_width=2),
        rect(frame, frame, width - 2 * frame, height - 2 * frame, frame, fill=TEAL),
        _waves(width, WHITE, 0.45, 0.75, 1.05),
    )


def _waves(width: Length, colour: str, *heights: float) -> str:
    """Waves across a card, at heights that are parts of its width."""
    return path(
        "".join(f"M.2 {height}q.1 -.13 .2 0t.2 0 .2 0" for height in heights),
        fill="none",
        stroke=colour,
        stroke_width=".05",
        stroke_linecap="round",
        transform=f"scale({width:.1f})",
    )
