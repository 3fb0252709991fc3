"""Cards of a game, face up and face down."""

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
        _wave(width, 0.87, TEAL) if roomy else "",
        text(0.5 * width, (0.44 if roomy else 0.5) * height, str(rank), 0.68 * width, INK, "middle"),
        x=x,
        y=y,
    )


def back(x: Length, y: Length, width: Length) -> str:
    """A card face down: waves in a frame."""
    height = width * RATIO
    frame = 0.08 * width
    return group(
        rect(0, 0, width, height, 0.12 * width, fill=WHITE, stroke=INK, stroke_width=2),
        rect(frame, frame, width - 2 * frame, height - 2 * frame, frame, fill=TEAL),
        *(_wave(width, part, WHITE) for part in (0.32, 0.54, 0.76)),
        x=x,
        y=y,
    )


def _wave(width: Length, part: Length, colour: str) -> str:
    """A wave across a card, at that part of its height."""
    return path(
        "M.2 0q.1 -.13 .2 0t.2 0 .2 0",
        fill="none",
        stroke=colour,
        stroke_width=".05",
        stroke_linecap="round",
        transform=f"translate(0 {part * width * RATIO:.1f}) scale({width:.1f})",
    )
