"""The grid of tiles with the flag and the markers."""

from boards.goa import tiles
from boards.goa.goods import goods
from boards.goa.pieces import seat_mark
from boards.look import EDGE, GOLD, MARGIN, PALE, SEA
from boards.svg import WIDTH, Length, group, rect, text
from engine.goa.cells import CELLS, SIZE, place
from engine.goa.view import View
from locales import Words

RING = 45
"""The width of the edge, on which the flag may lie."""
GAP = 4
CELL_WIDE, CELL_HIGH = tiles.WIDE + GAP, tiles.HIGH + GAP
HIGH = 2 * RING + SIZE * CELL_HIGH
LEFT = (WIDTH - SIZE * CELL_WIDE) / 2


def grid(view: View, words: Words) -> str:
    """From the left to the right edge of the picture, `HIGH` high."""
    parts = [rect(MARGIN - 8, 0, WIDTH - 2 * MARGIN + 16, HIGH, 16, fill=EDGE, fill_opacity="0.35"), _names()]
    for cell, tile in zip(CELLS, view.grid, strict=True):
        x, y = _corner(cell)
        if tile is None:
            parts.append(rect(x, y, tiles.WIDE, tiles.HIGH, 10, fill=SEA, stroke=EDGE, stroke_width=2))
        else:
            parts.append(group(tiles.in_grid(tile, view.data, words), x=x, y=y))
    markers = (_marker(view, marker.cell, marker.number, marker.owner) for marker in view.markers)
    return "".join((*parts, *markers))


def _names() -> str:
    """The letters below and the numbers to the left."""
    letters = (
        text(LEFT + (at + 0.5) * CELL_WIDE, HIGH - RING / 2, name, 32, PALE, "middle")
        for at, name in enumerate("abcde")
    )
    numbers = (
        text(LEFT - RING / 2 + 2, HIGH - RING - (at + 0.5) * CELL_HIGH, str(at + 1), 32, PALE, "middle")
        for at in range(SIZE)
    )
    return "".join((*letters, *numbers))


def _corner(cell: str) -> tuple[Length, Length]:
    column, row = place(cell)
    return LEFT + (column - 1) * CELL_WIDE + GAP / 2, RING + (SIZE - row) * CELL_HIGH + GAP / 2


def _marker(view: View, cell: str, number: int, owner: int) -> str:
    """A marker on the corner of its tile; the first one with the flag, which lies alone."""
    now = view.auction is not None and view.auction.number == number
    settled = view.phase == "auction" and (view.auction is None or number < view.auction.number)
    x, y = _corner(cell)
    if number == 1:
        column, row = place(cell)
        x = {0: LEFT - 30, SIZE + 1: LEFT + SIZE * CELL_WIDE + 30}.get(column, x + tiles.WIDE / 2)
        y = {0: HIGH - RING / 2, SIZE + 1: RING / 2}.get(row, y + tiles.HIGH / 2)
        upright = column in (0, SIZE + 1)
        flag = (0, -23) if upright else (-24, 0)
        mark = (0, 23) if upright else (24, 0)
        wide, high = (60, 100) if upright else (104, 52)
        drawn = goods("flag", x + flag[0], y + flag[1], 42) + seat_mark(
            owner, x + mark[0], y + mark[1], "1", 38
        )
        edge = rect(x - wide / 2, y - high / 2, wide, high, 14, fill="none", stroke=GOLD, stroke_width=5)
    else:
        drawn = seat_mark(owner, x + tiles.WIDE - 22, y + 23, str(number), 42)
        edge = rect(x, y, tiles.WIDE, tiles.HIGH, 10, fill="none", stroke=GOLD, stroke_width=7)
    return (edge if now else "") + (group(drawn, opacity="0.4") if settled else drawn)
