"""The table while the match runs: chart, seats, packages."""

from collections.abc import Callable, Sequence

from boards.look import GOLD, MARGIN, WHITE, sea
from boards.lubeck import packages, seats
from boards.lubeck.chart import chart
from boards.lubeck.coast import HEIGHT, coast
from boards.svg import SMALL, WIDTH, document, group, text
from engine.lubeck.view import View
from locales import Words
from raster.text import fit_name, width

TOP = 78
GAP = 12
TALLEST = 2 * WIDTH


def draw(view: View, names: Sequence[str], words: Words) -> str:
    """The SVG. `names` have been made drawable."""
    y: float = TOP
    parts = [group(coast(), y=y), _head(view, names, words), group(chart(view, words), y=y)]
    y += HEIGHT + GAP
    drawn, high = seats.rows(view, names, words)
    parts.append(group(drawn, y=y))
    y += high + GAP
    if any(view.packages):
        drawn, high = packages.draw(view, words, TALLEST - MARGIN - y)
        parts.append(group(drawn, y=y))
        y += high + GAP
    height = min(y + MARGIN - GAP, TALLEST)
    return document(height, sea(height), *parts)


def head(left: str, phrase: Callable[[str], str], name: str) -> str:
    """The first line: where the game stands, and what somebody is to do or has done."""
    label, size = fit_name(phrase, name, WIDTH - 2 * MARGIN - 36 - width(left, 40), 36, SMALL)
    return text(MARGIN + 4, 40, left, 40, WHITE) + text(WIDTH - MARGIN - 4, 40, label, size, GOLD, "end")


def _head(view: View, names: Sequence[str], words: Words) -> str:
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
