"""Parts that the pictures of Goa share: icons, player marks, gardens, colonies, ledger pages."""

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

from boards import marks
from boards.art import stamp, symbol
from boards.goa.palette import HEDGE, LAWN, MARGIN_LINE, RULED, SEATS, SPICES
from boards.layout import cell, label, panel, row
from boards.look import EDGE, INK, PALE, SEA, WHITE
from boards.svg import SMALL, Length, element, kept, path, rect, text
from engine.goa.data import Data, Spice
from engine.goa.state import Colony, Plantation, Player
from locales import Words
from raster.panel import Art, Panel

OUTLINED = 70 / 64
"""Width of an icon with its outline divided by its size."""
GAP = 10
WIDEST = 36
"""Maximum distance between the centres of two fields, in pixels."""
LANDMARK = 42
"""Width of the picture of a colony's landmark."""


def icon(name: str, size: Length) -> Panel:
    return stamp("goa", name, size * OUTLINED)


def spice(kind: Spice, size: Length, *, grown: bool = True) -> Panel:
    """A spice, faint if nothing has grown there yet."""
    return stamp("goa", kind, size * OUTLINED, SPICES[kind], None if grown else "0.4")


@lru_cache(256)
def seat_mark(seat: int, label: str = "", size: Length = 42) -> Panel:
    """A player's mark, in the seat's own shape. A numbered one is a marker in the grid."""
    side = 1.5 * size
    number = text(side / 2, side / 2, label, 32, INK, "middle") if label else ()
    return kept(side, side, ornament(f"seat-{seat + 1}", SEATS[seat], side, side), number)


def letter(kind: Spice, words: Words) -> str:
    return words("goa-picture-letter", spice=kind)


def lettered(kind: Spice, size: Length, words: Words, fill: str) -> Panel:
    """A spice with its letter to the right."""
    return row([spice(kind, size), label(letter(kind, words), SMALL, fill)])


def ledger(width: Length, height: Length, ruled: Iterable[Length], margin: Length) -> Art:
    """A page of the ledger, with lines ruled at each y and a double line at the margin."""
    lines = "".join(f"M4 {y}H{width - 4}" for y in ruled)
    return (
        symbol("goa", "page", width, height)
        + path(lines, stroke=RULED, stroke_width=2)
        + path(f"M{margin} 4V{height - 4}m4 0V4", stroke=MARGIN_LINE, stroke_width=1.5)
    )


def ornament(name: str, colour: str, width: Length, height: Length, x: Length = 0, y: Length = 0) -> Art:
    """Painted decoration, which text may cover."""
    return symbol("goa", name, width, height, x, y, color=colour, role="presentation")


def count(kind: str, number: int, size: Length = 40, wide: Length = 0) -> Panel:
    """An icon with a number, at least `wide`, and pale if the number is 0."""
    told = row([icon(kind, size), label(str(number), 36, WHITE if number else PALE)])
    if not number:
        told = kept(told.width, told.height, element("g", told.at(0, 0), opacity="0.5"))
    return cell(told, max(wide, told.width))


def stocks(player: Player) -> dict[str, int]:
    """The numbers that are always shown for a player, by icon."""
    return {
        "ships": player.ships,
        "colonists": player.colonists,
        "actions": player.actions,
        "cards": len(player.hand),
    }


def empty(size: Length) -> Panel:
    """An empty field of a colony."""
    look = {"fill": SEA, "stroke": PALE, "stroke_dasharray": "5 4"}
    side = 0.8 * size
    return panel(size, size, rect(0.1 * size, 0.1 * size, side, side, side / 3, stroke_width=2.5, **look))


def plantations(held: Sequence[Plantation], room: Length, new: Collection[str]) -> Panel | None:
    """A player's plantations, side by side. The plantations that `new` names glow."""
    field = min(WIDEST, (room - len(held) * GAP) / max(1, sum(each.size for each in held)))
    gardens = (
        marks.glow(garden(each.spice, each.spices, each.size, field), each.tile in new or each.spice in new)
        for each in held
    )
    return row(gardens, GAP - 6) if held else None


@lru_cache(256)
def garden(kind: Spice, grown: int, size: int, field: Length) -> Panel:
    """A plantation: a hedge around beds, some of them with a spice."""
    wide = size * field
    beds = (
        ornament("bed", LAWN, field, field, 3 + at * field, 3)
        + spice(kind, field - 4, grown=at < grown).around(3 + (at + 0.5) * field, 3 + field / 2)
        for at in range(size)
    )
    hedge = rect(2, 2, wide + 2, field + 2, 7, fill="none", stroke=HEDGE, stroke_width=4)
    return kept(wide + 6, field + 6, *beds, hedge)


def colonies(held: Sequence[Colony], room: Length, data: Data, new: Collection[str]) -> Panel | None:
    """A player's colonies, side by side: the colony's landmark, then its fields."""
    fields = sum(data.colonies[each.name].fields for each in held)
    field = min(WIDEST, (room - len(held) * (LANDMARK + GAP)) / max(1, fields))
    drawn = (
        marks.glow(_colony(each, data.colonies[each.name].fields, field), each.name in new) for each in held
    )
    return row(drawn, GAP - 4) if held else None


@lru_cache(256)
def _colony(held: Colony, fields: int, field: Length) -> Panel:
    spices = [spice(each, field - 1) for each in held.spices]
    free = [empty(field)] * (fields - len(spices))
    wide = LANDMARK + fields * field + 4
    inside = row([icon(held.name, LANDMARK - 6), *(cell(each, field, "middle") for each in (*spices, *free))])
    return kept(wide, 42, rect(0, 0, wide, 42, 8, fill=EDGE), cell(inside, wide, high=42).at(2, 0))
