"""The grid of tiles with the flag and the markers, and where the next of them may lie."""

from boards.goa import tiles
from boards.goa.goods import goods
from boards.goa.pieces import seat_mark
from boards.look import EDGE, GOLD, MARGIN, PALE, SEA
from boards.svg import SMALL, WIDTH, circle, group, rect, text, unit
from engine.goa.data import CELLS, SIZE, Place, place
from engine.goa.rules import View
from engine.goa.state import Marker
from locales import Words

Point = tuple[float, float]

RING = 50
"""The width of the edge, on which the flag may lie."""
NAMES = 28
"""The room for the letters below and the numbers to the left."""
GAP = 4
CELL_WIDE, CELL_HIGH = tiles.WIDE + GAP, tiles.HIGH + GAP
HIGH = NAMES + 2 * RING + SIZE * CELL_HIGH + 4
LEFT = (WIDTH + NAMES - SIZE * CELL_WIDE) / 2
RIGHT = LEFT + SIZE * CELL_WIDE
FOOT = RING + SIZE * CELL_HIGH
"""The lower end of the tiles."""
PLACE = 15
"""The radius of a place where the flag may lie."""


def grid(view: View, words: Words) -> str:
    """From the left to the right edge of the picture, `HIGH` high."""
    parts = [
        unit(
            rect(MARGIN - 8, 0, WIDTH - 2 * MARGIN + 16, HIGH, 16, fill=EDGE, fill_opacity="0.35"),
            *map(_letter, range(SIZE + 2)),
            *map(_number, range(SIZE + 2)),
        )
    ]
    for cell, tile in zip(CELLS, view.grid, strict=True):
        x, y = _corner(cell)
        if tile is None:
            parts.append(rect(x, y, tiles.WIDE, tiles.HIGH, 10, fill=SEA, stroke=EDGE, stroke_width=2))
        else:
            parts.append(group(tiles.in_grid(tile, view.data, words), x=x, y=y))
    parts += (_open(view, cell) for cell in view.open_cells)
    parts += (_marker(view, marker, number) for number, marker in enumerate(view.markers, 1))
    return "".join(parts)


def _letter(column: int) -> str:
    """Below a column, those of the edge too."""
    x, _ = _middle(str(Place(column, 0)))
    return text(x, HIGH - 2 - NAMES / 2, str(Place(column, 0))[0], SMALL, PALE, "middle")


def _number(row: int) -> str:
    """To the left of a row, those of the edge too."""
    _, y = _middle(str(Place(0, row)))
    return text(MARGIN + 6, y, str(row), SMALL, PALE, "middle")


def _corner(cell: str) -> Point:
    """The left upper corner of a tile."""
    column, row = place(cell)
    return LEFT + (column - 1) * CELL_WIDE + GAP / 2, RING + (SIZE - row) * CELL_HIGH + GAP / 2


def _middle(cell: str) -> Point:
    """The middle of a cell, or of a place on the edge."""
    column, row = place(cell)
    x, y = _corner(cell)
    return (
        {0: LEFT - RING / 2, SIZE + 1: RIGHT + RING / 2}.get(column, x + tiles.WIDE / 2),
        {0: FOOT + RING / 2, SIZE + 1: RING / 2}.get(row, y + tiles.HIGH / 2),
    )


def _open(view: View, cell: str) -> str:
    """A place for the flag, or a tile for the next marker, that may be chosen."""
    if view.step == "flag":
        x, y = _middle(cell)
        return circle(x, y, PLACE, fill=SEA, stroke=GOLD, stroke_width=4, stroke_dasharray="7 4")
    x, y = _corner(cell)
    look = {"fill": "none", "stroke": GOLD, "stroke_width": 5, "stroke_dasharray": "12 7"}
    return rect(x, y, tiles.WIDE, tiles.HIGH, 10, **look)


def _marker(view: View, marker: Marker, number: int) -> str:
    """A marker on the corner of its tile; the first one with the flag, which lies alone."""
    cell, owner = marker.cell, marker.owner
    now = view.is_auction_open and number == view.auction + 1
    settled = view.phase == "auction" and number <= view.auction
    if number == 1:
        x, y = _middle(cell)
        upright = place(cell).column in (0, SIZE + 1)
        flag = (0, -22) if upright else (-24, 0)
        mark = (0, 20) if upright else (22, 0)
        wide, high = (RING - 4, CELL_HIGH) if upright else (104, RING - 4)
        drawn = goods("flag", x + flag[0], y + flag[1], 40) + seat_mark(
            owner, x + mark[0], y + mark[1], "1", 38
        )
        edge = rect(x - wide / 2, y - high / 2, wide, high, 12, fill="none", stroke=GOLD, stroke_width=5)
    else:
        x, y = _corner(cell)
        drawn = seat_mark(owner, x + tiles.WIDE - 20, y + 20, str(number), 36)
        edge = rect(x, y, tiles.WIDE, tiles.HIGH, 10, fill="none", stroke=GOLD, stroke_width=7)
    return (edge if now else "") + (group(drawn, opacity="0.4") if settled else drawn)
