"""Drawings of what boats catch and what licences are for. Their outlines differ, so colour isn't needed."""

from boards.look import INK, PAPER, WHITE
from boards.marks import drawing
from boards.svg import Length, circle, path, rect
from raster.panel import Art

WIDTH = 100
HEIGHT = 64
"""Width and height of a drawing, centred on the origin. Animals face left."""

COLOURS = {
    "shrimp": "#f59a83",
    "lobster": "#cc443c",
    "processing": "#92a4b1",
    "cod": "#908972",
    "tuna": "#4f86c6",
    "crab": "#e2713b",
    "pub": "#fac75c",
}


def catch(kind: str, x: Length, y: Length, width: Length, *, fill: str | None = None) -> Art:
    """The drawing of a kind, centred on (x, y), in the kind's colour unless `fill` is given."""
    return drawing(_DRAWN[kind](fill or COLOURS[kind]), WIDTH, HEIGHT + 4, width / WIDTH).around(x, y)


def _shrimp(fill: str) -> Art:
    """A curled-up shrimp with long feelers and a fan-shaped tail."""
    return (
        _limbs("M-30 -13C-42 -20 -48 -8 -46 8M-31 -15C-44 -30 -24 -32 -8 -29", fill, 2)
        + _limbs("M-16 12L-22 24M-4 14L-7 27M8 13L9 26M18 8L22 20", fill, 3)
        + path("M30 14L48 8L45 20L48 31L33 27Z", fill=fill)
        + path(
            "M-33 -12C-24 -24 -6 -27 10 -23C30 -18 42 -4 40 12C39 22 34 27 27 25C29 16 26 10 18 9"
            "C4 13 -14 15 -25 6C-30 1 -33 -6 -33 -12Z",
            fill=fill,
        )
        + path(
            "M-8 -25C-2 -14 -2 2 -7 12M10 -23C13 -14 12 0 7 10M26 -15C25 -7 22 3 18 9M38 0L27 12", fill="none"
        )
        + circle(-21, -10, 4, fill=INK, stroke="none")
    )


def _lobster(fill: str) -> Art:
    """A lobster from above, with two large claws and a ringed tail."""
    return (
        _limbs("M-12 -9L-24 -20M-12 9L-24 20", fill, 5)
        + _limbs("M-2 -9L-4 -23M8 -9L9 -23M-2 9L-4 23M8 9L9 23", fill, 3)
        + path("M-20 -18C-24 -30 -38 -32 -49 -26L-37 -22L-48 -15C-38 -10 -26 -10 -20 -18Z", fill=fill)
        + path("M-20 18C-24 30 -38 32 -49 26L-37 22L-48 15C-38 10 -26 10 -20 18Z", fill=fill)
        + path("M34 -6L48 -17L46 -5L50 0L46 5L48 17L34 6Z", fill=fill)
        + path("M-27 0C-24 -10 -8 -13 8 -11L37 -7V7L8 11C-8 13 -24 10 -27 0Z", fill=fill)
        + path("M10 -11V11M19 -10V10M28 -8V8", fill="none")
        + circle(-18, -4, 2.5, fill=INK, stroke="none")
        + circle(-18, 4, 2.5, fill=INK, stroke="none")
    )


def _processing(fill: str) -> Art:
    """A factory ship with a bridge, a funnel and a crane."""
    return (
        _limbs("M-28 6V-28L-4 -10M-28 -28L-44 -8V2", fill, 3)
        + rect(22, -28, 12, 18, fill=fill)
        + path("M8 8V-12H42V8Z", fill=WHITE)
        + path("M15 -4H21M28 -4H34", fill="none", stroke_width=5)
        + rect(-18, -4, 18, 12, fill=PAPER)
        + path("M-48 6H49L42 28H-38Z", fill=fill)
        + path("M-40 17H44", fill="none")
    )


def _cod(fill: str) -> Art:
    """A cod with three dorsal fins and a chin barbel."""
    return (
        path("M-22 -12L-14 -29L-4 -15ZM0 -15L8 -28L16 -12ZM18 -11L25 -22L31 -7Z", fill=fill)
        + path("M-8 14L0 27L8 13ZM12 12L20 23L27 7Z", fill=fill)
        + _limbs("M-40 10C-40 16 -38 20 -34 24", fill, 2.5)
        + path(
            "M-49 4C-44 -10 -28 -17 -8 -16C12 -15 26 -8 35 -3L48 -14V16L35 5"
            "C26 11 10 16 -8 16C-28 16 -43 13 -49 4Z",
            fill=fill,
        )
        + path("M-25 -13C-19 -5 -19 6 -25 13", fill="none")
        + path("M-14 -3C2 -8 16 -3 33 0", fill="none", stroke_dasharray="5 5")
        + circle(-35, -3, 5, fill=WHITE, stroke_width=2)
        + circle(-35, -3, 2.4, fill=INK, stroke="none")
    )


