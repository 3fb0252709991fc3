"""The pictures of Lübeck."""

from collections.abc import Sequence
from functools import partial

from boards.lubeck import alt, ended, own, running
from boards.lubeck.rules import PAGES
from boards.lubeck.signs import SIGNS, sign
from boards.picture import Painter, Picture, Signs, drawable_names
from engine.lubeck.events import Counted, LaidOut, Parked
from engine.lubeck.view import View
from locales import Words


def table(view: View, names: Sequence[str], words: Words) -> Picture:
    """The public picture: chart, seats and packages, or at the end the scores."""
    draw, describe = (ended.draw, alt.ended) if view.over else (running.draw, alt.running)
    return Picture(partial(draw, view, drawable_names(names, words), words), describe(view, names, words))


def hand(view: View, names: Sequence[str], words: Words) -> Picture:
    """A seat's own cards and the chart. Raises ValueError for a spectator's view."""
    if view.hand is None:
        raise ValueError("a spectator has no hand")
    return Picture(partial(own.draw, view, words), alt.hand(view, names, words))


PAINTER = Painter(
    table=table,
    hand=hand,
    shown=(LaidOut, Parked, Counted),
    pages=PAGES,
    signs=Signs(SIGNS, sign),
)
