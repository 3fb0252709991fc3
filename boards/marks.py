"""Marks with the same meaning in every game's pictures."""

from functools import lru_cache
from math import ceil

from boards.art import stamp
from boards.layout import label, panel, row
from boards.look import GOLD, INK, RED, WHITE
from boards.svg import SMALL, Length, circle, kept, path, rect, text
from locales import signed
from raster.panel import Art, Panel
from raster.text import width

GAINED = "#8fd69b"
LOST = RED


def star(x: Length, y: Length, radius: Length, fill: str) -> Art:
    """A five-pointed star."""
    points = "M0 -1L.24 -.32.95 -.31.38 .12.59 .81 0 .4 -.59 .81 -.38 .12 -.95 -.31 -.24 -.32Z"
    return path(points, fill=fill, transform=f"translate({x} {y}) scale({radius})")


WINNER = panel(34, 34, star(17, 17, 17, GOLD))
DEALER = kept(
    40, 40, circle(20, 20, 19, fill=WHITE, stroke=INK, stroke_width=2), text(20, 20, "D", 30, INK, "middle")
)
"""The dealer's mark: a round token with a D."""


def lantern(colour: str = GOLD) -> Panel:
    """The mark before the name of a player who owes a move: a lit lantern."""
    return stamp("shared", "lantern", 24.5, colour)


def named(
    name: str,
    wide: Length,
    *after: Panel | None,
    owes: bool = False,
    won: bool = False,
    fill: str = WHITE,
    size: Length = 36,
) -> Panel:
    """A player's name, no wider than `wide` with the marks before and after it."""
    before = lantern() if owes else WINNER if won else None
    room = wide - sum(each.width + 10 for each in (before, *after) if each)
    shown = label(name, size, GOLD if owes or won else fill, room)
    return row([before, shown, *after], 10)


@lru_cache
def gain(points: int) -> Panel | None:
    """A chip with the points that the last move brought. None if there are none."""
    if not points:
        return None
    told, fill, ink = signed(points, plus=True), *((GAINED, INK) if points > 0 else (LOST, WHITE))
    wide = ceil(width(told, SMALL)) + 16
    plate = rect(0, 1, wide, 38, 19, fill=fill)
    return kept(wide, 40, plate, text(wide / 2, 20, told, SMALL, ink, "middle"))


def glow(item: Panel, is_new: bool = True) -> Panel:
    """The item, with a glow behind it if the last move changed it (`is_new`)."""
    if not is_new:
        return item
    return panel(item.width, item.height, _glow(item.width, item.height).at(-4, -4), item.at(0, 0))


@lru_cache
def _glow(wide: int, high: int) -> Panel:
    look = {"fill": GOLD, "fill_opacity": "0.45", "stroke": GOLD}
    return kept(wide + 8, high + 8, rect(1.5, 1.5, wide + 5, high + 5, 9, stroke_width=3, **look))
