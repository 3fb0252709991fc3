"""Draws a row for each seat: pawns in stock, cards, points, marks, and the x2 cards it played."""

from collections.abc import Iterable, Sequence

from boards import marks
from boards.art import stamp
from boards.layout import cell, column, label, line, panel, row
from boards.look import EDGE, GOLD, INK, PALE, ROOM, WHITE, frame
from boards.lubeck import pieces
from boards.lubeck.palette import DOUBLE, PASSED
from boards.svg import SMALL, circle, kept, rect, text
from engine import Event
from engine.lubeck.data import PAWNS
from engine.lubeck.events import Discarded, Doubled, Sold
from engine.lubeck.view import View
from locales import Words, signed
from raster.panel import Panel

BAR = 48
"""Height of a player's row without x2 cards."""
NAME = 381
COLUMNS = ((NAME, "start"), (112, "middle"), (104, "middle"), (ROOM - 628, "end"))
"""Widths and anchors of the columns: names, pawns in stock, cards and points."""
COMPASS = stamp("lubeck", "compass", 42)
"""The start player's mark: a compass rose."""
FIRST = kept(
    42, 42, circle(21, 21, 20, fill=GOLD, stroke=INK, stroke_width=2), text(21, 21, "1", SMALL, INK, "middle")
)
"""The mark of the seat that acted first."""


def rows(view: View, names: Sequence[str], words: Words, latest: Sequence[Event]) -> list[Panel]:
    """The rows below their column titles."""
    gains = gained(latest, view.seats)
    titles = (label(words(f"lubeck-picture-{each}"), SMALL, PALE) for each in ("stock", "cards", "points"))
    seats = (_row(view, seat, name, gains[seat], words) for seat, name in enumerate(names))
    return [row([panel(11, 30), line([None, *titles], COLUMNS)]), *seats]


def stock(seat: int, left: int) -> Panel:
    """A seat's pawns in stock, with a dot for each pawn that is travelling."""
    pawn = pieces.pawn(seat)
    dot = panel(pawn.width, pawn.height, circle(pawn.width / 2, pawn.height / 2, 5, fill=EDGE))
    return row((pawn if place < left else dot for place in range(PAWNS)), 4)


def gained(latest: Iterable[Event], seats: int) -> list[int]:
    """The points that each seat won or lost by the latest events."""
    gains = [0] * seats
    for event in latest:
        if isinstance(event, Sold | Doubled | Discarded):
            gains[event.seat] += -event.points if isinstance(event, Discarded) else event.points
    return gains


def _row(view: View, seat: int, name: str, gain: int, words: Words) -> Panel:
    acts = seat == view.actor or seat in view.waiting
    player = view.players[seat]
    after = [
        COMPASS if view.compass == seat else None,
        FIRST if view.first == seat else None,
        _tag(words("lubeck-picture-passed"), PASSED) if player.passed else None,
    ]
    room = NAME - 71 - sum(each.width + 6 for each in after if each)
    shown = label(name, 36, GOLD if acts else PALE if player.passed else WHITE, room)
    lantern = cell(marks.lantern() if acts else None, 25)
    points = row([marks.gain(gain), label(signed(view.scores[seat]), 42, WHITE)], 10)
    named = row([lantern, pieces.pawn(seat, 34), shown, *after], 6)
    cards = label(str(player.size), 38, WHITE)
    bar = line([named, stock(seat, view.stock(seat)), cards, points], COLUMNS, BAR)
    cities = [f"×2 {words('lubeck-part-city', value=city)}" for city in player.doubled]
    doubles = _tag(" · ".join(cities), DOUBLE) if cities else None
    inside = column([bar, row([panel(78, 0), doubles]) if doubles else None])
    return frame(ROOM, inside.height + (8 if doubles else 2), inside.at(11, 1), is_lit=acts)


def _tag(told: str, fill: str) -> Panel:
    shown = label(told, SMALL, WHITE, ROOM - 120)
    wide = shown.width + 24
    return panel(wide, 40, rect(0, 1, wide, 38, 19, fill=fill), shown.around(wide / 2, 20))
