"""The geometry of the chart: ships lie at their own city and nothing overlaps, however full a port is."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise
from math import hypot
from xml.etree import ElementTree as ET

import pytest

from boards.art import symbols
from boards.lubeck.harbours import HARBOURS, HEIGHT, PARK, SPOT, Box, moored, plaque
from boards.svg import WIDTH
from engine.lubeck.chart import chart_of
from engine.lubeck.data import CITIES, City
from engine.lubeck.state import Ship
from locales import LANGUAGES, words

Point = tuple[float, float]
ROUTES = [(start, to) for start, ends in chart_of(None).routes.items() for to in ends]
STEPS = 8
"""Points for each Bézier curve of a route."""
LINE_HALF_WIDTH = 2
"""Half the width of a route's line, in pixels."""
PAWNS, SHIPS = 10, 6
"""Number of pawns and number of ships in a match with five seats."""


def crews(pawns: int, ships: int, most: int = PAWNS) -> Iterator[tuple[int, ...]]:
    """All crew sizes of up to `ships` ships, largest first, with up to `pawns` pawns in all.

    Each ship has at least one pawn and at most `most`.
    """
    yield ()
    if ships:
        for first in range(1, min(pawns, most) + 1):
            yield from ((first, *rest) for rest in crews(pawns - first, ships - 1, first))


FLEETS = [
    tuple(Ship(number, pawns=(0,) * aboard) for number, aboard in enumerate(crew, 1))
    for crew in crews(PAWNS, SHIPS)
    if crew
]


def distance(one: Box, other: Box) -> float:
    """The distance between the nearest points of two boxes; 0 if they touch."""
    across = max(one.left - other.right, other.left - one.right, 0)
    return hypot(across, max(one.top - other.bottom, other.top - one.bottom, 0))


def spot(city: str) -> Box:
    x, y = HARBOURS[city].spot
    return Box(x - SPOT, y - SPOT, x + SPOT, y + SPOT)


@cache
def name(city: str) -> Box:
    """The box of a city's name, in the language where it is longest."""
    return max(
        (plaque(city, words(language)("lubeck-part-city", value=city)) for language in LANGUAGES),
        key=lambda box: box.right,
    )


def boxes(city: str, fleet: tuple[Ship, ...]) -> list[Box]:
    return [berth.box for berth in moored(city, fleet)]


@cache
def berths(city: str) -> set[Box]:
    """Every box that a ship can have in a city."""
    return {box for fleet in FLEETS for box in boxes(city, fleet)}


@cache
def course(route: tuple[str, str]) -> list[Point]:
    """Closely spaced points on the Bézier curves of a route's symbol."""
    d = ET.fromstring(f"<g>{symbols('lubeck')['-'.join(route)].elements}</g>")[0].attrib["d"]
    numbers = [float(each) for each in re.findall(r"-?[\d.]+", d)]
    points = list(zip(numbers[0::2], numbers[1::2], strict=True))
    assert points[0] == HARBOURS[route[0]].spot and points[-1] == HARBOURS[route[1]].spot
    curve = points[:1]
    for start, *controls, end in zip(points[0::3], points[1::3], points[2::3], points[3::3], strict=False):
        curve += [bezier((start, *controls, end), step / STEPS) for step in range(1, STEPS + 1)]
    return curve


def bezier(points: Sequence[Point], share: float) -> Point:
    """The point on a Bézier curve at a share of the way."""
    while len(points) > 1:
        points = [(a + (c - a) * share, b + (d - b) * share) for (a, b), (c, d) in pairwise(points)]
    return points[0]


@cache
def line_of(route: tuple[str, str]) -> list[Point]:
    """Points along a route, spaced more closely than any box is wide."""
    return [
        (a + (c - a) * part / 4, b + (d - b) * part / 4)
        for (a, b), (c, d) in pairwise(course(route))
        for part in range(5)
    ]


def meets(route: tuple[str, str], box: Box) -> bool:
    """Whether a route touches a box."""
    left, top, right, bottom = (
        box.left - LINE_HALF_WIDTH,
        box.top - LINE_HALF_WIDTH,
        box.right + LINE_HALF_WIDTH,
        box.bottom + LINE_HALF_WIDTH,
    )
    return any(left <= x <= right and top <= y <= bottom for x, y in line_of(route))


@pytest.mark.parametrize("city", CITIES)
class TestShips:
    def test_ships_lie_nearest_to_their_own_city(self, city: City):
        for box in berths(city):
            own = min(distance(box, name(city)), distance(box, spot(city)))
            for other in CITIES:
                if other != city:
                    assert own < distance(box, name(other)), (box, other)
                    assert own < distance(box, spot(other)), (box, other)

    def test_ships_cover_neither_ships_nor_names(self, city: City):
        for fleet in FLEETS:
            lying = boxes(city, fleet)
            assert len(lying) == len(fleet)
            assert all(distance(one, other) > 0 for one, other in combinations(lying, 2))
        for box in berths(city):
            assert all(distance(box, name(other)) > 0 and distance(box, spot(other)) > 0 for other in CITIES)
            assert distance(box, PARK) > 0
            assert box.left >= 0 and box.top >= 0 and box.right <= WIDTH and box.bottom <= HEIGHT

    def test_ships_cover_no_ship_of_another_city(self, city: City):
        for other in CITIES:
            if other > city:
                assert all(distance(one, two) > 0 for one in berths(city) for two in berths(other)), other

    def test_ships_lie_clear_of_routes(self, city: City):
        for route in ROUTES:
            assert not any(meets(route, box) for box in berths(city)), route


@pytest.mark.parametrize("route", ROUTES, ids="-".join)
class TestRoutes:
    def test_routes_avoid_names_and_other_cities(self, route: tuple[City, City]):
        assert not any(meets(route, name(city)) for city in CITIES)
        assert not any(meets(route, spot(city)) for city in CITIES if city not in route)
        assert not meets(route, PARK)

    def test_routes_stay_on_the_chart_and_do_not_cross(self, route: tuple[City, City]):
        line = course(route)
        assert all(0 < x < WIDTH and 0 < y < HEIGHT for x, y in line)
        for other in ROUTES:
            if other != route:
                assert not any(
                    crosses(one, two) for one in pairwise(line) for two in pairwise(course(other))
                ), other


def crosses(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Whether two line segments cross. Sharing an end point doesn't count."""
    (a, b), (c, d) = one, other
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def side(a: Point, b: Point, c: Point) -> float:
    """Positive or negative depending on the side of the line from a to b on which c lies; 0 on the line."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def test_names_and_cities_do_not_overlap():
    places = [(city, box) for city in CITIES for box in (name(city), spot(city))]
    for (_, one), (_, other) in combinations(places, 2):
        assert distance(one, other) > 0
