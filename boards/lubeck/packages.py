"""Draws the packages of cards on the table."""

from collections.abc import Sequence

from boards.layout import ends, flow, label, row
from boards.look import GOLD, INK, PALE, ROOM, frame
from boards.lubeck import pieces
from boards.svg import SMALL, Length, circle, text
from engine.lubeck.data import Card
from engine.lubeck.view import View
from locales import Words
from raster.panel import Panel

GAP = 6
NUMBER = 48
"""The x coordinate at which a package's cards begin, after the package's number."""


def lines(view: View, words: Words, height: Length) -> list[Panel]:
    """The packages and the size of the pile, with shortened names if they would be higher than `height`."""
    new = [pieces.NEW, label(words("lubeck-picture-new"), SMALL, PALE)] if any(view.fresh) else []
    pile = label(words("lubeck-picture-pile", piles=view.piles, pile=len(view.pile)), SMALL, PALE)
    title = row([label(words("lubeck-picture-packages"), SMALL, PALE), *new], 14)
    head = ends(title, pile, ROOM - 4)
    for short in (False, True):
        rows = [head, *_packages(view, words, short=short)]
        if sum(each.height + GAP for each in rows) <= height:
            break
    return rows


def _packages(view: View, words: Words, *, short: bool) -> list[Panel]:
    """The packages, side by side where they fit, with a mark beside each card that is new this round."""
    packages = enumerate(zip(view.packages, view.fresh, strict=True), 1)
    drawn = (_package(number, cards, fresh, words, short) for number, (cards, fresh) in packages if cards)
    return flow(drawn, ROOM, GAP)


def _package(number: int, cards: Sequence[Card], fresh: int, words: Words, short: bool) -> Panel:
    """A package. Its last `fresh` cards are new."""
    chips = pieces.chips(cards, words, ROOM - NUMBER - 3, fresh=fresh, short=short)
    return frame(
        NUMBER + chips.width + 3,
        chips.height + 6,
        circle(25, 27, 19, fill=INK, stroke=GOLD, stroke_width=3),
        text(25, 27, str(number), SMALL, GOLD, "middle"),
        chips.at(NUMBER, 3),
    )
