"""Draws the routes on the chart: dashed lines with arrows."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import dist

from boards.look import GOLD, INK, WHITE
from boards.lubeck.harbours import HARBOURS, SPOT, Point
from boards.svg import group, join, kept, path
from raster.panel import Art, Panel

_WAYS: Mapping[tuple[str, str], tuple[Point, ...]] = {
    ("lubeck", "stettin"): ((380, 416), (436, 418), (490, 458)),
    ("lubeck", "visby"): ((366, 396), (425, 392), (472, 352)),
    ("lubeck", "helsingborg"): ((338, 400), (312, 372)),
    ("helsingborg", "bergen"): ((255, 340), (212, 316), (176, 266), (95, 256), (46, 200), (36, 120)),
    ("helsingborg", "hamburg"): ((255, 352), (206, 330), (166, 298), (124, 322), (146, 362)),
    ("bergen", "london"): ((14, 70), (10, 200), (10, 450), (10, 690)),
    ("hamburg", "brugge"): ((212, 396), (218, 430), (215, 470), (214, 520), (214, 650)),
    ("stettin", "danzig"): ((556, 480), (602, 500)),
    ("danzig", "riga"): ((612, 500), (600, 440), (600, 350)),
    ("visby", "riga"): ((530, 298), (570, 292)),
    ("riga", "reval"): ((603, 250), (603, 180), (602, 90), (610, 50)),
}
"""Waypoints by route. A route without an entry is a straight line."""


EDGE = 14
"""Pixels around the line of a voyage, as space for its arrows."""


@lru_cache(maxsize=8)
def ways(routes: tuple[tuple[str, str], ...]) -> Art:
    """Art for routes, given as pairs of cities."""
    return join(_way(start, end) for start, end in routes)


def _spline(points: Sequence[Point], steps: int = 8) -> list[Point]:
    """Points on a Catmull-Rom spline, from the second to the last but one of `points`.

    Each segment has `steps` points.
    """
    curve = [points[1]]
    for a, b, c, d in zip(points, points[1:], points[2:], points[3:], strict=False):
        curve += [
            (_blend(a[0], b[0], c[0], d[0], step / steps), _blend(a[1], b[1], c[1], d[1], step / steps))
            for step in range(1, steps + 1)
        ]
    return curve


def _blend(a: float, b: float, c: float, d: float, t: float) -> float:
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))


def course(start: str, end: str) -> list[Point]:
    """Closely spaced points along a route."""
    first, last = HARBOURS[start].spot, HARBOURS[end].spot
    return _spline([first, first, *_WAYS.get((start, end), ()), last, last])


def _way(start: str, end: str) -> Art:
    """A dashed line with an arrow halfway and one at the end."""
    curve = course(start, end)
    arrows = (_arrow(curve, ahead, WHITE) for ahead in (0.5 * _length(curve), SPOT + 10))
    return path(
        _line(curve), fill="none", stroke=WHITE, stroke_width=4, stroke_dasharray="11 7", stroke_opacity="0.9"
    ) + join(arrows)


def voyage(start: str, end: str, routes: Sequence[tuple[str, str]]) -> Art:
    """The way that a ship just sailed, along as few routes as possible."""
    return join(_track(*leg).at(*_corner(course(*leg))) for leg in _legs(start, end, routes))


def _legs(start: str, end: str, routes: Sequence[tuple[str, str]]) -> Sequence[tuple[str, str]]:
    """The routes from one city to another. Raises KeyError if no route leads there."""
    ways: dict[str, tuple[tuple[str, str], ...]] = {start: ()}
    for city in (queue := [start]):
        for route in routes:
            if route[0] == city and route[1] not in ways:
                ways[route[1]] = (*ways[city], route)
                queue.append(route[1])
    return ways[end]


@lru_cache(maxsize=16)
def _track(start: str, end: str) -> Panel:
    """A route as a bold golden line."""
    curve = course(start, end)
    left, top = _corner(curve)
    look = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    return kept(
        max(x for x, _ in curve) + EDGE - left,
        max(y for _, y in curve) + EDGE - top,
        group(
            path(_line(curve), stroke=INK, stroke_width=11, **look),
            path(_line(curve), stroke=GOLD, stroke_width=7, **look),
            _arrow(curve, 0.5 * _length(curve), GOLD),
            _arrow(curve, SPOT + 10, GOLD),
            x=-left,
            y=-top,
        ),
    )


def _corner(curve: Sequence[Point]) -> tuple[int, int]:
    """The upper left corner of a curve's panel."""
    return round(min(x for x, _ in curve)) - EDGE, round(min(y for _, y in curve)) - EDGE


def _line(curve: Sequence[Point]) -> str:
    """A curve as SVG path data."""
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in curve)


def _length(curve: Sequence[Point]) -> float:
    return sum(map(dist, curve, curve[1:]))


def _arrow(curve: Sequence[Point], ahead: float, fill: str) -> Art:
    """An arrowhead on a curve, `ahead` pixels before its end."""
    place = len(curve) - 1
    while place > 1 and ahead > dist(curve[place - 1], curve[place]):
        ahead -= dist(curve[place - 1], curve[place])
        place -= 1
    start, end = curve[place - 1], curve[place]
    dx, dy = ((to - of) / dist(start, end) for of, to in zip(start, end, strict=True))
    x, y = end[0] - dx * ahead, end[1] - dy * ahead
    return path(
        "M-9 -8L11 0 -9 8 -4 0Z",
        fill=fill,
        stroke=INK,
        stroke_width=2,
        stroke_linejoin="round",
        transform=f"matrix({dx:.3f} {dy:.3f} {-dy:.3f} {dx:.3f} {x:.1f} {y:.1f})",
    )
