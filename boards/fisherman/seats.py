"""Draws a row for each seat: its catch, points, shields and victory points."""

from collections.abc import Sequence
from typing import NamedTuple

from boards import marks
from boards.fisherman import pieces
from boards.look import EDGE, GOLD, MARGIN, PALE, TILE, WHITE, Line, spaced
from boards.svg import SMALL, WIDTH, Length, group, join, rect, text
from engine.fisherman.scoring import Catch
from locales import Words, signed
from raster.panel import Art
from raster.text import fit, width

ROOM = WIDTH - 2 * MARGIN
GAP = 8
HEAD = 42
"""Height of the column titles."""
BAR = 58
"""Height of a row without its catch."""
POINTS = 466
TOTAL = ROOM - 22
"""The centre of the points column, and the right end of the victory points."""


class Row(NamedTuple):
    """One seat's row."""

    name: str
    caught: Sequence[Catch]
    points: int
    awards: Sequence[int]
    """Victory points from each ended contest."""
    total: int
    """The sum of the awards."""
    acts: bool
    deals: bool
    award: int = 0
    """Victory points just won, shown before the name."""
    best: bool = False
    """Whether the seat won the match."""
    gain: int = 0
    """Points that the last move brought."""


def rows(of: Sequence[Row], words: Words) -> list[Line]:
    """The rows below their column titles."""
    points, total = words("fisherman-picture-points"), words("fisherman-picture-total")
    titles = text(MARGIN + POINTS, 16, points, SMALL, PALE, "middle")
    lines: list[Line] = [(HEAD - 4, titles + text(MARGIN + TOTAL, 16, total, SMALL, PALE, "end"))]
    for row in of:
        catches = pieces.catches(row.caught, ROOM - 32)
        high = BAR + len(catches) * pieces.LINE + (6 if catches else 0)
        lines.append(spaced(high, group(_row(row, catches, high), x=MARGIN), GAP))
    return lines


def _row(row: Row, lines: Sequence[Art], high: Length) -> Art:
    marked = row.acts or row.best
    lantern = 56 if row.award else 20
    start = lantern + 34 if row.acts else 58 if row.best or row.award else 16
    points = signed(row.points, plus=True)
    gain = POINTS - width(points, 42) / 2 - 10
    room = gain - marks.gain_width(row.gain) - 40 if row.gain else POINTS - 110
    name, size = fit(row.name, room - start - (46 if row.deals else 0), 36, SMALL)
    colour = GOLD if marked else WHITE
    end = start + width(name, size)
    return (
        rect(0, 0, ROOM, high, 14, fill=TILE, stroke=EDGE, stroke_width=2)
        + (rect(0, 0, ROOM, high, 14, fill="none", stroke=GOLD, stroke_width=5) if row.acts else ())
        + (marks.lantern(lantern, BAR / 2, GOLD) if row.acts else ())
        + (marks.star(32, BAR / 2, 17, GOLD) if row.best else ())
        + pieces.shield(14, BAR / 2, row.award)
        + text(start, BAR / 2, name, size, colour)
        + (marks.dealer(end + 30, BAR / 2) if row.deals else ())
        + marks.gain(gain, BAR / 2, row.gain)
        + text(POINTS, BAR / 2, points, 42, WHITE, "middle")
        + pieces.shields(TOTAL - 62, BAR / 2, row.awards)
        + text(TOTAL, BAR / 2, str(row.total), 42, WHITE, "end")
        + join(group(each, x=16, y=BAR + 16 + place * pieces.LINE) for place, each in enumerate(lines))
    )
