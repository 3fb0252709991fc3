"""Draws a seat's private picture: its hand, and the chart with its own ships highlighted."""

from collections.abc import Sequence

from boards.layout import ends, label, row
from boards.look import GOLD, MARGIN, PALE, ROOM, WHITE, picture
from boards.lubeck import packages, pieces, seats
from boards.lubeck.chart import chart
from boards.lubeck.table import TALLEST
from boards.svg import SMALL
from engine.lubeck.view import View
from locales import Words
from raster.panel import Drawing, Panel

GAP = 8


def draw(view: View, names: Sequence[str], words: Words) -> Drawing:
    hand = view.hand
    above = [_head(view, words), chart(view, words, view.seat)]
    if hand:
        above.insert(1, pieces.chips(hand, words, ROOM, dim=view.barred))
    room = TALLEST - 2 * MARGIN - sum(each.height + GAP for each in above)
    return picture(*above, *(packages.lines(view, words, room) if view.step == "take" else ()), gap=GAP)


def _head(view: View, words: Words) -> Panel:
    """The header: the seat's pawn, its pawns in stock, and the number of cards."""
    assert view.seat is not None
    held = words("lubeck-picture-held", cards=len(view.hand), over=view.excess)
    count = label(held, SMALL, GOLD if view.excess else PALE)
    title = [
        pieces.pawn(view.seat, 38),
        label(words("lubeck-picture-hand"), 40, WHITE),
        label(words("lubeck-picture-stock"), SMALL, PALE),
        seats.stock(view.seat, view.stock(view.seat)),
    ]
    return ends(row(title, 12), count, ROOM - 4, 48)
