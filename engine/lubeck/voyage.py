"""The effects of actions. Quotations are from the game's rules page."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from engine.core.event import Event
from engine.core.move import Move
from engine.lubeck import events, moves
from engine.lubeck.data import HOME, Card, City, in_order
from engine.lubeck.moves import NewOr
from engine.lubeck.reach import Reach
from engine.lubeck.state import Ship, State


def act(state: State, seat: int, move: Move) -> Iterator[Event]:
    """Play a legal action."""
    card, player = moves.card_of(move), state.players[seat]
    reveals = False
    if card:
        reveals = card not in player.known
        if isinstance(move, moves.Discard) and player.secret:
            reveals = True
            _rule_out(state, seat)
        state.put_player(seat, state.players[seat].without(card))
        if not isinstance(move, moves.Double):
            state.discards += (card,)
    for event in _ACTED[type(move)](state, seat, move):
        yield replace(event, revealing=True) if reveals and isinstance(event, events.CardPlayed) else event


def _embark(state: State, seat: int, move: moves.Embark) -> Iterator[Event]:
    number = _board(state, seat, move.ship, HOME)
    yield events.Embarked(seat, number, HOME, int(move.ship == "new"))


def _start(state: State, seat: int, move: moves.Start) -> Iterator[Event]:
    number = _board(state, seat, move.ship, move.city)
    yield events.Started(seat, str(moves.card_of(move)), number, move.city, int(move.ship == "new"))


def _board(state: State, seat: int, ship: NewOr, city: City) -> int:
    """Put a pawn aboard a ship and return the ship's number. Rules: "Nobody can be refused; a ship has no
    limit; one may have both pawns on one ship." """
    number = state.next_in_park if ship == "new" else ship
    assert number is not None
    state.put_ship(replace(state.ship(number), at=city).boarded(seat))
    return number


def _sell(state: State, seat: int, move: moves.Sell) -> Iterator[Event]:
    """Rules: "I score the value." """
    card = Card.read(move.card)
    assert card.city
    from_city = _sail(state, move.ship, card.city)
    player = state.players[seat]
    gain = player.brings(card)
    doubled = gain - card.value
    sold = (*player.sold, card) if state.doubling_earlier else ()
    state.put_player(seat, replace(player.scored(trade=card.value, doubled=doubled), sold=sold))
    sailed = int(from_city != card.city)
    yield events.Sold(seat, move.card, move.ship, card.city, from_city, sailed, gain, int(doubled > 0))


def _double(state: State, seat: int, move: moves.Double) -> Iterator[Event]:
    card, city = Card("double", move.city), move.city
    from_city = _sail(state, move.ship, city)
    player = state.players[seat]
    gain = player.doublable_in(city)
    state.put_player(seat, replace(player.scored(doubled=gain), doubles=(*player.doubles, card)))
    yield events.Doubled(seat, str(card), move.ship, city, from_city, int(from_city != city), gain)


def _sail(state: State, number: int, city: City) -> City:
    """Sail a ship to a city unless it is there, and return where it was. Rules: "(the ship stays), or in the
    city before it (the ship always sails there)." "With pawns of others aboard, they sail along." """
    ship = state.ship(number)
    state.put_ship(replace(ship, at=city))
    return ship.city


def _lose(state: State, seat: int, move: moves.Pirates) -> Iterator[Event]:
    """Rules: "Pirates: any ship on the map leaves the game for good; its pawns return to stock." """
    ship = state.ship(move.ship)
    state.put_ship(Ship(ship.number, "lost"))
    left = sum(each.at != "lost" for each in state.ships)
    yield events.Pirated(seat, "pirates", ship.number, ship.city, ship.pawns, len(ship.pawns), left)


def _transfer(state: State, seat: int, move: moves.Transfer) -> Iterator[Event]:
    """Rules: "One of my pawns moves from its ship to any other ship on the map, at any distance." """
    ship, other = state.ship(move.ship), state.ship(move.to_ship)
    state.put_ship(other.boarded(seat))
    yield events.Transferred(seat, "transfer", ship.number, ship.city, other.number, other.city)
    yield from step_off(state, seat, ship)


def _discard(state: State, seat: int, move: moves.Discard) -> Iterator[Event]:
    loss = Card.read(move.card).loss
    state.put_player(seat, state.players[seat].scored(discarded=-loss))
    yield events.Discarded(seat, move.card, loss)


def _pass(state: State, seat: int, move: moves.Pass) -> Iterator[Event]:
    state.change_player(seat, passed=True)
    yield events.Passed(seat)


_ACTED: dict[type[Move], Callable[[State, int, Any], Iterator[Event]]] = {
    moves.Embark: _embark,
    moves.Start: _start,
    moves.Sell: _sell,
    moves.Double: _double,
    moves.Pirates: _lose,
    moves.Transfer: _transfer,
    moves.Discard: _discard,
    moves.Pass: _pass,
}


def step_off(state: State, seat: int, ship: Ship) -> Iterator[Event]:
    """Take a pawn off a ship. Rules: "A ship emptied anywhere, in Lübeck and at an end too, returns to the
    park at once." """
    state.put_ship(ship.left(seat))
    if not state.ship(ship.number).pawns:
        yield events.Parked(ship.number, ship.city)


def _rule_out(state: State, seat: int) -> None:
    """Note what a discard shows everyone: the player holds no unseen card that could be played now."""
    player, reach = state.players[seat], Reach(state, seat)
    playable = [card for alike in state.chart.alike if reach.ships(alike[0]) for card in alike]
    ruled_out = in_order({*player.ruled_out, *playable})
    state.put_player(seat, replace(player, ruled_out=ruled_out))
