"""The card of a player's profile: for each game, rating and accuracy with a small curve of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from boards.old_look import EDGE, GOLD, MARGIN, PALE, TILE, WHITE, picture
from boards.picture import Picture, sentences
from boards.svg import SMALL, WIDTH, circle, join, path, rect, text
from locales import Words
from raster.panel import Art, Drawing
from raster.text import drawable, fit, width

TOP, GAP = 92, 12
LINE, EDGES = 52, 24
"""Height of a text line, and the space above the first and below the last line of a game combined."""
CURVE_LEFT, CURVE_RIGHT, CURVE_HIGH = 400, WIDTH - 2 * MARGIN - 8, 36
TITLE, NAME = 40, 34
DOT = 6


class Line(NamedTuple):
    """One game's entry. Its texts are already worded."""

    game: str
    played: str
    rating: str
    """Empty if the player has no rating."""
    ratings: Sequence[float]
    """Ratings after the latest matches, oldest first."""
    accuracy: str
    """Empty if no accuracy is known."""
    accuracies: Sequence[float]


def profile_card(name: str, played: str, lines: Sequence[Line], words: Words) -> Picture:
    """The card of the player called `name`. `played` says how much they played."""

    def draw() -> Drawing:
        room = WIDTH - 2 * MARGIN - width(played, SMALL) - MARGIN
        title, size = fit(drawable(name) or words("profile-nameless"), room, TITLE, SMALL)
        return picture(
            (
                TOP,
                text(MARGIN, 48, title, size, WHITE) + text(WIDTH - MARGIN, 48, played, SMALL, PALE, "end"),
            ),
            *((_height(line) + GAP, join(_row(line))) for line in lines),
            (MARGIN - GAP, ()),
        )

    told = [" · ".join(filter(None, (each.game, each.played, each.rating, each.accuracy))) for each in lines]
    return Picture(draw, sentences(words("profile-card", name=name), played, *told))


def _height(line: Line) -> int:
    return EDGES + LINE * (1 + bool(line.rating) + bool(line.accuracy))


def _row(line: Line) -> list[Art]:
    room = WIDTH - 5 * MARGIN - width(line.played, SMALL)
    game, size = fit(line.game, room, NAME, SMALL)
    first = (EDGES + LINE) // 2
    figures = [(line.rating, line.ratings, GOLD), (line.accuracy, line.accuracies, PALE)]
    below = [each for each in figures if each[0]]
    return [
        rect(MARGIN, 0, WIDTH - 2 * MARGIN, _height(line), 12, fill=TILE),
        text(2 * MARGIN, first, game, size, WHITE),
        text(WIDTH - 2 * MARGIN, first, line.played, SMALL, PALE, "end"),
        *(
            part
            for number, (told, values, colour) in enumerate(below, 1)
            for part in _figure(told, values, first + number * LINE, colour)
        ),
    ]


def _figure(told: str, values: Sequence[float], middle: float, colour: str) -> list[Art]:
    """A figure as text, with the curve of its history."""
    shown, size = fit(told, CURVE_LEFT - 3 * MARGIN, SMALL, SMALL - 2)
    return [text(2 * MARGIN, middle, shown, size, WHITE), *_curve(values, middle, colour)]


def _curve(values: Sequence[float], middle: float, colour: str) -> list[Art]:
    """The values as a curve scaled to their range, with the last one marked; nothing for fewer than two."""
    if len(values) < 2:
        return []
    least, most = min(values), max(values)
    points: list[tuple[int, int]] = []
    for number, value in enumerate(values):
        share = (value - least) / (most - least) if most > least else 0.5
        x = CURVE_LEFT + (CURVE_RIGHT - CURVE_LEFT) * number / (len(values) - 1)
        points.append((round(x), round(middle + CURVE_HIGH * (0.5 - share))))
    way = "L".join(f"{x} {y}" for x, y in points)
    return [
        path(f"M{CURVE_LEFT} {middle}H{CURVE_RIGHT}", stroke=EDGE, stroke_width=2),
        path(f"M{way}", stroke=colour, stroke_width=5, fill="none", stroke_linejoin="round"),
        circle(*points[-1], DOT, fill=WHITE),
    ]
