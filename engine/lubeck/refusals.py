"""Why moves are refused, in the game's terms. The questions decide which moves are legal."""

from collections import Counter
from typing import Annotated

from engine.core.errors import NoSuchSeat, Refusal
from engine.core.move import Move
from engine.core.statement import Named
from engine.lubeck import moves
from engine.lubeck.data import HAND_LIMIT, HOME, Card, CardText, City
from engine.lubeck.moves import NewOr
from engine.lubeck.questions import ParkEmpty
from engine.lubeck.reach import NoPawnLeft, Reach
from engine.lubeck.state import State


class OwesPackage(Refusal, frozen=True):
    """The player must take a package first."""


class OwesFirst(Refusal, frozen=True):
    """The player must first name who acts first."""


class OwesAction(Refusal, frozen=True):
    """The player must take an action."""


class OwesWithdrawal(Refusal, frozen=True):
    """The player must choose the pawns to withdraw."""


class NoSuchPackage(Refusal, frozen=True):
    package: int
    packages: int
    """Number of packages on display."""


class PackageTaken(Refusal, frozen=True):
    package: int


class AboutShip(Refusal, frozen=True):
    """Base class: something is wrong with the ship named."""

    ship: int


class NoSuchShip(AboutShip, frozen=True):
    pass


class ShipLost(AboutShip, frozen=True):
    """The ship is out of the game."""


class ShipParked(AboutShip, frozen=True):
    """The ship isn't on the map."""


class NotAboard(AboutShip, frozen=True):
    """The seat has no pawn aboard, or fewer than named."""


class SameShip(AboutShip, frozen=True):
    """The pawn is already on that ship."""


class NotThere(AboutShip, frozen=True):
    """The ship can't be boarded in this city."""

    city: City


class OutOfReach(AboutShip, frozen=True):
    """The ship is neither in the card's city nor in one before it."""

    city: City


class NotInHand(Refusal, frozen=True):
    card: CardText


class TooManyCards(Refusal, frozen=True):
    """The player has too many cards to pass."""

    hand: int
    limit: int


class NotLaden(Refusal, frozen=True):
    """The player has too few cards to discard one."""

    hand: int
    limit: int


class CanPlay(Refusal, frozen=True):
    """The player can't discard while this card can be played."""

    card: CardText


class ShipsUnsorted(Refusal, frozen=True):
    ships: Annotated[str, Named("ships")]
    """Numbers of the ships, in ascending order."""


STEP_BY_MOVE: dict[type[Move], str] = {
    moves.Take: "take",
    moves.NameFirst: "first",
    moves.Withdraw: "withdraw",
}
"""Step in which each type of move is legal. All other moves are actions."""
OWED_BY_STEP: dict[str, Refusal] = {
    "take": OwesPackage(),
    "first": OwesFirst(),
    "act": OwesAction(),
    "withdraw": OwesWithdrawal(),
}


def refuse(state: State, seat: int, move: Move, broken: Refusal) -> Refusal:
    """See `Rules.refuse`."""
    if STEP_BY_MOVE.get(type(move), "act") != state.step:
        return OWED_BY_STEP[state.step]
    match move:
        case moves.Take(package=number):
            packages = len(state.packages)
            there = 1 <= number <= packages
            return PackageTaken(number) if there else NoSuchPackage(number, packages)
        case moves.NameFirst(seat=first):
            return NoSuchSeat(str(first))
        case moves.Withdraw(numbers=numbers):
            return _not_withdrawn(state, seat, numbers)
        case moves.Embark(ship=ship):
            return _not_boarded(state, seat, ship, HOME)
        case moves.Pass():
            return TooManyCards(state.players[seat].size, HAND_LIMIT)
        case moves.Discard():
            return _not_discarded(state, seat, move)
        case _:
            return _not_played(state, seat, move)


def _not_discarded(state: State, seat: int, move: moves.Discard) -> Refusal:
    hand, reach = state.players[seat].hand, Reach(state, seat)
    if Card.read(move.card) not in hand:
        return NotInHand(move.card)
    if len(hand) <= HAND_LIMIT:
        return NotLaden(len(hand), HAND_LIMIT)
    return CanPlay(str(next(card for card in hand if reach.ships(card))))


def _not_played(state: State, seat: int, move: Move) -> Refusal:
    card, reach = moves.card_of(move), Reach(state, seat)
    assert card
    if card not in state.players[seat].hand:
        return NotInHand(str(card))
    if not reach.ships(card):
        return reach.why_not(card)
    match move:
        case moves.Start(city=city, ship=ship):
            return _not_boarded(state, seat, ship, city)
        case moves.Sell(ship=number) | moves.Double(ship=number) if card.city:
            return _not_own(state, seat, number) or OutOfReach(number, card.city)
        case moves.Transfer(ship=number, to_ship=to_number):
            return _not_own(state, seat, number) or _not_out(state, to_number) or SameShip(number)
        case moves.Pirates(ship=number) if refusal := _not_out(state, number):
            return refusal
        case _:
            raise TypeError(move)


def _not_boarded(state: State, seat: int, ship: NewOr, city: City) -> Refusal:
    if not state.stock(seat):
        return NoPawnLeft()
    if ship == "new":
        return ParkEmpty()
    return NotThere(ship, city) if _exists(state, ship) else NoSuchShip(ship)


def _not_withdrawn(state: State, seat: int, numbers: tuple[int, ...]) -> Refusal:
    aboard = Counter(state.aboard(seat))
    for number, pawns in Counter(numbers).items():
        if aboard[number] < pawns:
            return NotAboard(number)
    return ShipsUnsorted(" ".join(map(str, sorted(numbers))))


def _not_own(state: State, seat: int, number: int) -> Refusal | None:
    """The refusal if the ship isn't on the map with a pawn of the seat."""
    refusal = _not_out(state, number)
    return refusal if refusal or seat in state.ship(number).pawns else NotAboard(number)


def _not_out(state: State, number: int) -> Refusal | None:
    """The refusal if the ship isn't on the map."""
    if not _exists(state, number):
        return NoSuchShip(number)
    match state.ship(number).at:
        case "lost":
            return ShipLost(number)
        case "park":
            return ShipParked(number)
        case _:
            return None


def _exists(state: State, number: int) -> bool:
    return 1 <= number <= len(state.ships)
