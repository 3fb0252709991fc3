"""Icons from `art`: spices, goods, colonies, tiles, and the symbols of expedition cards."""

from functools import lru_cache

from boards.art import symbol
from boards.goa.palette import SPICES
from boards.svg import Length, element, kept
from engine.goa.data import Spice
from raster.panel import Art, Panel

EDGE = 70 / 64
"""Width of a drawing with its outline, relative to its size."""


def icon(name: str, x: Length, y: Length, size: Length) -> Art:
    """An icon centred on (x, y)."""
    return _icon(name, size, None, None).around(x, y)


def spice(kind: Spice, x: Length, y: Length, size: Length, *, grown: bool = True) -> Art:
    """A spice centred on (x, y), faint if nothing has grown there yet."""
    return _icon(kind, size, SPICES[kind], None if grown else "0.4").around(x, y)


@lru_cache(1024)
def _icon(name: str, size: Length, colour: str | None, opacity: str | None) -> Panel:
    side = size * EDGE
    return kept(side, side, element("g", symbol("goa", name, side, side), color=colour, opacity=opacity))
