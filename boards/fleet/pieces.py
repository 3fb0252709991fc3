"""The prints, cards, coins and boats of Fleet.

Catches, boats and marks differ in outline, so colour isn't needed to tell them apart.
"""

from functools import lru_cache
from typing import NamedTuple

from boards.art import stamp, symbol
from boards.fleet.palette import CATCHES, FAINT, SKY
from boards.layout import grid, label, panel, row
from boards.look import EDGE, GOLD, INK, MARGIN, PALE, PAPER, ROOM, SEA, WHITE
from boards.svg import SMALL, WIDTH, Length, group, kept, kept_around, rect, text
from engine.fleet.data import BOATS, LICENCES, Kind, Licence
from engine.fleet.state import Boat
from locales import Words
from raster.panel import Art, Panel
from raster.text import width

GAP = 10
CARD = ((ROOM - GAP) / 2, 100)
"""Width and height of a card of a kind of boat."""
_HARBOUR = kept(WIDTH, 70, symbol("fleet", "harbour", WIDTH, 70), ground=SEA)


def at_harbour(head: Panel) -> Panel:
    """The header of a picture with the harbour behind it."""
    return panel(ROOM, head.height, _HARBOUR.at(-MARGIN, -MARGIN), head.at(0, 0))


def catch(kind: str, wide: Length, *, fill: str = "") -> Panel:
    """What a kind of boat catches, or the pub's beer, in the kind's colour unless `fill` is given."""
    return mark(kind, wide, fill or CATCHES[kind])


def mark(name: str, wide: Length, colour: str | None = None) -> Panel:
    """A print from `art/`, such as a crate or a card's back."""
    return stamp("fleet", name, wide, colour)


@lru_cache(64)
def coin(amount: int) -> Panel:
    """A coin with an amount of dollars."""
    wide = width(f"${amount}", SMALL) + 22
    disc = rect(1, 1, wide, 42, 21, fill=GOLD, stroke=INK, stroke_width=2)
    return kept(wide + 2, 44, disc, text(1 + wide / 2, 22, f"${amount}", SMALL, INK, "middle"))


@lru_cache(64)
def licence(licence: Licence, wide: Length) -> Panel:
    """A licence as a stamped slip of paper."""
    return kept_around(
        1.06 * wide,
        0.78 * wide,
        mark("slip", 1.06 * wide).around(0, 0),
        mark("seal", 0.22 * wide).around(0.4 * wide, -0.26 * wide),
        emblem(licence, 0.9 * wide),
    )


_COUNTED: dict[Licence, str] = {"crab-captains": "cap", "crab-crates": "crate", "crab-licences": "papers"}
"""Mark for the things that each king crab licence counts."""


def emblem(licence: Licence, wide: Length) -> Art:
    """What a licence is for, centred on (0, 0)."""
    counted = _COUNTED.get(licence)
    return catch(LICENCES[licence].boat or "pub", wide).around(0, 0) + (
        mark(counted, 0.3 * wide).around(0.37 * wide, 0.22 * wide) if counted else ()
    )


@lru_cache(32)
def sheet(licence: Licence, wide: Length, high: Length, x: Length, y: Length) -> Panel:
    """A licence's paper with its emblem at (x, y), and the seal in the upper right corner."""
    return kept(
        wide,
        high,
        symbol("fleet", "sheet", wide, high),
        mark("seal", 38).around(wide - 24, 25),
        group(emblem(licence, 92), x=x, y=y),
    )


class Berth(NamedTuple):
    """The layout of a boat's print: its size, and the places of the things on it as (x, y, width)."""

    size: tuple[Length, Length]
    surface: Length
    """The y coordinate of the sea's surface."""
    vessel: tuple[Length, Length]
    """Middle and width of the vessel, which floats on the sea."""
    captain: tuple[Length, Length, Length]
    crates: tuple[Length, Length, Length]


TABLE = Berth((88, 86), 42, (44, 84), (22, 66, 24), (60, 65, 18))


@lru_cache(512)
def boat(shown: Boat, berth: Berth, *, open: bool = True) -> Panel:
    """A boat at sea with its captain (face up if `open`) and crates."""
    return kept(
        *berth.size,
        _at_sea(shown.kind, *berth.size, berth.surface, *berth.vessel),
        _captain(*berth.captain, shown, open=open),
        _crates(*berth.crates, shown.crates),
    )


def boat_card(
    kind: Kind, words: Words, number: int = 0, *, is_allowed: bool = True, is_dim: bool = False
) -> Panel:
    """The card of a kind of boat: name, number held, value, and the cost and points of a launch."""
    wide, high = CARD
    card = BOATS[kind]
    times = f"×{number}" if number else ""
    launch = words("fleet-picture-launch", cost=card.cost, points=card.points)
    drawn = group(
        rect(0, 0, wide, high, 10, fill=PAPER, stroke=INK, stroke_width=2),
        _boat_print(kind, high).at(0, 0),
        text(118, 28, words("fleet-picture-kind", kind=kind), 34, INK, wide=wide - 142 - width(times, 38)),
        text(wide - 14, 28, times, 38, INK, "end") if times else (),
        coin(card.money).at(115, 50),
        text(188, 72, launch, 32, INK, wide=wide - 196)
        if is_allowed
        else text(188, 72, words("fleet-picture-unlicensed"), 32, FAINT, wide=wide - 196),
        opacity="0.45" if is_dim else None,
    )
    return panel(wide, high, drawn)


@lru_cache(32)
def _boat_print(kind: str, high: Length) -> Panel:
    return kept(108, high, _at_sea(kind, 108, high, 48, 54, 98), catch(kind, 64).around(54, 77))


def _at_sea(kind: str, wide: Length, high: Length, surface: Length, middle: Length, across: Length) -> Art:
    return (
        rect(0, 0, wide, surface + 14, 10, fill=SKY)
        + symbol("fleet", "sea", wide, high - surface, 0, surface)
        + mark(f"boat-{kind}", across, CATCHES[kind]).around(middle, surface + 3 - 0.22 * across)
    )


def _captain(x: Length, y: Length, wide: Length, boat: Boat, *, open: bool) -> Art:
    """A boat's captain: a card, face down if it is unknown or not `open`, or an empty frame."""
    if boat.captained and not (boat.captain and open):
        return mark("back", wide + 2).around(x, y)
    high = 1.4 * wide
    left, top = x - wide / 2, y - high / 2
    if boat.captain:
        card = rect(left, top, wide, high, 0.12 * wide, fill=PAPER, stroke=INK, stroke_width=2)
        return card + catch(boat.captain, 0.9 * wide).around(x, y)
    look = {"fill": "none", "stroke": PALE, "stroke_dasharray": "5 4"}
    return rect(left, top, wide, high, 4, stroke_width=2, **look)


def _crates(x: Length, y: Length, side: Length, number: int) -> Art:
    """A boat's crates, stacked two by two, and the free spaces for more. (x, y) is the stack's centre."""
    free = panel(side, side, rect(2, 2, side - 4, side - 4, 2, fill="none", stroke=EDGE, stroke_width=2))
    stack = [mark("crate", side + 2) if place < number else free for place in (2, 3, 0, 1)]
    return grid(stack, 2, side - max(each.width for each in stack)).around(x, y)


def counted(icon: Panel, told: str, size: Length = 36, fill: str = WHITE) -> Panel:
    """An icon with a text to its right."""
    return row([icon, label(told, size, fill)], 6)
