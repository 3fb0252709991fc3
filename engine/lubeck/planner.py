"""Planning voyages: what a seat's cards and pawns promise, if it could act alone.

A plan is a row of actions, each worth less the later it comes: most of all on a ship with others aboard, who
may sail it elsewhere. They may also sail it where one wants to go, if they hold a card for it. Cards and
ships are numbers here (see `codes`); plans are searched by `search`.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engine.lubeck.codes import (
    CITY,
    DOUBLE,
    NOWHERE,
    card_code,
    city_of,
    coded,
    coded_row,
    kind_of,
    others_of,
    sailed,
    ship_of,
    spot_code,
    value_of,
)
from engine.lubeck.data import HOME, PAWNS, Card, City
from engine.lubeck.glance import Glance
from engine.lubeck.hands import Hand, hands_of
from engine.lubeck.moves import NewOr
from engine.lubeck.sea import bits, sea_of
from engine.lubeck.search import ALONG, MOST, STOCK, Search, going_on
from engine.lubeck.state import Ship


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
    """The cities, as bits."""
    sold: tuple[int, ...] = ()
    """Sorted: what was sold in cities of which one holds an x2 card that doubles it, too."""

    def boarded(self, spot: int) -> "Position":
        spots, stock, park, cards, doubled, sold = self
        park -= ship_of(spot) == 0
        return Position(tuple(sorted((*spots, spot))), stock - 1, park, cards, doubled, sold)

    def left(self, spot: int) -> "Position":
        """With a pawn back in stock."""
        spots, stock, park, cards, doubled, sold = self
        spots = _less(spots, spot)
        park += others_of(spot) == 0 and spot not in spots
        return Position(spots, stock + 1, park, cards, doubled, sold)

    def lost(self, spot: int) -> "Position":
        """With all of one's pawns off a ship that leaves the game."""
        spots, stock, park, cards, doubled, sold = self
        left = tuple(each for each in spots if each != spot)
        return Position(left, stock + spots.count(spot), park, cards, doubled, sold)

    def transferred(self, spot: int, other: int) -> "Position":
        return self.left(spot).boarded(other)

    def without(self, card: int) -> "Position":
        spots, stock, park, cards, doubled, sold = self
        return Position(spots, stock, park, _less(cards, card), doubled, sold)


class Planner:
    """Plans for one seat, as it sees the table."""

    def __init__(self, table: Glance, most: int = MOST) -> None:
        """`most`: see Search."""
        self._table = table
        self._spots: dict[int, int] = {}
        held = coded_row((*table.own.known, *table.own.secret))
        own: list[int] = []
        bound_for: dict[int, set[int]] = {}
        park = 0
        for ship in table.ships:
            if not ship.out:
                park += ship.at == "park"
                continue
            aboard = ship.pawns.count(table.seat)
            others = len(ship.pawns) - aboard
            spot = self._spots[ship.number] = spot_code(CITY[ship.city], others, ship.number)
            own += [spot] * aboard
            if others and (to := self._destinations(ship)):
                bound_for[ship.number] = to
        hands = hands_of(sea_of(table.material), table.last_round, table.doubling_earlier)
        self.search = Search(hands, list(self._spots.values()), bound_for, most)
        self.begin = Position(
            tuple(sorted(own)),
            table.stock,
            park,
            held,
            bits([CITY[card.city] for card in table.own.doubles]),
            self._sold(held),
        )
        """Where plans begin now."""

    def _destinations(self, ship: Ship) -> set[int]:
        """The cities of which others aboard hold cards, as far as that is known."""
        table = self._table
        crew = {seat for seat in ship.pawns if seat != table.seat and not table.passed[seat]}
        return {CITY[card.city] for seat in crew for card in table.seen[seat] if card.city}

    def _sold(self, held: tuple[int, ...]) -> tuple[int, ...]:
        """What was sold in cities of which one holds an x2 card that doubles it, too; `held`: one's cards."""
        table = self._table
        if not table.doubling_earlier or not table.own.sold:
            return ()
        return tuple([each for each in coded_row(table.own.sold) if card_code(city_of(each), DOUBLE) in held])

    def taking(self, package: Sequence[Card]) -> Position:
        """Where plans would begin with the cards of a package in hand, too."""
        return self.begin._replace(cards=tuple(sorted((*self.begin.cards, *map(coded, package)))))

    def spot(self, ship: NewOr, city: City = HOME) -> int:
        """A ship as it is; a new one, as it will be in that city."""
        return spot_code(CITY[city], 0, 0) if ship == "new" else self._spots[ship]

    def worth(self, position: Position) -> float:
        """What the best plan from there brings."""
        one, other = _pair(position)
        return self.search.worth(self._hand(position), one, other, position.park)

    def going_on(self, position: Position, spot: int) -> float:
        """What is left of the worth of a position when something was done on that ship before."""
        return going_on(self.worth(position), spot)

    def playing(self, position: Position, card: int, spot: int) -> float:
        """What it brings to play a trade card or an x2 card on that ship, with all that follows."""
        spots, stock, park, cards, doubled, sold = position
        city = city_of(card)
        gain = 0.0
        if city_of(spot) != city:
            gain = -ALONG * others_of(spot)
            spots = tuple(sorted([sailed(each, city) if each == spot else each for each in spots]))
        is_doubled = doubled >> city & 1
        if kind_of(card) == DOUBLE:
            gain += 0 if is_doubled else sum(value_of(each) for each in sold if city_of(each) == city)
            sold = tuple(each for each in sold if city_of(each) != city)
            doubled |= 1 << city
        else:
            gain += value_of(card) * (1 + is_doubled)
            if self._table.doubling_earlier and card_code(city, DOUBLE) in cards:
                sold = tuple(sorted((*sold, card)))
        return gain + self.going_on(Position(spots, stock, park, _less(cards, card), doubled, sold), spot)

    def rest(self, position: Position) -> float:
        """What one's cards are worth, by where one's pawns are, when one does no more in this round."""
        start = self.search.hands.sea.start
        one, other = _pair(position)
        return self._hand(position).rest(start[city_of(one)] | start[city_of(other)])

    def _hand(self, position: Position) -> Hand:
        return self.search.hands.of(position.cards, position.doubled, position.sold)


def _pair(position: Position) -> tuple[int, ...]:
    """Where the two pawns are, as the search wants it."""
    return (*position.spots, *(STOCK,) * position.stock, NOWHERE << 7, NOWHERE << 7)[:PAWNS]


def _less(row: tuple[int, ...], gone: int) -> tuple[int, ...]:
    """The row with one of those less."""
    place = row.index(gone)
    return row[:place] + row[place + 1 :]
