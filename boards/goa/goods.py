"""Icons for everything in Goa except spices: goods, the development columns, and tiles."""

from boards.look import GOLD, INK, PAPER, RED, WHITE
from boards.marks import drawing
from boards.svg import Length, circle, element, join, path, rect, text
from raster.panel import Art

SIZE = 64
"""Side of the square that an icon fills, centred on the origin."""

WOOD = "#d9935a"
SAIL = "#f5f9fc"
STONE = "#cfdae3"
LEAF = "#8fce9b"


def goods(kind: str, x: Length, y: Length, size: Length) -> Art:
    """An icon centred on (x, y). `kind` is one of `KINDS`."""
    return drawing(_DRAWN[kind], SIZE, SIZE, size / SIZE, stroke=3.5).around(x, y)


_SHIP = (
    path("M-2 -30V14M-2 -30L10 -26L-2 -22", fill=RED)
    + path("M2 -22C16 -18 22 -6 22 8H2Z", fill=SAIL)
    + path("M-6 -18C-16 -12 -20 -2 -20 8H-6Z", fill=SAIL)
    + path("M-30 14H30C28 22 22 28 16 28H-16C-22 28 -28 22 -30 14Z", fill=WOOD)
)
_COLONIST = circle(0, -18, 11, fill=LEAF) + path(
    "M-9 -8C-22 -6 -29 2 -28 8C-24 12 -18 10 -13 8C-15 16 -20 24 -20 29H-4L0 18L4 29H20C20 24 15 16 13 8"
    "C18 10 24 12 28 8C29 2 22 -6 9 -8Z",
    fill=LEAF,
)
_COIN = (
    circle(0, 0, 28, fill=GOLD)
    + circle(0, 0, 20, fill="none", stroke_width=2.5)
    + path("M-7 -12H-1C12 -12 12 12 -1 12H-7ZM-7 -12V12", fill="none", stroke_width=5)
)
_ACTION = rect(-21, -29, 42, 58, 6, fill="#9fd3ea") + path(
    "M-2 -18L-12 2H-1L-4 19L13 -5H2L6 -18Z", fill=PAPER
)
_CARD = (
    rect(-21, -29, 42, 58, 6, fill=PAPER)
    + circle(0, 0, 15, fill="none")
    + path("M0 -22L5 -5L0 22L-5 -5Z", fill=RED, stroke_width=2.5)
)
_FLAG = rect(-23, -31, 9, 62, 4, fill=WOOD) + path(
    "M-14 -28C-4 -36 8 -20 28 -27V2C10 10 -2 -6 -14 3Z", fill=RED
)
_HARVEST = (
    path("M-16 -6C-16 -28 16 -28 16 -6", fill="none", stroke_width=5)
    + path("M-28 -6H28L20 27H-20Z", fill=WOOD)
    + path("M-24 5H24M-21 16H21M-10 -6L-7 27M10 -6L7 27", fill="none", stroke_width=2.5)
)
_TAXES = (
    element("ellipse", cx=0, cy=19, rx=25, ry=9, fill=GOLD)
    + element("ellipse", cx=0, cy=9, rx=25, ry=9, fill=GOLD)
    + element("ellipse", cx=0, cy=-1, rx=25, ry=9, fill=GOLD)
    + element("ellipse", cx=0, cy=-11, rx=25, ry=9, fill=GOLD)
    + element("ellipse", cx=0, cy=-21, rx=25, ry=9, fill=GOLD)
)
_COMPASS = circle(0, 0, 28, fill=PAPER) + path(
    "M0 -30L7 -7L30 0L7 7L0 30L-7 7L-30 0L-7 -7Z", fill=RED, stroke_width=2.5
)
_FORT = path("M-28 28V-14H-18V-6H-8V-22H-14V-29H-5V-24H5V-29H14V-22H8V-6H18V-14H28V28Z", fill=STONE) + path(
    "M-8 28V14C-8 4 8 4 8 14V28Z", fill=INK
)
_STAR = path("M0 -28L9 -9L27 -8.7L10.6 3.4L16.5 22.7L0 11.2L-16.5 22.7L-10.6 3.4L-27 -8.7L-9 -9Z", fill=GOLD)
_SPICES = (
    path("M-20 4C-16 -14 -8 -14 -4 -20C2 -12 14 -16 20 4Z", fill=GOLD)
    + path("M-29 4H29C29 18 20 27 10 27H-10C-20 27 -29 18 -29 4Z", fill=WOOD)
    + path("M4 -18L24 -31", fill="none", stroke_width=6)
)
_SWAP = path("M-28 -8L-10 -26V-15H26V-3H-10V8ZM28 10L10 28V17H-26V5H10V-6Z", fill=SAIL)
_SUPPLY = (
    rect(-27, -20, 54, 46, 3, fill=WOOD)
    + path("M-27 -6H27M-27 11H27M-27 -20L-9 26", fill="none", stroke_width=2.5)
    + rect(-30, -26, 60, 10, 3, fill=WOOD)
)
_CROWN = path("M-27 22L-30 -16L-13 -1L0 -26L13 -1L30 -16L27 22Z", fill=GOLD) + path("M-27 12H27", fill="none")
_GLASS = (
    path("M6 10L26 30", fill="none", stroke_width=12)
    + circle(-6, -6, 22, fill=SAIL)
    + path("M-21 -6C-14 -17 2 -17 9 -6C2 5 -14 5 -21 -6Z", fill=PAPER)
    + circle(-6, -6, 5, fill=INK)
)
_SCALES = path("M0 -28V24M-14 27H14M-24 -18H24", fill="none", stroke="#5b6b7a", stroke_width=5) + path(
    "M-32 4L-22 -18L-12 4C-16 13 -28 13 -32 4ZM12 4L22 -18L32 4C28 13 16 13 12 4Z", fill=GOLD
)
_MOON = path("M0 -30C-36 -30 -36 30 0 30C36 30 36 -30 0 -30Z", fill=PAPER) + path(
    "M0 -17L5 -6L17 -5L8 3L11 15L0 8L-11 15L-8 3L-17 -5L-5 -6Z", fill=GOLD, stroke_width=2.5
)
_ROUND = path("M14 -19A23 23 0 1 0 23 3", fill="none", stroke_width=8) + path(
    "M6 -31L29 -22L10 -5Z", fill=INK
)
_PROGRESS = join(
    rect(-26 + at * 18, -26, 14, 18 + at * 17, 3, fill=LEAF if at < 2 else GOLD) for at in range(3)
)
_HIDDEN = rect(-25, -25, 50, 50, 8, fill="#5d6f80") + text(0, 0, "?", 44, WHITE, "middle")

_DRAWN = {
    "ships": _SHIP,
    "colonists": _COLONIST,
    "ducats": _COIN,
    "actions": _ACTION,
    "cards": _CARD,
    "flag": _FLAG,
    "harvest": _HARVEST,
    "taxes": _TAXES,
    "expedition": _COMPASS,
    "colony": _FORT,
    "points": _STAR,
    "hidden": _HIDDEN,
    "progress": _PROGRESS,
    "spices": _SPICES,
    "swap": _SWAP,
    "supply": _SUPPLY,
    "deputy": _CROWN,
    "spy": _GLASS,
    "duty": _SCALES,
    "mission": _MOON,
    "each-round": _ROUND,
}

KINDS = tuple(_DRAWN)
"""Names of all icons."""
