"""Marks with the same meaning in every game's pictures."""

from functools import lru_cache
from math import ceil

from boards.art import symbol
from boards.look import GOLD, INK, RED, WHITE
from boards.svg import SMALL, Length, circle, element, kept, kept_around, path, rect, text
from locales import signed
from raster.panel import Art, Panel
from raster.text import width

GAINED = "#8fd69b"
LOST = RED


def star(x: Length, y: Length, radius: Length, fill: str) -> Art:
    """A five-pointed star."""
    points = "M0 -1L.24 -.32.95 -.31.38 .12.59 .81 0 .4 -.59 .81 -.38 .12 -.95 -.31 -.24 -.32Z"
    return path(points, fill=fill, transform=f"translate({x} {y}) scale({radius})")


def dealer(x: Length, y: Length) -> Art:
    """The dealer's mark: a round token with a D."""
    return circle(x, y, 19, fill=WHITE, stroke=INK, stroke_width=2) + text(x, y, "D", 30, INK, "middle")


def lantern(x: Length, y: Length, colour: str) -> Art:
    """The mark of a seat that owes a move: a lit lantern before the name. `x` is its left end."""
    return _lantern(colour).at(round(x) - 1, round(y) - 17)


@lru_cache
def _lantern(colour: str) -> Panel:
    return kept(25, 34, element("g", symbol("shared", "lantern", 24.5, 34), color=colour))


def gain(right: Length, y: Length, points: int) -> Art:
    """The points that the last move brought, on a chip with its right end at `right`. Empty if 0."""
    return _gain(points).at(round(right) - gain_width(points), round(y) - 20) if points else ()


def gain_width(points: int) -> int:
    """The width of a chip with gained points."""
    return ceil(width(signed(points, plus=True), SMALL)) + 16 if points else 0


@lru_cache
def _gain(points: int) -> Panel:
    wide, fill, ink = gain_width(points), GAINED if points > 0 else LOST, INK if points > 0 else WHITE
    return kept(
        wide,
        40,
        rect(0, 1, wide, 38, 19, fill=fill),
        text(wide / 2, 20, signed(points, plus=True), SMALL, ink, "middle"),
    )


def glow(x: Length, y: Length, wide: Length, high: Length) -> Art:
    """The glow behind a thing that the last move changed. (x, y) is the thing's upper left corner."""
    return _glow(ceil(wide), ceil(high)).at(round(x) - 4, round(y) - 4)


@lru_cache
def _glow(wide: int, high: int) -> Panel:
    look = {"fill": GOLD, "fill_opacity": "0.45", "stroke": GOLD}
    return kept(wide + 8, high + 8, rect(1.5, 1.5, wide + 5, high + 5, 9, stroke_width=3, **look))


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
