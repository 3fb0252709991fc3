"""Draws a seat's private picture: its hand, and the chart with its own ships highlighted."""

from boards.lubeck import packages, pieces, seats
from boards.lubeck.chart import chart
from boards.old_look import GOLD, MARGIN, PALE, WHITE, Line, picture
from boards.svg import SMALL, WIDTH, group, text
from engine.lubeck.view import View
from locales import Words
from raster.panel import Art, Drawing
from raster.text import width

TOP = 78
GAP = 14


def draw(view: View, words: Words) -> Drawing:
    """The picture of a seat's hand and the chart."""
    hand = view.hand
    assert hand is not None and view.seat is not None
    cards, _, high = pieces.chips(hand, words, WIDTH - 2 * MARGIN, dim=view.barred)
    lines: list[Line] = [(TOP - 2, _head(view, words))]
    if hand:
        lines.append((high + GAP, group(cards, x=MARGIN, y=2)))
    lines.append(chart(view, words, view.seat))
    if view.step == "take":
        room = 2 * WIDTH - MARGIN - GAP - sum(height for height, _ in lines)
        lines += [(GAP, ()), *packages.lines(view, words, room)]
    return picture(*lines, (MARGIN, ()))


def _head(view: View, words: Words) -> Art:
    """The header: the seat's pawn, its pawns in stock, and the number of cards."""
    assert view.hand is not None and view.seat is not None
    title = words("lubeck-picture-hand")
    over = view.excess
    count = words("lubeck-picture-held", cards=len(view.hand), over=over)
    stock = words("lubeck-picture-stock")
    x = MARGIN + 52 + width(title, 40) + 24
    return (
        pieces.pawn(MARGIN + 22, 40, view.seat, 38)
        + text(MARGIN + 52, 40, title, 40, WHITE)
        + text(x, 40, stock, SMALL, PALE)
        + seats.stock(x + width(stock, SMALL) + 48, 40, view.seat, view.stock[view.seat])
        + text(WIDTH - MARGIN - 4, 40, count, SMALL, GOLD if over else PALE, "end")
    )
