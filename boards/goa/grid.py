"""Draws the grid of tiles with the flag, the markers, and the places open to the next one."""

from collections.abc import Sequence
from functools import lru_cache

from boards import marks
from boards.goa import tiles
from boards.goa.palette import BRUSH, WALL
from boards.goa.pieces import icon, ornament, seat_mark
from boards.layout import panel
from boards.look import GOLD, MARGIN, PALE, SEA
from boards.svg import SMALL, WIDTH, Length, circle, join, kept, kept_around, path, rect, text
from engine import Event
from engine.goa.data import ALL, CELLS, SIZE, Place, place
from engine.goa.events import Bought, FlagLaid, Kept, Marked, Sold, Swapped
from engine.goa.rules import View
from engine.goa.state import Marker
from locales import Words
from raster.panel import Art, Panel

Point = tuple[float, float]

RING = 50
"""Width of the grid's border, where the flag may lie."""
NAMES = 28
"""Space for the column letters below the grid and the row numbers to its left."""
GAP = 4
CELL_WIDE, CELL_HIGH = tiles.WIDE + GAP, tiles.HIGH + GAP
HIGH = NAMES + 2 * RING + SIZE * CELL_HIGH + 4
LEFT = (WIDTH + NAMES - SIZE * CELL_WIDE) / 2
RIGHT = LEFT + SIZE * CELL_WIDE
FOOT = RING + SIZE * CELL_HIGH
"""The y coordinate of the tiles' bottom edge."""
BARE = kept(44, 44, path("M0 0H44V44H0Z", fill=WALL))
"""A piece of bare wall, so that no flower shows between the flag and its marker."""
PLACE = 15
"""Radius of the mark on a cell where the flag may be laid."""


def grid(view: View, words: Words, latest: Sequence[Event] = ()) -> Panel:
    """The grid. It consists of kept panels only, so that markers are painted above tiles.

    The cells that the latest events are about have a glow.
    """
    parts: list[Art] = [_board().at(0, 0)]
    for cell in {event.cell for event in latest if isinstance(event, _ABOUT_A_CELL)}:
        size = (tiles.WIDE, tiles.HIGH) if cell in CELLS else _border(cell)
        parts.append(marks.glow(panel(*size)).around(*_middle(cell)))
    for cell, tile in zip(CELLS, view.grid, strict=True):
        if tile:
            parts.append(tiles.in_grid(tile, view.data, words).around(*_middle(cell)))
    parts += (_open(view, cell) for cell in view.open_cells)
    parts += (_marker(view, marker, number) for number, marker in enumerate(view.markers, 1))
    return panel(WIDTH, HIGH + 4, *parts)


_ABOUT_A_CELL = (FlagLaid, Marked, Kept, Bought, Sold, Swapped)
"""Events that concern a cell. Opening an auction is left out, since a frame marks the auctioned tile."""


@lru_cache(1)
def _board() -> Panel:
    """The background of the grid, with column letters and row numbers."""
    size = (tiles.WIDE, tiles.HIGH)
    cells = (
        rect(x, y, *size, 10, fill=SEA) + ornament("wall", BRUSH, *size, x, y) for x, y in map(_corner, CELLS)
    )
    border = (
        ornament("flower", BRUSH, 40, 40, x - 20, y - 20)
        for x, y in (_middle(cell) for cell in ALL if cell not in CELLS)
    )
    return kept(
        WIDTH,
        HIGH + 4,
        rect(MARGIN - 8, 0, WIDTH - 2 * MARGIN + 16, HIGH, 16, fill=WALL),
        *cells,
        *border,
        *map(_letter, range(SIZE + 2)),
        *map(_number, range(SIZE + 2)),
        ground=SEA,
    )


@lru_cache
def _framed(wide: Length, high: Length, stroke: Length, dashes: str | None = None) -> Panel:
    """A golden frame around something of this size."""
    look = {"fill": "none", "stroke": GOLD, "stroke_dasharray": dashes}
    return kept_around(
        wide + 8, high + 8, rect(-wide / 2, -high / 2, wide, high, 10, stroke_width=stroke, **look)
    )


def _letter(column: int) -> Art:
    """The letter below a column, border columns included."""
    x, _ = _middle(str(Place(column, 0)))
    return text(x, HIGH - 2 - NAMES / 2, str(Place(column, 0))[0], SMALL, PALE, "middle")


def _number(row: int) -> Art:
    """The number to the left of a row, border rows included."""
    _, y = _middle(str(Place(0, row)))
    return text(MARGIN + 6, y, str(row), SMALL, PALE, "middle")


def _corner(cell: str) -> Point:
    """The upper left corner of a cell's tile."""
    column, row = place(cell)
    return LEFT + (column - 1) * CELL_WIDE + GAP / 2, RING + (SIZE - row) * CELL_HIGH + GAP / 2


def _middle(cell: str) -> Point:
    """The centre of a cell or a place on the border."""
    column, row = place(cell)
    x, y = _corner(cell)
    return (
        {0: LEFT - RING / 2, SIZE + 1: RIGHT + RING / 2}.get(column, x + tiles.WIDE / 2),
        {0: FOOT + RING / 2, SIZE + 1: RING / 2}.get(row, y + tiles.HIGH / 2),
    )


def _border(cell: str) -> tuple[Length, Length]:
    """Width and height of a place on the border."""
    return (RING - 4, CELL_HIGH) if place(cell).column in (0, SIZE + 1) else (104, RING - 4)


def _open(view: View, cell: str) -> Art:
    """The mark of a place open to the flag, or of a tile open to the next marker."""
    if view.step == "flag":
        place = circle(0, 0, PLACE, fill=SEA, stroke=GOLD, stroke_width=4, stroke_dasharray="7 4")
        return kept_around(2 * PLACE + 4, 2 * PLACE + 4, place).around(*_middle(cell))
    return _framed(tiles.WIDE, tiles.HIGH, 5, "12 7").around(*_middle(cell))


def _marker(view: View, marker: Marker, number: int) -> Art:
    """A marker on the corner of its tile. The first one lies beside the flag, on the border."""
    cell, owner = marker.cell, marker.owner
    now = view.is_auction_open and number == view.auction + 1
    settled = view.phase == "auction" and number <= view.auction
    x, y = _middle(cell)
    if number == 1:
        wide, high = _border(cell)
        flag, mark = ((0, -22), (0, 20)) if high > wide else ((-24, 0), (22, 0))
        drawn = icon("flag", 40).around(x + flag[0], y + flag[1])
        drawn += seat_mark(owner, "1", 38).around(x + mark[0], y + mark[1])
        edge = _framed(wide, high, 5)
    else:
        left, top = _corner(cell)
        drawn = seat_mark(owner, str(number), 36).around(left + tiles.WIDE - 20, top + 20)
        edge = _framed(tiles.WIDE, tiles.HIGH, 7)
    if settled:
        drawn = join(each.panel.faded(0.5).at(each.x, each.y) for each in drawn)
    bare = BARE.around(x, y) if number == 1 else ()
    return bare + (edge.around(x, y) if now else ()) + drawn
