"""The cards, coins, crates and boats of Fleet."""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from boards.art import symbol
from boards.fleet.palette import SKY
from boards.fleet.prints import GAME, catch, mark, vessel
from boards.look import EDGE, GOLD, INK, MARGIN, PALE, PAPER, SEA, WHITE
from boards.svg import SMALL, WIDTH, Length, group, join, kept, kept_around, rect, text
from engine.fleet.data import LICENCES, Licence
from engine.fleet.state import Boat
from locales import Words
from raster.panel import Art, Panel
from raster.text import fit, fit_name, width

ROOM = WIDTH - 2 * MARGIN
CARD = 26
"""Width of a small card."""


def head(left: str, label_of: Callable[[str], str], name: str) -> Art:
    """The header of a picture: the state of the game on the left, a sentence with `name` on the right."""
    left, large = fit(left, 0.55 * WIDTH, 42, SMALL)
    label, size = fit_name(label_of, name, WIDTH - 2 * MARGIN - 36 - width(left, large), 36, SMALL)
    return (
        harbour()
        + text(MARGIN + 4, 44, left, large, WHITE)
        + text(WIDTH - MARGIN - 4, 44, label, size, GOLD, "end")
    )


def harbour() -> Art:
    """The harbour behind the header of a picture."""
    return _HARBOUR.at(0, 0)


def coin(x: Length, y: Length, amount: str) -> Art:
    """A coin with `amount` on it, its left end at `x`, vertically centred on `y`."""
    wide = width(amount, SMALL) + 22
    return _coin(wide).at(x - 1, y - 22) + text(x + wide / 2, y, amount, SMALL, INK, "middle")


@lru_cache(32)
def _coin(wide: Length) -> Panel:
    return kept(wide + 2, 44, rect(1, 1, wide, 42, 21, fill=GOLD, stroke=INK, stroke_width=2))


def licence(x: Length, y: Length, licence: Licence, wide: Length) -> Art:
    """A licence as a stamped slip of paper, centred on (x, y)."""
    return _licence(licence, wide).around(x, y)


@lru_cache(64)
def _licence(licence: Licence, wide: Length) -> Panel:
    return kept_around(
        1.06 * wide,
        0.78 * wide,
        mark("slip", 0, 0, 1.06 * wide),
        mark("seal", 0.4 * wide, -0.26 * wide, 0.22 * wide),
        emblem(0, 0, licence, 0.9 * wide),
    )


def emblem(x: Length, y: Length, licence: Licence, wide: Length) -> Art:
    """What a licence is for, centred on (x, y). King crab licences have a mark for what they count."""
    name = _MARKS.get(licence)
    return catch(LICENCES[licence].boat or "pub", x, y, wide) + (
        mark(name, x + 0.37 * wide, y + 0.22 * wide, 0.3 * wide) if name else ()
    )


@lru_cache(32)
def sheet(licence: Licence, wide: Length, high: Length, x: Length, y: Length) -> Panel:
    """A licence's paper with its emblem at (x, y), and the seal in the upper right corner."""
    return kept(
        wide,
        high,
        symbol(GAME, "sheet", wide, high),
        mark("seal", wide - 24, 25, 38),
        emblem(x, y, licence, 92),
    )


def crate(x: Length, y: Length, side: Length) -> Art:
    """A crate, centred on (x, y)."""
    return mark("crate", x, y, side + 2)


def back(x: Length, y: Length, wide: Length) -> Art:
    """A face-down card, centred on (x, y)."""
    return mark("back", x, y, wide + 2)


def captain(x: Length, y: Length, wide: Length, boat: Boat, *, open: bool = True) -> Art:
    """A boat's captain: a card, face down if it is unknown or not `open`, or an empty frame."""
    if boat.captained and not (boat.captain and open):
        return back(x, y, wide)
    high = 1.4 * wide
    left, top = x - wide / 2, y - high / 2
    if boat.captain:
        card = rect(left, top, wide, high, 0.12 * wide, fill=PAPER, stroke=INK, stroke_width=2)
        return card + catch(boat.captain, x, y, 0.9 * wide)
    look = {"fill": "none", "stroke": PALE, "stroke_dasharray": "5 4"}
    return rect(left, top, wide, high, 4, stroke_width=2, **look)


def crates(x: Length, y: Length, side: Length, number: int) -> Art:
    """A boat's crates, stacked two by two, and the free spaces for more. (x, y) is the stack's centre."""
    free = side - 4
    places = [(x - side / 2, y + side / 2), (x + side / 2, y + side / 2)]
    places += [(left, top - side) for left, top in places]
    return join(
        crate(left, top, side)
        if place < number
        else rect(left - free / 2, top - free / 2, free, free, 2, fill="none", stroke=EDGE, stroke_width=2)
        for place, (left, top) in enumerate(places)
    )


class Berth(NamedTuple):
    """The layout of a boat's print: a size, and the places of what lies in it as (x, y, width)."""

    size: tuple[Length, Length]
    surface: Length
    """Where the sea begins."""
    vessel: tuple[Length, Length]
    """The middle and width of the vessel, which floats on the sea."""
    captain: tuple[Length, Length, Length]
    crates: tuple[Length, Length, Length]


TABLE = Berth((88, 86), 42, (44, 84), (22, 66, 24), (60, 65, 18))


@lru_cache(512)
def boat(shown: Boat, berth: Berth, *, open: bool = True) -> Panel:
    """A boat at sea with its captain (face up if `open`) and crates."""
    return kept(
        *berth.size,
        _at_sea(shown.kind, *berth.size, berth.surface, *berth.vessel),
        captain(*berth.captain, shown, open=open),
        crates(*berth.crates, shown.crates),
    )


def boat_card(wide: Length, high: Length, kind: str) -> Art:
    """The card of a kind of boat. Its print, 108 wide, shows the boat above what it catches."""
    paper = rect(0, 0, wide, high, 10, fill=PAPER, stroke=INK, stroke_width=2)
    return paper + _boat_print(kind, high).at(0, 0)


@lru_cache(32)
def _boat_print(kind: str, high: Length) -> Panel:
    return kept(108, high, _at_sea(kind, 108, high, 48, 54, 98), catch(kind, 54, 77, 64))


def _at_sea(kind: str, wide: Length, high: Length, surface: Length, middle: Length, across: Length) -> Art:
    return (
        rect(0, 0, wide, surface + 14, 10, fill=SKY)
        + symbol(GAME, "sea", wide, high - surface, 0, surface)
        + vessel(kind, middle, surface + 3 - 0.22 * across, across)
    )


def counted(x: Length, y: Length, icon: Art, label: str, size: Length = 36) -> tuple[Art, Length]:
    """An icon with a label to its right, and the width of both. The icon is 34 wide, centred on (17, 0)."""
    return group(icon, x=x, y=y) + text(x + 40, y, label, size, WHITE), 40 + width(label, size)


def name_of(licence: Licence, words: Words, room: Length) -> tuple[str, float]:
    """A licence's name in a picture, and the text size that fits `room`."""
    return fit(words("fleet-picture-licence", licence=licence), room, 32, SMALL)


_HARBOUR = kept(WIDTH, 70, symbol(GAME, "harbour", WIDTH, 70), ground=SEA)
_MARKS: dict[Licence, str] = {"crab-captains": "cap", "crab-crates": "crate", "crab-licences": "papers"}
