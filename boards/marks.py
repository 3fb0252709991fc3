"""Marks with the same meaning in every game's pictures."""

from functools import lru_cache

from boards.look import INK, WHITE
from boards.svg import Length, circle, element, kept_around, path, text
from raster.panel import Art, Panel


def star(x: Length, y: Length, radius: Length, fill: str) -> Art:
    """A five-pointed star."""
    points = "M0 -1L.24 -.32.95 -.31.38 .12.59 .81 0 .4 -.59 .81 -.38 .12 -.95 -.31 -.24 -.32Z"
    return path(points, fill=fill, transform=f"translate({x} {y}) scale({radius})")


def dealer(x: Length, y: Length) -> Art:
    """The dealer's mark: a round token with a D."""
    return circle(x, y, 19, fill=WHITE, stroke=INK, stroke_width=2) + text(x, y, "D", 30, INK, "middle")


def pointer(x: Length, y: Length, fill: str) -> Art:
    """The mark of the seat on turn: a triangle pointing right at the name. `x` is its left end."""
    return path("M0 -14L22 0L0 14Z", fill=fill, transform=f"translate({x} {y})")


@lru_cache(1024)
def drawing(
    drawn: Art, wide: Length, high: Length, scale: float, *, ink: str = INK, stroke: Length = 3
) -> Panel:
    """A panel of art around the origin, scaled and outlined. `wide` and `high` are its unscaled size."""
    scaled = element(
        "g",
        drawn,
        transform=f"scale({scale:.3f})",
        stroke=ink,
        stroke_width=stroke,
        stroke_linejoin="round",
        stroke_linecap="round",
    )
    return kept_around((wide + 2 * stroke) * scale, (high + 2 * stroke) * scale, scaled)
