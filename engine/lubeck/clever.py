"""The clever player makes the first move of its best plan. See `planner`."""

from engine.chance import Dice
from engine.lubeck.codes import coded, others_of
from engine.lubeck.data import HOME, Card
from engine.lubeck.glance import Glance
from engine.lubeck.moves import (
    Double,
    Embark,
    NameFirst,
    Pirates,
    Sell,
    Start,
    Take,
    Transfer,
    Withdraw,
    card_of,
)
from engine.lubeck.planner import Planner, Position
from engine.lubeck.search import ALONE
from engine.move import Move
from engine.players.observation import Observation

SUNK = 1.5
"""What it is worth when a pawn of somebody else is lost to pirates."""


def choose(observation: Observation, dice: Dice) -> Move:
    return ranked(observation, dice)[0]


def ranked(observation: Observation, dice: Dice) -> list[Move]:
    """All legal moves, the best first."""
    moves = observation.legal_moves()
    seat = observation.seat
    if len(moves) == 1:
        return [moves[0]]
    if isinstance(moves[0], NameFirst):
        return sorted(moves, key=lambda move: move != NameFirst(seat))
    table = observation.glance()
    assert isinstance(table, Glance)
    planner = Planner(table)
    return sorted(dice.shuffled(moves), key=lambda move: worth(move, table, planner), reverse=True)


def worth(move: Move, table: Glance, planner: Planner) -> float:
    """What a move brings at once, and what the best plan after it brings."""
    position = planner.begin
    match move:
        case Take(package=number):
            return planner.worth(planner.taking(table.packages[number - 1]))
        case Embark(ship=ship):
            spot = planner.spot(ship, HOME)
            return planner.going_on(position.boarded(spot), spot)
        case Withdraw(numbers=numbers):
            for number in numbers:
                position = position.left(planner.spot(number))
            return planner.worth(position)
        case _:
            card = card_of(move)
            return _card_worth(move, card, position, planner) if card else planner.rest(position)


def _card_worth(move: Move, card: Card, position: Position, planner: Planner) -> float:
    after = position.without(coded(card))
    match move:
        case Sell(ship=ship) | Double(ship=ship):
            return planner.playing(position, coded(card), planner.spot(ship))
        case Start(city=city, ship=ship):
            spot = planner.spot(ship, city)
            return planner.going_on(after.boarded(spot), spot)
        case Transfer(ship=ship, to_ship=to_ship):
            spot = planner.spot(to_ship)
            return planner.going_on(after.transferred(planner.spot(ship), spot), spot)
        case Pirates(ship=ship):
            spot = planner.spot(ship)
            return SUNK * others_of(spot) + ALONE * planner.worth(after.lost(spot))
        case _:
            return planner.worth(after) - card.loss
