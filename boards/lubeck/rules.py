"""Pictures for the pages of the rules."""

from collections.abc import Callable, Sequence

from boards.lubeck import pieces
from boards.old_look import MARGIN, picture
from boards.svg import WIDTH, element
from engine.lubeck.data import Card
from locales import Words
from raster.panel import Drawing

TRADE = (Card("trade", "danzig", 3), Card("trade", "riga", 3), Card("trade", "reval", 5))
EXTRA = (Card("double", "riga"), Card("start", "riga"), Card("pirates"), Card("transfer"))


def _cards(cards: Sequence[Card]) -> Callable[[Words], Drawing]:
    """A function that draws cards larger than on the table."""

    def draw(words: Words) -> Drawing:
        scale = 1.3
        room = (WIDTH - 2 * MARGIN) / scale
        drawn, _, high = pieces.chips(cards, words, room)
        height = high * scale + 2 * MARGIN
        large = element("g", drawn, transform=f"translate({MARGIN} {MARGIN}) scale({scale})")
        return picture((height, large))

    return draw


def _voyage(words: Words) -> Drawing:
    """The example of a voyage: a ship with pawns, and the trade card that moves it."""
    drawn, _, _ = pieces.chips(TRADE[1:2], words, 360)
    ship = element("g", pieces.ship(0, 0, 1, (3, 0), 5), transform="translate(120 34) scale(2)")
    card = element("g", drawn, transform="translate(400 48) scale(1.3)")
    return picture((150, ship + card))


PAGES: dict[int, Callable[[Words], Drawing]] = {3: _cards(TRADE), 4: _voyage, 5: _cards(EXTRA)}
"""Functions that draw the pictures, by page number."""
