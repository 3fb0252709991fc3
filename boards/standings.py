"""The picture of a tournament's standings: a line per entrant with their place in each round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from boards.old_look import EDGE, GOLD, INK, MARGIN, PALE, TILE, WHITE, picture
from boards.picture import Picture, sentences
from boards.svg import SMALL, WIDTH, join, rect, text
from locales import Words
from raster.panel import Art, Drawing
from raster.text import drawable, fit, width

TOP, LINE, GAP = 84, 56, 6
RANK, NAME, POINTS = MARGIN + 44, MARGIN + 96, WIDTH - MARGIN - 16
TITLE = 40
PLACE, APART = 34, 38
"""Side of a place's mark, and the distance from one mark to the next, in pixels."""
SHOWN = 16
"""Largest number of entrants shown."""
ROUNDS = 8
"""Largest number of rounds shown. Earlier rounds are left out."""


class Row(NamedTuple):
    """One entrant's line."""

    rank: int
    name: str
    points: str
    """Empty in a knockout."""
    places: Sequence[int | None]
    """Places by round. 0 means the table isn't over, None that the entrant had no table."""
    is_in: bool
    """Whether the entrant is still in the tournament."""


def standings_card(name: str, told: str, rows: Sequence[Row], words: Words) -> Picture:
    """The standings of the tournament called `name`. `told` is its progress in a few words."""
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
    return Picture(draw, sentences(name, told, *lines))


def _row(row: Row, wide: float, words: Words) -> list[Art]:
    """An entrant's line. The points get `wide` pixels."""
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
    """The mark of a place: gold for first place, an empty box for a running table, a dot for no table."""
    if place is None:
        return [text(x, middle, "·", SMALL, EDGE, "middle")]
    box = rect(x - PLACE / 2, middle - PLACE / 2, PLACE, PLACE, 8, fill=GOLD if place == 1 else EDGE)
    if not place:
        return [
            rect(x - PLACE / 2, middle - PLACE / 2, PLACE, PLACE, 8, fill="none", stroke=EDGE, stroke_width=3)
        ]
    return [box, text(x, middle, str(place), 26, INK if place == 1 else WHITE, "middle")]
