"""The pictures of Goa."""

from collections.abc import Sequence
from functools import partial

from boards.goa import alt, ended, own, running, single
from boards.goa.rules import PAGES
from boards.goa.signs import SIGNS, sign
from boards.picture import Painter, Picture, Signs, drawable_names
from engine.goa.events import AuctionOpened, Scored, TurnBegan
from engine.goa.rules import View
from locales import Words


def table(view: View, names: Sequence[str], words: Words) -> Picture:
    """The grid, what is decided, and what all players have; at the end, the score sheet."""
    draw, tell = (ended.draw, alt.ended) if view.phase == "over" else (running.draw, alt.running)
    return Picture(partial(draw, view, drawable_names(names, words), words), tell(view, names, words))


def hand(view: View, names: Sequence[str], words: Words) -> Picture:
    """One's money, expedition cards and tiles face down, and one's own board, or the grid while tiles are
    auctioned. ValueError for a spectator."""
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    return Picture(partial(own.draw, view, drawable_names(names, words), words), alt.hand(view, names, words))


def board(view: View, seat: int, names: Sequence[str], words: Words) -> Picture:
    """What lies open before one player, alone and larger; the same whoever's view it is drawn from."""
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
