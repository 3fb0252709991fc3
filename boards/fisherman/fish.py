"""The five kinds of fish, as ink prints. Their outlines differ, so colour isn't needed to tell them apart."""

from functools import lru_cache

from boards.art import symbol
from boards.svg import Length, element, kept
from raster.panel import Art, Panel

COLOURS = {
    "mackerel": "#5092d4",
    "puffer": "#6dba8d",
    "bream": "#f05d63",
    "goby": "#e0b23c",
    "squid": "#f1ecf4",
}
RATIO = 80 / 108
"""Height of a print divided by its width."""


def fish(kind: str, x: Length, y: Length, width: Length, *, fill: str | None = None) -> Art:
    """A fish around (x, y), in its own colour unless another is given."""
    return _fish(kind, 1.08 * width, fill or COLOURS[kind]).around(x, y)


@lru_cache(256)
def _fish(kind: str, width: Length, fill: str) -> Panel:
    height = width * RATIO
    return kept(width, height, element("g", symbol("fisherman", kind, width, height), color=fill))
