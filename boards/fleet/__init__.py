"""The pictures of Fleet."""

from collections.abc import Sequence
from functools import partial

from boards.fleet import alt, ended, own, running, single
from boards.fleet.rules import PAGES
from boards.fleet.signs import SIGNS, sign
from boards.picture import Painter, Picture, Signs, drawable_names
from engine import Event
from engine.fleet.events import Displayed, DoneHiring, DoneLaunching, RoundEnded, Scored, Traded
from engine.fleet.rules import View
from locales import Words


def table(view: View, names: Sequence[str], words: Words, latest: Sequence[Event] = ()) -> Picture:
    """The public picture: licences on offer, bids and fleets, or at the end the score sheet and fleets."""
    shown = drawable_names(names, words)
    if view.over:
        return Picture(partial(ended.draw, view, shown, words), alt.ended(view, names, words))
    return Picture(partial(running.draw, view, shown, words, latest), alt.running(view, names, words))


def hand(view: View, names: Sequence[str], words: Words) -> Picture:
    """A seat's own cards and fleet. Raises ValueError for a spectator's view."""
    if view.own is None:
        raise ValueError("a spectator has no hand")
    return Picture(partial(own.draw, view, words), alt.hand(view, words))


def board(view: View, seat: int, names: Sequence[str], words: Words) -> Picture:
    """One player's fleet, enlarged."""
    name = drawable_names(names, words)[seat]
    return Picture(partial(single.draw, view, seat, name, words), alt.alone(view, seat, names[seat], words))


PAINTER = Painter(
    table=table,
    hand=hand,
    hand_first=True,
    shown=(Displayed, DoneLaunching, DoneHiring, RoundEnded, Scored, Traded),
    board=board,
    pages=PAGES,
    signs=Signs(SIGNS, sign),
)
