"""Draws the chart: harbours, one-way routes and ships."""

from collections.abc import Sequence
from functools import lru_cache

from boards import marks
from boards.art import symbol
from boards.layout import panel, row
from boards.look import INK, PAPER, WHITE
from boards.lubeck import pieces
from boards.lubeck.harbours import HARBOURS, HEIGHT, PARK, SPOT, Box, Moored, moored, plaque
from boards.lubeck.palette import HOME_SEAL, SEAL, WATER
from boards.lubeck.routes import Route, voyage, ways
from boards.svg import SMALL, WIDTH, element, kept, kept_around, rect, text
from engine import Event
from engine.lubeck.data import HOME
from engine.lubeck.events import Doubled, Embarked, Pirated, Sold, Started, Transferred
from engine.lubeck.view import Ship, View
from locales import Words
from raster.panel import Art, Panel

EDGE = 4
"""Pixels by which a quay exceeds its ships."""


def chart(view: View, words: Words, whose: int | None = None, latest: Sequence[Event] = ()) -> Panel:
    """The chart. It consists of kept panels only, so that ships are painted above quays.

    Ships with a pawn of the seat `whose` are highlighted. The ships that moved or changed in the latest
    events have a glow, and the way of a voyage is drawn in gold.
    """
    changed = {number for event in latest for number in _ships(event)}
    names = {city: words("lubeck-part-city", value=city) for city in HARBOURS}
    lying = {city: moored(city, [ship for ship in view.ships if ship.at == city]) for city in HARBOURS}
    routes = tuple((route.city, to) for route in view.routes for to in route.to)
    ships = [(ship, abreast, box) for berths in lying.values() for ship, abreast, box in berths]
    sailed = (event for event in latest if isinstance(event, Sold | Doubled) and event.sailed)
    return panel(
        WIDTH,
        HEIGHT,
        _sea(routes).at(0, 0),
        *(voyage(event.from_city, event.city) for event in sailed),
        *(_quay(plaque(city, names[city]), berths) for city, berths in lying.items() if berths),
        *(_seal(city).around(*HARBOURS[city].spot) for city in names),
        *(_name(plaque(city, name), name) for city, name in names.items()),
        *(
            marks.glow(panel(*_size(box)[2:])).at(box.left, box.top)
            for ship, _, box in ships
            if ship.number in changed
        ),
        *(
            pieces.ship(ship.number, ship.pawns, abreast, mine=whose in ship.pawns).at(box.left, box.top)
            for ship, abreast, box in ships
        ),
        _park(words("lubeck-picture-park"), [ship for ship in view.ships if ship.at == "park"]),
    )


def _ships(event: Event) -> tuple[int, ...]:
    """The numbers of the ships that an event is about."""
    match event:
        case Transferred():
            return event.ship, event.to_ship
        case Embarked() | Started() | Sold() | Doubled() | Pirated():
            return (event.ship,)
        case _:
            return ()


@lru_cache(maxsize=8)
def _sea(routes: tuple[Route, ...]) -> Panel:
    """The background: coasts and routes."""
    coast = symbol("lubeck", "coast", WIDTH, HEIGHT)
    rose = symbol("lubeck", "rose", 124, 124, 256, 22)
    return kept(WIDTH, HEIGHT, coast, rose, ways(routes), ground=WATER)


@lru_cache(maxsize=len(HARBOURS))
def _seal(city: str) -> Panel:
    """A city's seal. The home port's is gold."""
    wax, emblem = HOME_SEAL if city == HOME else SEAL
    box = (2 * SPOT, 2 * SPOT, -SPOT, -SPOT)
    return kept_around(
        2 * SPOT,
        2 * SPOT,
        element("g", symbol("lubeck", "wax", *box), color=wax),
        element("g", symbol("lubeck", f"seal-{city}", *box), color=emblem),
    )


def _name(label: Box, name: str) -> Art:
    """A city's name on its plaque."""
    _, _, wide, high = _size(label)
    plate = rect(1, 1, wide, high, 8, fill=PAPER, stroke=INK, stroke_width=1)
    return kept(wide + 2, high + 2, plate, text(1 + wide / 2, 1 + high / 2, name, SMALL, INK, "middle")).at(
        label.left - 1, label.top - 1
    )


def _quay(label: Box, lying: Sequence[Moored]) -> Art:
    """The background that joins a city's name and its ships."""
    boxes = [label, *(berth.box for berth in lying)]
    left, top = min(box.left for box in boxes) - EDGE, min(box.top for box in boxes) - EDGE
    right, bottom = max(box.right for box in boxes) + EDGE, max(box.bottom for box in boxes) + EDGE
    around = Box(max(left, 2), max(top, 2), min(right, WIDTH - 2), min(bottom, HEIGHT - 2))
    x, y, wide, high = _size(around)
    quay = rect(1, 1, wide, high, 12, fill=INK, fill_opacity="0.6", stroke=PAPER, stroke_width=2)
    return kept(wide + 2, high + 2, quay).at(x - 1, y - 1)


def _park(title: str, ships: Sequence[Ship]) -> Art:
    """The park: its title with the ships below."""
    left, top, wide, high = PARK
    lying = row((pieces.ship(ship.number) for ship in ships), 12)
    return kept(
        wide + 2,
        high + 2,
        rect(1, 1, wide, high, 14, fill=INK, fill_opacity="0.6", stroke=PAPER, stroke_width=2),
        text(1 + wide / 2, 21, title, SMALL, WHITE, "middle"),
        lying.at(1 + (wide - lying.width) / 2, high - 41),
    ).at(left - 1, top - 1)


def _size(box: Box) -> tuple[float, float, float, float]:
    """A box as left, top, width and height."""
    return box.left, box.top, box.right - box.left, box.bottom - box.top
