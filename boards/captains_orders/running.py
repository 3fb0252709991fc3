"""Draws the table while a round runs: the seats, the order and the last card handed over."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from boards import old_marks as marks
from boards.art import symbol
from boards.captains_orders import cards, pieces
from boards.old_look import EDGE, GOLD, INK, MARGIN, PALE, RED, TILE, WHITE, picture
from boards.svg import SMALL, WIDTH, Length, circle, element, group, join, kept, kept_around, path, rect, text
from engine import Event
from engine.captains_orders.events import HandedOver, Ordered, Reordered
from engine.captains_orders.state import PlacedOrder
from engine.captains_orders.view import View
from locales import Words
from raster.panel import Art, Drawing, Panel
from raster.text import fit, fit_name

TOP = 92
GAP = 18
EDGES = 4
"""Pixels by which a seat's frame exceeds its tile."""
WIDE = 258
HIGH = 188
"""Height of a seat's tile; `WIDE` is its width."""
BAR = 52
"""Height of the name bar at the top of a tile."""
ORDER = 128
"""Width of the order's card."""
FORMER = 5
"""Most earlier orders shown on a seat's tile."""


class Place(NamedTuple):
    """The upper left corner of a seat's tile, and the side of it where the table is (1: right, -1: left)."""

    x: Length
    y: Length
    inwards: int

    @property
    def middle(self) -> Length:
        return self.y + HIGH / 2

    def edge(self, order: bool) -> Length:
        """The x at which the free table begins. `order` says whether the order lies in front of this seat."""
        tile = self.x + WIDE if self.inwards > 0 else self.x
        return tile + self.inwards * (10 + ORDER if order else 0)


def draw(view: View, names: Sequence[str], words: Words, latest: Sequence[Event] = ()) -> Drawing:
    """The picture of a running round. `names` must be drawable."""
    places = _places(view.seats)
    height = max(place.y for place in places) + HIGH + MARGIN
    field = (
        _direction(places),
        () if view.order else _no_order(words),
        *(
            _seat(place, view, seat, name)
            for seat, (place, name) in enumerate(zip(places, names, strict=True))
        ),
        _crossing(view, places, latest),
        _order(places[view.order.owner], view.order, words, latest) if view.order else (),
    )
    return picture((TOP - EDGES, _head(view, names, words)), (height + EDGES, group(*field, y=EDGES)))


def _places(seats: int) -> list[Place]:
    """The seats' places, clockwise: the first at the upper left, then down the right side and up the left."""
    right = seats // 2
    left = seats - right
    sides = [(1, 0), *((-1, row) for row in range(right)), *((1, row) for row in range(left - 1, 0, -1))]
    x = {1: MARGIN, -1: WIDTH - MARGIN - WIDE}
    # The shorter side is centred on the longer one.
    shift = {1: 0, -1: (left - right) / 2}
    return [Place(x[side], (row + shift[side]) * (HIGH + GAP), side) for side, row in sides]


def _head(view: View, names: Sequence[str], words: Words) -> Art:
    owed, size = fit_name(
        lambda name: words("captains-orders-picture-owes", name=name, step=view.step),
        names[view.actor],
        480,
        36,
        SMALL,
    )
    return text(
        MARGIN + 4, TOP / 2, words("captains-orders-picture-round", round=view.round), 42, WHITE
    ) + text(WIDTH - MARGIN - 4, TOP / 2, owed, size, GOLD, "end")


def _direction(places: Sequence[Place]) -> Art:
    """Chevrons between the tiles of a side that show the direction of play."""
    return join(
        path(
            "M-13 4L0 -4L13 4",
            fill="none",
            stroke=PALE,
            stroke_width=4,
            transform=f"translate({here.x + WIDE / 2} {(here.middle + there.middle) / 2}) "
            f"scale(1 {here.inwards})",
        )
        for here, there in pairwise([*places, places[0]])
        if here.x == there.x
    )


def _seat(place: Place, view: View, seat: int, name: str) -> Art:
    """A seat's tile. A gold bar with a pointer marks a seat that owes a move, a gold frame a seat on turn."""
    acts = seat == view.actor
    turn = seat == view.turn
    dealer = seat == view.dealer
    start = 48 if acts else 16
    label, size = fit(name, WIDE - start - (60 if dealer else 16), 34, SMALL)
    bar = f"M0 {BAR}V14A14 14 0 0 1 14 0H{WIDE - 14}A14 14 0 0 1 {WIDE} 14V{BAR}Z"
    framed = acts or turn
    return group(
        rect(0, 0, WIDE, HIGH, 14, fill=TILE),
        path(bar, fill=GOLD if acts else EDGE),
        rect(
            0,
            0,
            WIDE,
            HIGH,
            14,
            fill="none",
            stroke=GOLD if framed else EDGE,
            stroke_width=6 if framed else 2,
        ),
        marks.lantern(15, BAR / 2, INK) if acts else (),
        text(start, BAR / 2, label, size, INK if acts else WHITE),
        marks.dealer(WIDE - 31, BAR / 2) if dealer else (),
        _backs(view.hands[seat]),
        text(84, 94, str(view.hands[seat]), 48, WHITE),
        pieces.coins(WIDE - 14 - pieces.COINS, 94, view.won[seat]),
        _former([order.rank for order in view.former_orders if order.owner == seat]),
        x=place.x,
        y=place.y,
    )


