"""Draws the table while the match runs."""

from collections.abc import Sequence

from boards.fleet import market, pieces, seats
from boards.look import MARGIN, picture, spaced
from engine import Event
from engine.fleet.rules import View
from locales import Words
from raster.panel import Art, Drawing

TOP = 76
GAP = 10


def draw(view: View, names: Sequence[str], words: Words, latest: Sequence[Event] = ()) -> Drawing:
    """The picture of the table. `names` must be drawable."""
    bids = [spaced(market.LINE, market.bids(view.lot, names, words), GAP)] if view.lot else []
    return picture(
        (TOP - GAP / 2, head(view, names, words)),
        spaced(market.HIGH, market.licences(view, words), GAP),
        *bids,
        spaced(market.LINE, market.stocks(view, words), GAP),
        *seats.rows(view, names, words, latest),
        (MARGIN - 4, ()),
    )


def head(view: View, names: Sequence[str], words: Words) -> Art:
    """The round and phase, and who owes which move."""
    facts = {"round": view.round, "phase": view.phase, "last": str(view.last_round).lower()}
    return pieces.head(
        words("fleet-picture-round", **facts),
        lambda name: words("fleet-picture-owes", name=name, step=view.owed, number=len(view.pending)),
        names[view.pending[0]] if view.pending else "",
    )
