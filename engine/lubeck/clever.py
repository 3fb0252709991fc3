"""The clever player makes the first move of its best plan. See `planner`."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from engine.chance import Dice
from engine.event import Event
from engine.lubeck.codes import coded, others_of
from engine.lubeck.data import HOME, Card
from engine.lubeck.events import CardPlayed, Took
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
from engine.lubeck.view import View
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
    view = observation.view()
    assert isinstance(view, View)
    planner = Planner(view, seat, seen_in_hands(observation.events(Took, CardPlayed), seat))
    return sorted(dice.shuffled(moves), key=lambda move: worth(move, view, planner), reverse=True)


def seen_in_hands(log: Sequence[Event], seat: int) -> Mapping[int, Sequence[Card]]:
    """The cards that the others have taken openly and not played since."""
    held: defaultdict[int, list[Card]] = defaultdict(list)
    for event in log:
        match event:
            case Took(seat=other, cards=texts) if other != seat:
                held[other] += map(Card.read, texts)
            case CardPlayed(seat=other, card=text) if (card := Card.read(text)) in held.get(other, ()):
                held[other].remove(card)
            case _:
                pass
    return held


def worth(move: Move, view: View, planner: Planner) -> float:
    """What a move brings at once, and what the best plan after it brings."""
    position = planner.begin
    match move:
        case Take(package=number):
            return planner.worth(planner.position(view.packages[number - 1]))
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
