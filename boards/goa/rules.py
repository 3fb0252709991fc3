"""Pictures for the pages of the rules."""

from collections.abc import Callable, Iterable

from boards.goa import own, tiles
from boards.goa.pieces import icon
from boards.layout import label, row
from boards.look import ROOM, WHITE, picture
from boards.svg import SMALL
from engine.goa.data import BLUE, COLONIES, DUTY, ORANGE, data_of
from locales import Words
from raster.panel import Drawing, Panel

PLANTATIONS = ("ginger-1", "pepper-1", "cinnamon-2", "nutmeg-2", "clove-3")
AT_ONCE = ("actions", "cards", "ships", "colonists", "trio")
LAST = ("ships-or-colonists", DUTY, "mission-3")
CARDS = ("colonists-2", "sale-1", "scouts-3")
"""Example cards: two played in addition to an action, and one played as the action."""


def _fields(words: Words) -> Drawing:
    """The plantations, and the landmark of each colony."""
    landmarks = (
        row([icon(each, 40), label(words("goa-part-colony", value=each), SMALL, WHITE)], 2)
        for each in COLONIES
    )
    return picture(_tiles_of(PLANTATIONS, words), row(landmarks, 40, ROOM))


def _tiles(words: Words) -> Drawing:
    """The other tiles, as they look in the grid."""
    rows = (sorted(ORANGE), sorted(BLUE), AT_ONCE, LAST)
    return picture(*(_tiles_of(each, words) for each in rows), gap=13)


def _tiles_of(names: Iterable[str], words: Words) -> Panel:
    data = data_of(None)
    return row((tiles.in_grid(tile, data, words) for tile in names), 30)


def _cards(words: Words) -> Drawing:
    """The example cards as their holder sees them."""
    data = data_of(None)
    return picture(*(own.card_face(card, data, words) for card in CARDS))


PAGES: dict[int, Callable[[Words], Drawing]] = {5: _fields, 6: _tiles, 7: _cards}
"""Functions that draw the pictures, by page number."""
