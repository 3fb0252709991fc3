"""Pictures for the pages of the rules."""

from collections.abc import Callable, Sequence

from boards.fleet import pieces
from boards.fleet.palette import SHADOW
from boards.fleet.pieces import ROOM
from boards.look import INK, MARGIN, picture, spaced
from boards.svg import SMALL, Length, group, join, rect, text
from engine.fleet.data import BOATS, KINDS, LICENCES, Kind, Licence
from locales import Words
from raster.panel import Art, Drawing
from raster.text import fit

ACROSS = 2
GAP = 10
WIDE = (ROOM - (ACROSS - 1) * GAP) / ACROSS
HIGH = 100
CRABS: tuple[Licence, ...] = ("crab-captains", "crab-crates", "crab-licences")
OTHERS: tuple[Licence, ...] = ("shrimp", "cod", "lobster", "tuna", "processing", "pub")


def _licences(words: Words) -> Drawing:
    """All licences except king crabs, with minimum bid and points."""
    return _sheet([_licence(each, words) for each in OTHERS])


def _boats(words: Words) -> Drawing:
    """All boats, with the value of their cards, launch cost and points."""
    return _sheet([_boat(each, words) for each in KINDS])


def _crabs(words: Words) -> Drawing:
    """The king crab licences."""
    return _sheet([_licence(each, words) for each in CRABS])


def _sheet(cells: Sequence[Art]) -> Drawing:
    """The cells in rows of two."""
    placed = [group(cell, x=MARGIN + at % ACROSS * (WIDE + GAP)) for at, cell in enumerate(cells)]
    rows = [
        spaced(HIGH, join(placed[start : start + ACROSS]), GAP) for start in range(0, len(placed), ACROSS)
    ]
    return picture((MARGIN - GAP / 2, ()), *rows, (MARGIN - GAP / 2, ()))


def _licence(licence: Licence, words: Words) -> Art:
    card = LICENCES[licence]
    name, size = pieces.name_of(licence, words, WIDE - 168)
    return (
        rect(6, 8, WIDE - 9, HIGH - 6, 3, fill=SHADOW)
        + pieces.sheet(licence, WIDE, HIGH, 60, HIGH / 2).at(0, 0)
        + text(116, 30, name, size, INK)
        + pieces.coin(114, 76, f"${card.minimum}")
        + _points(card.points, words)
    )


def _boat(kind: Kind, words: Words) -> Art:
    card = BOATS[kind]
    name, size = fit(words("fleet-picture-kind", kind=kind), WIDE - 132, 34, SMALL)
    launch, small = fit(
        words("fleet-picture-launch", cost=card.cost, points=card.points), WIDE - 116 - 74, 32, SMALL
    )
    return (
        pieces.boat_card(WIDE, HIGH, kind)
        + text(118, 30, name, size, INK)
        + text(116, 76, launch, small, INK)
        + pieces.coin(WIDE - 66, 76, f"${card.money}")
    )


def _points(points: int, words: Words) -> Art:
    right: Length = WIDE - 14
    return text(right, 76, words("fleet-picture-points", points=points), SMALL, INK, "end")


PAGES: dict[int, Callable[[Words], Drawing]] = {2: _licences, 3: _boats, 8: _crabs}
"""Functions that draw the pictures, by page number."""
