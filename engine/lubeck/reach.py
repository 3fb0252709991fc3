"""What a seat's pawns can do, and which of its cards it can play."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from engine.core.errors import Refusal
from engine.core.move import Move
from engine.lubeck import moves
from engine.lubeck.chart import chart_of
from engine.lubeck.data import HAND_LIMIT, HOME, PAWNS, Card, City, Port
from engine.lubeck.moves import NewOr
from engine.lubeck.state import Player, State


class NoPawnAboard(Refusal, frozen=True):
    """The player has no pawn aboard a ship. Like the next five, a reason why a card can't be played."""


class NoShipNear(Refusal, frozen=True):
    """No ship with one of the player's pawns is in this city or before it."""

    city: Port


class NoPawnLeft(Refusal, frozen=True):
    """The player has no pawn in stock."""


class NoShipThere(Refusal, frozen=True):
    """There is no ship in this city, and none in the park."""

    city: Port


class NoShipOut(Refusal, frozen=True):
    """No ship is on the map."""


class NoOtherShip(Refusal, frozen=True):
    """There is no other ship to transfer to."""


class Reach:
    """What a seat can reach in the present state."""

    __slots__ = ("_material", "_near", "_ships", "own", "stock")

    def __init__(self, state: State, seat: int) -> None:
        self._material, self._ships = state.material, state.ships
        self.own = [ship for ship in self._ships if seat in ship.pawns]
        """The ships with the seat's pawns aboard."""
        self.stock = PAWNS - sum([ship.pawns.count(seat) for ship in self.own])
        """The number of the seat's pawns that aren't aboard."""
        self._near: Mapping[City, tuple[int, ...]] | None = None

    @property
    def out(self) -> tuple[int, ...]:
        """The ships on the map."""
        return tuple([ship.number for ship in self._ships if ship.out])

    def boardable(self, city: City) -> tuple[NewOr, ...]:
        """Rules: "A pawn from stock onto a ship taken from the park, or onto a ship with pawns waiting"
        there."""
        if not self.stock:
            return ()
        places = [ship.at for ship in self._ships]
        new: tuple[NewOr, ...] = ("new",) if "park" in places else ()
        if city not in places:
            return new
        return (*new, *[number for number, place in enumerate(places, 1) if place == city])

    def ships(self, card: Card) -> tuple[NewOr, ...]:
        """The ships on which a card can be played now. For a transfer, the ships that a pawn can leave."""
        kind, city, _ = card
        if city is None:
            out = self.out
            if kind == "pirates":
                return out
            return tuple([ship.number for ship in self.own]) if len(out) > 1 else ()
        if kind == "start":
            return self.boardable(city)
        near = self._near
        if near is None:
            places = tuple([(ship.number, ship.city) for ship in self.own])
            near = self._near = _reaching(self._material, places)
        return near.get(city, ())

    def uses(self, card: Card) -> Sequence[Move]:
        """All moves by which the seat could play the card now."""
        ships = self.ships(card)
        if not ships:
            return ()
        return _played(card, ships, self.out if card.kind == "transfer" else ())

    def why_not(self, card: Card) -> Refusal:
        """Why the seat can't play a card now. The card must not be playable."""
        match card:
            case Card("pirates"):
                return NoShipOut()
            case Card("start", city) if city:
                return NoShipThere(city) if self.stock else NoPawnLeft()
            case Card(city=city) if self.own and city:
                return NoShipNear(city)
            case _:
                return NoOtherShip() if self.own else NoPawnAboard()


@lru_cache(maxsize=4096)
def _reaching(material: str | None, places: tuple[tuple[int, City], ...]) -> Mapping[City, tuple[int, ...]]:
    """For each city, the ships on which its cards can be played.

    Rules: "One of my pawns is on a ship that stands in the card's city (the ship stays), or in the city
    before it." `places` has the ships' numbers and cities, `material` the text of the chart.
    """
    routes = chart_of(material).routes
    near: dict[City, tuple[int, ...]] = {}
    for number, place in places:
        for city in (place, *routes[place]):
            near[city] = (*near.get(city, ()), number)
    return near


@lru_cache(maxsize=4096)
def _played(card: Card, ships: tuple[NewOr, ...], out: tuple[int, ...]) -> Sequence[Move]:
    """The moves that play a card on each of these ships. A transfer can go to any other ship on the map."""
    match card:
        case Card("trade"):
            return tuple([moves.Sell(str(card), int(ship)) for ship in ships])
        case Card("double", city) if city:
            return tuple([moves.Double(city, int(ship)) for ship in ships])
        case Card("start", city) if city:
            return tuple([moves.Start(city, ship) for ship in ships])
        case Card("pirates"):
            return tuple([moves.Pirates(int(ship)) for ship in ships])
        case _:
            return tuple([moves.Transfer(int(ship), to) for ship in ships for to in out if to != ship])


def unplayable(state: State, seat: int) -> tuple[Card, ...]:
    """The cards in hand that the seat can't play now, sorted, with duplicates."""
    reach = Reach(state, seat)
    return tuple(card for card in state.players[seat].hand if not reach.ships(card))


def forced(state: State, seat: int) -> Move | None:
    """The seat's only possible move, if everyone can see that there is just one; else None.

    A hidden card may be any unseen card, except one that the player can't have held at a discard.
    """
    reach = Reach(state, seat)
    if reach.boardable(HOME):
        return None
    player = state.players[seat]
    playing: list[Move] = []
    passing = player.size <= HAND_LIMIT
    cards: dict[Card, None] = {}
    for card in _may_be_held(state, player):
        if card not in cards:
            cards[card] = None
            playing += reach.uses(card)
            if len(playing) + passing > 1:
                return None
    left: list[Move] = [moves.Pass()] if passing else playing or [moves.Discard(str(card)) for card in cards]
    if len(left) > 1:
        return None
    (move,) = left
    return move if moves.card_of(move) is None or moves.card_of(move) in player.known else None


def _may_be_held(state: State, player: Player) -> Iterator[Card]:
    """Yield the cards that a player may hold, as far as everyone knows. Duplicates are possible."""
    yield from player.known
    if player.secret:
        for row in (state.pile, *(each.secret for each in state.players)):
            for card in row:
                if card not in player.ruled_out:
                    yield card
