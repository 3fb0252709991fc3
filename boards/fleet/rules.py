"""Pictures for the pages of the rules."""

from collections.abc import Callable, Iterable

from boards.fleet import pieces
from boards.fleet.own import CARD, GAP
from boards.fleet.palette import SHADOW
from boards.layout import grid, panel
from boards.look import INK, picture
from boards.svg import SMALL, rect, text
from engine.fleet.data import BOATS, KINDS, LICENCES, Kind, Licence
from locales import Words
from raster.panel import Drawing, Panel
from raster.text import fit

WIDE, HIGH = CARD
CRABS: tuple[Licence, ...] = ("crab-captains", "crab-crates", "crab-licences")
OTHERS: tuple[Licence, ...] = ("shrimp", "cod", "lobster", "tuna", "processing", "pub")


def _licences(licences: Iterable[Licence]) -> Callable[[Words], Drawing]:
    """A function that draws licences with minimum bid and points."""
    return lambda words: picture(grid((_licence(each, words) for each in licences), 2, GAP))


def _boats(words: Words) -> Drawing:
    """All boats, with the value of their cards, launch cost and points."""
    return picture(grid((_boat(each, words) for each in KINDS), 2, GAP))


def _licence(licence: Licence, words: Words) -> Panel:
    card = LICENCES[licence]
    points = words("fleet-picture-points", points=card.points)
    return panel(
        WIDE,
        HIGH,
        rect(6, 8, WIDE - 9, HIGH - 6, 3, fill=SHADOW),
        pieces.sheet(licence, WIDE, HIGH, 60, HIGH / 2).at(0, 0),
        text(116, 30, *pieces.name_of(licence, words, WIDE - 168), INK),
        pieces.coin(card.minimum).at(113, 54),
        text(WIDE - 14, 76, points, SMALL, INK, "end"),
    )


def _boat(kind: Kind, words: Words) -> Panel:
    card = BOATS[kind]
    launch = words("fleet-picture-launch", cost=card.cost, points=card.points)
    return panel(
        WIDE,
        HIGH,
        pieces.boat_card(WIDE, HIGH, kind),
        text(118, 30, *fit(words("fleet-picture-kind", kind=kind), WIDE - 132, 34, SMALL), INK),
        text(116, 76, *fit(launch, WIDE - 190, 32, SMALL), INK),
        pieces.coin(card.money).at(WIDE - 67, 54),
    )


PAGES: dict[int, Callable[[Words], Drawing]] = {2: _licences(OTHERS), 3: _boats, 8: _licences(CRABS)}
"""Functions that draw the pictures, by page number."""
