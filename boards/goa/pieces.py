"""Parts that the pictures of Goa share: spice letters, player marks, plantations, colonies, labels."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from boards.goa.goods import goods
from boards.goa.spices import COLOURS, spice
from boards.look import EDGE, GOLD, INK, MARGIN, PALE, SEA, TILE, WHITE
from boards.svg import SMALL, WIDTH, Length, group, join, kept_around, path, rect, text
from engine.goa.data import ColonyName, Data, Spice
from engine.goa.state import Colony, Plantation
from locales import Words
from raster.panel import Art, Panel
from raster.text import fit, fit_name, width

ROOM = WIDTH - 2 * MARGIN

SEAT_COLOURS = ("#eeaaa2", "#8fd6ff", "#b9f19e", "#c3a5c8")
_SEAT_SHAPES = (
    "M0 -21A21 21 0 1 1 0 21A21 21 0 1 1 0 -21Z",
    "M-19 -19H19V19H-19Z",
    "M0 -28L28 0L0 28L-28 0Z",
    "M-13 -22H13L26 0L13 22H-13L-26 0Z",
)
GAP = 10
WIDEST = 38
"""Largest distance between the centres of two fields, in pixels."""


def seat_mark(seat: int, x: Length, y: Length, label: str = "", size: Length = 42) -> Art:
    """A player's mark, in the seat's own shape. A numbered one is a marker in the grid."""
    return _seat_mark(seat, label, size).around(x, y)


@lru_cache(256)
def _seat_mark(seat: int, label: str, size: Length) -> Panel:
    drawn = path(
        _SEAT_SHAPES[seat],
        fill=SEAT_COLOURS[seat],
        stroke=INK,
        stroke_width=3,
        transform=f"scale({size / 42:.2f})",
    )
    room = 1.5 * size
    return kept_around(room, room, drawn, text(0, 0, label, 32, INK, "middle") if label else ())


def letter(kind: Spice, words: Words) -> str:
    return words("goa-picture-letter", spice=kind)


def lettered(kind: Spice, x: Length, y: Length, size: Length, words: Words) -> tuple[Art, Length]:
    """A spice with its letter to the right, and the width of both. `x` is the left end."""
    label = letter(kind, words)
    drawn = spice(kind, x + size / 2, y, size) + text(x + size + 2, y, label, SMALL, COLOURS[kind])
    return drawn, size + 4 + width(label, SMALL)


def colony_letters(name: ColonyName, words: Words) -> str:
    return words("goa-picture-colony-letter", colony=name)


def head(left: str, tell: Callable[[str], str], name: str) -> Art:
    """The header of a picture: the state of the game on the left, a sentence with `name` on the right."""
    label, size = fit_name(tell, name, ROOM - 36 - width(left, 42), 38, SMALL)
    return text(MARGIN + 4, 44, left, 42, WHITE) + text(WIDTH - MARGIN - 4, 44, label, size, GOLD, "end")


def frame(width: Length, height: Length, *, acts: bool = False) -> Art:
    """The background of a part of a picture, with a gold edge if the player there is on turn."""
    return rect(
        0, 0, width, height, 14, fill=TILE, stroke=GOLD if acts else EDGE, stroke_width=5 if acts else 2
    )


def count(kind: str, number: int, x: Length, y: Length, size: Length = 40) -> tuple[Art, Length]:
    """An icon with a number, pale if it is 0, and the width of both. `x` is the left end."""
    label = str(number)
    drawn = goods(kind, x + size / 2, y, size) + text(x + size + 4, y, label, 36, WHITE if number else PALE)
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


def plantations(held: Sequence[Plantation], y: Length, room: Length, words: Words) -> Art:
    """A player's plantations, side by side."""
    letters = [max(36, width(letter(each.spice, words), SMALL) + 6) + GAP for each in held]
    field = min(WIDEST, (room - sum(letters)) / max(1, sum(each.size for each in held)))
    drawn: list[Art] = []
    x: Length = 0
    for each, label in zip(held, letters, strict=True):
        drawn.append(_plantation(each, x, label - GAP, y, field, words))
        x += label + each.size * field
    return join(drawn)


def colonies(held: Sequence[Colony], y: Length, room: Length, data: Data, words: Words) -> Art:
    letters = [38 + width(colony_letters(each.name, words), SMALL) + GAP for each in held]
    fields = [data.colonies[each.name].fields for each in held]
    field = min(WIDEST, (room - sum(letters)) / max(1, sum(fields)))
    drawn: list[Art] = []
    x: Length = 0
    for each, label, number in zip(held, letters, fields, strict=True):
        drawn.append(_colony(each, number, x, label - GAP, y, field, words))
        x += label + number * field
    return join(drawn)


def _plantation(held: Plantation, x: Length, start: Length, y: Length, field: Length, words: Words) -> Art:
    """A plantation: its letter, then its fields in a row. Empty fields are outlined."""
    fields = (
        spice(
            held.spice,
            x + start + (at + 0.5) * field,
            y,
            field - 1,
            fill=None if at < held.spices else "none",
        )
        for at in range(held.size)
    )
    return text(x, y, letter(held.spice, words), SMALL, COLOURS[held.spice]) + join(fields)


def _colony(
    held: Colony, fields: int, x: Length, start: Length, y: Length, field: Length, words: Words
) -> Art:
    drawn = goods("colony", x + 15, y, 30) + text(x + 32, y, colony_letters(held.name, words), SMALL, WHITE)
    for at in range(fields):
        middle = x + start + (at + 0.5) * field
        drawn += (
            spice(held.spices[at], middle, y, field - 1) if at < len(held.spices) else empty(middle, y, field)
        )
    return drawn
