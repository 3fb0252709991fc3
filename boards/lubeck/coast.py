"""The coasts of the North Sea and the Baltic, drawn from a few points, in degrees east and north.

The chart is no map to sail by: it is wider where many ports lie close together, so that ships have room.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from boards.look import EDGE
from boards.svg import group, path

Point = tuple[float, float]

HEIGHT = 716
"""Of the chart; it is as wide as the picture."""

_EAST = ((-2.2, 0), (3.3, 150), (9.0, 262), (11.0, 336), (15.0, 464), (19.0, 575), (25.0, 726), (28.0, 800))
_NORTH = ((50.5, 716), (51.3, 654), (53.8, 524), (55.5, 396), (57.0, 280), (60.0, 92), (61.4, 0))
"""What lies between two of these degrees is spread evenly between their places on the chart."""

_BRITAIN = (
    *((-6, 58.6), (-3.0, 58.6), (-4.1, 57.6), (-2.0, 57.7), (-2.1, 57.1), (-2.8, 56.5), (-3.3, 56.0)),
    *((-2.0, 55.8), (-1.5, 55.0), (-0.6, 54.5), (-0.1, 54.1), (0.1, 53.6), (0.3, 53.1), (0.1, 52.85)),
    *((0.6, 53.0), (1.3, 52.95), (1.8, 52.5), (1.3, 51.95), (0.8, 51.6), (0.1, 51.5), (0.8, 51.4)),
    *((1.4, 51.35), (1.3, 51.05), (0.2, 50.75), (-1.3, 50.6), (-6, 50.2)),
)
_CONTINENT = (
    *((1.5, 49.5), (1.6, 50.85), (2.5, 51.1), (3.4, 51.4), (4.1, 51.95), (4.7, 52.9), (5.3, 53.2)),
    *((6.9, 53.45), (8.0, 53.7), (8.3, 53.45), (8.6, 53.85), (9.5, 53.6), (8.9, 54.0), (8.6, 54.4)),
    *((8.7, 54.9), (8.2, 55.5), (8.1, 56.5), (8.5, 57.05), (9.5, 57.2), (10.6, 57.75), (10.4, 57.0)),
    *((10.3, 56.5), (10.9, 56.35), (10.2, 56.0), (9.8, 55.6), (9.6, 55.1), (9.6, 54.8), (10.1, 54.4)),
    *((10.9, 54.4), (10.8, 53.95), (11.5, 54.1), (12.3, 54.35), (13.3, 54.6), (13.6, 54.2), (14.3, 53.75)),
    *((14.9, 54.05), (16.2, 54.35), (17.0, 54.7), (18.4, 54.85), (18.6, 54.4), (19.4, 54.35), (20.0, 54.9)),
    *((21.0, 55.2), (21.1, 55.8), (21.0, 56.6), (21.5, 57.4), (22.6, 57.75), (23.1, 57.2), (23.9, 57.0)),
    *((24.4, 57.3), (24.4, 58.3), (23.6, 58.6), (23.5, 59.2), (24.7, 59.5), (26.0, 59.6), (30.0, 59.5)),
    (30.0, 49.5),
)
_SCANDINAVIA = (
    *((17.4, 61.9), (17.2, 60.7), (18.5, 60.3), (18.9, 59.7), (18.0, 58.9), (16.8, 58.5), (16.6, 57.7)),
    *((16.4, 57.0), (16.0, 56.2), (14.8, 56.1), (14.3, 55.6), (13.4, 55.35), (12.9, 55.6), (12.6, 56.2)),
    *((12.9, 56.6), (12.1, 57.2), (11.7, 57.8), (11.2, 58.6), (11.1, 59.1), (10.6, 59.8), (10.2, 59.1)),
    *((9.5, 58.8), (8.4, 58.2), (7.1, 58.0), (5.9, 58.5), (5.5, 59.2), (5.1, 60.0), (5.0, 60.7), (4.9, 61.9)),
)
_FINLAND = (
    *((30.0, 60.3), (28.0, 60.5), (26.5, 60.4), (25.0, 60.15), (23.0, 59.85), (22.2, 60.3), (21.4, 60.8)),
    *((21.3, 61.9), (30.0, 61.9)),
)
_ISLANDS = (
    ((12.5, 56.1), (12.55, 55.65), (12.1, 55.1), (11.3, 55.15), (11.0, 55.7), (11.8, 55.85)),  # Zealand
    ((10.6, 55.6), (10.75, 55.15), (10.3, 55.05), (9.95, 55.4)),  # Funen
    ((11.0, 54.85), (11.8, 54.65), (12.05, 54.9), (11.4, 54.97)),  # Lolland
    ((18.7, 57.85), (19.2, 57.95), (18.9, 57.4), (18.3, 56.95), (18.1, 57.4)),  # Gotland
    ((17.1, 57.35), (16.95, 56.9), (16.4, 56.2), (16.55, 56.85)),  # Öland
    ((14.75, 55.3), (15.15, 55.1), (14.75, 55.0)),  # Bornholm
    ((21.9, 58.5), (23.2, 58.55), (22.7, 58.2), (22.0, 58.0)),  # Saaremaa
    ((22.1, 58.95), (23.0, 58.95), (22.6, 58.72)),  # Hiiumaa
)
_LANDS = (_BRITAIN, _CONTINENT, _SCANDINAVIA, _FINLAND, *_ISLANDS)

_LAND = "#cdbb8f"
_SHORE = "#f0e2bb"
_WATER = "#1d567a"


def place(east: float, north: float) -> Point:
    """Where a point of the earth is on the chart."""
    return _between(_EAST, east), _between(_NORTH, north)


@lru_cache(maxsize=1)
def coast() -> str:
    """Water and land. What reaches beyond the edges is to be clipped."""
    shores = "".join(_round([place(*point) for point in land]) for land in _LANDS)
    return group(
        path(f"M0 0H800V{HEIGHT}H0Z", fill=_WATER),
        path(shores, fill="none", stroke=EDGE, stroke_width=16, stroke_linejoin="round"),
        path(shores, fill=_LAND, stroke=_SHORE, stroke_width=3, stroke_linejoin="round"),
    )


def _between(scale: Sequence[tuple[float, float]], degree: float) -> float:
    """Also beyond the ends of the scale, as its first and its last part go on."""
    parts = list(pairwise(scale))
    (low, start), (high, end) = next((part for part in parts if degree <= part[1][0]), parts[-1])
    return start + (degree - low) / (high - low) * (end - start)


def _round(points: Sequence[Point]) -> str:
    """A closed line through points, without corners (a Catmull-Rom spline)."""
    count = len(points)
    pieces = [f"M{points[0][0]:.0f} {points[0][1]:.0f}"]
    for i in range(count):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        pieces.append(
            f"C{bx + (cx - ax) / 6:.0f} {by + (cy - ay) / 6:.0f} "
            f"{cx - (dx - bx) / 6:.0f} {cy - (dy - by) / 6:.0f} {cx:.0f} {cy:.0f}"
        )
    return "".join(pieces) + "Z"
