"""The table while the game runs."""

from collections.abc import Sequence

from boards.fleet import market, pieces, seats
from boards.look import MARGIN, sea
from boards.svg import Length, document, group
from engine.fleet.rules import View
from locales import Words

TOP = 76
GAP = 10


def draw(view: View, names: Sequence[str], words: Words) -> str:
    """The SVG. `names` have been made drawable."""
    y: Length = TOP
    parts = [head(view, names, words), group(market.licences(view, words), y=y)]
    y += market.HIGH + GAP
    if view.lot:
        parts.append(group(market.bids(view.lot, names, words), y=y))
        y += market.LINE + GAP
    parts.append(group(market.stocks(view, words), y=y))
    y += market.LINE + GAP
    drawn, high = seats.rows(view, names, words)
    parts.append(group(drawn, y=y))
    height = y + high + MARGIN
    return document(height, sea(height), *parts)


def head(view: View, names: Sequence[str], words: Words) -> str:
    """Which round and phase it is, and who is to do what."""
    facts = {"round": view.round, "phase": view.phase, "last": str(view.last_round).lower()}
    return pieces.head(
        words("fleet-picture-round", **facts),
        lambda name: words("fleet-picture-owes", name=name, step=view.owed, number=len(view.pending)),
        names[view.pending[0]] if view.pending else "",
    )
