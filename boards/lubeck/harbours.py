"""Positions of the cities on the chart. Each has a name and a berth with room for all ships of the game.

Berths, names and routes must not overlap (`tests/boards/test_lubeck_chart.py` checks this).
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from boards.lubeck import pieces
from boards.svg import SMALL, WIDTH
from engine.lubeck.state import Ship
from raster.text import width

HEIGHT = 800
"""Height of the chart. The chart is as wide as the picture."""
PLAQUE = 38
"""Height of a city's name plaque."""
SPOT = 18
"""Radius of a city's dot."""
WIDE = 182
ROWS = 3
GAP = 2
"""Width of a berth, its rows of ships, and the gap between ships."""


class Box(NamedTuple):
    """A rectangle on the chart."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top


PARK = Box(412, 696, 792, 792)
"""The park for ships."""


class Harbour(NamedTuple):
    """Positions of a city's dot, name and berth."""

    spot: tuple[int, int]
    plaque: tuple[int, int]
    """Upper left corner of the city's name plaque."""
    berth: int
    """The x coordinate of the berth's left end, which adjoins the city's name."""
    above: bool = False
    """Whether the berth is above the city's name instead of below."""
    astern: bool = False
    """Whether ships fill the berth from the right instead of from the left."""


class Moored(NamedTuple):
    """A ship with its place in a berth."""

    ship: Ship
    abreast: int
    """Maximum number of pawns per row on the ship."""
    box: Box
    is_ghost: bool
    """Whether the ship has sailed on."""


HARBOURS: Mapping[str, Harbour] = {
    "lubeck": Harbour((345, 430), (286, 450), 224, astern=True),
    "stettin": Harbour((524, 500), (486, 520), 410, astern=True),
    "visby": Harbour((500, 300), (482, 234), 410, above=True, astern=True),
    "helsingborg": Harbour((300, 342), (226, 284), 224, above=True),
    "danzig": Harbour((627, 541), (650, 524), 614),
    "riga": Harbour((618, 288), (642, 269), 614),
    "reval": Harbour((642, 30), (664, 11), 616),
    "bergen": Harbour((30, 28), (54, 10), 46),
    "hamburg": Harbour((190, 384), (52, 408), 22, astern=True),
    "london": Harbour((24, 762), (48, 742), 22, above=True),
    "brugge": Harbour((213, 768), (237, 748), 224, above=True),
}


def plaque(city: str, name: str) -> Box:
    """The box of a city's name."""
    left, top = HARBOURS[city].plaque
    return Box(left, top, min(left + width(name, SMALL) + 16, WIDTH - 2), top + PLAQUE)


def moored(city: str, ships: Sequence[Ship]) -> list[Moored]:
    """The ships in a city and those that have just left it, each with its place in the berth.

    Rows are filled from the city's name outwards. If they don't fit the berth, ships with many pawns become
    shorter and higher.
    """
    harbour = HARBOURS[city]
    for abreast in (5, 4, 3, 2):
        rows = _rows(ships, abreast)
        high = sum(_height(row, abreast) + GAP for row in rows)
        if high <= ROWS * (pieces.SHIP + GAP):
            break
    up, left = harbour.above, harbour.astern
    y: float = harbour.plaque[1] - GAP if up else harbour.plaque[1] + PLAQUE + GAP
    lying: list[Moored] = []
    for row in rows:
        high = _height(row, abreast)
        foot = y if up else y + high
        x: float = harbour.berth + WIDE if left else harbour.berth
        for ship in row:
            wide, tall = pieces.ship_size(len(ship.pawns), abreast)
            stern = x - wide if left else x
            lying.append(Moored(ship, abreast, Box(stern, foot - tall, stern + wide, foot), ship.at != city))
            x = stern - GAP if left else stern + wide + GAP
        y = foot - high - GAP if up else foot + GAP
    return lying


def _rows(ships: Sequence[Ship], abreast: int) -> list[list[Ship]]:
    """Pack the ships into rows: longest ship first, each into the first row with room."""
    rows: list[list[Ship]] = []
    for ship in sorted(ships, key=lambda ship: -len(ship.pawns)):
        fitting = (row for row in rows if _length([*row, ship], abreast) <= WIDE)
        row = next(fitting, None)
        if row is None:
            rows.append(row := [])
        row.append(ship)
    return rows


def _length(row: Sequence[Ship], abreast: int) -> float:
    return sum(pieces.ship_size(len(ship.pawns), abreast)[0] + GAP for ship in row) - GAP


def _height(row: Sequence[Ship], abreast: int) -> float:
    return max(pieces.ship_size(len(ship.pawns), abreast)[1] for ship in row)
