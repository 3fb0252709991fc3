"""What actions do. Lines quoted are those of the rules page."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.event import Event, Value
from engine.lubeck.cards import HOME, Card, City, Port, in_order
from engine.lubeck.moves import (
    Discard,
    Double,
    Embark,
    NewOr,
    Pass,
    Pirates,
    Sell,
    Start,
    Transfer,
    card_of,
)
from engine.lubeck.options import playable
from engine.lubeck.state import Ship, State
from engine.move import Move


def act(state: State, seat: int, move: Move) -> Iterator[Event]:
    """Plays an action that has been checked."""
    card, player = card_of(move), state.players[seat]
    tells = False
    if card:
        tells = card not in player.known
        if isinstance(move, Discard) and player.secret:
            tells = True
            _rule_out(state, seat)
        state.put_player(seat, state.players[seat].without(card))
        if not isinstance(move, Double):
            state.discards += (card,)
    for event in _act(state, seat, move, card):
        yield replace(event, opens=True) if tells and "card" in event.facts else event


def _act(state: State, seat: int, move: Move, card: Card | None) -> Iterator[Event]:
    match move:
        case Embark(ship=ship):
            yield Event("embarked", _board(state, seat, ship, HOME))
        case Start(city=city, ship=ship):
            facts = _board(state, seat, ship, city)
            yield Event("started", {"seat": seat, "card": str(card), **facts})
        case Sell(card=text, ship=ship) if card:
            facts = _sail(state, ship, card.city)
            doubled = any(double.city == card.city for double in state.players[seat].doubles)
            player = state.players[seat].scored(trade=card.value, doubled=card.value * doubled)
            state.put_player(seat, player)
            facts |= {"points": card.value * (1 + doubled), "doubled": int(doubled)}
            yield Event("sold", {"seat": seat, "card": text, **facts})
        case Double(city=city, ship=ship) if card:
            facts = _sail(state, ship, city)
            state.change_player(seat, doubles=(*state.players[seat].doubles, card))
            yield Event("doubled", {"seat": seat, "card": str(card), **facts})
        case Pirates(ship=ship):
            yield _lose(state, seat, state.ship(ship))
        case Transfer(ship=ship, to_ship=to_ship):
            yield from _transfer(state, seat, state.ship(ship), state.ship(to_ship))
        case Discard(card=text) if card:
            state.put_player(seat, state.players[seat].scored(discarded=-card.loss))
            yield Event("discarded", {"seat": seat, "card": text, "points": card.loss})
        case Pass():
            state.change_player(seat, passed=True)
            yield Event("passed", {"seat": seat})
        case _:
            raise TypeError(move)


def _board(state: State, seat: int, ship: NewOr, city: City) -> dict[str, Value]:
    """Rules: "Nobody can be refused; a ship has no limit; one may have both pawns on one ship." """
    fresh = ship == "new"
    number = state.next_in_park if ship == "new" else ship
    assert number is not None
    state.put_ship(replace(state.ship(number), at=city).boarded(seat))
    return {"seat": seat, "ship": number, "city": city, "fresh": int(fresh)}


def _sail(state: State, number: int, city: Port | None) -> dict[str, Value]:
    """Rules: "(the ship stays), or in the city before it (the ship always sails there)." "With pawns of
    others aboard, they sail along." """
    ship = state.ship(number)
    assert city
    state.put_ship(replace(ship, at=city))
    return {"ship": number, "city": city, "from_city": ship.at, "sailed": int(ship.at != city)}


def _lose(state: State, seat: int, ship: Ship) -> Event:
    """Rules: "Pirates: any ship on the map leaves the game for good; its pawns return to stock." """
    state.put_ship(Ship(ship.number, "lost"))
    return Event(
        "pirated",
        {
            "seat": seat,
            "card": "pirates",
            "ship": ship.number,
            "city": ship.at,
            "pawn_seats": ship.pawns,
            "pawns": len(ship.pawns),
            "left": sum(each.at != "lost" for each in state.ships),
        },
    )


def _transfer(state: State, seat: int, ship: Ship, other: Ship) -> Iterator[Event]:
    """Rules: "One of my pawns moves from its ship to any other ship on the map, at any distance." """
    state.put_ship(other.boarded(seat))
    facts: dict[str, Value] = {"ship": ship.number, "city": ship.at}
    facts |= {"to_ship": other.number, "to_city": other.at}
    yield Event("transferred", {"seat": seat, "card": "transfer", **facts})
    yield from step_off(state, seat, ship)


def step_off(state: State, seat: int, ship: Ship) -> Iterator[Event]:
    """Takes a pawn off a ship. Rules: "A ship emptied anywhere, in Lübeck and at an end too, returns to the
    park at once." """
    state.put_ship(ship.left(seat))
    if not state.ship(ship.number).pawns:
        yield Event("parked", {"ship": ship.number, "city": ship.at})


def _rule_out(state: State, seat: int) -> None:
    """Who discards could play no card: that tells everybody what is not among the unseen ones."""
    player = state.players[seat]
    found = playable(state, seat, state.chart.cards)
    state.put_player(seat, replace(player, ruled_out=in_order({*player.ruled_out, *found})))
