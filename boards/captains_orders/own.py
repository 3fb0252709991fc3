"""Draws a seat's private picture: its hand, and the cards that it handed over, received or discarded."""

from collections.abc import Iterable, Sequence
from math import ceil

from boards.captains_orders.pieces import face
from boards.layout import column, flow, grid, label, panel, row
from boards.look import PALE, ROOM, WHITE, picture, title
from boards.svg import SMALL, path
from engine.captains_orders.rules import View
from engine.captains_orders.state import Handed
from locales import Words
from raster.panel import Drawing, Panel

GAP = 12
CARD = 46
"""Width of a card in the sections below the hand."""
REMEMBERED = 12
"""Maximum number of cards shown under a title. The alt text lists older ones, too."""


def draw(view: View, names: Sequence[str], words: Words) -> Drawing:
    hand = view.hand
    count = words("captains-orders-picture-cards", cards=len(hand))
    points = words("captains-orders-picture-points", points=view.points)
    sections = (
        ("gave", _handed(view.gave, names, 1), 32),
        ("received", _handed(view.received, names, -1), 32),
        ("discarded", (face(CARD, rank) for rank in view.discarded), GAP),
    )
    return picture(
        title(words("captains-orders-picture-hand"), f"{count} · {points}", 34, PALE),
        _hand(hand) if hand else None,
        *(_section(words(f"captains-orders-picture-{code}"), [*cards], gap) for code, cards, gap in sections),
        gap=GAP,
    )


def _hand(hand: Sequence[int]) -> Panel:
    """The hand. Larger hands get smaller cards, so that all fit on one screen."""
    rows = 1 if len(hand) <= 7 else 2 if len(hand) <= 16 else max(3, ceil(len(hand) / 11))
    across = max(6, ceil(len(hand) / rows))
    wide = (ROOM - GAP * (across - 1)) // across - 2
    return grid((face(wide, rank) for rank in hand), across, GAP)


def _handed(cards: Iterable[Handed], names: Sequence[str], way: int) -> Iterable[Panel]:
    """Cards with an arrow to their receiver (`way` is 1) or from their giver (-1)."""
    arrow = path(
        "M-12 0H12M2 -10L12 0L2 10",
        fill="none",
        stroke=PALE,
        stroke_width=5,
        transform=f"translate(15 12) scale({way} 1)",
    )
    for rank, other in cards:
        name = label(names[other], SMALL, WHITE, 200)
        yield row([face(CARD, rank), panel(30, 24, arrow), name], 8)


def _section(title: str, cards: Sequence[Panel], gap: int) -> Panel | None:
    """A title with the latest cards below, in as many rows as needed."""
    rows = flow(cards[-REMEMBERED:], ROOM, gap)
    return column([label(title, SMALL, PALE), *rows], GAP) if cards else None
