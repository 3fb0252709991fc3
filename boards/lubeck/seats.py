"""Draws a row for each seat: pawns in stock, cards, points, marks, and the x2 cards it played."""

from collections.abc import Iterable, Sequence

from boards import old_marks as marks
from boards.lubeck import pieces
from boards.old_look import EDGE, GOLD, INK, MARGIN, PALE, PAPER, TEAL, TILE, WHITE, Line, spaced
from boards.svg import SMALL, WIDTH, Length, circle, group, join, path, rect, text
from engine import Event
from engine.lubeck.data import PAWNS
from engine.lubeck.events import Discarded, Doubled, Sold
from engine.lubeck.view import View
from locales import Words, signed
from raster.panel import Art
from raster.text import fit, width

ROOM = WIDTH - 2 * MARGIN
HEAD = 36
"""Height of the column titles."""
BAR = 50
"""Height of a row without x2 cards."""
GAP = 6
NAME = 84
STOCK = 448
"""Centre of the column of pawns in stock."""
CARDS = 556
POINTS = ROOM - 20
"""Right end of the points."""


def rows(view: View, names: Sequence[str], words: Words, latest: Sequence[Event]) -> list[Line]:
    """The rows below their column titles."""
    gains = gained(latest, view.seats)
    titles = (
        text(MARGIN + STOCK, 16, words("lubeck-picture-stock"), SMALL, PALE, "middle"),
        text(MARGIN + CARDS, 16, words("lubeck-picture-cards"), SMALL, PALE, "middle"),
        text(MARGIN + POINTS, 16, words("lubeck-picture-points"), SMALL, PALE, "end"),
    )
    rows = (_row(view, seat, name, gains[seat], words) for seat, name in enumerate(names))
    return [(HEAD - 3, join(titles)), *(spaced(high, group(row, x=MARGIN), GAP) for row, high in rows)]


def stock(x: Length, y: Length, seat: int, left: int) -> Art:
    """A seat's pawns in stock, with a dot for each pawn that is travelling."""
    places = ((x + (each - (PAWNS - 1) / 2) * 40, each < left) for each in range(PAWNS))
    return join(
        pieces.pawn(place, y, seat) if there else circle(place, y, 5, fill=EDGE) for place, there in places
    )


def gained(latest: Iterable[Event], seats: int) -> list[int]:
    """The points that each seat won or lost by the latest events."""
    gains = [0] * seats
    for event in latest:
        if isinstance(event, Sold | Doubled | Discarded):
            gains[event.seat] += -event.points if isinstance(event, Discarded) else event.points
    return gains


def _row(view: View, seat: int, name: str, gain: int, words: Words) -> tuple[Art, float]:
    acts = seat == view.actor or seat in view.waiting
    passed, score = view.passed[seat], signed(view.scores[seat])
    doubles = _doubles(view.doubles[seat], words)
    high = BAR + (pieces.CHIP + 8 if doubles else 0)
    tag = _tag(words("lubeck-picture-passed")) if passed else ((), 0.0)
    marked = [mark for mark, is_here in ((_compass, view.compass), (_first, view.first)) if is_here == seat]
    room = STOCK - 56 - NAME - len(marked) * 46 - (tag[1] + 12 if passed else 0)
    label, size = fit(name, room, 36, SMALL)
    x = NAME + width(label, size) + 10
    beside: list[Art] = []
    for mark in marked:
        beside.append(mark(x + 20, BAR / 2))
        x += 46
    if passed:
        beside.append(group(tag[0], x=x + 2, y=BAR / 2))
    return (
        rect(0, 0, ROOM, high, 14, fill=TILE, stroke=EDGE, stroke_width=2)
        + (rect(0, 0, ROOM, high, 14, fill="none", stroke=GOLD, stroke_width=5) if acts else ())
        + (marks.lantern(11, BAR / 2, GOLD) if acts else ())
        + pieces.pawn(58, BAR / 2, seat, 34)
        + text(NAME, BAR / 2, label, size, GOLD if acts else PALE if passed else WHITE)
        + join(beside)
        + stock(STOCK, BAR / 2, seat, view.stock[seat])
        + text(CARDS, BAR / 2, str(view.hands[seat]), 38, WHITE, "middle")
        + marks.gain(POINTS - width(score, 42) - 10, BAR / 2, gain)
        + text(POINTS, BAR / 2, score, 42, WHITE, "end")
        + (group(doubles, x=58, y=BAR) if doubles else ())
    ), high


def _doubles(cities: Sequence[str], words: Words) -> Art:
    """The x2 cards in front of a seat, as one label."""
    label = " · ".join(f"×2 {words('lubeck-part-city', value=city)}" for city in cities)
    if not label:
        return ()
    label, size = fit(label, ROOM - 120, 32, SMALL)
    wide = width(label, size) + 32
    return rect(0, 0, wide, pieces.CHIP - 4, 9, fill=TEAL) + text(16, 21, label, size, WHITE)


def _tag(label: str) -> tuple[Art, float]:
    """A label, and its width."""
    wide = width(label, SMALL) + 24
    return rect(0, -19, wide, 38, 19, fill=EDGE) + text(12, 0, label, SMALL, WHITE), wide


def _compass(x: Length, y: Length) -> Art:
    """The start player's mark: a compass rose."""
    rose = "M0 -17L4.5 -4.5 17 0 4.5 4.5 0 17 -4.5 4.5 -17 0 -4.5 -4.5Z"
    return circle(x, y, 20, fill=PAPER, stroke=INK, stroke_width=2) + path(
        rose, fill=INK, transform=f"translate({x:.1f} {y:.1f})"
    )


def _first(x: Length, y: Length) -> Art:
    """The mark of the seat that acted first: a 1."""
    return circle(x, y, 20, fill=GOLD, stroke=INK, stroke_width=2) + text(x, y, "1", SMALL, INK, "middle")
