"""The pictures of Goa."""

from collections.abc import Sequence
from functools import partial

from boards.goa import alt, ended, own, running, single
from boards.goa.rules import PAGES
from boards.goa.signs import SIGNS, sign
from boards.picture import Painter, Picture, Signs, drawable_names
from engine import Event
from engine.goa.events import AuctionOpened, Scored, TurnBegan
from engine.goa.rules import View
from locales import Words


def table(view: View, names: Sequence[str], words: Words, latest: Sequence[Event] = ()) -> Picture:
    """The public picture: grid, current decision and all players, or at the end the score sheet."""
    shown = drawable_names(names, words)
    if view.phase == "over":
        return Picture(partial(ended.draw, view, shown, words), alt.ended(view, names, words))
    return Picture(partial(running.draw, view, shown, words, latest), alt.running(view, names, words))


def hand(view: View, names: Sequence[str], words: Words) -> Picture:
    """A seat's money, expedition cards and face-down tiles, with its board, or the grid during auctions.

    Raises ValueError for a spectator's view.
    """
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    return Picture(partial(own.draw, view, drawable_names(names, words), words), alt.hand(view, names, words))


def board(view: View, seat: int, names: Sequence[str], words: Words) -> Picture:
    """One player's public area, enlarged; the same for every seat's view."""
    draw = partial(single.draw, view, seat, drawable_names(names, words), words)
    return Picture(draw, alt.board(view, seat, names, words))


PAINTER = Painter(
    table=table,
    hand=hand,
    shown=(AuctionOpened, TurnBegan, Scored),
    board=board,
    pages=PAGES,
    signs=Signs(SIGNS, sign),
)
