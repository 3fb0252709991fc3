"""Draws the table while the match runs: chart, seats and packages."""

from collections.abc import Callable, Sequence

from boards.lubeck import packages, seats
from boards.lubeck.chart import chart
from boards.old_look import GOLD, MARGIN, WHITE, Line, picture
from boards.svg import SMALL, WIDTH, text
from engine import Event
from engine.lubeck.view import View
from locales import Words
from raster.panel import Art, Drawing
from raster.text import fit_name, width

TOP = 78
GAP = 12
TALLEST = 2 * WIDTH


def draw(view: View, names: Sequence[str], words: Words, latest: Sequence[Event] = ()) -> Drawing:
    """The picture of the table. `names` must be drawable."""
    lines: list[Line] = [
        (TOP, _head(view, names, words)),
        chart(view, words, latest=latest),
        (GAP, ()),
        *seats.rows(view, names, words, latest),
    ]
    if any(view.packages):
        room = TALLEST - MARGIN - sum(height for height, _ in lines)
        lines += [(GAP, ()), *packages.lines(view, words, room)]
    return picture(*lines, (MARGIN, ()))


def head(left: str, phrase: Callable[[str], str], name: str) -> Art:
    """The header of a picture: the state of the game on the left, a sentence with `name` on the right."""
    label, size = fit_name(phrase, name, WIDTH - 2 * MARGIN - 36 - width(left, 40), 36, SMALL)
    return text(MARGIN + 4, 40, left, 40, WHITE) + text(WIDTH - MARGIN - 4, 40, label, size, GOLD, "end")


def _head(view: View, names: Sequence[str], words: Words) -> Art:
    left = words("lubeck-picture-round", round=view.round, last=int(view.last_round))
    if view.step == "withdraw":
        count = len(view.waiting)
        return head(
            left,
            lambda name: words("lubeck-picture-withdraw", name=name, count=count),
            names[view.waiting[0]],
        )
    return head(
        left,
        lambda name: words("lubeck-picture-owes", name=name, step=view.step),
        "" if view.actor is None else names[view.actor],
    )
