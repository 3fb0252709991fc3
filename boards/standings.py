"""The picture of a tournament's standings: a line per entrant with their place in each round."""

from collections.abc import Sequence
from typing import NamedTuple

from boards.layout import cell, label, panel, row
from boards.look import EDGE, GOLD, INK, PALE, ROOM, TILE, WHITE, picture, title
from boards.picture import Picture, sentences
from boards.svg import SMALL, rect
from locales import Words
from raster.panel import Drawing, Panel
from raster.text import all_drawable, drawable, width

LINE, PLACE_SIDE = 56, 34
"""Height of a line, and side of the square that shows a place."""
MAX_ENTRANTS = 16
MAX_ROUNDS = 8
"""Maximum number of rounds shown. Earlier rounds are left out."""


class StandingsRow(NamedTuple):
    """One entrant's line in the standings."""

    rank: int
    name: str
    points: str
    """The entrant's points, or an empty text in a knockout."""
    places: Sequence[int | None]
    """The entrant's places by round: 0 while the table isn't over, None for a round without a table."""
    is_in: bool
    """Whether the entrant is still in the tournament."""


def standings_card(name: str, told: str, rows: Sequence[StandingsRow], words: Words) -> Picture:
    """The standings of the tournament called `name`. `told` is its progress in a few words."""
    shown = rows[:MAX_ENTRANTS]

    def draw() -> Drawing:
        wide = max((width(each.points, SMALL) for each in shown), default=0)
        heading = title(drawable(name) or words("name-none"), told, SMALL, PALE)
        names = all_drawable([each.name for each in shown], lambda _: words("name-none"))
        lines = [_row(each, name, wide) for each, name in zip(shown, names, strict=True)]
        return picture(heading, *lines, gap=6)

    lines = [" ".join(filter(None, (f"{row.rank}.", row.name, row.points))) for row in shown]
    return Picture(draw, sentences(name, told, *lines))


def _row(of: StandingsRow, name: str, wide: float) -> Panel:
    """An entrant's line under this name. The points get `wide` pixels."""
    colour = WHITE if of.is_in else PALE
    places = row(map(_place, of.places[-MAX_ROUNDS:]), 4)
    points = label(of.points, SMALL, colour) if of.points else None
    right = row([places, cell(points, wide, "end") if wide else None], 20)
    rank = label(str(of.rank), SMALL, GOLD if of.rank == 1 else PALE)
    room = ROOM - 76 - 36 - right.width
    called = label(name, 34, colour, room)
    line = row([cell(rank, 64, "middle", LINE), cell(called, room + 20), right], 6)
    return panel(ROOM, LINE, rect(0, 0, ROOM, LINE, 12, fill=TILE), line.at(8, 0))


def _place(place: int | None) -> Panel:
    """The mark of a place: gold for first place, an empty box for a running table, a dot for no table."""
    side = PLACE_SIDE
    if place is None:
        return cell(label("·", SMALL, EDGE), side, "middle")
    if not place:
        box = rect(0, 0, side, side, 8, fill="none", stroke=EDGE, stroke_width=3)
        return panel(side, side, box)
    fill, ink = (GOLD, INK) if place == 1 else (EDGE, WHITE)
    number = label(str(place), 26, ink)
    return panel(side, side, rect(0, 0, side, side, 8, fill=fill), number.around(side / 2, side / 2))
