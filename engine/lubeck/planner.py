"""Planning voyages: what a seat's cards and pawns promise, if it could act alone.

A plan is a row of actions, each worth less the later it comes: most of all on a ship with others aboard, who
may sail it elsewhere. They may also sail it where one wants to go, if they hold a card for it.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.lubeck.data import HOME, LIMIT, Card, City, in_order
from engine.lubeck.moves import NewOr
from engine.lubeck.scoring import points
from engine.lubeck.state import Ship
from engine.lubeck.view import View

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
EXTRA_KEPT = {"start": 0.6, "double": 0.8, "pirates": 0.3, "transfer": 0.5}
"""What such a card is worth for the next round."""
MOST = 1500
"""Positions of which plans are made: what comes after is not looked at further."""
FAR = len(SOLD_LATER) - 1


class Spot(NamedTuple):
    """A ship with a pawn of one's own aboard."""

    city: City
    others: int
    """Pawns of others aboard."""
    ship: int
    """Its number; 0 if it is still in the park."""


class Position(NamedTuple):
    """What a plan goes on from."""

    spots: tuple[Spot, ...]
    """Sorted. A ship with two of one's pawns stands here twice."""
    stock: int
    park: int
    """Ships there."""
    cards: tuple[Card, ...]
    """Sorted."""
    doubled: tuple[City, ...] = ()
    sold: tuple[Card, ...] = ()
    """Sorted: what was sold in cities of which one holds an x2 card that doubles it, too."""

    def sailed(self, spot: Spot, city: City) -> "Position":
        if spot.city == city:
            return self
        moved = spot._replace(city=city)
        return self._replace(spots=tuple(sorted(moved if each == spot else each for each in self.spots)))

    def boarded(self, spot: Spot) -> "Position":
        return self._replace(
            spots=tuple(sorted((*self.spots, spot))),
            stock=self.stock - 1,
            park=self.park - (spot.ship == 0),
        )

    def left(self, spot: Spot) -> "Position":
        """With a pawn back in stock."""
        place = self.spots.index(spot)
        spots = self.spots[:place] + self.spots[place + 1 :]
        park = self.park + (spot.others == 0 and spot not in spots)
        return self._replace(spots=spots, stock=self.stock + 1, park=park)

    def lost(self, spot: Spot) -> "Position":
        """With all of one's pawns off a ship that leaves the game."""
        pawns = self.spots.count(spot)
        spots = tuple(each for each in self.spots if each != spot)
        return self._replace(spots=spots, stock=self.stock + pawns)

    def transferred(self, spot: Spot, other: Spot) -> "Position":
        return self.left(spot).boarded(other)

    def without(self, card: Card) -> "Position":
        place = self.cards.index(card)
        return self._replace(cards=self.cards[:place] + self.cards[place + 1 :])


