"""The tiles and cards that the rules speak of, page by page."""

from collections.abc import Callable, Sequence

from boards.goa import own, tiles
from boards.look import MARGIN, sea
from boards.svg import WIDTH, document, group
from engine.goa.data import BLUE, DUTY, ORANGE, data_of
from locales import Words

ACROSS = 5
GAP = 14
PLANTATIONS = ("ginger-1", "pepper-1", "cinnamon-2", "nutmeg-2", "clove-3")
AT_ONCE = ("actions", "cards", "ships", "colonists", "trio")
LAST = ("ships-or-colonists", DUTY, "mission-3")
CARDS = ("colonists-2", "sale-1", "scouts-3")
"""Two that are played besides an action, and one that is played as the action."""


def _tiles(*rows: Sequence[str]) -> Callable[[Words], str]:
    """A picture of tiles in rows, as they lie in the grid."""

    def draw(words: Words) -> str:
        data = data_of(None)
        height = len(rows) * (tiles.HIGH + GAP) - GAP + 2 * MARGIN
        left = (WIDTH - ACROSS * (tiles.WIDE + GAP) + GAP) / 2
        drawn = (
            group(
                tiles.in_grid(tile, data, words),
                x=left + place * (tiles.WIDE + GAP),
                y=MARGIN + line * (tiles.HIGH + GAP),
            )
            for line, row in enumerate(rows)
            for place, tile in enumerate(row)
        )
        return document(height, sea(height), *drawn)

    return draw


def _cards(words: Words) -> str:
    """Some expedition cards, as their holder sees them."""
    data = data_of(None)
    height = len(CARDS) * (own.CARD + own.GAP) - own.GAP + 2 * MARGIN
    drawn = (
        group(own.card_face(card, data, words), x=MARGIN, y=MARGIN + at * (own.CARD + own.GAP))
        for at, card in enumerate(CARDS)
    )
    return document(height, sea(height), *drawn)


PAGES: dict[int, Callable[[Words], str]] = {
    5: _tiles(PLANTATIONS),
    6: _tiles(sorted(ORANGE), sorted(BLUE), AT_ONCE, LAST),
    7: _cards,
}
"""The SVG for each page that has one."""
