"""Draws the routes on the chart, from `art/routes.svg`."""

from collections.abc import Iterable
from functools import lru_cache
from math import atan2, degrees

from boards.art import Symbol, symbols
from boards.look import GOLD, INK, WHITE
from boards.lubeck.harbours import HARBOURS
from boards.svg import element, flat, group, kept, path
from raster.panel import Art

Route = tuple[str, str]
"""The cities at the start and end of a route."""


def ways(routes: Iterable[Route]) -> Art:
    """Routes as dashed lines."""
    look = {"color": WHITE, "stroke_dasharray": "11 7", "stroke_opacity": "0.9"}
    return element("g", *((_symbol(route).elements,) for route in routes), stroke_width=4, **look)


@lru_cache(maxsize=16)
def voyage(start: str, end: str) -> Art:
    """The route that a ship just sailed, as a bold golden line."""
    drawn = _symbol((start, end))
    left, top, wide, high = map(int, drawn.box.split())
    lines = (
        element("g", (drawn.elements,), color=colour, stroke_width=width)
        for colour, width in ((INK, 11), (GOLD, 7))
    )
    round = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return kept(wide, high, group(*lines, x=-left, y=-top, **round)).at(left, top)


def _symbol(route: Route) -> Symbol:
    """The art of a route. A route that only a corrected chart has is a straight line."""
    if drawn := symbols("lubeck").get("-".join(route)):
        return drawn
    (x1, y1), (x2, y2) = (HARBOURS[city].spot for city in route)
    middle = f"translate({(x1 + x2) / 2} {(y1 + y2) / 2}) rotate({degrees(atan2(y2 - y1, x2 - x1)):.1f})"
    line = path(f"M{x1} {y1}L{x2} {y2}", stroke="currentColor")
    arrow = path("M-9 -8L11 0 -9 8 -4 0Z", fill="currentColor", transform=middle)
    box = f"{min(x1, x2) - 14} {min(y1, y2) - 14} {abs(x1 - x2) + 28} {abs(y1 - y2) + 28}"
    return Symbol(box, False, flat(line + arrow))
