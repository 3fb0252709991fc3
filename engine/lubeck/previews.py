"""What each answer would come to."""

from msgspec.structs import replace

from engine.core.move import Move
from engine.core.question import Action, Preview, Question
from engine.core.statement import Seat
from engine.lubeck.data import HOME, LIMIT, Card, CardText, City, in_order, texts
from engine.lubeck.moves import (
    GRAMMAR,
    Discard,
    Double,
    Embark,
    NewOr,
    Pirates,
    Sell,
    Start,
    Take,
    Transfer,
)
from engine.lubeck.scoring import points
from engine.lubeck.state import Ship, State


class Package(Preview, frozen=True):
    """The hand that one would hold."""

    cards: tuple[CardText, ...]
    """Of the package."""
    number: int
    hand: int
    """Cards."""
    over: int
    """Cards too many to pass."""


class BoardsNew(Preview, frozen=True):
    """A ship leaves the park."""

    ship: int
    city: City


class Aboard(Preview, frozen=True):
    """On a ship in that city, with pawns of others aboard."""

    city: City
    with_seats: tuple[Seat, ...]
    others: int
    """Other players aboard."""


class Boards(Aboard, frozen=True):
    ship: int


class Sale(Aboard, frozen=True):
    """A trade card is played."""

    points: int
    doubled: int
    """1 if they are."""


class Stays(Sale, frozen=True):
    """The ship is in the card's city."""


class Sails(Sale, frozen=True):
    """The ship sails there."""

    from_city: City


class Doubling(Aboard, frozen=True):
    """An x2 card is played."""

    cards: tuple[CardText, ...]
    """Those in hand that it doubles."""
    number: int
    points: int
    """What they would bring more."""
    earlier: int
    """What cards sold there before bring more at once."""


class DoublesThere(Doubling, frozen=True):
    """The ship is in the card's city."""


class DoublesSailing(Doubling, frozen=True):
    """The ship sails there."""

    from_city: City


class Sinks(Preview, frozen=True):
    """A ship leaves the game."""

    city: City
    pawn_seats: tuple[Seat, ...]
    """Each once."""
    pawns: int
    own: int


class Moves(Preview, frozen=True):
    """A pawn goes from ship to ship."""

    city: City
    to_city: City
    empties: int
    """1 if the old ship is empty then."""
    with_seats: tuple[Seat, ...]
    others: int
    """Other players aboard the new ship."""


class Costs(Preview, frozen=True):
    points: int


def with_previews(state: State, seat: int, question: Question) -> Question:
    """The question, its actions with what their answers would come to."""
    return replace(question, actions=tuple(_previewed(state, seat, action) for action in question.actions))


def _previewed(state: State, seat: int, action: Action) -> Action:
    found = [_preview(state, seat, GRAMMAR.build(action.verb, values)) for values in action.answers()]
    return replace(action, previews=tuple(preview for preview in found if preview))


def _of_package(state: State, seat: int, number: int) -> Package:
    """The hand that one would hold with a package."""
    package = state.packages[number - 1]
    hand = state.players[seat].size + len(package)
    return Package((number,), texts(in_order(package)), len(package), hand, max(0, hand - LIMIT))


def _preview(state: State, seat: int, move: Move) -> Preview | None:
    """What an answer would come to; None where there is nothing to tell."""
    match move:
        case Take(package=number):
            return _of_package(state, seat, number)
        case Embark(ship=ship):
            return _boarding(state, seat, move, ship, HOME)
        case Start(city=city, ship=ship):
            return _boarding(state, seat, move, ship, city)
        case Sell():
            return _selling(state, seat, move)
        case Double():
            return _doubling(state, seat, move)
        case Pirates(ship=number):
            ship = state.ship(number)
            seats = tuple(dict.fromkeys(ship.pawns))
            return Sinks(move.parts, ship.city, seats, len(ship.pawns), ship.pawns.count(seat))
        case Transfer(ship=number, to_ship=to_number):
            ship, other = state.ship(number), state.ship(to_number)
            empties, others = int(len(ship.pawns) == 1), _others(other, seat)
            return Moves(move.parts, ship.city, other.city, empties, others, len(others))
        case Discard(card=text):
            return Costs(move.parts, Card.read(text).loss)
        case _:
            return None


def _boarding(state: State, seat: int, move: Move, ship: NewOr, city: City) -> Preview:
    if ship == "new":
        return BoardsNew(move.parts, state.next_in_park or 0, city)
    others = _others(state.ship(ship), seat)
    return Boards(move.parts, city, others, len(others), ship)


def _selling(state: State, seat: int, move: Sell) -> Preview:
    card, ship = Card.read(move.card), state.ship(move.ship)
    assert card.city
    others = _others(ship, seat)
    doubled = state.players[seat].doubles_in(card.city)
    gain = points(card, doubled=doubled)
    if ship.at == card.city:
        return Stays(move.parts, card.city, others, len(others), gain, int(doubled))
    return Sails(move.parts, card.city, others, len(others), gain, int(doubled), ship.city)


def _doubling(state: State, seat: int, move: Double) -> Preview:
    player, ship = state.players[seat], state.ship(move.ship)
    others = _others(ship, seat)
    doubled = player.doubles_in(move.city)
    gaining = [] if doubled else [card for card in player.hand if card[:2] == ("trade", move.city)]
    gain = sum(card.value for card in gaining)
    told = texts(gaining), len(gaining), gain, player.doublable_in(move.city)
    if ship.at == move.city:
        return DoublesThere(move.parts, move.city, others, len(others), *told)
    return DoublesSailing(move.parts, move.city, others, len(others), *told, ship.city)


def _others(ship: Ship, seat: int) -> tuple[int, ...]:
    """Who else is aboard, each once."""
    return tuple(dict.fromkeys(pawn for pawn in ship.pawns if pawn != seat))
