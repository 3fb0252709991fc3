"""The cards, coins, crates and boats of Fleet."""

from collections.abc import Callable
from functools import lru_cache

from boards.fleet import cards
from boards.fleet.catch import catch
from boards.look import EDGE, GOLD, INK, MARGIN, PALE, PAPER, WHITE
from boards.svg import SMALL, WIDTH, Length, circle, element, group, join, kept, kept_around, path, rect, text
from engine.fleet.data import FULL, LICENCES, Licence
from engine.fleet.state import Boat
from locales import Words
from raster.panel import Art, Panel
from raster.text import fit, fit_name, width

ROOM = WIDTH - 2 * MARGIN
WOOD = "#d8a35c"
WATER = "#0a1c2d"

BOAT = (88, 86)
"""Width and height of a boat on the table."""
CARD = 26
"""Width of a small card."""


def head(left: str, label_of: Callable[[str], str], name: str) -> Art:
    """The header of a picture: the state of the game on the left, a sentence with `name` on the right."""
    left, large = fit(left, 0.55 * WIDTH, 42, SMALL)
    label, size = fit_name(label_of, name, WIDTH - 2 * MARGIN - 36 - width(left, large), 36, SMALL)
    return text(MARGIN + 4, 44, left, large, WHITE) + text(WIDTH - MARGIN - 4, 44, label, size, GOLD, "end")


def crate(x: Length, y: Length, side: Length) -> Art:
    """A crate made of planks, centred on (x, y)."""
    return _crate(side).around(x, y)


@lru_cache
def _crate(side: Length) -> Panel:
    half = side / 2
    boards = f"M{-half:.1f} {-half / 3:.1f}h{side}M{-half:.1f} {half / 3:.1f}h{side}"
    return kept_around(
        side + 2,
        side + 2,
        rect(-half, -half, side, side, side / 8, fill=WOOD, stroke=INK, stroke_width=2),
        path(boards, stroke=INK, stroke_width=1.5),
    )


def coin(x: Length, y: Length, amount: str) -> Art:
    """A coin with `amount` on it, its left end at `x`, vertically centred on `y`."""
    wide = width(amount, SMALL) + 22
    return rect(x, y - 21, wide, 42, 21, fill=GOLD, stroke=INK, stroke_width=2) + text(
        x + wide / 2, y, amount, SMALL, INK, "middle"
    )


def licence(x: Length, y: Length, licence: Licence, wide: Length) -> Art:
    """The sign of a licence, centred on (x, y). King crab licences have a mark for what they count."""
    return _licence(licence, wide).around(x, y)


@lru_cache(64)
def _licence(licence: Licence, wide: Length) -> Panel:
    mark = _MARKS.get(licence)
    return kept_around(
        1.2 * wide,
        0.9 * wide,
        catch(LICENCES[licence].boat or "pub", 0, 0, wide),
        mark(0.4 * wide, 0.2 * wide, 0.3 * wide) if mark else (),
    )


def paper(x: Length, y: Length, wide: Length) -> Art:
    """The sign of licences in general: a sheet of paper with a seal, centred on (x, y)."""
    return element(
        "g",
        path("M-14 -20H8L16 -12V20H-14Z", fill=PAPER, stroke=INK, stroke_width=2),
        path("M-8 -10H4M-8 -3H10M-8 4H2", stroke=INK, stroke_width=2.5),
        circle(7, 11, 6, fill="#b93a32"),
        transform=f"translate({x:.1f} {y:.1f}) scale({wide / 34:.2f})",
    )


def back(x: Length, y: Length, wide: Length) -> Art:
    """A face-down card, centred on (x, y)."""
    return cards.back(x - wide / 2, y - wide * cards.RATIO / 2, wide)


def open_captain(x: Length, y: Length, kind: str, wide: Length) -> Art:
    """A captain's card face up, with the sign of its kind, centred on (x, y)."""
    high = wide * cards.RATIO
    return rect(
        x - wide / 2, y - high / 2, wide, high, 0.12 * wide, fill=PAPER, stroke=INK, stroke_width=2
    ) + catch(kind, x, y, 0.84 * wide)


def captain(x: Length, y: Length, boat: Boat, wide: Length, *, open: bool = True) -> Art:
    """A boat's captain: a card, face down if it is unknown or not `open`, or an empty frame."""
    if boat.captain and open:
        return open_captain(x, y, boat.captain, wide)
    if boat.captained:
        return back(x, y, wide)
    high = wide * cards.RATIO
    return rect(
        x - wide / 2,
        y - high / 2,
        wide,
        high,
        4,
        fill="none",
        stroke=PALE,
        stroke_width=2,
        stroke_dasharray="5 4",
    )


def crates(x: Length, y: Length, number: int, side: Length, columns: int = 2) -> Art:
    """A boat's crates and the free spaces for more. (x, y) is the centre of the first space."""
    step = side + 4
    places = [(x + place % columns * step, y + place // columns * step) for place in range(FULL)]
    return join(
        crate(left, top, side)
        if place < number
        else rect(left - side / 2, top - side / 2, side, side, 2, fill="none", stroke=EDGE, stroke_width=2)
        for place, (left, top) in enumerate(places)
    )


def boat(x: Length, y: Length, shown: Boat, *, open: bool) -> Art:
    """A boat on the table: its kind, captain (face up if `open`) and crates."""
    return _boat(shown, open).at(x - 1, y - 1)


@lru_cache(512)
def _boat(shown: Boat, open: bool) -> Panel:
    wide, high = BOAT
    drawn = group(
        rect(0, 0, wide, high, 10, fill=WATER, stroke=EDGE, stroke_width=2),
        catch(shown.kind, wide / 2, 24, 68),
        captain(21, 64, shown, 24, open=open),
        crates(52, 55, shown.crates, 16),
        x=1,
        y=1,
    )
    return kept(wide + 2, high + 2, drawn)


def counted(x: Length, y: Length, icon: Art, label: str, size: Length = 36) -> tuple[Art, Length]:
    """An icon with a label to its right, and the width of both. The icon is 34 wide, centred on (17, 0)."""
    return group(icon, x=x, y=y) + text(x + 40, y, label, size, WHITE), 40 + width(label, size)


def name_of(licence: Licence, words: Words, room: Length) -> tuple[str, float]:
    """A licence's name in a picture, and the text size that fits `room`."""
    return fit(words("fleet-picture-licence", licence=licence), room, 32, SMALL)


def _captains_mark(x: Length, y: Length, size: Length) -> Art:
    """A captain's cap."""
    return element(
        "g",
        path("M-16 6C-18 -6 -12 -14 0 -14S18 -6 16 6Z", fill=WHITE, stroke=INK, stroke_width=2.5),
        path("M-16 6H16V12C6 17 -6 17 -16 12Z", fill=INK),
        circle(0, -3, 4, fill=GOLD, stroke=INK, stroke_width=1.5),
        transform=f"translate({x:.1f} {y:.1f}) scale({size / 30:.2f})",
    )


def _crates_mark(x: Length, y: Length, size: Length) -> Art:
    return crate(x, y, 0.9 * size)


_MARKS: dict[Licence, Callable[[Length, Length, Length], Art]] = {
    "crab-captains": _captains_mark,
    "crab-crates": _crates_mark,
    "crab-licences": paper,
}
