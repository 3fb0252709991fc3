"""Draws the routes on the chart: dashed lines with arrows."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import dist

from boards.look import INK, WHITE
from boards.lubeck.coast import Point, spline
from boards.lubeck.harbours import HARBOURS, SPOT
from boards.svg import join, path
from raster.panel import Art

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


@lru_cache(maxsize=8)
def ways(routes: tuple[tuple[str, str], ...]) -> Art:
    """Art for routes, given as pairs of cities."""
    return join(_way(start, end) for start, end in routes)


def course(start: str, end: str) -> list[Point]:
    """Closely spaced points along a route."""
    first, last = HARBOURS[start].spot, HARBOURS[end].spot
    return spline([first, first, *_WAYS.get((start, end), ()), last, last])


def _way(start: str, end: str) -> Art:
    """A dashed line with an arrow halfway and one at the end."""
    curve = course(start, end)
    line = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in curve)
    arrows = (_arrow(curve, ahead) for ahead in (0.5 * _length(curve), SPOT + 10))
    return path(
        line, fill="none", stroke=WHITE, stroke_width=4, stroke_dasharray="11 7", stroke_opacity="0.9"
    ) + join(arrows)


def _length(curve: Sequence[Point]) -> float:
    return sum(map(dist, curve, curve[1:]))


def _arrow(curve: Sequence[Point], ahead: float) -> Art:
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
        fill=WHITE,
        stroke=INK,
        stroke_width=2,
        stroke_linejoin="round",
        transform=f"matrix({dx:.3f} {dy:.3f} {-dy:.3f} {dx:.3f} {x:.1f} {y:.1f})",
    )