class Planner:
    """Plans for one seat, as it sees the table."""

    def __init__(self, view: View, seat: int, seen: Mapping[int, Sequence[Card]]) -> None:
        """`seen`: the cards that each other seat is known to hold."""
        self._view = view
        self._routes = {route.city: route.to for route in view.routes}
        self._last = view.last_round
        self._legs = {route.city: self._distances(route.city) for route in view.routes}
        self._worth: dict[Position, float] = {}
        self._keeping: dict[tuple[Card, tuple[City, ...]], tuple[float, int]] = {}
        self._ships = [ship for ship in view.ships if ship.out]
        self._seat = seat
        self._bound_for = {ship.number: self._destinations(view, ship.pawns, seen) for ship in self._ships}

    def position(self, more: Sequence[Card] = ()) -> Position:
        """Where plans begin now, with `more` cards in hand."""
        spots = [self._spot(ship) for ship in self._ships for pawn in ship.pawns if pawn == self._seat]
        view = self._view
        return Position(
            tuple(sorted(spots)),
            view.stock[self._seat],
            sum(ship.at == "park" for ship in view.ships),
            in_order((*(view.hand or ()), *more)),
            tuple(view.doubles[self._seat]),
            in_order(
                card for card in view.sold[self._seat] if self._doubles_later(view.hand or (), card.city)
            ),
        )

    def _doubles_later(self, cards: Sequence[Card], city: City | None) -> bool:
        """Whether an x2 card among those doubles what was sold in that city before it."""
        return self._view.doubling_earlier and any(
            card.kind == "double" and card.city == city for card in cards
        )

    def _destinations(
        self, view: View, pawns: Sequence[int], seen: Mapping[int, Sequence[Card]]
    ) -> set[City]:
        """The cities of which others aboard hold cards, as far as that is known."""
        crew = {seat for seat in pawns if seat != self._seat and not view.passed[seat]}
        return {card.city for seat in crew for card in seen.get(seat, ()) if card.city}

    def _distances(self, start: City) -> dict[City, int]:
        """The legs from a city to all that lie beyond it."""
        legs: dict[City, int] = {start: 0}
        waiting: list[City] = [start]
        for city in waiting:
            for each in self._routes[city]:
                if each not in legs:
                    legs[each] = legs[city] + 1
                    waiting.append(each)
        return legs

    def worth(self, position: Position) -> float:
        """What the best plan from there brings."""
        known = self._worth.get(position)
        if known is None:
            if len(self._worth) >= MOST:
                return self.rest(position)
            known = self._worth[position] = max([self.rest(position), *self._plans(position)])
        return known

    def _plans(self, position: Position) -> Iterator[float]:
        for spot in dict.fromkeys(position.spots):
            yield from self._sailing(position, spot)
        if position.stock:
            for spot in self._boardable(position, HOME):
                yield self.going_on(position.boarded(spot), spot)
            for card in dict.fromkeys(position.cards):
                if card.kind == "start" and card.city:
                    for spot in self._boardable(position, card.city):
                        yield self.going_on(position.without(card).boarded(spot), spot)

    def _sailing(self, position: Position, spot: Spot) -> Iterator[float]:
        """Plans that begin with what is done on that ship."""
        for card in dict.fromkeys(position.cards):
            if card.kind == "transfer":
                for other in map(self._spot, self._ships):
                    if other.ship != spot.ship:
                        yield self.going_on(position.without(card).transferred(spot, other), other)
            elif self._promising(card, position, spot):
                yield self.playing(position, card, spot)
        for city in self._routes[spot.city]:
            if city in self._bound_for.get(spot.ship, ()):
                carried = self.worth(position.sailed(spot, city))
                yield CARRIED * carried + (1 - CARRIED) * self.rest(position)

    def _promising(self, card: Card, position: Position, spot: Spot) -> bool:
        """Whether it can be played on that ship, and brings something."""
        if card.city != spot.city and card.city not in self._routes[spot.city]:
            return False
        sells = _sells((*position.cards, *position.sold), card.city)
        return card.kind == "trade" or (card.kind == "double" and sells)

    def spot(self, ship: NewOr, city: City = HOME) -> Spot:
        """A ship as it is; a new one, as it will be in that city."""
        if ship == "new":
            return Spot(city, 0, 0)
        return next(self._spot(each) for each in self._ships if each.number == ship)

    def _spot(self, ship: Ship) -> Spot:
        return Spot(ship.city, len(ship.pawns) - ship.pawns.count(self._seat), ship.number)

    def _boardable(self, position: Position, city: City) -> Iterator[Spot]:
        if position.park:
            yield self.spot("new", city)
        yield from (self._spot(ship) for ship in self._ships if ship.at == city)

    def going_on(self, position: Position, spot: Spot) -> float:
        """What is left of the worth of a position when something was done on that ship before."""
        worth = self.worth(position)
        return worth - max(worth, 0) * (1 - (CROWDED if spot.others else ALONE)) - FOR_NOTHING

    def playing(self, position: Position, card: Card, spot: Spot) -> float:
        """What it brings to play a trade card or an x2 card on that ship, with all that follows."""
        assert card.city
        after = position.without(card).sailed(spot, card.city)
        gain = 0.0 if spot.city == card.city else -ALONG * spot.others
        doubled = card.city in position.doubled
        if card.kind == "double":
            gain += 0 if doubled else sum(each.value for each in position.sold if each.city == card.city)
            sold = tuple(each for each in position.sold if each.city != card.city)
            after = after._replace(doubled=(*after.doubled, card.city), sold=sold)
        else:
            gain += points(card, doubled=doubled)
            if self._doubles_later(position.cards, card.city):
                after = after._replace(sold=in_order((*after.sold, card)))
        return gain + self.going_on(after, spot)

    def rest(self, position: Position) -> float:
        """What one's cards are worth, by where one's pawns are, when one does no more in this round."""
        starts = self._starts(position)
        kept = sorted([self._kept(card, starts) for card in position.cards], key=sum, reverse=True)
        return sum(value for value, _ in kept[:LIMIT]) - sum(loss for _, loss in kept[LIMIT:])

    def _starts(self, position: Position) -> tuple[City, ...]:
        """From where one's pawns go on in the next round."""
        starts: list[City] = [spot.city for spot in position.spots if self._routes[spot.city]]
        if position.stock or len(starts) < len(position.spots):
            starts.append(HOME)
        return tuple(starts)

    def _kept(self, card: Card, starts: tuple[City, ...]) -> tuple[float, int]:
        """What a card is worth when it is kept for the next round, and what it costs to discard it."""
        known = self._keeping.get((card, starts))
        if known is None:
            known = self._keeping[card, starts] = (self._later(card, starts), card.loss)
        return known

    def _later(self, card: Card, starts: tuple[City, ...]) -> float:
        if self._last:
            return -card.loss
        if card.kind != "trade" or card.city is None:
            return EXTRA_KEPT[card.kind]
        legs = min((self._legs[start].get(card.city, FAR) for start in starts), default=FAR)
        return SOLD_LATER[min(legs, FAR)] * card.value - KEEPING


def _sells(cards: Sequence[Card], city: City | None) -> bool:
    """Whether there is something to sell in that city."""
    return any(card.kind == "trade" and card.city == city for card in cards)
