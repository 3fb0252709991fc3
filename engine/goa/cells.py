"""The grid of tiles, its cells named as in chess, and the cells just outside its edge for the flag.

Columns a-e, rows 1-5. A place is a column and a row, both counted from 1; 0 and 6 are outside.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Annotated, NamedTuple

from engine.statement import Named

SIZE = 5
Cell = Annotated[str, Named("cell")]
"""One of ALL."""
_COLUMNS = "zabcdef"


class Place(NamedTuple):
    column: int
    row: int

    @property
    def letter(self) -> str:
        """The column's."""
        return _COLUMNS[self.column]

    def __str__(self) -> str:
        return f"{self.letter}{self.row}"


def _outside() -> Iterator[str]:
    """Without the corners, which share a side with no cell."""
    for row in (0, SIZE + 1):
        yield from (str(Place(column, row)) for column in range(1, SIZE + 1))
    for column in (0, SIZE + 1):
        yield from (str(Place(column, row)) for row in range(1, SIZE + 1))


CELLS = tuple(str(Place(column, row)) for row in range(1, SIZE + 1) for column in range(1, SIZE + 1))
"""Those of the grid: a1, b1 ... e5."""
OUTSIDE = tuple(_outside())
"""Those beyond its edge: a0 ... e0, a6 ... e6, z1 ... z5, f1 ... f5."""
ALL = (*CELLS, *OUTSIDE)
NUMBER = {cell: number for number, cell in enumerate(CELLS)}


def place(cell: str) -> Place:
    return Place(_COLUMNS.index(cell[0]), int(cell[1:]))


def _near(cell: str, *, corners: bool) -> tuple[str, ...]:
    """The cells of the grid that share a side with a cell, or, if `corners`, a side or a corner."""
    column, row = place(cell)
    steps = [(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if 1 <= abs(x) + abs(y) <= (2 if corners else 1)]
    grid = range(1, SIZE + 1)
    return tuple(str(Place(column + x, row + y)) for x, y in steps if column + x in grid and row + y in grid)


BESIDE = {cell: _near(cell, corners=False) for cell in ALL}
"""The cells of the grid that share a side with it."""
AROUND = {cell: _near(cell, corners=True) for cell in ALL}
"""The cells of the grid next to it in the 8 directions."""


def for_flag(grid: Sequence[str | None]) -> tuple[str, ...]:
    """Where the flag may lie; `grid` has the tiles in the order of CELLS.

    Rules: "a cell just outside the grid's edge or on an emptied cell inside; it must share a side with at
    least one tile and never lies on one"."""

    def tile(cell: str) -> str | None:
        return grid[NUMBER[cell]]

    return tuple(
        cell for cell in ALL if (cell not in NUMBER or not tile(cell)) and any(map(tile, BESIDE[cell]))
    )


@lru_cache(maxsize=1024)
def for_marker(grid: tuple[str | None, ...], laid: tuple[str, ...]) -> tuple[tuple[str, ...], bool]:
    """Where the next marker may go, and whether that is next to the last one; `laid` has the cells of flag
    and markers, in their order.

    Rules: "on a tile next to the flag (8 directions), the next marker 3 next to marker 2, and so on"; "If no
    free tile is next to the last marker, any free tile will do and the chain goes on from there."
    """
    free = tuple(cell for cell, tile in zip(CELLS, grid, strict=True) if tile and cell not in laid)
    near = tuple(cell for cell in free if cell in AROUND[laid[-1]])
    return near or free, bool(near)
