"""Draws the chart: harbours, one-way routes and ships."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import chain

from boards import marks
from boards.art import symbol
from boards.layout import panel, row
from boards.look import INK, PAPER, WHITE
from boards.lubeck import pieces
from boards.lubeck.harbours import HARBOURS, HEIGHT, PARK, SPOT, Box, Moored, moored, plaque
from boards.lubeck.palette import HOME_SEAL, SEAL, WATER
from boards.lubeck.routes import Route, voyage, ways
from boards.svg import SMALL, WIDTH, Length, group, kept, rect, text
from engine import Event
from engine.lubeck.data import HOME
from engine.lubeck.events import Doubled, Embarked, Pirated, Sold, Started, Transferred
from engine.lubeck.state import Ship
from engine.lubeck.view import View
from locales import Words
from raster.panel import Art, Panel

EDGE = 4
"""Pixels by which a quay is wider than its ships."""
QUAY: Mapping[str, str] = {"fill": INK, "fill_opacity": "0.6", "stroke": PAPER, "stroke_width": "2"}
GHOST = 0.4
"""Opacity of a ship in the berth that it left."""


def chart(view: View, words: Words, whose: int | None = None, latest: Sequence[Event] = ()) -> Panel:
    """The chart. It consists of kept panels only, so that ships are painted above quays.

    Ships with a pawn of the seat `whose` are highlighted. The ships that moved or changed in the latest
    events have a glow. A voyage is drawn in gold, with a ghost of the ship in the berth that it left.
    """
    routes = tuple((city, to) for city, onward in view.routes.items() for to in onward)
    changed = {number for event in latest for number in _ships(event)}
    sailed = [event for event in latest if isinstance(event, Sold | Doubled) and event.sailed]
    left = [(event.ship, event.from_city) for event in sailed]
    names = {city: words("lubeck-part-city", value=city) for city in HARBOURS}
    plaques = {city: plaque(city, name) for city, name in names.items()}
    berths = {
        city: moored(city, [each for each in view.ships if each.at == city or (each.number, city) in left])
        for city in HARBOURS
    }
    # A glow reaches a little below the ships beside it.
    ships = sorted(chain(*berths.values()), key=lambda berth: berth.ship.number not in changed)
    return panel(
        WIDTH,
        HEIGHT,
        _sea(routes).at(0, 0),
        *(voyage(event.from_city, event.city) for event in sailed),
        *(_quay(plaques[city], lying) for city, lying in berths.items() if lying),
        *(_seal(city).around(*HARBOURS[city].spot) for city in HARBOURS),
        *(_name(plaques[city], name) for city, name in names.items()),
        *(_ship(berth, whose, berth.ship.number in changed) for berth in ships),
        _park(words("lubeck-picture-park"), [ship for ship in view.ships if ship.at == "park"]),
    )


def _ship(berth: Moored, whose: int | None, is_new: bool) -> Art:
    """A ship in its berth, or its ghost."""
    ship, abreast, box, is_ghost = berth
    drawn = pieces.ship(ship.number, ship.pawns, abreast, mine=whose in ship.pawns)
    return (drawn.faded(GHOST) if is_ghost else marks.glow(drawn, is_new)).at(box.left, box.top)


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
    side = 2 * SPOT
    drawn = symbol("lubeck", f"seal-{city}", side, side, color=emblem)
    return kept(side, side, symbol("lubeck", "wax", side, side, color=wax), drawn)


def _name(label: Box, name: str) -> Art:
    """A city's name on its plaque."""
    shown = text(label.width / 2, label.height / 2, name, SMALL, INK, "middle")
    return _plate(label, 8, shown, fill=PAPER, stroke=INK, stroke_width=1)


def _quay(label: Box, lying: Sequence[Moored]) -> Art:
    """The background that joins a city's name and its ships."""
    boxes = [label, *(berth.box for berth in lying)]
    around = Box(
        max(min(box.left for box in boxes) - EDGE, 2),
        max(min(box.top for box in boxes) - EDGE, 2),
        min(max(box.right for box in boxes) + EDGE, WIDTH - 2),
        min(max(box.bottom for box in boxes) + EDGE, HEIGHT - 2),
    )
    return _plate(around, 12, **QUAY)


def _park(title: str, ships: Sequence[Ship]) -> Art:
    """The park: its title with the ships below."""
    shown = text(PARK.width / 2, 20, title, SMALL, WHITE, "middle")
    lying = row((pieces.ship(ship.number) for ship in ships), 12)
    return _plate(PARK, 14, shown, lying.around(PARK.width / 2, PARK.height - 24), **QUAY)


def _plate(box: Box, radius: Length, *art: Art, **look: str | Length) -> Art:
    """A rectangle on the chart with art on it, and with a pixel around it for its outline."""
    plate = rect(0, 0, box.width, box.height, radius, **look)
    drawn = group(plate, *art, x=1, y=1)
    return kept(box.width + 2, box.height + 2, drawn).at(box.left - 1, box.top - 1)
