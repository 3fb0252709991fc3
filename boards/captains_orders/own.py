"""Draws a seat's private picture: its hand, and the cards that it handed over, received or discarded."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import NamedTuple

from boards.captains_orders import cards
from boards.old_look import MARGIN, PALE, WHITE, Line, picture
from boards.svg import SMALL, WIDTH, Length, group, join, path, text
from engine.captains_orders.view import View
from locales import Words
from raster.panel import Art, Drawing
from raster.text import fit, width

TOP = 92
GAP = 12
ROOM = WIDTH - 2 * MARGIN
CARD = 46
"""Width of a card in the sections below the hand."""
LINE = 78
"""Height of a line of cards in the sections below the hand."""
REMEMBERED = 12
"""Most cards shown under a title; older ones are only in the alt text."""


class Gone(NamedTuple):
    """The drawing of a card that was handed over, received or discarded, and its width."""

    drawn: Art
    width: Length


def draw(view: View, names: Sequence[str], words: Words) -> Drawing:
    """The picture of a seat's own cards. `names` must be drawable."""
    hand = view.hand
    assert hand is not None
    sections = [_section(title, gone[-REMEMBERED:]) for title, gone in _gone(view, names, words) if gone]
    return picture((TOP, _head(view, words)), *_hand(hand), *sections, (MARGIN, ()))


def _head(view: View, words: Words) -> Art:
    count = words("captains-orders-picture-cards", cards=len(view.hand or ()))
    points = words("captains-orders-picture-points", points=view.points)
    return text(MARGIN + 4, 48, words("captains-orders-picture-hand"), 42, WHITE) + text(
        WIDTH - MARGIN - 4, 48, f"{count} · {points}", 34, PALE, "end"
    )


def _hand(hand: Sequence[int]) -> list[Line]:
    """The hand. Larger hands get smaller cards, so that all fit on one screen."""
    rows = 1 if len(hand) <= 7 else 2 if len(hand) <= 16 else max(3, ceil(len(hand) / 11))
    across = max(6, ceil(len(hand) / rows))
    wide = (ROOM - GAP * (across - 1)) / across
    down = wide * cards.RATIO + GAP
    return [
        (
            down,
            join(
                cards.face(MARGIN + place * (wide + GAP), 0, wide, rank)
                for place, rank in enumerate(hand[start : start + across])
            ),
        )
        for start in range(0, len(hand), across)
    ]


def _gone(view: View, names: Sequence[str], words: Words) -> Iterator[tuple[str, list[Gone]]]:
    yield (
        words("captains-orders-picture-gave"),
        [_handed(rank, names[receiver], 1) for rank, receiver in view.gave],
    )
    yield (
        words("captains-orders-picture-received"),
        [_handed(rank, names[giver], -1) for rank, giver in view.received],
    )
    yield (
        words("captains-orders-picture-discarded"),
        [Gone(cards.face(0, 0, CARD, rank), CARD + GAP) for rank in view.discarded],
    )


def _handed(rank: int, other: str, way: int) -> Gone:
    """A card with an arrow to its receiver (`way` is 1) or from its giver (-1)."""
    name, size = fit(other, 200, SMALL)
    middle = CARD * cards.RATIO / 2
    arrow = path(
        "M-12 0H12M2 -10L12 0L2 10",
        fill="none",
        stroke=PALE,
        stroke_width=5,
        transform=f"translate({CARD + 24} {middle}) scale({way} 1)",
    )
    label = text(CARD + 48, middle, name, size, WHITE)
    return Gone(cards.face(0, 0, CARD, rank) + arrow + label, CARD + 48 + width(name, size) + 32)


def _section(title: str, gone: Sequence[Gone]) -> Line:
    """A title with cards below, in as many rows as needed."""
    x: Length = 0
    y: Length = 58
    parts = [text(4, 32, title, SMALL, PALE)]
    for each in gone:
        if x + each.width - 32 > ROOM:
            x, y = 0, y + LINE
        parts.append(group(each.drawn, x=x, y=y))
        x += each.width
    return y + LINE, group(*parts, x=MARGIN)
