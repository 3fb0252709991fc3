"""The six symbols of expedition cards."""

from boards.look import INK, WHITE
from boards.marks import drawing
from boards.svg import Length, circle, path
from engine.goa.data import Symbol
from raster.panel import Art

SIZE = 64
"""Side of the square that a symbol fills, centred on the origin."""


def symbol(kind: Symbol, x: Length, y: Length, size: Length) -> Art:
    """A symbol centred on (x, y)."""
    return drawing(_DRAWN[kind], SIZE, SIZE, size / SIZE).around(x, y)


def _eye(x: Length, y: Length) -> Art:
    return circle(x, y, 2.5, fill=INK, stroke="none")


_ELEPHANT = (
    path(
        "M-28 26V0C-28 -16 -14 -22 -2 -22C4 -28 20 -28 24 -16C28 -6 27 4 26 12C26 18 32 18 31 13"
        "C33 24 20 26 18 14C18 10 17 6 15 4C14 10 12 12 11 14V26H1V14H-16V26Z",
        fill="#a9b8c6",
    )
    + path("M2 -20C-4 -10 -2 2 8 2C14 -4 12 -14 8 -20", fill="#c9d4de")
    + path("M-28 2C-31 6 -31 10 -30 14", fill="none")
    + _eye(17, -12)
)
_TIGER = (
    path(
        "M-24 -14C-30 -30 -14 -30 -10 -22C-4 -25 4 -25 10 -22C14 -30 30 -30 24 -14C30 2 24 26 0 27"
        "C-24 26 -30 2 -24 -14Z",
        fill="#f0a04b",
    )
    + path("M0 -22V-11M-7 -21L-5 -13M7 -21L5 -13M-26 0L-15 2M-25 9L-15 8M26 0L15 2M25 9L15 8", fill="none")
    + path("M-10 12C-12 6 -4 4 0 7C4 4 12 6 10 12C8 20 -8 20 -10 12Z", fill=WHITE)
    + path("M-4 7H4L0 12Z", fill=INK)
    + _eye(-11, -4)
    + _eye(11, -4)
)
_FISH = (
    path("M-30 0C-18 -22 8 -20 16 -3L30 -16C26 -5 26 6 30 16L16 4C8 20 -18 22 -30 0Z", fill="#6fb7e6")
    + path("M-10 -13C-4 -5 -4 5 -10 13M0 -4C3 -2 3 2 0 4M8 -4C11 -2 11 2 8 4", fill="none")
    + _eye(-19, -3)
)
_PALM = (
    path("M-4 29C2 16 2 2 -2 -8L5 -9C9 4 9 18 6 29Z", fill="#c08a52")
    + path("M1 -9C-6 -26 -24 -22 -29 -8C-20 -13 -8 -14 1 -9Z", fill="#7cc487")
    + path("M1 -9C8 -26 26 -22 30 -6C20 -13 10 -14 1 -9Z", fill="#7cc487")
    + path("M1 -9C-12 -10 -22 0 -20 13C-14 2 -8 -4 1 -9Z", fill="#7cc487")
    + path("M1 -9C14 -10 24 2 21 14C16 2 10 -4 1 -9Z", fill="#7cc487")
    + path("M1 -9C-4 -18 0 -28 6 -31C8 -22 7 -14 1 -9Z", fill="#7cc487")
)
_SHELL = path(
    "M0 27L-10 27C-12 22 -10 19 -8 17C-26 14 -34 -6 -24 -16C-18 -26 -6 -29 0 -29C6 -29 18 -26 24 -16"
    "C34 -6 26 14 8 17C10 19 12 22 10 27Z",
    fill="#f3b8c4",
) + path("M0 20V-29M-4 18L-15 -25M4 18L15 -25M-8 17L-27 -9M8 17L27 -9", fill="none")
_STATUE = (
    path("M-24 29V20H24V29Z", fill="#d8c9a3")
    + path(
        "M-20 20C-22 10 -14 8 -12 8C-16 2 -16 -6 -10 -9H10C16 -6 16 2 12 8C14 8 22 10 20 20Z", fill="#d8c9a3"
    )
    + circle(0, -17, 9, fill="#d8c9a3")
    + path("M-5 -25L0 -32L5 -25M-12 8C-4 13 4 13 12 8", fill="none")
)

_DRAWN: dict[Symbol, Art] = {
    "elephant": _ELEPHANT,
    "tiger": _TIGER,
    "fish": _FISH,
    "palm": _PALM,
    "shell": _SHELL,
    "statue": _STATUE,
}
