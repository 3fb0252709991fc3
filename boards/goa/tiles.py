"""Draws tiles: full size in the grid, and as small chips in a player's area."""

from functools import lru_cache

from boards.goa.palette import AT_ONCE, COBALT, EACH_ROUND, HEDGE, LAWN, ONCE
from boards.goa.pieces import icon, letter, ornament, spice
from boards.look import INK
from boards.svg import Length, group, join, kept, path, rect, text
from engine.goa.data import (
    BLUE,
    DUTY,
    ORANGE,
    PLANTATIONS,
    Data,
    is_mission,
    mission_points,
    size_of,
    spice_of,
)
from locales import Words
from raster.panel import Art, Panel

WIDE, HIGH = 126, 88
"""Width and height of a tile in the grid. The tile's upper right corner is left free for a marker."""
SIGNS = {
    "ship": "ships",
    "colonist": "colonists",
    "spice": "spices",
    "extra-harvest": "harvest",
    "more-cards": "cards",
}
"""Icon names by tile, where the icon's name differs from the tile's."""


def ground(tile: str) -> str:
    if tile in ORANGE:
        return EACH_ROUND
    return ONCE if tile in BLUE else AT_ONCE


def sign(tile: str) -> str:
    """The name of the icon for a tile that isn't a plantation."""
    return "mission" if is_mission(tile) else SIGNS.get(tile, tile)


def in_grid(tile: str, data: Data, words: Words) -> Panel:
    """A tile in full size, with a pixel around it for its outline."""
    if tile in PLANTATIONS:
        drawn = _plantation(tile, words)
    else:
        face = rect(0, 0, WIDE, HIGH, 10, fill=ground(tile), stroke=INK, stroke_width=2)
        brush = ornament("glaze", COBALT, WIDE, HIGH)
        drawn = face + brush + _face(tile, data, words)
    return kept(WIDE + 2, HIGH + 2, group(drawn, x=1, y=1))


def _face(tile: str, data: Data, words: Words) -> Art:
    if tile in BLUE or tile == DUTY:
        once = "1x" if tile in BLUE else f"+{data.uses.duty_points}"
        return (
            icon(sign(tile), 38).around(28, 26)
            + text(51, 27, once, 32, INK)
            + text(WIDE / 2, 63, words("goa-picture-tile", tile=tile), 34, INK, "middle", WIDE - 8)
        )
    if is_mission(tile):
        return icon("mission", 58).around(40, 45) + _number(mission_points(tile))
    gift = data.gifts[tile]
    if tile == "trio":
        three = (
            icon("ships", 36).around(28, 26),
            icon("actions", 36).around(61, 26),
            icon("colonists", 36).around(94, 60),
        )
        return join(three) + text(14, 62, "+1", 34, INK)
    if gift.either:
        return (
            icon("ships", 44).around(30, 29)
            + text(64, 28, "/", 36, INK, "middle")
            + icon("colonists", 44).around(96, 58)
            + text(38, 64, f"+{gift.either}", 36, INK, "middle")
        )
    again = icon("each-round", 32).around(78, 26) if tile in ORANGE else ()
    return icon(sign(tile), 56).around(38, 45) + again + _number(gift.number)


def _number(number: int) -> Art:
    """The number of things that a tile gives."""
    return text(92, 61, f"+{number}", 38, INK, "middle")


_GROWING: dict[int, tuple[Length, tuple[tuple[Length, Length], ...]]] = {
    1: (62, ((38, 44),)),
    2: (44, ((27, 27), (56, 60))),
    3: (38, ((25, 25), (64, 25), (45, 62))),
}
"""Size and centres of the spices on a plantation, by number of spices."""


def _plantation(tile: str, words: Words) -> Art:
    kind = spice_of(tile)
    size, places = _GROWING[size_of(tile)]
    star = icon("points", 30).around(80, 24) if len(places) == 1 else ()
    label = text(WIDE - 28, 64, letter(kind, words), 34, INK, "middle")
    hedge = rect(2, 2, WIDE - 4, HIGH - 4, 9, fill="none", stroke=HEDGE, stroke_width=6)
    return (
        rect(0, 0, WIDE, HIGH, 10, stroke=INK, stroke_width=2)
        + ornament("bed", LAWN, WIDE - 6, HIGH - 6, 3, 3)
        + hedge
        + join(spice(kind, size).around(x, y) for x, y in places)
        + star
        + label
    )


CHIP = 43
"""Width and height of a chip."""


@lru_cache(64)
def chip(tile: str, ready: bool) -> Panel:
    """A tile as a chip, struck through unless it is ready to be used."""
    face = rect(1, 1, CHIP - 2, CHIP - 2, 8, fill=ground(tile), stroke=INK, stroke_width=2)
    drawn = face + icon(sign(tile), 34).around(CHIP / 2, CHIP / 2)
    if not ready:
        drawn += path(f"M5 {CHIP - 5}L{CHIP - 5} 5", stroke=INK, stroke_width=6)
    return kept(CHIP, CHIP, group(drawn, opacity=None if ready else "0.55"))
