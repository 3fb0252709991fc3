"""Draws tiles: full size in the grid, and as small chips in a player's area."""

from functools import lru_cache

from boards.art import symbol
from boards.goa.icons import icon, spice
from boards.goa.palette import AT_ONCE, COBALT, EACH_ROUND, HEDGE, LAWN, ONCE
from boards.goa.pieces import letter, ornament
from boards.old_look import INK
from boards.svg import SMALL, Length, group, join, kept, kept_around, path, rect, text
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
from raster.text import fit

WIDE, HIGH = 126, 88
"""Width and height of a tile in the grid. Its upper right corner is left free for a marker."""
SIGNS = {
    "ship": "ships",
    "colonist": "colonists",
    "spice": "spices",
    "extra-harvest": "harvest",
    "more-cards": "cards",
}
"""Icons by tile, where the two names differ."""


def ground(tile: str) -> str:
    if tile in ORANGE:
        return EACH_ROUND
    return ONCE if tile in BLUE else AT_ONCE


def sign(tile: str) -> str:
    """The name of the icon for a tile that isn't a plantation."""
    return "mission" if is_mission(tile) else SIGNS.get(tile, tile)


def in_grid(tile: str, data: Data, words: Words) -> Art:
    """A tile in full size, with its upper left corner at the origin."""
    if tile in PLANTATIONS:
        drawn = _plantation(tile, words)
    else:
        face = rect(0, 0, WIDE, HIGH, 10, fill=ground(tile), stroke=INK, stroke_width=2)
        brush = ornament(symbol("goa", "glaze", WIDE, HIGH), COBALT)
        drawn = face + brush + _face(tile, data, words)
    return kept(WIDE + 2, HIGH + 2, group(drawn, x=1, y=1)).at(-1, -1)


def _face(tile: str, data: Data, words: Words) -> Art:
    if tile in BLUE or tile == DUTY:
        named = words("goa-picture-tile", tile=tile)
        label, size = fit(named, WIDE - 8, 34, SMALL)
        once = "1x" if tile in BLUE else f"+{data.uses.duty_points}"
        return (
            icon(sign(tile), 28, 26, 38)
            + text(51, 27, once, 32, INK)
            + text(WIDE / 2, 63, label, size, INK, "middle")
        )
    if is_mission(tile):
        return icon("mission", 40, 45, 58) + text(92, 61, f"+{mission_points(tile)}", 38, INK, "middle")
    gift = data.gifts[tile]
    if tile == "trio":
        each = (("ships", gift.ships), ("actions", gift.actions), ("colonists", gift.colonists))
        return join(
            icon(kind, 28 + place * 33, 26 if place < 2 else 60, 36) for place, (kind, _) in enumerate(each)
        ) + text(14, 62, "+1", 34, INK)
    if gift.either:
        return (
            icon("ships", 30, 29, 44)
            + text(64, 28, "/", 36, INK, "middle")
            + icon("colonists", 96, 58, 44)
            + text(38, 64, f"+{gift.either}", 36, INK, "middle")
        )
    again = icon("each-round", 78, 26, 32) if tile in ORANGE else ()
    return icon(sign(tile), 38, 45, 56) + again + text(92, 61, f"+{gift.number}", 38, INK, "middle")


_GROWING: dict[int, tuple[Length, tuple[tuple[Length, Length], ...]]] = {
    1: (62, ((38, 44),)),
    2: (44, ((28, 27), (60, 60))),
    3: (38, ((25, 25), (64, 25), (45, 62))),
}
"""Size and centres of the spices on a plantation, by number of spices."""


def _plantation(tile: str, words: Words) -> Art:
    kind = spice_of(tile)
    size, places = _GROWING[size_of(tile)]
    star = icon("points", 80, 24, 30) if len(places) == 1 else ()
    label = text(WIDE - 28, 64, letter(kind, words), 34, INK, "middle")
    hedge = rect(2, 2, WIDE - 4, HIGH - 4, 9, fill="none", stroke=HEDGE, stroke_width=6)
    return (
        rect(0, 0, WIDE, HIGH, 10, stroke=INK, stroke_width=2)
        + ornament(symbol("goa", "bed", WIDE - 6, HIGH - 6, 3, 3), LAWN)
        + hedge
        + join(spice(kind, x, y, size) for x, y in places)
        + star
        + label
    )


CHIP = 50
"""Width and height of a chip."""


def chip(tile: str, x: Length, y: Length, *, ready: bool = True) -> Art:
    """A tile as a chip centred on (x, y), struck through unless it is `ready` to be used."""
    return _chip(tile, ready).around(x, y)


@lru_cache(64)
def _chip(tile: str, ready: bool) -> Panel:
    side = CHIP - 4
    used = "" if ready else f"M{-side / 2 + 4} {side / 2 - 4}L{side / 2 - 4} {-side / 2 + 4}"
    drawn = group(
        rect(-side / 2, -side / 2, side, side, 9, fill=ground(tile), stroke=INK, stroke_width=2),
        icon(sign(tile), 0, 0, 36),
        path(used, stroke=INK, stroke_width=6) if used else (),
        opacity=None if ready else "0.55",
    )
    return kept_around(CHIP, CHIP, drawn)
