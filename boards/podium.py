"""The picture of a result, made to be shared: a podium with the first three, and the others beside it."""

from collections.abc import Sequence
from typing import NamedTuple

from boards import marks
from boards.layout import column, label, panel, row
from boards.look import BRONZE, EDGE, GOLD, INK, PALE, SEA, SILVER, TILE, WHITE, swell
from boards.picture import Picture, sentences
from boards.svg import WIDTH, join, rect, text
from locales import Words, signed
from raster.panel import Art, Drawing, Panel
from raster.text import all_drawable, fit, width

WIDE, HIGH = 1200, 630
EDGES = 60
MIN_TEXT_SIZE = 40
"""Minimum text size in pixels. A phone shows the picture's 1,200 pixels 340 wide."""
BASE = 530
"""The y coordinate of the podium's foot."""
STEP = 270
STEP_GAP = 10
HEIGHTS = {1: 240, 2: 180, 3: 125}
"""Height of a podium step, by place."""
COLOURS = {1: GOLD, 2: SILVER, 3: BRONZE}
FROM_LEFT = (1, 0, 2)
"""Indices of the first three players, as they stand from left to right: the best in the middle."""
MAX_LISTED = 5
"""Maximum number of players listed beside the podium."""


class PodiumPlace(NamedTuple):
    """A player's result."""

    place: int
    name: str
    score: int
    told: str
    """The player's score in words, for the alt text."""


def podium(game: str, date: str, standings: Sequence[PodiumPlace], turning: str, words: Words) -> Picture:
    """The podium of a match, with `standings` sorted by place and a line about the turning point, if any."""
    names = all_drawable([each.name for each in standings], lambda _: words("name-none"))
    shown = [each._replace(name=name) for each, name in zip(standings, names, strict=True)]

    def draw() -> Drawing:
        first, others = shown[: len(FROM_LEFT)], shown[len(FROM_LEFT) : len(FROM_LEFT) + MAX_LISTED]
        steps = row((_step(first[at]) for at in FROM_LEFT if at < len(first)), STEP_GAP)
        left = EDGES if others else (WIDE - steps.width) / 2
        beside = EDGES + steps.width + 36
        art = (
            swell(HIGH, WIDE / WIDTH),
            _heading(game, date),
            steps.at(left, 0),
            rect(left - 12, BASE, steps.width + 24, 8, 4, fill=EDGE),
            column((_other(each, WIDE - EDGES - beside) for each in others), 10).at(beside, 154),
            text(EDGES, 585, *fit(turning, 760, MIN_TEXT_SIZE), PALE) if turning else (),
            text(WIDE - EDGES, 585, "Harbourmaster", MIN_TEXT_SIZE, PALE, "end"),
        )
        return Drawing((Panel(WIDE, HIGH, join(art), ground=SEA),))

    told = [f"{each.place}. {each.name}: {each.told}" for each in standings]
    return Picture(draw, sentences(f"{game} · {date}", *told, turning))


def _heading(game: str, date: str) -> Art:
    title, size = fit(game, WIDE - 2 * EDGES - width(date, MIN_TEXT_SIZE) - 40, 64, MIN_TEXT_SIZE)
    return text(EDGES, 70, title, size, WHITE) + text(WIDE - EDGES, 70, date, MIN_TEXT_SIZE, PALE, "end")


def _step(standing: PodiumPlace) -> Panel:
    """A step of the podium with its player above."""
    place = min(standing.place, len(HEIGHTS))
    top, middle = BASE - HEIGHTS[place], STEP / 2
    is_best = place == 1
    name = fit(standing.name, STEP - 8, 48, MIN_TEXT_SIZE)
    return panel(
        STEP,
        BASE,
        rect(0, top, STEP, HEIGHTS[place], 12, fill=COLOURS[place]),
        marks.star(middle, top - 146, 30, GOLD) if is_best else (),
        text(middle, top - 82, *name, GOLD if is_best else WHITE, "middle"),
        text(middle, top - 30, signed(standing.score), 44, WHITE, "middle"),
        text(middle, top + HEIGHTS[place] / 2, str(standing.place), 76, INK, "middle"),
    )


def _other(standing: PodiumPlace, wide: float) -> Panel:
    """A player beside the podium."""
    name = label(*fit(f"{standing.place}. {standing.name}", wide - 24, MIN_TEXT_SIZE), WHITE)
    return panel(wide, 64, rect(0, 0, wide, 64, 12, fill=TILE), name.at(14, 32 - name.height / 2))
