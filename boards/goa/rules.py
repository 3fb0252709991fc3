"""Pictures for the pages of the rules."""

from collections.abc import Callable, Sequence

from boards.goa import own, tiles
from boards.look import MARGIN, picture, spaced
from boards.svg import WIDTH, group, join
from engine.goa.data import BLUE, DUTY, ORANGE, data_of
from locales import Words
from raster.panel import Drawing

ACROSS = 5
GAP = 14
PLANTATIONS = ("ginger-1", "pepper-1", "cinnamon-2", "nutmeg-2", "clove-3")
AT_ONCE = ("actions", "cards", "ships", "colonists", "trio")
LAST = ("ships-or-colonists", DUTY, "mission-3")
CARDS = ("colonists-2", "sale-1", "scouts-3")
"""Example cards: two played besides an action, and one played as the action."""


def _tiles(*rows: Sequence[str]) -> Callable[[Words], Drawing]:
    """A function that draws tiles in rows, as they look in the grid."""

    def draw(words: Words) -> Drawing:
        data = data_of(None)
        left = (WIDTH - ACROSS * (tiles.WIDE + GAP) + GAP) / 2
        drawn = (
            join(
                group(tiles.in_grid(tile, data, words), x=left + place * (tiles.WIDE + GAP))
                for place, tile in enumerate(row)
            )
            for row in rows
        )
        edge = (MARGIN - GAP / 2, ())
        return picture(edge, *(spaced(tiles.HIGH, row, GAP) for row in drawn), edge)

    return draw


def _cards(words: Words) -> Drawing:
    """The example cards as their holder sees them."""
    data = data_of(None)
    edge = (MARGIN - own.GAP / 2, ())
    cards = (group(own.card_face(card, data, words), x=MARGIN) for card in CARDS)
    return picture(edge, *(spaced(own.CARD, card, own.GAP) for card in cards), edge)


PAGES: dict[int, Callable[[Words], Drawing]] = {
    5: _tiles(PLANTATIONS),
    6: _tiles(sorted(ORANGE), sorted(BLUE), AT_ONCE, LAST),
    7: _cards,
}
"""Functions that draw the pictures, by page number."""
