"""Draws a row for each seat: its catch, points, shields and victory points."""

from collections.abc import Sequence
from typing import NamedTuple

from boards import marks
from boards.fisherman import pieces
from boards.layout import cell, column, label, row
from boards.look import PALE, ROOM, WHITE, frame
from boards.svg import SMALL
from engine.fisherman.scoring import Catch
from locales import Words, signed
from raster.panel import Panel

INSIDE = ROOM - 36
NAME, POINTS = 398, 104
"""Width of the columns with names and with points."""
BAR = 56
"""Height of a row without its catch."""


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


def rows(of: Sequence[Row], words: Words) -> list[Panel]:
    """The rows below their column titles."""
    points = label(words("fisherman-picture-points"), SMALL, PALE)
    total = label(words("fisherman-picture-total"), SMALL, PALE)
    titles = [cell(points, POINTS, "middle"), cell(total, INSIDE - NAME - POINTS, "end")]
    return [row([cell(None, NAME + 14), *titles]), *(_row(each, words) for each in of)]


def _row(of: Row, words: Words) -> Panel:
    gain, award = marks.gain(of.gain), pieces.shield(of.award)
    room = NAME - 10 - (gain.width if gain else 0)
    dealer = marks.DEALER if of.deals else None
    wide = room - (award.width + 8 if award else 0) - 8
    named = marks.named(of.name, wide, dealer, owes=of.acts, won=of.best)
    shields = [pieces.shield(each) for each in of.awards]
    bar = row(
        [
            cell(row([award, named], 8), room, high=BAR),
            cell(gain, NAME - room, "start"),
            cell(label(signed(of.points, plus=True), 42, WHITE), POINTS, "middle"),
            cell(
                row([*shields, label(str(of.total), 42, WHITE, 58, "end")], 4),
                INSIDE - NAME - POINTS,
                "end",
            ),
        ]
    )
    caught = column(pieces.catches(of.caught, INSIDE), 4) if of.caught else None
    inside = column([bar, caught])
    return frame(ROOM, inside.height + (8 if caught else 2), inside.at(14, 1), is_lit=of.acts)
