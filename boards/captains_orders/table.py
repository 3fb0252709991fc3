"""Draws the table while a round runs: the seats, the order and the last card handed over."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from boards import marks
from boards.art import symbol
from boards.captains_orders import ended, pieces
from boards.captains_orders.palette import MOVED, MOVED_NOW, ORDER
from boards.layout import ends, label, panel, row
from boards.look import EDGE, GOLD, INK, MARGIN, PALE, TILE, WHITE, head, picture
from boards.svg import SMALL, WIDTH, Length, circle, element, group, join, kept, path, rect, text
from engine import Event
from engine.captains_orders.events import Discarded, HandedOver, Ordered, Reordered
from engine.captains_orders.rules import View
from engine.captains_orders.state import PlacedOrder
from locales import Words
from raster.panel import Art, Drawing, Panel

GAP = 18
WIDE, HIGH = 258, 188
"""Width and height of a seat's tile."""
BAR = 52
"""Height of the bar with the player's name at the top of a tile."""
CARD = 128
"""Width of the card that shows the current order."""
FORMER = 5
"""Maximum number of earlier orders shown on a seat's tile."""


class Place(NamedTuple):
    """The upper left corner of a seat's tile, and the side of the tile on which the table lies (1: right, -1:
    left)."""

    x: Length
    y: Length
    inwards: int

    @property
    def middle(self) -> Length:
        return self.y + HIGH / 2

    def edge(self, order: bool) -> Length:
        """The x at which the free table begins. `order` says whether the order lies in front of this seat."""
        tile = self.x + WIDE if self.inwards > 0 else self.x
        return tile + self.inwards * (10 + CARD if order else 0)


def draw(view: View, names: Sequence[str], words: Words, latest: Sequence[Event] = ()) -> Drawing:
    if view.between_rounds:
        return ended.draw(view, names, words)
    places = _places(view.seats)
    discarded = {event.seat for event in latest if isinstance(event, Discarded)}
    field = (
        _direction(places),
        () if view.order else _no_order(words).at(WIDTH / 2 - 98, 1),
        *(
            _seat(view, seat, name, seat in discarded).at(place.x, place.y)
            for seat, (place, name) in enumerate(zip(places, names, strict=True))
        ),
        _crossing(view, places, latest),
        _order(places[view.order.owner], view.order, words, latest) if view.order else (),
    )
    round = words("captains-orders-picture-round", round=view.round)
    owes = head(round, words, "captains-orders-picture-owes", names, [view.actor], step=view.step)
    return picture(owes, panel(WIDTH, max(place.y for place in places) + HIGH, *field))


def _places(seats: int) -> list[Place]:
    """The seats' places, clockwise: the first at the upper left, then down the right side and up the left."""
    right = seats // 2
    left = seats - right
    sides = [(1, 0), *((-1, row) for row in range(right)), *((1, row) for row in range(left - 1, 0, -1))]
    x = {1: MARGIN, -1: WIDTH - MARGIN - WIDE}
    # The shorter side is centred on the longer one.
    shift = {1: 0, -1: (left - right) / 2}
    return [Place(x[side], (row + shift[side]) * (HIGH + GAP), side) for side, row in sides]


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


def _seat(view: View, seat: int, name: str, discarded: bool) -> Panel:
    """A seat's tile. A gold bar with a lantern marks a seat that owes a move, a gold frame a seat on turn."""
    acts = seat == view.actor
    edge, stroke = (GOLD, 6) if acts or seat == view.turn else (EDGE, 2)
    dealer = marks.DEALER if seat == view.dealer else None
    lantern = marks.lantern(INK) if acts else None
    room = WIDE - 28 - sum(each.width + 8 for each in (lantern, dealer) if each)
    named = row([lantern, label(name, 34, INK if acts else WHITE, room)], 8)
    bar = f"M0 {BAR}V14A14 14 0 0 1 14 0H{WIDE - 14}A14 14 0 0 1 {WIDE} 14V{BAR}Z"
    cards = [marks.glow(_backs(view.sizes[seat]), discarded), label(str(view.sizes[seat]), 48, WHITE, 46)]
    orders = [order.rank for order in view.former_orders if order.owner == seat]
    return panel(
        WIDE,
        HIGH,
        rect(0, 0, WIDE, HIGH, 14, fill=TILE),
        path(bar, fill=GOLD if acts else EDGE),
        rect(0, 0, WIDE, HIGH, 14, fill="none", stroke=edge, stroke_width=stroke),
        ends(named, dealer, WIDE - 28, BAR).at(14, 0),
        ends(row(cards, 8), pieces.coins(view.won[seat]), WIDE - 19, 70).at(6, 59),
        row((_placard(rank) for rank in orders[-FORMER:]), 2).at(13, HIGH - 57),
    )


