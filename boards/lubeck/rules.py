"""Pictures for the pages of the rules."""

from collections.abc import Callable, Sequence

from boards.layout import cell, panel, row
from boards.look import ROOM, picture
from boards.lubeck import pieces
from boards.svg import element
from engine.lubeck.data import Card
from locales import Words
from raster.panel import Drawing, Panel

TRADE = (Card("trade", "danzig", 3), Card("trade", "riga", 3), Card("trade", "reval", 5))
EXTRA = (Card("double", "riga"), Card("start", "riga"), Card("pirates"), Card("transfer"))


def _cards(cards: Sequence[Card]) -> Callable[[Words], Drawing]:
    """A function that draws cards larger than on the table."""
    return lambda words: picture(_larger(pieces.chips(cards, words, ROOM / 1.3), 1.3))


def _voyage(words: Words) -> Drawing:
    """The example of a voyage: a ship with pawns, and the trade card that moves it."""
    ship, card = pieces.ship(1, (3, 0), 5), pieces.chips(TRADE[1:2], words, ROOM)
    return picture(cell(row([_larger(ship, 2), _larger(card, 1.3)], 120), ROOM, "middle", 110))


def _larger(item: Panel, scale: float) -> Panel:
    drawn = element("g", item.at(0, 0), transform=f"scale({scale})")
    return panel(item.width * scale, item.height * scale, drawn)


PAGES: dict[int, Callable[[Words], Drawing]] = {3: _cards(TRADE), 4: _voyage, 5: _cards(EXTRA)}
"""Functions that draw the pictures, by page number."""