def _tuna(fill: str) -> Art:
    """A torpedo-shaped tuna with sickle-shaped fins and tail."""
    return (
        path(
            "M-4 -17C0 -26 8 -30 17 -31C12 -25 10 -20 10 -14ZM4 15C6 24 12 29 21 30C16 25 15 19 16 12Z",
            fill=fill,
        )
        + path("M20 -12L23 -17L27 -10L31 -13L33 -7ZM20 11L24 16L27 9L31 12L33 6Z", fill=fill, stroke_width=2)
        + path("M36 -2C39 -14 43 -24 49 -30C47 -18 44 -8 44 0C44 8 47 18 49 30C43 24 39 14 36 2Z", fill=fill)
        + path(
            "M-49 2C-42 -12 -24 -19 -4 -18C16 -17 30 -7 41 0C30 8 16 18 -4 18C-24 18 -42 12 -49 2Z", fill=fill
        )
        + path("M-44 7C-30 18 4 19 30 7C10 9 -24 11 -44 7Z", fill=WHITE, stroke="none", opacity="0.85")
        + path("M-22 -1C-12 -6 -4 -2 2 6C-8 7 -18 5 -22 -1Z", fill=fill)
        + circle(-36, -3, 4.5, fill=WHITE, stroke_width=2)
        + circle(-36, -3, 2.2, fill=INK, stroke="none")
    )


def _crab(fill: str) -> Art:
    """A wide crab on long legs, claws raised."""
    return (
        _limbs(
            "M-18 6L-36 2L-48 12M-17 12L-34 14L-43 27M-12 17L-22 25L-26 31M18 6L36 2L48 12M17 12L34 14L43 27"
            "M12 17L22 25L26 31M-17 -2L-33 -10M17 -2L33 -10M-8 -10V-18M8 -10V-18",
            fill,
            4,
        )
        + path("M-33 -9C-46 -13 -48 -25 -40 -31L-38 -22L-28 -29C-23 -21 -25 -12 -33 -9Z", fill=fill)
        + path("M33 -9C46 -13 48 -25 40 -31L38 -22L28 -29C23 -21 25 -12 33 -9Z", fill=fill)
        + path("M-24 6C-24 -8 -13 -13 0 -13C13 -13 24 -8 24 6C18 18 9 22 0 22C-9 22 -18 18 -24 6Z", fill=fill)
        + circle(-8, -20, 4, fill=WHITE, stroke_width=2.5)
        + circle(8, -20, 4, fill=WHITE, stroke_width=2.5)
        + path("M-9 -3L-7 -3M7 -3L9 -3M-14 6L-12 6M12 6L14 6M0 3V4", fill="none", stroke_width=4)
        + path("M-7 13C-3 16 3 16 7 13", fill="none")
    )


def _pub(fill: str) -> Art:
    """A mug of beer."""
    return (
        path("M18 -10H34C40 -10 40 18 32 19H18V11H28C30 9 30 -1 28 -2H18Z", fill=PAPER)
        + rect(-24, -16, 44, 46, 4, fill=fill)
        + path("M-12 -4V20M-2 -4V20M8 -4V20", fill="none", stroke=WHITE, stroke_width=4)
        + path(
            "M-26 -8C-34 -14 -28 -25 -19 -23C-16 -33 -2 -34 2 -27C10 -33 21 -27 19 -20C27 -18 26 -8 19 -8Z",
            fill=WHITE,
        )
    )


def _limbs(d: str, fill: str, width: Length) -> Art:
    """Thin limbs with an ink outline, so that they stand out from any background."""
    return path(d, fill="none", stroke_width=width + 4) + path(
        d, fill="none", stroke=fill, stroke_width=width
    )


_DRAWN = {
    "shrimp": _shrimp,
    "lobster": _lobster,
    "processing": _processing,
    "cod": _cod,
    "tuna": _tuna,
    "crab": _crab,
    "pub": _pub,
}