def _backs(count: int) -> Art:
    """A hand face down: one card, two, three for any larger hand, or an empty frame."""
    if not count:
        return rect(26, 68, 36, 50, 5, fill="none", stroke=PALE, stroke_width=3, stroke_dasharray="8 6")
    return _fan(min(count, 3)).around(45, 94)


@lru_cache
def _fan(size: int) -> Panel:
    turns = (13 * (card - (size - 1) / 2) for card in range(size))
    turned = (element("g", cards.back(-19, -27, 38), transform=f"rotate({turn} 0 60)") for turn in turns)
    return kept_around(80, 70, *turned)


def _former(ranks: Sequence[int]) -> Art:
    """A seat's latest earlier orders of the round, as small placards."""
    return join(_placard(rank).at(13 + 47 * place, HIGH - 57) for place, rank in enumerate(ranks[-FORMER:]))


@lru_cache(16)
def _placard(rank: int) -> Panel:
    return kept(
        45,
        48,
        rect(1, 1, 43, 46, 6, fill="none", stroke=PALE, stroke_width=2),
        rect(0, 0, 45, 9, 4, fill=RED),
        text(22.5, 28, str(rank), SMALL, PALE, "middle"),
    )


def _no_order(words: Words) -> Art:
    """The note that there is no order, at the top of the table, clear of any arrow."""
    label, size = fit(words("captains-orders-picture-no-order"), 180, 32, SMALL)
    return group(
        rect(-98, 1, 196, 50, 12, fill="none", stroke=EDGE, stroke_width=3, stroke_dasharray="12 8"),
        text(0, 26, label, size, PALE, "middle"),
        x=WIDTH / 2,
        y=0,
    )


def _order(place: Place, order: PlacedOrder, words: Words, latest: Sequence[Event]) -> Art:
    """The order as a placard in front of its owner, with a glow if it was placed in the latest events."""
    card = _order_card(order.rank, words("captains-orders-picture-order"))
    x, y = place.edge(False) + (7 if place.inwards > 0 else -13 - ORDER), place.y - 1
    new = any(isinstance(event, Ordered | Reordered) for event in latest)
    return (marks.glow(x, y, card.width, card.height) if new else ()) + card.at(x, y)


@lru_cache(64)
def _order_card(rank: int, title: str) -> Panel:
    high = HIGH - 4
    label, size = fit(title, ORDER - 14, 34, SMALL)
    drawn = group(
        symbol("captains_orders", "paper", ORDER, high),
        rect(0, 0, ORDER, high, 14, fill="none", stroke=RED, stroke_width=6),
        path(f"M0 50V14A14 14 0 0 1 14 0H{ORDER - 14}A14 14 0 0 1 {ORDER} 14V50Z", fill=RED),
        text(ORDER / 2, 25, label, size, WHITE, "middle"),
        text(ORDER / 2, 98, str(rank), 84, INK, "middle"),
        cards.pennants(rank, ORDER / 2, 154, 90),
        x=3,
        y=3,
    )
    return kept(ORDER + 6, high + 6, drawn)


def _crossing(view: View, places: Sequence[Place], latest: Sequence[Event]) -> Art:
    """An arrow for the last card handed over, or a dashed one for a card being asked for.

    It is gold if the card was handed over in the latest events.
    """
    if view.step == "give":
        return _arrow(view, places, view.actor, view.turn, WHITE, asked=True)
    if view.transfers:
        last = view.transfers[-1]
        new = any(isinstance(event, HandedOver) for event in latest)
        return _arrow(view, places, last.giver, last.receiver, GOLD if new else WHITE)
    return ()


def _arrow(
    view: View, places: Sequence[Place], giver: int, receiver: int, colour: str, *, asked: bool = False
) -> Art:
    owner = view.order.owner if view.order else None
    start, end = places[giver], places[receiver]
    x1 = start.edge(giver == owner) + 14 * start.inwards
    x2 = end.edge(receiver == owner) + 28 * end.inwards
    y1, y2 = start.middle, end.middle
    swing = _swing(start, end, None if owner is None else places[owner])
    cx1, cx2 = x1 + swing * start.inwards, x2 + swing * end.inwards
    x, y = (x1 + 3 * cx1 + 3 * cx2 + x2) / 8, (y1 + y2) / 2
    return group(
        path(
            f"M{x1} {y1}C{cx1} {y1} {cx2} {y2} {x2} {y2}",
            fill="none",
            stroke=colour,
            stroke_width=8,
            stroke_dasharray="6 14" if asked else None,
        ),
        circle(x1, y1, 10, fill=colour),
        path("M22 0L-12 -20V20Z", fill=colour, transform=f"translate({x2} {y2}) scale({-end.inwards} 1)"),
        _asked(x, y) if asked else cards.back(x - 20, y - 28, 40),
    )


def _swing(start: Place, end: Place, order: Place | None) -> Length:
    """How far an arrow swings out over the table: farther if it must go around the order."""
    if start.inwards != end.inwards:
        return 60
    between = order and order.x == start.x and min(start.y, end.y) < order.y < max(start.y, end.y)
    return 240 if between else 110


def _asked(x: Length, y: Length) -> Art:
    return group(
        rect(-22, -28, 44, 56, 6, fill=TILE, stroke=WHITE, stroke_width=3),
        text(0, 0, "?", 40, WHITE, "middle"),
        x=x,
        y=y,
    )
