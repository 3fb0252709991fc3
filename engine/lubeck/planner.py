"""Planning voyages: what a seat's cards and pawns promise, if it could act alone.

A plan is a row of actions, each worth less the later it comes: most of all on a ship with others aboard, who
may sail it elsewhere. They may also sail it where one wants to go, if they hold a card for it. Cards and ships
are numbers here (see `codes`).
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.lubeck.codes import (
    AT_HOME,
    CITY,
    DOUBLE,
    PIRATES,
    START,
    TRADE,
    TRANSFER,
    card_code,
    city_of,
    coded_row,
    kind_of,
    others_of,
    sailed,
    ship_of,
    spot_code,
    value_of,
)
from engine.lubeck.data import HOME, LIMIT, Card, City
from engine.lubeck.moves import NewOr
from engine.lubeck.state import Ship
from engine.lubeck.view import Route, View

ALONE, CROWDED = 0.96, 0.86
"""What becomes of the worth of all that follows, by an action on such a ship."""
FOR_NOTHING = 0.02
"""What it costs to do anything, so that nothing is done in vain."""
ALONG = 0.25
"""What it costs to sail somebody else along."""
CARRIED = 0.5
"""How likely somebody aboard sails the ship to a city, of which they are known to hold a card."""
SOLD_LATER = (0.9, 0.8, 0.5, 0.3, 0.2, 0.1)
"""How likely a card that is kept can still be sold, by the legs to its city."""
KEEPING = 0.3
"""What it costs to keep a trade card, of the three that one may keep."""
EXTRA_KEPT = {START: 0.6, DOUBLE: 0.8, PIRATES: 0.3, TRANSFER: 0.5}
"""What such a card is worth for the next round."""
MOST = 1500
"""Positions of which plans are made: what comes after is not looked at further."""
FAR = len(SOLD_LATER) - 1
NOTHING = float("-inf")


class Position(NamedTuple):
    """What a plan goes on from."""

    spots: tuple[int, ...]
    """Sorted. A ship with two of one's pawns stands here twice."""
    stock: int
    park: int
    """Ships there."""
    cards: tuple[int, ...]
    """Sorted."""
    doubled: int = 0
    """The cities: for each a bit, which its number says."""
    sold: tuple[int, ...] = ()
    """Sorted: what was sold in cities of which one holds an x2 card that doubles it, too."""

    def sailed(self, spot: int, city: int) -> "Position":
        moved = sailed(spot, city)
        spots = tuple(sorted([moved if each == spot else each for each in self.spots]))
        return Position(spots, *self[1:])

    def boarded(self, spot: int) -> "Position":
        spots, stock, park, *rest = self
        return Position(tuple(sorted((*spots, spot))), stock - 1, park - (ship_of(spot) == 0), *rest)

    def left(self, spot: int) -> "Position":
        """With a pawn back in stock."""
        spots, stock, park, *rest = self
        spots = _less(spots, spot)
        park += others_of(spot) == 0 and spot not in spots
        return Position(spots, stock + 1, park, *rest)

    def lost(self, spot: int) -> "Position":
        """With all of one's pawns off a ship that leaves the game."""
        spots, stock, *rest = self
        return Position(tuple(each for each in spots if each != spot), stock + spots.count(spot), *rest)

    def transferred(self, spot: int, other: int) -> "Position":
        return self.left(spot).boarded(other)

    def without(self, card: int) -> "Position":
        spots, stock, park, cards, doubled, sold = self
        return Position(spots, stock, park, _less(cards, card), doubled, sold)


class Sea:
    """Where ships sail to. Rows are by city."""

    def __init__(self, routes: Sequence[Route]) -> None:
        self.routes: list[tuple[int, ...]] = [()] * len(routes)
        for route in routes:
            self.routes[CITY[route.city]] = tuple(CITY[city] for city in route.to)
        self.reach = [{city, *onward} for city, onward in enumerate(self.routes)]
        """Of which cities cards can be played there."""
        self.legs = [self._distances(city) for city in range(len(routes))]
        """To all that lie beyond."""

    def _distances(self, start: int) -> dict[int, int]:
        legs = {start: 0}
        waiting = [start]
        for city in waiting:
            for each in self.routes[city]:
                if each not in legs:
                    legs[each] = legs[city] + 1
                    waiting.append(each)
        return legs


