"""SVG, written as text: the few elements that the pictures are made of.

Lengths are in pixels of a drawing 800 wide. On a phone it is shown 340 wide, so text must be at least 30
high (`SMALL`) to be read there.
"""

from functools import lru_cache
from math import ceil
from xml.sax.saxutils import escape, quoteattr

from raster.font import FAMILY

WIDTH = 800
SMALL = 30
"""The smallest size of text."""

KEPT = 4096
"""The number of cached elements, and of cached attributes: about 3 MB in all."""

Length = int | float


def element(name: str, /, *children: str, **attributes: str | Length | None) -> str:
    """An element; an attribute `stroke_width=3` is written stroke-width="3", None is left out."""
    written = [f"<{name}"]
    written += [_written(key, value) for key, value in attributes.items() if value is not None]
    if children and (inside := "".join(children)):
        return f"{''.join(written)}>{inside}</{name}>"
    return f"{''.join(written)}/>"


def document(height: Length, *children: str) -> str:
    """The whole picture, up to the next whole pixel: a ground that ends within one could be seen through."""
    high = ceil(height)
    return element(
        "svg",
        *children,
        xmlns="http://www.w3.org/2000/svg",
        width=WIDTH,
        height=high,
        viewBox=f"0 0 {WIDTH} {high}",
        font_family=FAMILY,
        font_weight="bold",
    )


def group(*children: str, x: Length = 0, y: Length = 0, **attributes: str | Length | None) -> str:
    """Children drawn with (x, y) as their origin, to the nearest pixel: elsewhere they look the same."""
    move = f"translate({round(x)} {round(y)})" if x or y else None
    return element("g", *children, transform=move, **attributes)


def unit(*children: str) -> str:
    """Children that are seen together in many pictures: they are kept as one sprite (`sprites.py`)."""
    return element("g", *children, data_unit="")


def rect(
    x: Length, y: Length, width: Length, height: Length, radius: Length = 0, **look: str | Length | None
) -> str:
    return _leaf("rect", x=x, y=y, width=width, height=height, rx=radius or None, **look)


def circle(x: Length, y: Length, radius: Length, **look: str | Length | None) -> str:
    return _leaf("circle", cx=x, cy=y, r=radius, **look)


def path(d: str, **look: str | Length | None) -> str:
    return _leaf("path", d=d, **look)


def text(x: Length, middle: Length, content: str, size: Length, fill: str, anchor: str = "start") -> str:
    """A line of bold text whose letters are centred on the height `middle`; anchor: start, middle, end. It
    begins at a whole pixel, so that it looks the same elsewhere."""
    # Capitals, digits and kanji are all centred about 0.37 of the size above the line they stand on.
    baseline = middle + 0.37 * size
    look: dict[str, str | Length] = {"font_size": size, "fill": fill, "text_anchor": anchor}
    return _leaf("text", escape(content), x=round(x), y=round(baseline), **look)


_leaf = lru_cache(KEPT)(element)
"""An element in which is no other: a picture has hundreds, most of which were in the one before."""


@lru_cache(KEPT)
def _written(key: str, value: str | Length) -> str:
    quoted = quoteattr(value) if isinstance(value, str) else f'"{_rounded(value)}"'
    return f" {key.replace('_', '-')}={quoted}"


def _rounded(length: Length) -> str:
    return str(length) if isinstance(length, int) else f"{length + 0.0:.1f}".removesuffix(".0")
