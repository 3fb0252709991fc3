"""What a seat's pawns can do, whatever its cards. Lines quoted are those of the rules page."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engine.lubeck.chart import chart_of
from engine.lubeck.data import PAWNS, Card, City
from engine.lubeck.moves import Double, NewOr, Pirates, Sell, Start, Transfer
from engine.lubeck.state import State
from engine.move import Move


class Reach:
    """Of one seat, as long as the state stays as it is."""

    __slots__ = ("_material", "_near", "_own", "_ships", "_stock")

    def __init__(self, state: State, seat: int) -> None:
        self._material, self._ships = state.material, state.ships
        self._own = [ship for ship in self._ships if seat in ship.pawns]
        self._stock = PAWNS - sum([ship.pawns.count(seat) for ship in self._own])
        self._near: Mapping[City, tuple[int, ...]] | None = None

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
        if kind == "start":
            return [Start(city, ship) for ship in self.boardable(city)]
        near = self._near
        if near is None:
            places = tuple([(ship.number, ship.city) for ship in self._own])
            near = self._near = _reaching(self._material, places)
        return _played(card, near[city]) if city in near else ()

    def _without_city(self, card: Card) -> Sequence[Move]:
        out = [ship.number for ship in self._ships if ship.out]
        if card.kind == "pirates":
            return [Pirates(ship) for ship in out]
        return [Transfer(ship.number, other) for ship in self._own for other in out if other != ship.number]


@lru_cache(maxsize=4096)
def _reaching(material: str | None, places: tuple[tuple[int, City], ...]) -> Mapping[City, tuple[int, ...]]:
    """Which of some ships a card of each city can be played on. Rules: "One of my pawns is on a ship that
    stands in the card's city (the ship stays), or in the city before it."

    `places`: the ships' numbers, and where they are; `material`: the text of the chart.
    """
    routes = chart_of(material).routes
    near: dict[City, tuple[int, ...]] = {}
    for number, place in places:
        for city in (place, *routes[place]):
            near[city] = (*near.get(city, ()), number)
    return near


@lru_cache(maxsize=4096)
def _played(card: Card, ships: tuple[int, ...]) -> Sequence[Move]:
    """A trade card or an x2 card on each of these ships."""
    if card.kind == "trade":
        return tuple([Sell(str(card), ship) for ship in ships])
    assert card.city
    return tuple([Double(card.city, ship) for ship in ships])
