"""Parts that the pictures of Goa share: player marks, gardens, colonies, ledger pages, labels."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from boards.art import symbol
from boards.goa.icons import icon, spice
from boards.goa.palette import HEDGE, LAWN, MARGIN_LINE, RULED, SEATS
from boards.old_look import EDGE, GOLD, INK, MARGIN, PALE, SEA, TILE, WHITE
from boards.svg import SMALL, WIDTH, Length, element, group, join, kept, kept_around, path, rect, text
from engine.goa.data import Data, Spice
from engine.goa.state import Colony, Plantation
from locales import Words
from raster.panel import Art, Panel
from raster.text import fit, fit_name, width

ROOM = WIDTH - 2 * MARGIN

_SEAT_SHAPES = (
    "M0 -21A21 21 0 1 1 0 21A21 21 0 1 1 0 -21Z",
    "M-19 -19H19V19H-19Z",
    "M0 -28L28 0L0 28L-28 0Z",
    "M-13 -22H13L26 0L13 22H-13L-26 0Z",
)
GAP = 10
WIDEST = 36
"""Largest distance between the centres of two fields, in pixels."""
LANDMARK = 42
"""Width of a colony's landmark."""


def seat_mark(seat: int, x: Length, y: Length, label: str = "", size: Length = 42) -> Art:
    """A player's mark, in the seat's own shape. A numbered one is a marker in the grid."""
    return _seat_mark(seat, label, size).around(x, y)


@lru_cache(256)
def _seat_mark(seat: int, label: str, size: Length) -> Panel:
    drawn = path(
        _SEAT_SHAPES[seat],
        fill=SEATS[seat],
        stroke=INK,
        stroke_width=3,
        transform=f"scale({size / 42:.2f})",
    )
    room = 1.5 * size
    return kept_around(room, room, drawn, text(0, 0, label, 32, INK, "middle") if label else ())


def letter(kind: Spice, words: Words) -> str:
    return words("goa-picture-letter", spice=kind)


def lettered(kind: Spice, x: Length, y: Length, size: Length, words: Words, fill: str) -> Art:
    """A spice with its letter to the right. `x` is the left end."""
    return spice(kind, x + size / 2, y, size) + text(x + size + 2, y, letter(kind, words), SMALL, fill)


def head(left: str, tell: Callable[[str], str], name: str) -> Art:
    """The header of a picture: the state of the game on the left, a sentence with `name` on the right."""
    label, size = fit_name(tell, name, ROOM - 36 - width(left, 42), 38, SMALL)
    return text(MARGIN + 4, 44, left, 42, WHITE) + text(WIDTH - MARGIN - 4, 44, label, size, GOLD, "end")


def ledger(width: Length, height: Length, ruled: Iterable[Length], margin: Length) -> Art:
    """A page of the ledger, with lines ruled at each y and a double line at the margin."""
    lines = "".join(f"M4 {y}H{width - 4}" for y in ruled)
    return (
        symbol("goa", "page", width, height)
        + path(lines, stroke=RULED, stroke_width=2)
        + path(f"M{margin} 4V{height - 4}m4 0V4", stroke=MARGIN_LINE, stroke_width=1.5)
    )


def ornament(drawn: Art, colour: str) -> Art:
    """Painted decoration, which text may cover."""
    return element("g", drawn, color=colour, role="presentation")


def frame(width: Length, height: Length, *, acts: bool = False) -> Art:
    """The background of a part of a picture, with a gold edge if the player there is on turn."""
    return rect(
        0, 0, width, height, 14, fill=TILE, stroke=GOLD if acts else EDGE, stroke_width=5 if acts else 2
    )


def count(kind: str, number: int, x: Length, y: Length, size: Length = 40) -> tuple[Art, Length]:
    """An icon with a number, pale if it is 0, and the width of both. `x` is the left end."""
    label = str(number)
    drawn = icon(kind, x + size / 2, y, size) + text(x + size + 4, y, label, 36, WHITE if number else PALE)
    wide = size + 4 + width(label, 36)
    return (drawn if number else group(drawn, opacity="0.5")), wide


def empty(x: Length, y: Length, size: Length) -> Art:
    """An empty field of a colony."""
    side = size * 0.8
    return rect(
        x - side / 2,
        y - side / 2,
        side,
        side,
        side / 3,
        fill=SEA,
        stroke=PALE,
        stroke_width=2.5,
        stroke_dasharray="5 4",
    )


def line(x: Length, y: Length, label: str, room: Length, size: Length, fill: str) -> Art:
    """A line of text no wider than `room`."""
    label, size = fit(label, room, size, SMALL)
    return text(x, y, label, size, fill)


def plantations(held: Sequence[Plantation], y: Length, room: Length) -> Art:
    """A player's plantations, side by side."""
    field = min(WIDEST, (room - len(held) * GAP) / max(1, sum(each.size for each in held)))
    drawn: list[Art] = []
    x: Length = 0
    for each in held:
        drawn.append(garden(each.spice, each.spices, each.size, field).at(round(x), round(y - field / 2) - 3))
        x += each.size * field + GAP
    return join(drawn)


@lru_cache(256)
def garden(kind: Spice, grown: int, size: int, field: Length) -> Panel:
    """A plantation: a hedge around beds, some of them with a spice."""
    wide = size * field
    beds = (
        ornament(symbol("goa", "bed", field, field, 3 + at * field, 3), LAWN)
        + spice(kind, 3 + (at + 0.5) * field, 3 + field / 2, field - 4, grown=at < grown)
        for at in range(size)
    )
    hedge = rect(2, 2, wide + 2, field + 2, 7, fill="none", stroke=HEDGE, stroke_width=4)
    return kept(wide + 6, field + 6, *beds, hedge)


def colonies(held: Sequence[Colony], y: Length, room: Length, data: Data) -> Art:
    """A player's colonies, side by side: the colony's landmark, then its fields."""
    fields = [data.colonies[each.name].fields for each in held]
    field = min(WIDEST, (room - len(held) * (LANDMARK + GAP)) / max(1, sum(fields)))
    drawn: list[Art] = []
    x: Length = 0
    for each, number in zip(held, fields, strict=True):
        wide = LANDMARK + number * field
        drawn.append(rect(x - 2, y - 21, wide + 4, 42, 8, fill=EDGE))
        drawn.append(icon(each.name, x + LANDMARK / 2 - 2, y, LANDMARK - 6))
        x += LANDMARK
        for at in range(number):
            middle = x + (at + 0.5) * field
            grown = at < len(each.spices)
            drawn.append(spice(each.spices[at], middle, y, field - 1) if grown else empty(middle, y, field))
        x += number * field + GAP
    return join(drawn)
