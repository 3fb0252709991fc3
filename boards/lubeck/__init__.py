"""The pictures of Lübeck."""

from collections.abc import Sequence
from functools import partial

from boards.lubeck import alt, ended, own, running
from boards.lubeck.rules import PAGES
from boards.lubeck.signs import SIGNS, sign
from boards.picture import Painter, Picture, Signs, drawable_names
from engine import Event
from engine.lubeck.events import Counted, LaidOut, Parked
from engine.lubeck.view import View
from locales import Words


def table(view: View, names: Sequence[str], words: Words, latest: Sequence[Event] = ()) -> Picture:
    """The public picture: chart, seats and packages, or at the end the scores."""
    shown = drawable_names(names, words)
    if view.over:
        return Picture(partial(ended.draw, view, shown, words), alt.ended(view, names, words))
    return Picture(partial(running.draw, view, shown, words, latest), alt.running(view, names, words))


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
