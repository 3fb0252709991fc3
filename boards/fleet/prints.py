"""The prints: symbols from `art/`, centred on (x, y).

Catches, boats and marks differ in outline, so colour isn't needed to tell them apart.
"""

from functools import lru_cache

from boards.art import symbol, symbols
from boards.fleet.palette import CATCHES
from boards.svg import Length, element, kept
from raster.panel import Art, Panel

GAME = "fleet"


def catch(kind: str, x: Length, y: Length, width: Length, *, fill: str = "") -> Art:
    """What a kind of boat catches, or the pub's beer, in the kind's colour unless `fill` is given."""
    return _printed(kind, width, fill or CATCHES[kind]).around(x, y)


def vessel(kind: str, x: Length, y: Length, width: Length) -> Art:
    """The silhouette of a kind of boat, in the colour of its catch."""
    return _printed(f"boat-{kind}", width, CATCHES[kind]).around(x, y)


def mark(name: str, x: Length, y: Length, width: Length) -> Art:
    """A print whose colours are fixed, such as a crate or a card's back."""
    return _printed(name, width, "").around(x, y)


@lru_cache(512)
def _printed(name: str, width: Length, colour: str) -> Panel:
    _, _, wide, high = map(float, symbols(GAME)[name].box.split())
    height = width * high / wide
    return kept(width, height, element("g", symbol(GAME, name, width, height), color=colour or None))
