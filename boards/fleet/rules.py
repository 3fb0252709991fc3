"""Pictures for the pages of the rules."""

from collections.abc import Callable, Iterable

from boards.fleet import pieces
from boards.fleet.palette import SHADOW
from boards.fleet.pieces import CARD, GAP
from boards.layout import grid, panel
from boards.look import INK, picture
from boards.svg import SMALL, rect, text
from engine.fleet.data import KINDS, LICENCES, Licence
from locales import Words
from raster.panel import Drawing, Panel

WIDE, HIGH = CARD
CRABS: tuple[Licence, ...] = ("crab-captains", "crab-crates", "crab-licences")
OTHERS: tuple[Licence, ...] = ("shrimp", "cod", "lobster", "tuna", "processing", "pub")


def _licences(licences: Iterable[Licence]) -> Callable[[Words], Drawing]:
    """A function that draws licences with minimum bid and points."""
    return lambda words: picture(grid((_licence(each, words) for each in licences), 2, GAP))


def _boats(words: Words) -> Drawing:
    """All boats, with the value of their cards, launch cost and points."""
    return picture(grid((pieces.boat_card(each, words) for each in KINDS), 2, GAP))


def _licence(licence: Licence, words: Words) -> Panel:
    card = LICENCES[licence]
    points = words("fleet-picture-points", points=card.points)
    return panel(
        WIDE,
        HIGH,
        rect(6, 8, WIDE - 9, HIGH - 6, 3, fill=SHADOW),
        pieces.sheet(licence, WIDE, HIGH, 60, HIGH / 2).at(0, 0),
        text(116, 30, words("fleet-picture-licence", licence=licence), 32, INK, wide=WIDE - 168),
        pieces.coin(card.minimum).at(113, 54),
        text(WIDE - 14, 76, points, SMALL, INK, "end"),
    )


PAGES: dict[int, Callable[[Words], Drawing]] = {2: _licences(OTHERS), 3: _boats, 8: _licences(CRABS)}
"""Functions that draw the pictures, by page number."""
