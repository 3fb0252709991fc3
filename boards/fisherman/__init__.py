"""The pictures of Fisherman."""

from collections.abc import Sequence
from functools import partial

from boards.fisherman import alt, ended, own, running
from boards.fisherman.rules import PAGES
from boards.fisherman.signs import SIGNS, sign
from boards.picture import Painter, Picture, Signs, drawable_names
from engine.fisherman.events import Placed
from engine.fisherman.view import View
from locales import Words


def table(view: View, names: Sequence[str], words: Words) -> Picture:
    """The public picture: rules, trick and catches, or after a contest how it ended."""
    draw, describe = (ended.draw, alt.ended) if view.between_contests else (running.draw, alt.running)
    return Picture(partial(draw, view, drawable_names(names, words), words), describe(view, names, words))


def hand(view: View, names: Sequence[str], words: Words) -> Picture:
    """A seat's own cards, with the unplayable ones dimmed. Raises ValueError for a spectator's view."""
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    return Picture(partial(own.draw, view, drawable_names(names, words), words), alt.hand(view, names, words))


PAINTER = Painter(
    table=table,
    hand=hand,
    hand_first=True,
    shown=(Placed,),
    pages=PAGES,
    signs=Signs(SIGNS, sign),
)
