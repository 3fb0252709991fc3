"""Pictures for the pages of the rules."""

from collections.abc import Callable, Iterable

from boards.captains_orders.pieces import RATIO, face, hat
from boards.layout import cell, column, label, panel, row
from boards.look import GOLD, PALE, ROOM, WHITE, picture
from boards.svg import SMALL, rect
from locales import Words
from raster.panel import Drawing, Panel
from raster.text import fit

CARD = 92
CAPTAIN, MUTINEER = (2, 6, 8), (3, 9, 10)
"""Example hands. The captain's hand contains the lowest card of both."""
ORDER = 8


def _roles(words: Words) -> Drawing:
    """A captain's and a mutineer's hand, labelled."""
    half = ROOM / 2
    captain = label(words("captains-orders-picture-captain"), 38, GOLD, half - 100)
    points = label(words("captains-orders-picture-points", points=sum(MUTINEER)), 38, WHITE, half - 40)
    hands = (([hat(GOLD), captain], CAPTAIN), ([points], MUTINEER))
    return picture(
        row(cell(column([row(title, 14), _cards(hand, CARD, 12)], 18), half) for title, hand in hands)
    )


def _order(words: Words) -> Drawing:
    """An order, the cards that obey it and the cards that replace it."""
    wide, high = 116, 116 * RATIO - 16
    frame = rect(0, 0, wide, high, 16, fill="none", stroke=GOLD, stroke_width=4)
    card = panel(wide, high, frame, face(CARD, ORDER).around(wide / 2, high / 2))
    title = label(words("captains-orders-picture-order"), 36, GOLD, 150)
    verbs = (("obey", range(ORDER, 11)), ("order", range(1, ORDER)))
    rows = (
        row([_verb(words(f"captains-orders-verb-{verb}")), _cards(ranks, 52, 5)], 12) for verb, ranks in verbs
    )
    order = column([cell(title, 150, "middle"), cell(card, 150, "middle")], 10)
    return picture(row([order, column(rows, 24)], 40))


def _verb(told: str) -> Panel:
    told, size = fit(told, 150, 32, SMALL - 4)
    return cell(label(told, size, PALE), 140, "end")


def _cards(ranks: Iterable[int], wide: int, gap: int) -> Panel:
    return row((face(wide, rank) for rank in ranks), gap)


PAGES: dict[int, Callable[[Words], Drawing]] = {2: _roles, 4: _order}
"""Functions that draw the pictures, by page number."""
