"""The picture of a tournament's standings: a line for each entrant, with the places that they had by
round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from boards.look import EDGE, GOLD, INK, MARGIN, PALE, TILE, WHITE, picture
from boards.picture import Picture, alt
from boards.svg import SMALL, WIDTH, join, rect, text
from locales import Words
from raster.panel import Art, Drawing
from raster.text import drawable, fit, width

TOP, LINE, GAP = 84, 56, 6
RANK, NAME, POINTS = MARGIN + 44, MARGIN + 96, WIDTH - MARGIN - 16
TITLE = 40
PLACE, APART = 34, 38
"""The size of the mark of a place, and how far two are apart."""
SHOWN = 16
"""Entrants that are shown."""
ROUNDS = 8
"""The latest rounds whose places are shown."""


class Row(NamedTuple):
    """What is shown of an entrant."""

    rank: int
    name: str
    points: str
    """Empty in a knockout."""
    places: Sequence[int | None]
    """By round; 0: not over yet, None: they had no table."""
    is_in: bool
    """Whether they are in the rounds to come."""


def standings_card(name: str, told: str, rows: Sequence[Row], words: Words) -> Picture:
    """The standings of a tournament of that name; `told` is how far it is, in a few words."""
    shown = rows[:SHOWN]

    def draw() -> Drawing:
        wide = max((width(row.points, SMALL) for row in shown if row.points), default=-MARGIN)
        room = WIDTH - 3 * MARGIN - width(told, SMALL)
        title, size = fit(drawable(name) or words("profile-nameless"), room, TITLE, SMALL)
        return picture(
            (
                TOP,
                text(MARGIN, 44, title, size, WHITE) + text(WIDTH - MARGIN, 44, told, SMALL, PALE, "end"),
            ),
            *((LINE + GAP, join(_row(row, wide, words))) for row in shown),
            (MARGIN - GAP, ()),
        )

    lines = [" ".join(filter(None, (f"{row.rank}.", row.name, row.points))) for row in shown]
    return Picture(draw, alt(name, told, *lines))


def _row(row: Row, wide: float, words: Words) -> list[Art]:
    """`wide`: the room for points."""
    middle, colour = LINE / 2, WHITE if row.is_in else PALE
    places = row.places[-ROUNDS:]
    first = POINTS - wide - MARGIN - len(places) * APART
    name, size = fit(drawable(row.name) or words("profile-nameless"), first - NAME - MARGIN, 34, SMALL)
    drawn = [
        rect(MARGIN, 0, WIDTH - 2 * MARGIN, LINE, 12, fill=TILE),
        text(RANK, middle, str(row.rank), SMALL, GOLD if row.rank == 1 else PALE, "middle"),
        text(NAME, middle, name, size, colour),
    ]
    for number, place in enumerate(places):
        drawn += _place(place, first + number * APART + APART / 2, middle)
    if row.points:
        drawn.append(text(POINTS, middle, row.points, SMALL, colour, "end"))
    return drawn


def _place(place: int | None, x: float, middle: float) -> list[Art]:
    """A place in a small box: the first is of gold; a table that isn't over has an empty one."""
    if place is None:
        return [text(x, middle, "·", SMALL, EDGE, "middle")]
    box = rect(x - PLACE / 2, middle - PLACE / 2, PLACE, PLACE, 8, fill=GOLD if place == 1 else EDGE)
    if not place:
        return [
            rect(x - PLACE / 2, middle - PLACE / 2, PLACE, PLACE, 8, fill="none", stroke=EDGE, stroke_width=3)
        ]
    return [box, text(x, middle, str(place), 26, INK if place == 1 else WHITE, "middle")]
