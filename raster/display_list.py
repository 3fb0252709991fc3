"""Takes a drawing apart: into a list of pieces, each with where it lies.

The same piece elsewhere, or in another picture, is the same text. Only what `svg.py` writes is understood.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import NamedTuple

_TAG = re.compile(r'<(/?)(\w+)((?: [\w-]+="[^"]*")*)(/?)>([^<]*)')
_MOVED = re.compile(r' transform="translate\((-?[\d.]+) (-?[\d.]+)\) ?([^"]*)"')
_SIZE = re.compile(r' width="(\d+)" height="([\d.]+)"')
_PLACES = {
    name: re.compile(rf' {x}="(-?[\d.]+)" {y}="(-?[\d.]+)"')
    for name, x, y in (
        ("rect", "x", "y"),
        ("text", "x", "y"),
        ("circle", "cx", "cy"),
        ("ellipse", "cx", "cy"),
    )
}
_DRAWN = {"path", *_PLACES}


class Piece(NamedTuple):
    """An element, or a group of some, with the pixel at which it lies."""

    x: int
    y: int
    svg: str
    """What it is, drawn from that pixel on."""
    shift: tuple[float, float]
    """By how much less than a pixel it lies further to the right, and below."""


class DisplayList(NamedTuple):
    """A drawing, taken apart."""

    width: int
    height: int
    pieces: list[Piece]
    """In the order in which they are drawn."""


def take_apart(svg: str) -> DisplayList | None:
    """The pieces of a drawing; None if it has something in it that isn't understood."""
    root = _TAG.match(svg)
    size = root and root[2] == "svg" and _SIZE.search(root[3])
    if not root or not size or root[5]:
        return None
    try:
        pieces = list(_pieces(svg, root.end()))
    except ValueError:
        return None
    return DisplayList(int(size[1]), math.ceil(float(size[2])), pieces)


def _pieces(svg: str, begin: int) -> Iterator[Piece]:
    """ValueError if something isn't understood."""
    tags = _consecutive(svg, begin)
    origins = [(0.0, 0.0)]
    for tag in tags:
        closes, name, attributes, is_empty, _ = tag.groups()
        x, y = origins[-1]
        if closes:
            origins.pop()
            if not origins:
                return
        elif name == "g":
            moved, attributes = _without(_MOVED, attributes)
            if moved:
                x, y = x + float(moved[1]), y + float(moved[2])
                attributes += f' transform="{moved[3]}"' if moved[3] else ""
            if is_empty:
                continue
            if attributes:
                start, end = tag.end(2) + len(tag[3]) + 1, _closing(tags).start()
                yield _placed(x, y, f"<g{attributes}>{svg[start:end]}</g>")
            else:
                origins.append((x, y))
        elif name in _DRAWN:
            placed, attributes = _without(_PLACES.get(name, _MOVED), attributes)
            if placed:
                x, y = x + float(placed[1]), y + float(placed[2])
                if name not in _PLACES and placed[3]:
                    attributes += f' transform="{placed[3]}"'
            inside = "" if is_empty else f"{tag[5]}{next(tags)[0]}"
            yield _placed(x, y, f"<{name}{attributes}/>" if is_empty else f"<{name}{attributes}>{inside}")
        else:
            raise ValueError(name)


def _consecutive(svg: str, begin: int) -> Iterator[re.Match[str]]:
    """Tag after tag, to the last. ValueError if there is something else between two of them."""
    while begin < len(svg):
        tag = _TAG.match(svg, begin)
        if tag is None or (tag[5] and (tag[1] or tag[2] != "text")):
            raise ValueError(svg[begin : begin + 20])
        yield tag
        begin = tag.end()
    raise ValueError("the end")


def _closing(tags: Iterator[re.Match[str]]) -> re.Match[str]:
    """The tag that closes the group which has just been opened."""
    depth = 1
    for tag in tags:
        if tag[2] == "g" and not tag[4]:
            depth += -1 if tag[1] else 1
        if not depth:
            return tag
    raise ValueError("a group is not closed")


def _without(what: re.Pattern[str], attributes: str) -> tuple[re.Match[str] | None, str]:
    """What is looked for in some attributes, and the others."""
    found = what.search(attributes)
    return found, attributes[: found.start()] + attributes[found.end() :] if found else attributes


def _placed(x: float, y: float, svg: str) -> Piece:
    left, top = math.floor(x + 0.05), math.floor(y + 0.05)
    return Piece(left, top, svg, (round(x - left, 1), round(y - top, 1)))
