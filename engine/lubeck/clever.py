"""The clever player makes the first move of its best plan. See `planner`."""

from engine.bots.observation import Observation
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

SUNK = 1.5
"""What it is worth when a pawn of somebody else is lost to pirates."""


def choose(observation: Observation, dice: Dice) -> Move:
    """One of the best moves."""
    worths = _worths(observation)
    most = max(worths.values())
    best = [move for move, each in worths.items() if each == most]
    if len(best) == 1:
        return best[0]
    return next(move for move in dice.shuffled([*worths]) if move in best)


def ranked(observation: Observation, dice: Dice) -> list[Move]:
    """All legal moves, the best first."""
    worths = _worths(observation)
    return sorted(dice.shuffled([*worths]), key=worths.__getitem__, reverse=True)


def _worths(observation: Observation) -> dict[Move, float]:
    """What each legal move brings, with all that follows."""
    moves, seat = observation.legal_moves(), observation.seat
    if len(moves) == 1:
        return {moves[0]: 0}
    if isinstance(moves[0], NameFirst):
        return {move: 1.0 if move == NameFirst(seat) else -place for place, move in enumerate(moves)}
    table = observation.glance()
    assert isinstance(table, Glance)
    planner = Planner(table)
    worths: dict[Move, float] = {}
    for move in moves:
        planner.search.renew()
        worths[move] = worth(move, table, planner)
    return worths


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
