"""SVG as text: the few elements that the pictures use.

The drawing functions return art: elements and panels, bottom layer first. Join art with `+` or `join`.
Lengths are in pixels of a picture 800 wide. Phones show it 340 wide, so text needs a size of at least 30.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain
from math import ceil, inf
from xml.sax.saxutils import escape, quoteattr

from raster.panel import Art, Panel, PlacedPanel, moved
from raster.text import fit, width

WIDTH = 800
SMALL = 30
"""Smallest text size in pixels."""

CACHE_ENTRIES = 4096
"""Entries of each cache (elements, attributes, texts). Elements and attributes take about 3 MB."""

Length = int | float


def element(name: str, /, *children: Art, **attributes: str | Length | None) -> Art:
    """An element. `stroke_width=3` becomes `stroke-width="3"`; attributes that are None are left out."""
    written = [f"<{name}"]
    written += [_written(key, value) for key, value in attributes.items() if value is not None]
    if children and (inside := flat(join(children))):
        return (f"{''.join(written)}>{inside}</{name}>",)
    return (f"{''.join(written)}/>",)


def join(parts: Iterable[Art]) -> Art:
    """All parts as one piece of art, the first one at the bottom."""
    return tuple(chain.from_iterable(parts))


def flat(art: Art) -> str:
    """Art as SVG text, with its panels expanded into elements."""
    return "".join(each if isinstance(each, str) else each.svg for each in art)


def group(*children: Art, x: Length = 0, y: Length = 0, **attributes: str | Length | None) -> Art:
    """Children with their origin moved to the pixel nearest to (x, y)."""
    left, top = round(x), round(y)
    if any(value is not None for value in attributes.values()):
        move = f"translate({left} {top})" if left or top else None
        return element("g", *children, transform=move, **attributes)
    return tuple(
        moved(each, left, top)
        if isinstance(each, str)
        else PlacedPanel(left + each.x, top + each.y, each.panel)
        for each in join(children)
    )


def kept(width: Length, height: Length, *art: Art, ground: str = "") -> Panel:
    """A kept panel, drawn once for all pictures that show it. The art's origin is its upper left corner."""
    return Panel(ceil(width), ceil(height), (flat(join(art)),), True, ground)


def kept_around(width: Length, height: Length, *art: Art) -> Panel:
    """A kept panel whose art is drawn around the origin. Place it with `Panel.around`."""
    wide, high = 2 * ceil(width / 2), 2 * ceil(height / 2)
    return Panel(wide, high, (moved(flat(join(art)), wide // 2, high // 2),), True)


def rect(
    x: Length, y: Length, width: Length, height: Length, radius: Length = 0, **look: str | Length | None
) -> Art:
    return _leaf("rect", x=x, y=y, width=width, height=height, rx=radius or None, **look)


def circle(x: Length, y: Length, radius: Length, **look: str | Length | None) -> Art:
    return _leaf("circle", cx=x, cy=y, r=radius, **look)


def path(d: str, **look: str | Length | None) -> Art:
    return _leaf("path", d=d, **look)


def text(
    x: Length,
    middle: Length,
    content: str,
    size: Length,
    fill: str,
    anchor: str = "start",
    wide: Length = inf,
) -> Art:
    """A line of bold text, vertically centred on `middle` and aligned to whole pixels.

    The anchor is "start", "middle" or "end". A text is shrunk or shortened to fit `wide`.
    """
    content, size = fit(content, wide, size, min(size, SMALL))
    panel, left = _text(content, size, fill, anchor)
    return panel.at(round(x) - left, round(middle) - panel.height // 2)


@lru_cache(CACHE_ENTRIES)
def _text(content: str, size: Length, fill: str, anchor: str) -> tuple[Panel, int]:
    """A text as a kept panel, and the distance of its anchor from the panel's left edge."""
    wide = ceil(width(content, size))
    room = ceil(size / 4)
    left = room + {"start": 0, "middle": round(wide / 2), "end": wide}[anchor]
    high = 2 * ceil(0.75 * size)
    # The centre of capitals, digits and kanji is about 0.37 of the size above the baseline.
    look: dict[str, str | Length] = {"font_size": size, "fill": fill, "text_anchor": anchor}
    drawn = element("text", (escape(content),), x=left, y=round(high / 2 + 0.37 * size), **look)
    return kept(wide + 2 * room, high, drawn), left


_leaf = lru_cache(CACHE_ENTRIES)(element)
"""Creates an element without children, cached: most of a picture's hundreds were in the previous picture,
too."""


@lru_cache(CACHE_ENTRIES)
def _written(key: str, value: str | Length) -> str:
    quoted = quoteattr(value) if isinstance(value, str) else f'"{_rounded(value)}"'
    return f" {key.replace('_', '-')}={quoted}"


def _rounded(length: Length) -> str:
    return str(length) if isinstance(length, int) else f"{length + 0.0:.1f}".removesuffix(".0")
