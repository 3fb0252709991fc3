"""Draws the five kinds. Each has a shape that differs from the others without its colour."""

from functools import lru_cache

from boards.look import INK, WHITE
from boards.marks import drawing
from boards.svg import Length, circle, path
from raster.panel import Art, Panel

WIDTH = 100
HEIGHT = 64
"""The box that each fills, around its middle. They swim to the left, as a fish is served."""

COLOURS = {
    "mackerel": "#5092d4",
    "puffer": "#6dba8d",
    "bream": "#f05d63",
    "goby": "#e0b23c",
    "squid": "#f1ecf4",
}


def fish(kind: str, x: Length, y: Length, width: Length, *, fill: str | None = None) -> Art:
    """A fish around (x, y), in its own colour unless another is given."""
    return _fish(kind, width, fill or COLOURS[kind]).around(x, y)


@lru_cache(256)
def _fish(kind: str, width: Length, fill: str) -> Panel:
    return drawing(_DRAWN[kind](fill), WIDTH, HEIGHT + 10, width / WIDTH)


def _mackerel(fill: str) -> Art:
    """Slim and swift, with a forked tail and the row of scutes along its side."""
    return (
        path("M-12 -14L-6 -27C0 -24 6 -18 9 -12ZM14 -10L19 -17L30 -4ZM6 14L11 22L28 6Z", fill=fill)
        + path(
            "M-49 3C-40 -11 -22 -17 -2 -15C14 -13 27 -7 35 -2L49 -19C45 -7 45 8 49 21L35 5C27 10 14 15 -3 16"
            "C-23 17 -40 13 -49 3Z",
            fill=fill,
        )
        + path("M-24 -10C-20 -2 -20 6 -25 12", fill="none")
        + path("M-16 -3C-4 -6 6 1 14 1H33", fill="none", stroke_dasharray="5 5")
        + _eye(-34, -1)
    )


def _puffer(fill: str) -> Art:
    """Blown up to a ball, all spines."""
    ball = (
        "M-31 2L-38 -5L-29 -8L-33 -17L-23 -17L-23 -27L-14 -22L-9 -31L-3 -23L4 -29L6 -20L16 -23L14 "
        "-13L24 -11L18 -3L27 2L18 7L24 15L14 17L16 27L7 24L4 33L-3 27L-9 35L-14 26L-23 31L-23 "
        "21L-33 21L-29 12L-38 9Z"
    )
    return (
        path("M17 -3L46 -17C41 -6 41 10 46 21L17 8Z", fill=fill)
        + path(ball, fill=fill)
        + path("M-28 10C-20 26 -1 31 14 16C2 21 -15 18 -28 10Z", fill=WHITE, stroke="none", opacity="0.85")
        + path("M-1 4C6 0 13 3 14 9C8 11 2 10 -1 4Z", fill=fill)
        + path("M-37 3C-32 0 -28 2 -26 5C-28 9 -32 11 -37 8Z", fill=fill)
        + _eye(-17, -7, 1.2)
    )


def _bream(fill: str) -> Art:
    """A tall body with a comb of spines on its back."""
    return (
        path("M-26 -20L-21 -33L-13 -27L-7 -36L0 -28L8 -34L12 -25L21 -26L27 -9ZM-2 20L8 32L20 14Z", fill=fill)
        + path(
            "M-49 9C-45 -11 -27 -27 -5 -26C14 -24 28 -11 35 -3L49 -20C45 -7 45 10 49 23L35 7"
            "C26 18 10 26 -8 25C-25 24 -40 19 -49 9Z",
            fill=fill,
        )
        + path("M-24 -19C-15 -8 -16 8 -24 20", fill="none")
        + path("M-8 2C-2 -4 8 -2 12 4C7 9 -3 9 -8 2Z", fill=fill)
        + _eye(-32, -4, 1.2)
    )


def _goby(fill: str) -> Art:
    """Low and long, a thick head with its eyes on top, at rest on its fins."""
    return (
        path("M-19 -8L-15 -26L-8 -19L-3 -24L4 -7ZM9 -6L12 -21L19 -15L24 -18L32 -1Z", fill=fill)
        + path("M-22 16L-28 29L-18 26L-12 30L-6 17ZM10 15L14 24L30 10Z", fill=fill)
        + path(
            "M-49 8C-50 -4 -43 -12 -31 -12C-10 -11 16 -8 34 -1C41 -9 50 -8 49 4C50 15 42 18 34 11"
            "C16 17 -16 20 -34 19C-43 18 -49 15 -49 8Z",
            fill=fill,
        )
        + path("M-48 9C-42 11 -38 11 -34 9", fill="none")
        + circle(-33, -11, 7.5, fill=fill)
        + _eye(-34, -11)
    )


def _squid(fill: str) -> Art:
    """A pointed mantle with two fins, and arms."""
    arms = (
        "M-20 -8C-29 -10 -31 -17 -39 -15M-22 -3C-31 -4 -36 -9 -47 -5"
        "M-22 3C-31 4 -36 9 -47 5M-20 8C-29 10 -31 17 -39 15"
    )
    return (
        path(arms, fill="none", stroke_width=11)
        + path(arms, fill="none", stroke=fill, stroke_width=5.5)
        + path("M49 0L24 -28L8 -8V8L24 28Z", fill=fill)
        + path("M-4 -13C-10 -15 -26 -14 -26 0C-26 14 -10 15 -4 13Z", fill=fill)
        + path("M49 0C34 -12 18 -18 -4 -17C-8 -10 -8 10 -4 17C18 18 34 12 49 0Z", fill=fill)
        + _eye(-15, 0, 1.3)
    )


def _eye(x: Length, y: Length, size: float = 1) -> Art:
    return circle(x, y, 5 * size, fill=WHITE, stroke_width=2) + circle(
        x - 0.5, y, 2.4 * size, fill=INK, stroke="none"
    )


_DRAWN = {"mackerel": _mackerel, "puffer": _puffer, "bream": _bream, "goby": _goby, "squid": _squid}
