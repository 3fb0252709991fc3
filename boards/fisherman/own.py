"""Draws a seat's private picture: the rules, the trick and the hand."""

from collections.abc import Sequence
from itertools import groupby

from boards.fisherman import pieces, ruling, trick
from boards.fisherman.fish import fish
from boards.fisherman.trick import Lying
from boards.look import EDGE, GOLD, MARGIN, PALE, TILE, WHITE, picture, spaced
from boards.svg import SMALL, WIDTH, Length, group, join, rect, text
from engine.fisherman.data import Card
from engine.fisherman.scoring import value
from engine.fisherman.view import View
from locales import Words
from raster.panel import Art, Drawing
from raster.text import fit

TOP = 84
GAP = 12
LABEL = 152
"""Width of a group's left part, with the fish and its name."""
CARD, _ = pieces.SMALL_CARD
STEP = CARD + 6
HIGH = 104
"""Height of a group of cards of one kind."""


def draw(view: View, names: Sequence[str], words: Words) -> Drawing:
    """The picture of a seat's hand. `names` must be drawable."""
    hand = view.hand
    lines = [(TOP - GAP / 2, _head(hand, words)), spaced(ruling.LINE, ruling.line(view.rules, words), GAP)]
    if view.trick:
        lying = Lying(view.trick, view.winning, view.rules, finished=False)
        lines.append(spaced(trick.LINE, trick.line(lying, names, _own_place(view, words)), GAP))
    x: Length = WIDTH
    rows: list[Art] = []
    for kind, cards in groupby(hand, key=lambda card: card.kind):
        drawn, wide = _group(kind, list(cards), view, words)
        if x + wide > WIDTH - MARGIN:
            x = MARGIN
            rows.append(())
        rows[-1] += group(drawn, x=x)
        x += wide + GAP
    return picture(*lines, *(spaced(HIGH, row, GAP) for row in rows), (MARGIN - GAP / 2, ()))


def _head(hand: Sequence[Card], words: Words) -> Art:
    count = words("fisherman-picture-cards", cards=len(hand))
    return text(MARGIN + 4, 44, words("fisherman-picture-hand"), 42, WHITE) + text(
        WIDTH - MARGIN - 4, 44, count, 36, PALE, "end"
    )


def _own_place(view: View, words: Words) -> Art:
    """A frame for the card that the seat is about to play, with the led fish if it must follow suit.

    Empty if the seat isn't on turn.
    """
    if view.actor != view.seat:
        return ()
    wide, high = pieces.SMALL_CARD
    cell = trick.cell_width(view.seats)
    left = (cell - wide) / 2
    frame = rect(left, 6, wide, high, 9, fill="none", stroke=GOLD, stroke_width=4, stroke_dasharray="9 6")
    if view.barred:
        led = view.trick[0].card.kind
        inside, label = fish(led, cell / 2, 50, 50), words("fisherman-picture-follow")
    else:
        inside, label = text(cell / 2, 50, "?", 44, GOLD, "middle"), words("fisherman-picture-you")
    return frame + inside + trick.below(label, 122, cell, GOLD)


def _group(kind: str, cards: Sequence[Card], view: View, words: Words) -> tuple[Art, Length]:
    """A kind's fish, name and cards, and the width of the drawing."""
    wide = LABEL + len(cards) * STEP + 4
    name, size = fit(words("fisherman-picture-kind", kind=kind), LABEL - 10, 32, SMALL)
    barred = all(card in view.barred for card in cards)
    drawn = (
        rect(0, 0, wide, HIGH, 12, fill=TILE, stroke=EDGE, stroke_width=2)
        + group(
            fish(kind, LABEL / 2, 38, 90),
            text(LABEL / 2, 82, name, size, WHITE, "middle"),
            opacity="0.45" if barred else None,
        )
        + join(
            pieces.small_card(LABEL + place * STEP, 8, card, value(card, view.rules), dim=card in view.barred)
            for place, card in enumerate(cards)
        )
    )
    return drawn, wide
