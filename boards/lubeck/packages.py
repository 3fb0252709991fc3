"""Draws the packages of cards on the table."""

from collections.abc import Sequence

from boards.lubeck import pieces
from boards.old_look import EDGE, GOLD, INK, MARGIN, PALE, TILE, Line, spaced
from boards.svg import SMALL, WIDTH, circle, group, rect, text
from engine.lubeck.data import Card
from engine.lubeck.view import View
from locales import Words
from raster.panel import Art
from raster.text import width

ROOM = WIDTH - 2 * MARGIN
HEAD = 38
PAD = 4
NUMBER = 48
"""Left end of a package's cards, after its number."""


def lines(view: View, words: Words, height: float) -> list[Line]:
    """The packages and the size of the pile, with shortened names if they would be higher than `height`."""
    rows = _flow(view, words, short=False)
    if HEAD + sum(high for high, _ in rows) > height:
        rows = _flow(view, words, short=True)
    title = words("lubeck-picture-packages")
    head = text(MARGIN + 4, 17, title, SMALL, PALE)
    if any(view.fresh):
        after = MARGIN + 4 + width(title, SMALL) + 32
        head += pieces.new(after, 17) + text(after + 18, 17, words("lubeck-picture-new"), SMALL, PALE)
    head += text(
        WIDTH - MARGIN - 4,
        17,
        words("lubeck-picture-pile", piles=view.piles, pile=view.pile),
        SMALL,
        PALE,
        "end",
    )
    return [(HEAD - pieces.GAP / 2, head), *rows]


def _flow(view: View, words: Words, *, short: bool) -> list[Line]:
    """The packages, side by side where they fit, with a mark beside each card that is new this round."""
    rows: list[tuple[float, Art]] = []
    x = ROOM
    for number, (cards, fresh) in enumerate(zip(view.packages, view.fresh, strict=True), 1):
        if not cards:
            continue
        package, wide, high = _package(number, cards, fresh, words, short=short)
        if x + wide > ROOM:
            x = 0.0
            rows.append((0.0, ()))
        line, row = rows[-1]
        rows[-1] = max(line, high), row + group(package, x=MARGIN + x)
        x += wide + pieces.GAP
    return [spaced(high, row, pieces.GAP) for high, row in rows]


def _package(
    number: int, cards: Sequence[Card], fresh: int, words: Words, *, short: bool
) -> tuple[Art, float, float]:
    """A package with its width and height. Its last `fresh` cards are new."""
    chips, wide, high = pieces.chips(cards, words, ROOM - NUMBER - PAD, fresh=fresh, short=short)
    wide, high = NUMBER + wide + PAD, high + 2 * PAD
    return (
        (
            rect(0, 0, wide, high, 12, fill=TILE, stroke=EDGE, stroke_width=2)
            + circle(25, PAD + pieces.CHIP / 2, 19, fill=INK, stroke=GOLD, stroke_width=3)
            + text(25, PAD + pieces.CHIP / 2, str(number), SMALL, GOLD, "middle")
            + group(chips, x=NUMBER, y=PAD)
        ),
        wide,
        high,
    )