_sea = lru_cache(maxsize=16)(Sea)


class Planner:
    """Plans for one seat, as it sees the table."""

    def __init__(self, view: View, seat: int, seen: Mapping[int, Sequence[Card]]) -> None:
        """`seen`: the cards that each other seat is known to hold."""
        self._view = view
        self._seat = seat
        self._sea = _sea(view.routes)
        self._last = view.last_round
        self._worth: dict[Position, float] = {}
        self._rest: dict[tuple[tuple[int, ...], int], float] = {}
        self._kept: dict[tuple[int, int], tuple[float, int]] = {}
        ships = [ship for ship in view.ships if ship.out]
        self._spots = [self._spot(ship) for ship in ships]
        self._bound_for = {ship.number: self._destinations(view, ship.pawns, seen) for ship in ships}

    def position(self, more: Sequence[Card] = ()) -> Position:
        """Where plans begin now, with `more` cards in hand."""
        view, seat = self._view, self._seat
        pawns = {ship.number: ship.pawns.count(seat) for ship in view.ships if ship.out}
        held = coded_row(view.hand or ())
        sold = tuple(each for each in coded_row(view.sold[seat]) if self._doubles_later(held, city_of(each)))
        return Position(
            tuple(sorted(spot for spot in self._spots for _ in range(pawns[ship_of(spot)]))),
            view.stock[seat],
            sum(ship.at == "park" for ship in view.ships),
            coded_row((*(view.hand or ()), *more)),
            sum({1 << CITY[city] for city in view.doubles[seat]}),
            sold,
        )

    def _doubles_later(self, cards: Sequence[int], city: int) -> bool:
        """Whether an x2 card among those doubles what was sold in that city before it."""
        return self._view.doubling_earlier and card_code(city, DOUBLE) in cards

    def _destinations(
        self, view: View, pawns: Sequence[int], seen: Mapping[int, Sequence[Card]]
    ) -> set[int]:
        """The cities of which others aboard hold cards, as far as that is known."""
        crew = {seat for seat in pawns if seat != self._seat and not view.passed[seat]}
        return {CITY[card.city] for seat in crew for card in seen.get(seat, ()) if card.city}

    def spot(self, ship: NewOr, city: City = HOME) -> int:
        """A ship as it is; a new one, as it will be in that city."""
        if ship == "new":
            return spot_code(CITY[city], 0, 0)
        return next(spot for spot in self._spots if ship_of(spot) == ship)

    def _spot(self, ship: Ship) -> int:
        return spot_code(CITY[ship.city], len(ship.pawns) - ship.pawns.count(self._seat), ship.number)

    def worth(self, position: Position) -> float:
        """What the best plan from there brings."""
        known = self._worth.get(position)
        if known is None:
            rest = self.rest(position)
            if len(self._worth) >= MOST:
                return rest
            known = self._worth[position] = max(rest, self._best(position))
        return known

    def _best(self, position: Position) -> float:
        """What the best plan brings that begins with an action."""
        best = NOTHING
        cards = dict.fromkeys(position.cards)
        for spot in dict.fromkeys(position.spots):
            best = max(best, self._sailing(position, cards, spot))
        if position.stock:
            for spot in self._boardable(position, AT_HOME):
                best = max(best, self.going_on(position.boarded(spot), spot))
            for card in cards:
                if kind_of(card) == START:
                    for spot in self._boardable(position, city_of(card)):
                        best = max(best, self.going_on(position.without(card).boarded(spot), spot))
        return best

    def _boardable(self, position: Position, city: int) -> list[int]:
        there = [spot for spot in self._spots if city_of(spot) == city]
        return [spot_code(city, 0, 0), *there] if position.park else there

    def _sailing(self, position: Position, cards: Mapping[int, None], spot: int) -> float:
        """The best plan that begins with what is done on that ship."""
        best = NOTHING
        reach = self._sea.reach[spot >> 7]
        for card in cards:
            kind = card >> 4 & 7
            if kind == TRADE:
                if card >> 7 in reach:
                    best = max(best, self.playing(position, card, spot))
            elif kind == DOUBLE:
                if card >> 7 in reach and self._sells(position, card >> 7):
                    best = max(best, self.playing(position, card, spot))
            elif kind == TRANSFER:
                for other in self._spots:
                    if ship_of(other) != ship_of(spot):
                        after = position.without(card).transferred(spot, other)
                        best = max(best, self.going_on(after, other))
        if bound_for := self._bound_for.get(ship_of(spot)):
            for city in self._sea.routes[spot >> 7]:
                if city in bound_for:
                    carried = self.worth(position.sailed(spot, city))
                    best = max(best, CARRIED * carried + (1 - CARRIED) * self.rest(position))
        return best

    def _sells(self, position: Position, city: int) -> bool:
        """Whether there is something to sell in that city, or was."""
        first, last = card_code(city, TRADE), card_code(city, TRADE + 1)
        return any(first <= card < last for card in (*position.cards, *position.sold))

    def going_on(self, position: Position, spot: int) -> float:
        """What is left of the worth of a position when something was done on that ship before."""
        worth = self.worth(position)
        return worth - max(worth, 0) * (1 - (CROWDED if others_of(spot) else ALONE)) - FOR_NOTHING

    def playing(self, position: Position, card: int, spot: int) -> float:
        """What it brings to play a trade card or an x2 card on that ship, with all that follows."""
        spots, stock, park, cards, doubled, sold = position
        city = card >> 7
        gain = 0.0
        if spot >> 7 != city:
            gain = -ALONG * others_of(spot)
            moved = sailed(spot, city)
            spots = tuple(sorted([moved if each == spot else each for each in spots]))
        is_doubled = doubled >> city & 1
        left = _less(cards, card)
        if kind_of(card) == DOUBLE:
            if sold:
                gain += 0 if is_doubled else sum(value_of(each) for each in sold if each >> 7 == city)
                sold = tuple(each for each in sold if each >> 7 != city)
            doubled |= 1 << city
        else:
            gain += value_of(card) * (1 + is_doubled)
            if self._doubles_later(cards, city):
                sold = tuple(sorted((*sold, card)))
        return gain + self.going_on(Position(spots, stock, park, left, doubled, sold), spot)

    def rest(self, position: Position) -> float:
        """What one's cards are worth, by where one's pawns are, when one does no more in this round."""
        spots, stock, _, cards, _, _ = position
        starts = 0
        at_home = stock > 0
        for spot in spots:
            if self._sea.routes[spot >> 7]:
                starts |= 1 << (spot >> 7)
            else:
                at_home = True
        if at_home:
            starts |= 1 << AT_HOME
        known = self._rest.get((cards, starts))
        if known is None:
            known = self._rest[cards, starts] = self._kept_best(cards, starts)
        return known

    def _kept_best(self, cards: Sequence[int], starts: int) -> float:
        """`starts`: from where one's pawns go on in the next round, a bit for each city."""
        kept = sorted([self._keeping(card, starts) for card in cards], key=sum, reverse=True)
        return sum(value for value, _ in kept[:LIMIT]) - sum(loss for _, loss in kept[LIMIT:])

    def _keeping(self, card: int, starts: int) -> tuple[float, int]:
        """What a card is worth when it is kept for the next round, and what it costs to discard it."""
        known = self._kept.get((card, starts))
        if known is None:
            known = self._kept[card, starts] = (self._later(card, starts), value_of(card) or 1)
        return known

    def _later(self, card: int, starts: int) -> float:
        if self._last:
            return -(value_of(card) or 1)
        if kind_of(card) != TRADE:
            return EXTRA_KEPT[kind_of(card)]
        legs = [each.get(city_of(card), FAR) for city, each in enumerate(self._sea.legs) if starts >> city & 1]
        return SOLD_LATER[min(FAR, *legs)] * value_of(card) - KEEPING


def _less(row: tuple[int, ...], gone: int) -> tuple[int, ...]:
    """The row with one of those less."""
    place = row.index(gone)
    return row[:place] + row[place + 1 :]
