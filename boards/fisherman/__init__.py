"""The pictures of Fisherman."""

from collections.abc import Sequence
from functools import partial

from boards.fisherman import alt, ended, own, running
from boards.fisherman.rules import PAGES
from boards.fisherman.signs import SIGNS, sign
from boards.picture import Painter, Picture, Signs, drawable_names
from engine import Event
from engine.fisherman.events import Placed
from engine.fisherman.view import View
from locales import Words


def table(view: View, names: Sequence[str], words: Words, latest: Sequence[Event] = ()) -> Picture:
    """The public picture: rules, trick and catches, or after a contest how it ended."""
    shown = drawable_names(names, words)
    if view.between_contests:
        return Picture(partial(ended.draw, view, shown, words), alt.ended(view, names, words))
    return Picture(partial(running.draw, view, shown, words, latest), alt.running(view, names, words))


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
