"""The chart: harbours, one-way routes, and the ships where they lie."""

from collections.abc import Sequence

from boards.look import GOLD, INK, PAPER, RED, WHITE
from boards.lubeck import pieces
from boards.lubeck.coast import HEIGHT
from boards.lubeck.harbours import HARBOURS, PARK, SPOT, Box, Moored, moored, plaque
from boards.lubeck.routes import ways
from boards.svg import SMALL, WIDTH, circle, group, rect, text, unit
from engine.lubeck.data import HOME
from engine.lubeck.view import Ship, View
from locales import Words

EDGE = 4
"""By so much a quay reaches beyond its ships."""


def chart(view: View, words: Words, whose: int | None = None) -> str:
    """The whole chart, `HEIGHT` high, but for the coasts. Ships with a pawn of the seat `whose` stand out."""
    names = {city: words("lubeck-part-city", value=city) for city in HARBOURS}
    lying = {city: moored(city, [ship for ship in view.ships if ship.at == city]) for city in HARBOURS}
    return group(
        *(_quay(plaque(city, names[city]), berths) for city, berths in lying.items() if berths),
        ways(tuple((route.city, to) for route in view.routes for to in route.to)),
        unit(*(_city(city, name) for city, name in names.items())),
        *(
            pieces.ship(box.left, box.top, ship.number, ship.pawns, abreast, mine=whose in ship.pawns)
            for berths in lying.values()
            for ship, abreast, box in berths
        ),
        _park(words("lubeck-picture-park"), [ship for ship in view.ships if ship.at == "park"]),
    )


def _city(city: str, name: str) -> str:
    """A city's place and its name."""
    x, y = HARBOURS[city].spot
    label = plaque(city, name)
    return (
        circle(x, y, SPOT, fill=RED if city != HOME else GOLD, stroke=INK, stroke_width=3)
        + rect(*_size(label), 8, fill=PAPER, stroke=INK, stroke_width=1)
        + text((label.left + label.right) / 2, (label.top + label.bottom) / 2, name, SMALL, INK, "middle")
    )


def _quay(label: Box, lying: Sequence[Moored]) -> str:
    """What joins a city's name and its ships."""
    boxes = [label, *(berth.box for berth in lying)]
    left, top = min(box.left for box in boxes) - EDGE, min(box.top for box in boxes) - EDGE
    right, bottom = max(box.right for box in boxes) + EDGE, max(box.bottom for box in boxes) + EDGE
    around = Box(max(left, 2), max(top, 2), min(right, WIDTH - 2), min(bottom, HEIGHT - 2))
    return rect(*_size(around), 12, fill=INK, fill_opacity="0.6", stroke=PAPER, stroke_width=2)


def _park(title: str, ships: Sequence[Ship]) -> str:
    """The ships in the park under its title."""
    left, top, wide, high = PARK
    step = pieces.ship_size(0, 1)[0] + 12
    begin = left + wide / 2 - (len(ships) - 1) / 2 * step
    return (
        rect(left, top, wide, high, 14, fill=INK, fill_opacity="0.6", stroke=PAPER, stroke_width=2)
        + text(left + wide / 2, top + 20, title, SMALL, WHITE, "middle")
        + "".join(
            pieces.parked(begin + each * step, top + high - 6, ship.number) for each, ship in enumerate(ships)
        )
    )


def _size(box: Box) -> tuple[float, float, float, float]:
    """Left, top, width, height."""
    return box.left, box.top, box.right - box.left, box.bottom - box.top
