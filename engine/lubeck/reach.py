"""What a seat's pawns can do, whatever its cards. Lines quoted are those of the rules page."""

from collections.abc import Mapping, Sequence

from engine.lubeck.data import PAWNS, Card, City
from engine.lubeck.moves import Double, NewOr, Pirates, Sell, Start, Transfer
from engine.lubeck.state import State
from engine.move import Move


class Reach:
    """Of one seat, as long as the state stays as it is."""

    __slots__ = ("_near", "_own", "_routes", "_ships", "_stock")

    def __init__(self, state: State, seat: int) -> None:
        self._routes, self._ships = state.chart.routes, state.ships
        self._own = [ship for ship in self._ships if seat in ship.pawns]
        self._stock = PAWNS - sum([ship.pawns.count(seat) for ship in self._own])
        self._near: dict[City, list[int]] | None = None

    def boardable(self, city: City) -> list[NewOr]:
        """Rules: "A pawn from stock onto a ship taken from the park, or onto a ship with pawns waiting"
        there."""
        if not self._stock:
            return []
        places = [ship.at for ship in self._ships]
        new: list[NewOr] = ["new"] if "park" in places else []
        if city not in places:
            return new
        return [*new, *[number for number, place in enumerate(places, 1) if place == city]]

    def uses(self, card: Card) -> Sequence[Move]:
        """Every way in which the seat may play a card now, if it holds it."""
        kind, city, _ = card
        if city is None:
            return self._without_city(card)
        if kind == "trade":
            return [Sell(str(card), ship) for ship in self._reaching().get(city, ())]
        if kind == "double":
            return [Double(city, ship) for ship in self._reaching().get(city, ())]
        return [Start(city, ship) for ship in self.boardable(city)]

    def _without_city(self, card: Card) -> Sequence[Move]:
        out = [ship.number for ship in self._ships if ship.out]
        if card.kind == "pirates":
            return [Pirates(ship) for ship in out]
        return [Transfer(ship.number, other) for ship in self._own for other in out if other != ship.number]

    def _reaching(self) -> Mapping[City, Sequence[int]]:
        """The seat's ships that a card of each city can be played on. Rules: "One of my pawns is on a ship
        that stands in the card's city (the ship stays), or in the city before it." """
        if self._near is None:
            self._near = {}
            for ship in self._own:
                for city in (ship.city, *self._routes[ship.city]):
                    self._near.setdefault(city, []).append(ship.number)
        return self._near
