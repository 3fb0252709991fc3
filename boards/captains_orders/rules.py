"""Pictures for the pages of the rules."""

from collections.abc import Callable, Sequence

from boards.captains_orders import cards
from boards.captains_orders.pieces import hat
from boards.old_look import GOLD, MARGIN, PALE, WHITE, picture
from boards.svg import SMALL, WIDTH, Length, group, join, rect, text
from locales import Words
from raster.panel import Art, Drawing
from raster.text import fit

CARD = 92
STEP = CARD + 14
HIGH = CARD * cards.RATIO
CAPTAIN, MUTINEER = (2, 6, 8), (3, 9, 10)
"""Example hands. The captain's has the lowest card of all."""
ORDER = 8


def _roles(words: Words) -> Drawing:
    """A captain's and a mutineer's hand, labelled."""
    half = WIDTH / 2
    captain, size = fit(words("captains-orders-picture-captain"), half - 120, 38, SMALL)
    points, small = fit(words("captains-orders-picture-points", points=sum(MUTINEER)), half - 60, 38, SMALL)
    height = HIGH + 104
    return picture(
        (
            height,
            hat(MARGIN + 44, 42, GOLD)
            + text(MARGIN + 88, 42, captain, size, GOLD)
            + text(half + 24, 42, points, small, WHITE)
            + _row(CAPTAIN, MARGIN + 10, 78)
            + _row(MUTINEER, half + 24, 78),
        )
    )


def _order(words: Words) -> Drawing:
    """An order, the cards that obey it and the cards that replace it."""
    obey, replace = words("captains-orders-verb-obey"), words("captains-orders-verb-order")
    wide, height = 54, 54 * cards.RATIO
    high = 2 * (height + 28) + 48
    label, size = fit(words("captains-orders-picture-order"), 150, 36, SMALL)
    rows = ((obey, range(ORDER, 11)), (replace, range(1, ORDER)))
    return picture(
        (
            high,
            text(MARGIN + 76, 34, label, size, GOLD, "middle")
            + rect(MARGIN + 18, 56, 116, 116 * cards.RATIO - 16, 16, fill="none", stroke=GOLD, stroke_width=4)
            + cards.face(MARGIN + 30, 66, CARD, ORDER)
            + join(
                group(_named_row(name, ranks, wide), x=232, y=26 + place * (height + 28))
                for place, (name, ranks) in enumerate(rows)
            ),
        )
    )


def _named_row(name: str, ranks: Sequence[int], wide: Length) -> Art:
    label, size = fit(name, 170, 32, SMALL - 4)
    row = join(cards.face(116 + at * (wide + 7), 0, wide, rank) for at, rank in enumerate(ranks))
    return text(104, wide * cards.RATIO / 2, label, size, PALE, "end") + row


def _row(ranks: Sequence[int], x: Length, y: Length) -> Art:
    return join(cards.face(x + place * STEP, y, CARD, rank) for place, rank in enumerate(ranks))


PAGES: dict[int, Callable[[Words], Drawing]] = {2: _roles, 4: _order}
"""Functions that draw the pictures, by page number."""
