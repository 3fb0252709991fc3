"""The card of a player's profile: for each game, rating and accuracy with a small curve of each."""

from collections.abc import Sequence
from typing import NamedTuple

from boards.layout import cell, column, ends, label, panel, row
from boards.look import EDGE, GOLD, MARGIN, PALE, ROOM, TILE, WHITE, picture, title
from boards.picture import Picture, sentences
from boards.svg import SMALL, circle, path, rect
from locales import Words
from raster.panel import Drawing, Panel
from raster.text import drawable, fit

LINE = 52
"""Height of a line of text."""
CURVE = (ROOM - 2 * MARGIN - 8 - 360, 36)
"""Width and height of a rating curve."""


class ProfileLine(NamedTuple):
    """One game's entry. Its texts are already worded."""

    game: str
    played: str
    rating: str
    """The player's rating, or an empty text without one."""
    ratings: Sequence[float]
    """Ratings after the latest matches, oldest first."""
    accuracy: str
    """The player's accuracy, or an empty text if unknown."""
    accuracies: Sequence[float]


def profile_card(name: str, played: str, lines: Sequence[ProfileLine], words: Words) -> Picture:
    """The card of the player called `name`. `played` says how much they played."""

    def draw() -> Drawing:
        shown = drawable(name) or words("profile-nameless")
        return picture(title(shown, played, SMALL, PALE), *map(_game, lines), gap=12)

    told = [" · ".join(filter(None, (each.game, each.played, each.rating, each.accuracy))) for each in lines]
    return Picture(draw, sentences(words("profile-card", name=name), played, *told))


def _game(line: ProfileLine) -> Panel:
    played = label(line.played, SMALL, PALE)
    name = label(line.game, 34, WHITE, ROOM - 3 * MARGIN - played.width)
    figures = [
        _figure(told, values, colour)
        for told, values, colour in (
            (line.rating, line.ratings, GOLD),
            (line.accuracy, line.accuracies, PALE),
        )
        if told
    ]
    inside = column([ends(name, played, ROOM - 2 * MARGIN, LINE), *figures])
    high = inside.height + 24
    return panel(ROOM, high, rect(0, 0, ROOM, high, 12, fill=TILE), inside.at(MARGIN, 12))


def _figure(told: str, values: Sequence[float], colour: str) -> Panel:
    """A figure as text, with the curve of its history."""
    return row(
        [cell(label(*fit(told, 340, SMALL, SMALL - 2), WHITE), 360, high=LINE), _curve(values, colour)]
    )


def _curve(values: Sequence[float], colour: str) -> Panel | None:
    """The values as a curve scaled to their range, with the last one marked; None for fewer than two."""
    if len(values) < 2:
        return None
    wide, high = CURVE
    least, most = min(values), max(values)
    points: list[tuple[int, int]] = []
    for number, value in enumerate(values):
        share = (value - least) / (most - least) if most > least else 0.5
        points.append((round(wide * number / (len(values) - 1)), round(high * (1 - share))))
    way = "L".join(f"{x} {y}" for x, y in points)
    return panel(
        wide,
        high,
        path(f"M0 {high / 2}H{wide}", stroke=EDGE, stroke_width=2),
        path(f"M{way}", stroke=colour, stroke_width=5, fill="none", stroke_linejoin="round"),
        circle(*points[-1], 6, fill=WHITE),
    )
