"""The pictures of Captain's Orders."""

from collections.abc import Sequence
from functools import partial

from boards.captains_orders import alt, ended, own, running
from boards.captains_orders.rules import PAGES
from boards.captains_orders.signs import SIGNS, sign
from boards.picture import Painter, Picture, Signs, drawable_names
from engine import Event
from engine.captains_orders.events import Dealt, Showed
from engine.captains_orders.view import View
from locales import Words


def table(view: View, names: Sequence[str], words: Words, latest: Sequence[Event] = ()) -> Picture:
    """The public picture: the table, or after a round how it ended."""
    shown = drawable_names(names, words)
    if is_staged(view):
        return Picture(partial(ended.draw, view, shown, words), alt.ended(view, names, words))
    return Picture(partial(running.draw, view, shown, words, latest), alt.running(view, names, words))


def is_staged(view: View) -> bool:
    """Whether the table's picture shows how a round ended."""
    return view.between_rounds


def hand(view: View, names: Sequence[str], words: Words) -> Picture:
    """A seat's own cards, and the cards that it handed over, received or discarded.

    Raises ValueError for a spectator's view.
    """
    if view.hand is None:
        raise ValueError("a spectator has no hand")
    return Picture(partial(own.draw, view, drawable_names(names, words), words), alt.hand(view, names, words))


PAINTER = Painter(
    table=table,
    hand=hand,
    hand_first=True,
    # All hands become public only at the end of a match, and the final picture shows them.
    shown=(Showed, Dealt),
    is_staged=is_staged,
    pages=PAGES,
    signs=Signs(SIGNS, sign),
)
