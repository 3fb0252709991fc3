"""Small things that all pictures of Goa share: letters of spices, marks of the players, labels."""

from collections.abc import Callable

from boards.goa.goods import goods
from boards.goa.spices import COLOURS, spice
from boards.look import EDGE, GOLD, INK, MARGIN, PALE, SEA, TILE, WHITE
from boards.svg import SMALL, WIDTH, Length, group, path, rect, text
from boards.text import fit, fit_name, width
from engine.goa.data import ColonyName, Spice
from locales import Words

ROOM = WIDTH - 2 * MARGIN

SEAT_COLOURS = ("#ffb4a8", "#8fd6ff", "#b9f0a0", "#e3c4ff")
_SEAT_SHAPES = (
    "M0 -21A21 21 0 1 1 0 21A21 21 0 1 1 0 -21Z",
    "M-19 -19H19V19H-19Z",
    "M0 -28L28 0L0 28L-28 0Z",
    "M-13 -22H13L26 0L13 22H-13L-26 0Z",
)


def seat_mark(seat: int, x: Length, y: Length, label: str = "", size: Length = 42) -> str:
    """A player's mark, a shape of its own; with a number on it, the player's marker in the grid."""
    drawn = path(
        _SEAT_SHAPES[seat],
        fill=SEAT_COLOURS[seat],
        stroke=INK,
        stroke_width=3,
        transform=f"translate({x:.1f} {y:.1f}) scale({size / 42:.2f})",
    )
    return drawn + (text(x, y, label, 32, INK, "middle") if label else "")


def letter(kind: Spice, words: Words) -> str:
    return words("goa-picture-letter", spice=kind)


def lettered(kind: Spice, x: Length, y: Length, size: Length, words: Words) -> tuple[str, Length]:
    """A spice with its letter to the right, from `x` on, and how wide they are."""
    label = letter(kind, words)
    drawn = spice(kind, x + size / 2, y, size) + text(x + size + 2, y, label, SMALL, COLOURS[kind])
    return drawn, size + 4 + width(label, SMALL)


def colony_letters(name: ColonyName, words: Words) -> str:
    return words("goa-picture-colony-letter", colony=name)


def head(left: str, tell: Callable[[str], str], name: str) -> str:
    """The first line of a picture: where the game stands, and who is to do what."""
    label, size = fit_name(tell, name, ROOM - 36 - width(left, 42), 38, SMALL)
    return text(MARGIN + 4, 44, left, 42, WHITE) + text(WIDTH - MARGIN - 4, 44, label, size, GOLD, "end")


def frame(width: Length, height: Length, *, acts: bool = False) -> str:
    """The ground of a part of a picture, golden at its edge if it is somebody's turn there."""
    return rect(
        0, 0, width, height, 14, fill=TILE, stroke=GOLD if acts else EDGE, stroke_width=5 if acts else 2
    )


def count(kind: str, number: int, x: Length, y: Length, size: Length = 40) -> tuple[str, Length]:
    """A thing and how many of it there are, from `x` on, and how wide that is; pale where there is none."""
    label = str(number)
    drawn = goods(kind, x + size / 2, y, size) + text(x + size + 4, y, label, 36, WHITE if number else PALE)
    wide = size + 4 + width(label, 36)
    return (drawn if number else group(drawn, opacity="0.5")), wide


def empty(x: Length, y: Length, size: Length) -> str:
    """A field of a colony that bears nothing."""
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


def line(x: Length, y: Length, label: str, room: Length, size: Length, fill: str) -> str:
    """Words that take no more than `room`."""
    label, size = fit(label, room, size, SMALL)
    return text(x, y, label, size, fill)
