"""The chart: ports, one-way routes, and the ships where they lie."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import dist
from typing import NamedTuple

from boards.look import GOLD, INK, PAPER, RED, WHITE
from boards.lubeck import pieces
from boards.lubeck.coast import HEIGHT, Point, coast, place
from boards.svg import SMALL, WIDTH, circle, element, group, path, rect, text
from boards.text import fit, width
from engine.lubeck.data import HOME
from engine.lubeck.view import Ship, View
from locales import Words


class Port(NamedTuple):
    """Where a city lies."""

    east: float
    north: float
    label: tuple[int, int]
    """Its name's middle, from there."""
    berth: tuple[int, int]
    """The middle of the first ship's foot, from there."""
    next: tuple[int, int]
    """From one ship's foot to the next one's."""


PORTS: Mapping[str, Port] = {
    "lubeck": Port(10.85, 53.85, (8, 36), (0, 0), (0, 0)),
    "stettin": Port(14.35, 53.65, (38, 34), (34, -24), (70, -76)),
    "visby": Port(18.25, 57.55, (64, -26), (72, 62), (0, 76)),
    "helsingborg": Port(12.75, 56.1, (86, -26), (-66, 26), (-76, 0)),
    "danzig": Port(18.7, 54.35, (0, 34), (56, -6), (76, 0)),
    "riga": Port(24.1, 56.95, (8, 34), (28, 130), (-76, 0)),
    "reval": Port(24.7, 59.45, (8, 34), (-20, 0), (24, 122)),
    "bergen": Port(5.25, 60.3, (72, 0), (-60, 10), (0, 76)),
    "hamburg": Port(9.4, 53.65, (-68, 34), (-70, -20), (0, -76)),
    "london": Port(0.3, 51.5, (-10, 34), (2, -22), (0, -76)),
    "brugge": Port(3.35, 51.35, (30, 34), (58, 8), (0, -70)),
}

_WAYS: Mapping[tuple[str, str], tuple[Point, ...]] = {
    ("lubeck", "stettin"): ((12.0, 54.62), (13.6, 54.95), (14.4, 54.4)),
    ("lubeck", "visby"): ((11.9, 54.7), (13.6, 55.1), (16.0, 55.6), (17.6, 56.6)),
    ("lubeck", "helsingborg"): ((10.95, 54.6), (10.85, 55.4), (11.2, 56.05), (12.1, 56.2)),
    ("helsingborg", "bergen"): (
        (11.7, 57.0),
        (10.9, 58.1),
        (8.6, 57.7),
        (6.0, 57.6),
        (4.4, 58.6),
        (4.4, 59.8),
    ),
    ("helsingborg", "hamburg"): (
        *((11.6, 56.9), (10.8, 57.95), (8.6, 57.5), (7.4, 56.9), (7.2, 55.4), (7.9, 54.3)),
        (8.6, 53.95),
    ),
    ("bergen", "london"): ((4.0, 59.7), (3.0, 57.5), (2.8, 54.5), (2.4, 52.4), (1.4, 51.6)),
    ("hamburg", "brugge"): ((8.5, 53.95), (7.0, 54.0), (5.0, 53.75), (3.7, 52.6)),
    ("stettin", "danzig"): ((14.8, 54.4), (16.2, 54.9), (18.2, 55.2), (18.9, 54.8)),
    ("danzig", "riga"): ((19.1, 54.9), (20.1, 56.2), (20.6, 57.5), (22.0, 57.9), (23.2, 57.6)),
    ("visby", "riga"): ((19.6, 58.0), (21.2, 58.0), (22.4, 57.95), (23.3, 57.6)),
    ("riga", "reval"): ((23.7, 57.8), (23.35, 58.6), (23.3, 59.25), (24.0, 59.6)),
}
"""The points over which routes lead, in degrees; a route that isn't here leads straight on."""

PARK = (326, 6, 338, 122)
QUAY = (258, 592, 420, 116)
"""Where the ships in the park and those in Lübeck lie: left, top, width, height."""


def chart(view: View, words: Words, whose: int | None = None) -> str:
    """The whole chart, `HEIGHT` high. Ships with a pawn of the seat `whose` stand out."""
    ships = [ship for ship in view.ships if ship.at in PORTS]
    frame = element("clipPath", rect(0, 0, WIDTH, HEIGHT), id="chart")
    return group(
        element("defs", frame),
        group(coast(), clip_path="url(#chart)"),
        _ways(tuple((route.city, to) for route in view.routes for to in route.to)),
        _mooring(),
        *(_port(city, words("lubeck-part-city", value=city)) for city in PORTS),
        _box(PARK, words("lubeck-picture-park"), [ship for ship in view.ships if ship.at == "park"], None),
        _box(QUAY, words("lubeck-picture-quay"), [ship for ship in ships if ship.at == HOME], whose),
        *(_at(city, [ship for ship in ships if ship.at == city], whose) for city in PORTS if city != HOME),
    )


def spot(city: str) -> Point:
    return place(PORTS[city].east, PORTS[city].north)


