"""Draws the market: licences on offer, bids in the current auction, and stocks."""

from collections.abc import Sequence

from boards.fleet import pieces
from boards.fleet.pieces import ROOM
from boards.fleet.prints import mark
from boards.look import EDGE, GOLD, INK, MARGIN, PALE, TILE, WHITE
from boards.svg import SMALL, group, join, rect, text
from engine.fleet.data import LICENCES, Licence
from engine.fleet.rules import View
from engine.fleet.state import Lot
from locales import Words
from raster.panel import Art
from raster.text import ELLIPSIS, fit, width

GAP = 10
TILE_WIDTH = (ROOM - 3 * GAP) / 4
HIGH = 168
"""Height of a licence on offer."""
LINE = 50
"""Height of the line of bids and of the line of stocks."""


def licences(view: View, words: Words) -> Art:
    """The licences on offer. The one being auctioned comes first and has a gold frame."""
    offered: list[Licence] = [*([view.lot.licence] if view.lot else []), *view.display]
    if not offered:
        label = words("fleet-picture-nothing")
        return rect(MARGIN, 0, ROOM, HIGH, 14, fill="none", stroke=EDGE, stroke_width=2) + text(
            MARGIN + ROOM / 2, HIGH / 2, label, SMALL, PALE, "middle"
        )
    return join(
        group(
            _tile(licence, words, up=place == 0 and view.lot is not None),
            x=MARGIN + place * (TILE_WIDTH + GAP),
        )
        for place, licence in enumerate(offered)
    )


def _tile(licence: Licence, words: Words, *, up: bool) -> Art:
    card = LICENCES[licence]
    name, size = pieces.name_of(licence, words, TILE_WIDTH - 20)
    points = words("fleet-picture-points", points=card.points)
    return (
        (rect(-1, -1, TILE_WIDTH + 2, HIGH + 2, 3, fill="none", stroke=GOLD, stroke_width=7) if up else ())
        + pieces.sheet(licence, TILE_WIDTH, HIGH, TILE_WIDTH / 2, 40).at(0, 0)
        + text(TILE_WIDTH / 2, 94, name, size, INK, "middle")
        + pieces.coin(10, 138, f"${card.minimum}")
        + text(TILE_WIDTH - 10, 138, points, SMALL, INK, "end")
    )


def bids(lot: Lot, names: Sequence[str], words: Words) -> Art:
    """The bids in order, the latest highlighted. The earliest are left out if there isn't room for all."""
    title = words("fleet-picture-bids")
    start = MARGIN + 16 + width(title, SMALL) + 16
    labels = [f"{_short(names[bid.seat])} ${bid.amount}" for bid in lot.bids]
    room = MARGIN + ROOM - 14 - start
    shown = labels[-1:]
    for each in reversed(labels[:-1]):
        if width("  ".join([ELLIPSIS, each, *shown]), 34) > room:
            shown.insert(0, ELLIPSIS)
            break
        shown.insert(0, each)
    parts: list[Art] = [
        rect(MARGIN, 0, ROOM, LINE, 12, fill=TILE),
        text(MARGIN + 16, LINE / 2, title, SMALL, PALE),
    ]
    x = start
    for place, each in enumerate(shown):
        last = place == len(shown) - 1
        drawn, size = fit(each, room, 34, SMALL)
        parts.append(text(x, LINE / 2, drawn, size, GOLD if last else WHITE))
        x += width(each, 34) + 2 * width(" ", 34)
    return join(parts)


def _short(name: str) -> str:
    return fit(name, 150, 34)[0]


def stocks(view: View, words: Words) -> Art:
    """The numbers of licences, boat cards and crates left."""
    return join(
        group(icon, x=start, y=LINE / 2)
        + text(start + 42, LINE / 2, words(f"fleet-picture-{what}", count=count), 32, WHITE)
        for start, what, count, icon in (
            (MARGIN, "licences-left", view.licences_left, mark("papers", 17, 0, 34)),
            (312, "pile", len(view.pile), pieces.back(17, 0, 26)),
            (552, "supply", view.crates_left, pieces.crate(17, 0, 28)),
        )
    )
