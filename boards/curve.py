"""The picture of a review: a player's chance to win over the course of a match."""

from collections.abc import Sequence
from math import dist
from typing import NamedTuple

from boards.layout import panel
from boards.look import EDGE, GOLD, MARGIN, PALE, RED, TILE, WHITE, picture
from boards.picture import Picture, sentences
from boards.svg import SMALL, WIDTH, circle, path, rect, text
from locales import Words
from raster.panel import Art, Drawing

HEIGHT = 460
LEFT, RIGHT = MARGIN + 90, WIDTH - MARGIN - 30
TOP, BOTTOM = 50, 350
MARK = 24
"""Radius of the mark on a turning point, in pixels."""
MAX_TOLD_POINTS = 12
"""Maximum number of points described in the alt text."""


class Point(NamedTuple):
    move: int
    """Number of moves made before this point."""
    chance: float
    """Chance of winning, from 0 to 1."""


def curve(points: Sequence[Point], moves: int, won: float, marked: Sequence[Point], words: Words) -> Picture:
    """A player's chance to win at each of their decisions, with `won` as the last point, after all `moves`.

    The turning points in `marked` are numbered from 1.
    """
    drawn = [*points, Point(moves, won)]

    def draw() -> Drawing:
        chart = (*_frame(words, moves), _line(drawn, moves), *_marks(marked, moves))
        return picture(panel(WIDTH, HEIGHT - 2 * MARGIN, *chart))

    step = -(-len(drawn) // MAX_TOLD_POINTS)
    told = [
        words("review-curve-point", move=each.move, chance=round(100 * each.chance)) for each in drawn[::step]
    ]
    turning = [words("review-curve-turn", number=i, move=each.move + 1) for i, each in enumerate(marked, 1)]
    return Picture(draw, sentences(words("review-curve"), " ".join(told), " ".join(turning)))


def _frame(words: Words, moves: int) -> list[Art]:
    """The chart's background, grid lines at 0, 50 and 100 %, and labels."""
    lines = [
        part
        for share in (0.0, 0.5, 1.0)
        for part in (
            path(f"M{LEFT} {_y(share)}H{RIGHT}", stroke=EDGE, stroke_width=2),
            text(LEFT - 12, _y(share), f"{share:.0%}", SMALL, PALE, "end"),
        )
    ]
    return [
        rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, fill=TILE),
        *lines,
        text(MARGIN, 14, words("review-curve"), SMALL + 2, WHITE),
        text(LEFT, BOTTOM + 36, words("review-curve-start"), SMALL, PALE),
        text(RIGHT, BOTTOM + 36, words("review-curve-end", moves=moves), SMALL, PALE, "end"),
    ]


def _line(points: Sequence[Point], moves: int) -> Art:
    way = "L".join(f"{_x(each.move, moves)} {_y(each.chance)}" for each in points)
    return path(f"M{way}", stroke=GOLD, stroke_width=6, fill="none", stroke_linejoin="round")


def _marks(marked: Sequence[Point], moves: int) -> list[Art]:
    """A numbered disc at each turning point. It moves up or down where it would cover another disc."""
    marks: list[Art] = []
    placed: list[tuple[int, int]] = []
    for number, each in enumerate(marked, 1):
        x = min(max(_x(each.move, moves), LEFT + MARK), RIGHT - MARK)
        heights = sorted(range(TOP + MARK, BOTTOM - MARK + 1), key=lambda y: abs(y - _y(each.chance)))
        y = next(y for y in heights if all(dist((x, y), other) >= 2 * MARK + 3 for other in placed))
        placed.append((x, y))
        marks.append(circle(x, y, MARK, fill=RED, stroke=WHITE, stroke_width=3))
        marks.append(text(x, y, str(number), SMALL, WHITE, "middle"))
    return marks


def _x(move: int, moves: int) -> int:
    return round(LEFT + (RIGHT - LEFT) * move / max(1, moves))


def _y(chance: float) -> int:
    return round(BOTTOM - (BOTTOM - TOP) * chance)
