"""The cards that the rules speak of, page by page."""

from collections.abc import Callable, Sequence

from boards.look import MARGIN, sea
from boards.lubeck import pieces
from boards.svg import WIDTH, document, element
from engine.lubeck.data import Card
from locales import Words

TRADE = (Card("trade", "danzig", 3), Card("trade", "riga", 3), Card("trade", "reval", 5))
EXTRA = (Card("double", "riga"), Card("start", "riga"), Card("pirates"), Card("transfer"))


def _cards(cards: Sequence[Card]) -> Callable[[Words], str]:
    """A picture of some cards, larger than on the table."""

    def draw(words: Words) -> str:
        scale = 1.3
        room = (WIDTH - 2 * MARGIN) / scale
        drawn, _, high = pieces.chips(cards, words, room)
        height = high * scale + 2 * MARGIN
        return document(
            height, sea(height), element("g", drawn, transform=f"translate({MARGIN} {MARGIN}) scale({scale})")
        )

    return draw


def _voyage(words: Words) -> str:
    """The example of a trade card: a ship with its pawns, and the card that sails it on."""
    drawn, _, _ = pieces.chips(TRADE[1:2], words, 360)
    height = 150
    return document(
        height,
        sea(height),
        element("g", pieces.ship(0, 0, 1, (3, 0), 5), transform="translate(120 40) scale(2)"),
        element("g", drawn, transform="translate(400 48) scale(1.3)"),
    )


PAGES: dict[int, Callable[[Words], str]] = {3: _cards(TRADE), 4: _voyage, 5: _cards(EXTRA)}
"""The SVG for each page that has one."""
