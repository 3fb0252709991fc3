"""Pictures for the pages of the rules."""

from collections.abc import Callable, Sequence

from boards.goa import own, tiles
from boards.goa.icons import icon
from boards.goa.pieces import line
from boards.old_look import MARGIN, WHITE, Line, picture, spaced
from boards.svg import WIDTH, group, join
from engine.goa.data import BLUE, COLONIES, DUTY, ORANGE, data_of
from locales import Words
from raster.panel import Drawing

ACROSS = 5
GAP = 14
PLANTATIONS = ("ginger-1", "pepper-1", "cinnamon-2", "nutmeg-2", "clove-3")
AT_ONCE = ("actions", "cards", "ships", "colonists", "trio")
LAST = ("ships-or-colonists", DUTY, "mission-3")
CARDS = ("colonists-2", "sale-1", "scouts-3")
"""Example cards: two played besides an action, and one played as the action."""


EDGE = (MARGIN - GAP / 2, ())


def _fields(words: Words) -> Drawing:
    """The plantations, and the landmark of each colony."""
    wide = WIDTH / len(COLONIES)
    landmarks = join(
        icon(colony, at * wide + 23, 22, 40)
        + line(at * wide + 45, 22, words("goa-part-colony", value=colony), wide - 49, 34, WHITE)
        for at, colony in enumerate(COLONIES)
    )
    return picture(EDGE, _row(PLANTATIONS, words), spaced(44, landmarks, GAP), EDGE)


def _tiles(words: Words) -> Drawing:
    """The other tiles, as they look in the grid."""
    rows = (sorted(ORANGE), sorted(BLUE), AT_ONCE, LAST)
    return picture(EDGE, *(_row(row, words) for row in rows), EDGE)


def _row(row: Sequence[str], words: Words) -> Line:
    data = data_of(None)
    left = (WIDTH - ACROSS * (tiles.WIDE + GAP) + GAP) / 2
    drawn = (
        group(tiles.in_grid(tile, data, words), x=left + place * (tiles.WIDE + GAP))
        for place, tile in enumerate(row)
    )
    return spaced(tiles.HIGH, join(drawn), GAP)


def _cards(words: Words) -> Drawing:
    """The example cards as their holder sees them."""
    data = data_of(None)
    edge = (MARGIN - own.GAP / 2, ())
    cards = (group(own.card_face(card, data, words), x=MARGIN) for card in CARDS)
    return picture(edge, *(spaced(own.CARD, card, own.GAP) for card in cards), edge)


PAGES: dict[int, Callable[[Words], Drawing]] = {
    5: _fields,
    6: _tiles,
    7: _cards,
}
"""Functions that draw the pictures, by page number."""
