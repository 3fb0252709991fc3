"""Marks that mean the same in the pictures of every game."""

from boards.look import INK, WHITE
from boards.svg import Length, circle, element, path, text


def star(x: Length, y: Length, radius: Length, fill: str) -> str:
    """A five-pointed star."""
    points = "M0 -1L.24 -.32.95 -.31.38 .12.59 .81 0 .4 -.59 .81 -.38 .12 -.95 -.31 -.24 -.32Z"
    return path(points, fill=fill, transform=f"translate({x} {y}) scale({radius})")


def dealer(x: Length, y: Length) -> str:
    """The dealer's mark: a round token with a D."""
    return circle(x, y, 19, fill=WHITE, stroke=INK, stroke_width=2) + text(x, y, "D", 30, INK, "middle")


def pointer(x: Length, y: Length, fill: str) -> str:
    """Whose turn it is: a triangle that points at the name after it; `x` is its left end."""
    return path("M0 -14L22 0L0 14Z", fill=fill, transform=f"translate({x} {y})")


def drawing(drawn: str, x: Length, y: Length, scale: float, *, ink: str = INK, stroke: Length = 3) -> str:
    """What was drawn about the middle of its own box, set around (x, y), with outlines of ink."""
    return element(
        "g",
        drawn,
        transform=f"translate({x:.1f} {y:.1f}) scale({scale:.3f})",
        stroke=ink,
        stroke_width=stroke,
        stroke_linejoin="round",
        stroke_linecap="round",
    )
