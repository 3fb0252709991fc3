"""Layout: panels of a known size, placed in rows, columns and grids.

A panel's size is the room that it takes. Its art may reach a little beyond it, as a glow does. None takes no
room, so an optional thing can be written as `thing if there else None`.
"""

from collections.abc import Iterable
from math import ceil, inf

from boards.svg import SMALL, Length, join, text
from raster.panel import Art, Panel
from raster.text import fit, width


def panel(wide: Length, high: Length, *art: Art) -> Panel:
    """A panel of this size. The art's origin is its upper left corner."""
    return Panel(ceil(wide), ceil(high), join(art))


def label(content: str, size: Length, fill: str, wide: Length = inf, anchor: str = "") -> Panel:
    """A line of text, shrunk or shortened to fit `wide`. With an anchor, it is as wide as that."""
    content, size = fit(content, wide, size, min(size, SMALL))
    room = wide if anchor else width(content, size)
    anchor = anchor or "start"
    return panel(room, size, text(_share(anchor) * room, size / 2, content, size, fill, anchor))


def cell(item: Panel | None, wide: Length, anchor: str = "start", high: Length = 0) -> Panel:
    """A panel of this width and at least this height with `item` in it, vertically centred."""
    if item is None:
        return panel(wide, high)
    high = max(high, item.height)
    return panel(wide, high, item.at(_share(anchor) * (wide - item.width), (high - item.height) / 2))


def ends(left: Panel | None, right: Panel | None, wide: Length, high: Length = 0) -> Panel:
    """Panels at both ends of a line."""
    return row([cell(left, wide - (right.width if right else 0), high=high), right])


def row(items: Iterable[Panel | None], gap: Length = 0, wide: Length = inf) -> Panel:
    """Panels side by side, vertically centred. They move closer to fit `wide`, and may overlap."""
    shown = [each for each in items if each]
    room = sum(each.width for each in shown)
    high = max((each.height for each in shown), default=0)
    gap = min(gap, (wide - room) / max(1, len(shown) - 1))
    parts: list[Art] = []
    x: Length = 0
    for each in shown:
        parts.append(each.at(x, (high - each.height) / 2))
        x += each.width + gap
    return panel(max(0, x - gap), high, *parts)


def line(items: Iterable[Panel | None], columns: Iterable[tuple[Length, str]], high: Length = 0) -> Panel:
    """A line of a table whose columns have these widths and anchors."""
    return row(cell(item, *column, high) for item, column in zip(items, columns, strict=True))


def column(items: Iterable[Panel | None], gap: Length = 0) -> Panel:
    """Panels below each other, aligned on the left."""
    shown = [each for each in items if each]
    parts: list[Art] = []
    y: Length = 0
    for each in shown:
        parts.append(each.at(0, y))
        y += each.height + gap
    return panel(max((each.width for each in shown), default=0), max(0, y - gap), *parts)


def grid(items: Iterable[Panel], columns: int, gap: Length = 0) -> Panel:
    """Panels in rows of `columns`, each centred in a cell as large as the largest of them."""
    shown = [*items]
    wide = max((each.width for each in shown), default=0)
    high = max((each.height for each in shown), default=0)
    cells = [cell(each, wide, "middle", high) for each in shown]
    return column((row(cells[at : at + columns], gap) for at in range(0, len(cells), columns)), gap)


def flow(items: Iterable[Panel], wide: Length, gap: Length = 0) -> list[Panel]:
    """Panels in as many rows as needed, none wider than `wide`."""
    rows: list[list[Panel]] = []
    room: Length = 0
    for each in items:
        room -= each.width + gap
        if room < 0 or not rows:
            rows.append([])
            room = wide - each.width
        rows[-1].append(each)
    return [row(each, gap) for each in rows]


def _share(anchor: str) -> float:
    """The place of an anchor in a line: 0 is its left end, 1 its right end."""
    return ("start", "middle", "end").index(anchor) / 2