def _backs(count: int) -> Panel:
    """A hand face down: one card, two, three for any larger hand, or an empty frame."""
    if count:
        return _fan(min(count, 3))
    look = {"fill": "none", "stroke": PALE, "stroke_dasharray": "8 6"}
    return panel(80, 70, rect(22, 9, 36, 50, 5, stroke_width=3, **look))


@lru_cache
def _fan(size: int) -> Panel:
    turns = (13 * (card - (size - 1) / 2) for card in range(size))
    backs = (pieces.back(38).at(-20, -28) for _ in range(size))
    turned = (
        element("g", back, transform=f"rotate({turn} 0 60)") for back, turn in zip(backs, turns, strict=True)
    )
    return kept(80, 70, group(*turned, x=40, y=35))


@lru_cache(16)
def _placard(rank: int) -> Panel:
    return kept(
        45,
        48,
        rect(1, 1, 43, 46, 6, fill="none", stroke=PALE, stroke_width=2),
        rect(0, 0, 45, 9, 4, fill=ORDER),
        text(22.5, 28, str(rank), SMALL, PALE, "middle"),
    )


def _no_order(words: Words) -> Panel:
    """The note that there is no order, at the top of the table, clear of any arrow."""
    told = label(words("captains-orders-picture-no-order"), 32, PALE, 180, "middle")
    frame = rect(0, 0, 196, 50, 12, fill="none", stroke=EDGE, stroke_width=3, stroke_dasharray="12 8")
    return panel(196, 50, frame, told.around(98, 25))


def _order(place: Place, order: PlacedOrder, words: Words, latest: Sequence[Event]) -> Art:
    """The order as a placard in front of its owner, with a glow if it was placed in the latest events."""
    card = _order_card(order.rank, words("captains-orders-picture-order"))
    new = any(isinstance(event, Ordered | Reordered) for event in latest)
    x = place.edge(False) + (7 if place.inwards > 0 else -7 - card.width)
    return marks.glow(card, new).at(x, place.y - 1)


@lru_cache(64)
def _order_card(rank: int, title: str) -> Panel:
    high, middle = HIGH - 4, CARD / 2
    drawn = group(
        symbol("captains_orders", "paper", CARD, high),
        rect(0, 0, CARD, high, 14, fill="none", stroke=ORDER, stroke_width=6),
        path(f"M0 50V14A14 14 0 0 1 14 0H{CARD - 14}A14 14 0 0 1 {CARD} 14V50Z", fill=ORDER),
        text(middle, 25, title, 34, WHITE, "middle", CARD - 14),
        text(middle, 98, str(rank), 84, INK, "middle"),
        pieces.pennants(rank, 90).around(middle, 154),
        x=3,
        y=3,
    )
    return kept(CARD + 6, high + 6, drawn)


def _crossing(view: View, places: Sequence[Place], latest: Sequence[Event]) -> Art:
    """An arrow for the last card handed over, or a dashed one for a card being asked for.

    It is gold if the card was handed over in the latest events.
    """
    if view.step == "give":
        return _arrow(view, places, view.actor, view.turn, MOVED, asked=True)
    if view.transfers:
        last = view.transfers[-1]
        new = any(isinstance(event, HandedOver) for event in latest)
        return _arrow(view, places, last.giver, last.receiver, MOVED_NOW if new else MOVED)
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
    dashes = "6 14" if asked else None
    way = f"M{x1} {y1}C{cx1} {y1} {cx2} {y2} {x2} {y2}"
    head = f"translate({x2} {y2}) scale({-end.inwards} 1)"
    return join(
        [
            path(way, fill="none", stroke=colour, stroke_width=8, stroke_dasharray=dashes),
            circle(x1, y1, 10, fill=colour),
            path("M22 0L-12 -20V20Z", fill=colour, transform=head),
            (_asked() if asked else pieces.back(40)).around(x, y),
        ]
    )


def _swing(start: Place, end: Place, order: Place | None) -> Length:
    """How far an arrow swings out over the table: farther if it must go around the order."""
    if start.inwards != end.inwards:
        return 60
    between = order and order.x == start.x and min(start.y, end.y) < order.y < max(start.y, end.y)
    return 240 if between else 110


def _asked() -> Panel:
    """The place of a card that is being asked for."""
    frame = rect(0, 0, 44, 56, 6, fill=TILE, stroke=WHITE, stroke_width=3)
    return panel(44, 56, frame, text(22, 28, "?", 40, WHITE, "middle"))