@lru_cache(maxsize=8)
def _ways(routes: tuple[tuple[str, str], ...]) -> str:
    return "".join(_way(start, end) for start, end in routes)


def _way(start: str, end: str) -> str:
    """A dashed line with an arrow half way and one where it arrives."""
    between = [place(*point) for point in _WAYS.get((start, end), ())]
    curve = _spline([spot(start), *between, spot(end)])
    line = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in curve)
    arrows = (_arrow(curve, ahead) for ahead in (0.5 * _length(curve), 26))
    return path(
        line, fill="none", stroke=WHITE, stroke_width=4, stroke_dasharray="13 8", stroke_opacity="0.9"
    ) + "".join(arrows)


def _length(curve: Sequence[Point]) -> float:
    return sum(map(dist, curve, curve[1:]))


def _arrow(curve: Sequence[Point], ahead: float) -> str:
    """An arrowhead on a curve, with so much of the way still ahead."""
    place = len(curve) - 1
    while place > 1 and ahead > dist(curve[place - 1], curve[place]):
        ahead -= dist(curve[place - 1], curve[place])
        place -= 1
    start, end = curve[place - 1], curve[place]
    dx, dy = ((to - of) / dist(start, end) for of, to in zip(start, end, strict=True))
    x, y = end[0] - dx * ahead, end[1] - dy * ahead
    return path(
        "M-12 -12L14 0 -12 12 -6 0Z",
        fill=WHITE,
        stroke=INK,
        stroke_width=2,
        stroke_linejoin="round",
        transform=f"matrix({dx:.3f} {dy:.3f} {-dy:.3f} {dx:.3f} {x:.1f} {y:.1f})",
    )


def _spline(points: Sequence[Point], steps: int = 8) -> list[Point]:
    """Points on a smooth curve through these (Catmull-Rom)."""
    padded = [points[0], *points, points[-1]]
    curve = [points[0]]
    for i in range(len(points) - 1):
        a, b, c, d = padded[i : i + 4]
        curve += [
            (_blend(a[0], b[0], c[0], d[0], step / steps), _blend(a[1], b[1], c[1], d[1], step / steps))
            for step in range(1, steps + 1)
        ]
    return curve


def _blend(a: float, b: float, c: float, d: float, t: float) -> float:
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))


def _port(city: str, name: str) -> str:
    port = PORTS[city]
    x, y = spot(city)
    label, size = fit(name, 230, SMALL)
    wide = width(label, size) + 16
    middle = min(max(x + port.label[0], wide / 2 + 2), WIDTH - wide / 2 - 2)
    return (
        circle(x, y, 12, fill=RED if city != HOME else GOLD, stroke=INK, stroke_width=3)
        + rect(middle - wide / 2, y + port.label[1] - 19, wide, 38, 8, fill=PAPER, fill_opacity="0.9")
        + text(middle, y + port.label[1], label, size, INK, "middle")
    )


def _mooring() -> str:
    """From Lübeck to its quay."""
    x, y = spot(HOME)
    return path(f"M{x:.0f} {y:.0f}V{QUAY[1]}", stroke=INK, stroke_width=5, stroke_opacity="0.55")


def _at(city: str, ships: Sequence[Ship], whose: int | None) -> str:
    """Ships in a port, side by side, kept on the chart."""
    port = PORTS[city]
    x, y = spot(city)
    drawn: list[str] = []
    for each, ship in enumerate(ships):
        wide, high = pieces.ship_size(len(ship.pawns))
        left = x + port.berth[0] + each * port.next[0]
        foot = y + port.berth[1] + each * port.next[1]
        drawn.append(
            pieces.ship(
                min(max(left, wide / 2 + 4), WIDTH - wide / 2 - 4),
                min(max(foot, high + 4), HEIGHT - 4),
                ship.number,
                ship.pawns,
                mine=whose in ship.pawns,
            )
        )
    return "".join(drawn)


def _box(bounds: tuple[int, int, int, int], title: str, ships: Sequence[Ship], whose: int | None) -> str:
    """A place for ships under its title, closer together where they are many."""
    left, top, wide, high = bounds
    label, size = fit(title, wide - 28, SMALL)
    widths = [pieces.ship_size(len(ship.pawns))[0] + 4 for ship in ships]
    squeeze = min(1.0, (wide - 12) / sum(widths)) if ships else 1.0
    x = left + 6 + (wide - 12 - sum(widths) * squeeze) / 2
    drawn: list[str] = []
    for ship, each in zip(ships, widths, strict=True):
        mine = whose in ship.pawns
        drawn.append(pieces.ship(x + each * squeeze / 2, top + high - 8, ship.number, ship.pawns, mine=mine))
        x += each * squeeze
    return (
        rect(left, top, wide, high, 14, fill=INK, fill_opacity="0.55", stroke=PAPER, stroke_width=2)
        + text(left + wide / 2, top + 22, label, size, WHITE, "middle")
        + "".join(drawn)
    )
