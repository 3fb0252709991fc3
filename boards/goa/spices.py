"""Drawings of the five spices. Their outlines differ, so colour isn't needed to tell them apart."""

from boards.look import INK
from boards.marks import drawing
from boards.svg import Length, circle, element, join, path
from engine.goa.data import Spice
from raster.panel import Art

SIZE = 64
"""Side of the square that a drawing fills, centred on the origin."""

COLOURS: dict[Spice, str] = {
    "ginger": "#ecc76a",
    "pepper": "#82af6e",
    "cinnamon": "#e8852c",
    "nutmeg": "#cd8d9f",
    "clove": "#a393e3",
}


def spice(kind: Spice, x: Length, y: Length, size: Length, *, fill: str | None = None) -> Art:
    """A spice centred on (x, y), in its own colour unless `fill` is given. "none" draws an empty outline."""
    ink = COLOURS[kind] if fill == "none" else INK
    drawn = _DRAWN[kind](fill or COLOURS[kind])
    return drawing(drawn, SIZE, SIZE, size / SIZE, ink=ink, stroke=3.5).around(x, y)


def _ginger(fill: str) -> Art:
    """A knobbly ginger root."""
    return path(
        "M-29 12C-33 3 -25 -4 -17 -1C-18 -8 -22 -14 -18 -21C-13 -30 -1 -27 0 -18C0 -12 -4 -8 -3 -3"
        "C2 -5 6 -6 10 -8C10 -13 7 -18 12 -23C18 -29 29 -23 28 -14C27 -8 22 -6 22 -1C29 1 32 9 27 15"
        "C22 20 15 17 11 13C7 15 6 18 6 22C4 31 -8 31 -10 22C-10 18 -8 16 -9 13C-14 19 -25 21 -29 12Z",
        fill=fill,
    ) + path("M-19 6C-16 4 -13 4 -11 6M-1 5C3 3 7 2 11 3M-10 -19C-7 -20 -6 -18 -6 -16", fill="none")


def _pepper(fill: str) -> Art:
    """Peppercorns hanging from a stalk."""
    corns = ((-11, -12), (11, -12), (0, -4), (-12, 5), (12, 5), (0, 13), (0, 25))
    return path("M0 -31C-2 -22 1 -10 0 8M0 -24C8 -31 16 -31 22 -29", fill="none", stroke_width=5) + join(
        circle(x, y, 8, fill=fill) for x, y in corns
    )


def _cinnamon(fill: str) -> Art:
    """Three rolled cinnamon sticks, tied together."""
    sticks = join(
        element(
            "g",
            path("M-28 -7H24V7H-28Z", fill=fill)
            + element("ellipse", cx=24, cy=0, rx=5, ry=7, fill=fill)
            + path("M24 -3C27 -2 26 3 23 2", fill="none", stroke_width=2.5),
            transform=move,
        )
        for move in ("translate(0 -13) rotate(-6)", "translate(2 13) rotate(5)", "translate(-2 0) rotate(-1)")
    )
    return sticks + path("M-6 -22C-2 -8 -2 8 -5 22M1 -22C5 -8 5 8 2 22", fill="none")


def _nutmeg(fill: str) -> Art:
    """A nutmeg wrapped in its mace."""
    return (
        element("ellipse", cx=0, cy=2, rx=22, ry=27, fill=fill)
        + path("M0 -25V-31", fill="none", stroke_width=6)
        + path(
            "M-14 -18C-2 -8 -18 4 -6 14C-2 19 -4 24 -5 28M14 -18C2 -8 18 4 6 14C2 19 4 24 5 28M0 -24V-8"
            "M-21 4C-16 6 -16 12 -17 17M21 4C16 6 16 12 17 17",
            fill="none",
        )
    )


def _clove(fill: str) -> Art:
    """A clove: a bud with prongs on a nail-like stem."""
    return (
        path("M-5 -3L-4 28C-3 32 3 32 4 28L5 -3Z", fill=fill)
        + path(
            "M-6 0C-14 -1 -22 -6 -24 -15C-17 -15 -13 -13 -10 -10C-8 -14 8 -14 10 -10C13 -13 17 -15 24 -15"
            "C22 -6 14 -1 6 0Z",
            fill=fill,
        )
        + circle(0, -19, 11, fill=fill)
        + path("M-6 -24C-2 -20 2 -20 6 -24M0 -21V-9", fill="none", stroke_width=2.5)
    )


_DRAWN = {"ginger": _ginger, "pepper": _pepper, "cinnamon": _cinnamon, "nutmeg": _nutmeg, "clove": _clove}
