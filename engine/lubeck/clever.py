"""The clever player: does what its best plan begins with. See `planner`."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from engine.chance import Dice
from engine.event import Event
from engine.lubeck.cards import HOME, Card
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
from engine.lubeck.planner import ALONE, Planner, Position
from engine.lubeck.view import View
from engine.move import Move
from engine.players.eyes import Eyes

SUNK = 1.5
"""What it is worth when a pawn of somebody else is lost to pirates."""


def choose(eyes: Eyes, dice: Dice) -> Move:
    moves = eyes.legal_moves()
    seat = eyes.seat
    if isinstance(moves[0], NameFirst):
        return NameFirst(seat)
    view = eyes.view()
    assert isinstance(view, View)
    planner = Planner(view, seat, seen_in_hands(eyes.log(), seat))
    return max(dice.shuffled(moves), key=lambda move: _worth(move, view, planner))


def seen_in_hands(log: Sequence[Event], seat: int) -> Mapping[int, Sequence[Card]]:
    """The cards that the others have taken openly and not played since."""
    held: defaultdict[int, list[Card]] = defaultdict(list)
    for event in log:
        other = event.facts.get("seat")
        if not isinstance(other, int) or other == seat:
            continue
        taken, played = event.facts.get("cards"), event.facts.get("card")
        if event.code == "took" and isinstance(taken, tuple):
            held[other] += (Card.read(str(text)) for text in taken)
        elif played is not None and (card := Card.read(str(played))) in held[other]:
            held[other].remove(card)
    return held


def _worth(move: Move, view: View, planner: Planner) -> float:
    """What a move brings at once, and what the best plan after it brings."""
    position = planner.position()
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
    after = position.without(card)
    match move:
        case Sell(ship=ship) | Double(ship=ship):
            return planner.playing(position, card, planner.spot(ship))
        case Start(city=city, ship=ship):
            spot = planner.spot(ship, city)
            return planner.going_on(after.boarded(spot), spot)
        case Transfer(ship=ship, to_ship=to_ship):
            spot = planner.spot(to_ship)
            return planner.going_on(after.transferred(planner.spot(ship), spot), spot)
        case Pirates(ship=ship):
            spot = planner.spot(ship)
            return SUNK * spot.others + ALONE * planner.worth(after.lost(spot))
        case _:
            return planner.worth(after) - card.loss
