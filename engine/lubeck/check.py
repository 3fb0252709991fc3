"""What is refused, and why."""

from collections import Counter

from engine.errors import IllegalMove
from engine.lubeck.cards import HOME, LIMIT, City
from engine.lubeck.moves import (
    Discard,
    Double,
    Embark,
    NameFirst,
    NewOr,
    Pass,
    Pirates,
    Sell,
    Start,
    Take,
    Transfer,
    Withdraw,
    card_of,
)
from engine.lubeck.options import playable, reaching
from engine.lubeck.round import aboard
from engine.lubeck.state import Ship, State
from engine.move import Move

MEANT_FOR: dict[type[Move], str] = {Take: "take", NameFirst: "first", Withdraw: "withdraw"}
"""All other moves are actions."""
OWES = {
    "take": "owes-package",
    "first": "owes-first",
    "act": "owes-action",
    "withdraw": "owes-withdrawal",
}
REFUSALS = (
    *OWES.values(),
    "no-such-package",
    "package-taken",
    "no-such-ship",
    "ship-lost",
    "ship-parked",
    "no-pawn-left",
    "park-empty",
    "not-there",
    "not-in-hand",
    "not-aboard",
    "out-of-reach",
    "same-ship",
    "too-many-cards",
    "not-laden",
    "can-play",
    "ships-unsorted",
)


def check(state: State, seat: int, move: Move) -> None:
    """Raises IllegalMove if a seat that owes a move may not play this one."""
    if MEANT_FOR.get(type(move), "act") != state.step:
        raise IllegalMove(OWES[state.step])
    match move:
        case Take(package=number):
            _check_package(state, number)
        case NameFirst(seat=first):
            if first >= state.seats:
                raise IllegalMove("no-such-seat", {"number": str(first)})
        case Withdraw():
            _check_withdrawal(state, seat, move)
        case Embark(ship=ship):
            _check_boarding(state, seat, ship, HOME)
        case _:
            _check_card(state, seat, move)


def _check_card(state: State, seat: int, move: Move) -> None:
    card = card_of(move)
    if card and card not in state.players[seat].hand:
        raise IllegalMove("not-in-hand", {"card": str(card)})
    match move:
        case Start(city=city, ship=ship):
            _check_boarding(state, seat, ship, city)
        case Sell(ship=number) | Double(ship=number) if card and card.city:
            ship = _ship_aboard(state, seat, number)
            if ship not in reaching(state, seat, card.city):
                raise IllegalMove("out-of-reach", {"ship": number, "city": card.city})
        case Pirates(ship=number):
            _ship_out(state, number)
        case Transfer(ship=number, to_ship=to_number):
            _ship_aboard(state, seat, number)
            _ship_out(state, to_number)
            if number == to_number:
                raise IllegalMove("same-ship", {"ship": number})
        case _:
            _check_hand(state, seat, move)


def _check_package(state: State, number: int) -> None:
    if not 1 <= number <= len(state.packages):
        raise IllegalMove("no-such-package", {"package": number, "packages": len(state.packages)})
    if not state.packages[number - 1]:
        raise IllegalMove("package-taken", {"package": number})


def _check_withdrawal(state: State, seat: int, move: Withdraw) -> None:
    here = aboard(state, seat)
    for number, pawns in Counter(move.numbers).items():
        if here[number] < pawns:
            raise IllegalMove("not-aboard", {"ship": number})
    ordered = sorted(move.numbers)
    if ordered != list(move.numbers):
        raise IllegalMove("ships-unsorted", {"ships": " ".join(map(str, ordered))})


def _check_boarding(state: State, seat: int, ship: NewOr, city: City) -> None:
    if not state.stock(seat):
        raise IllegalMove("no-pawn-left")
    if ship == "new":
        if state.next_in_park is None:
            raise IllegalMove("park-empty")
    elif _ship(state, ship).at != city:
        raise IllegalMove("not-there", {"ship": ship, "city": city})


def _check_hand(state: State, seat: int, move: Move) -> None:
    """Passing and discarding, which depend on all that one holds."""
    hand = state.players[seat].hand
    facts = {"hand": len(hand), "limit": LIMIT}
    if isinstance(move, Pass):
        if len(hand) > LIMIT:
            raise IllegalMove("too-many-cards", {**facts})
    elif isinstance(move, Discard):
        if len(hand) <= LIMIT:
            raise IllegalMove("not-laden", {**facts})
        if found := playable(state, seat, hand):
            raise IllegalMove("can-play", {"card": str(found[0])})


def _ship(state: State, number: int) -> Ship:
    if not 1 <= number <= len(state.ships):
        raise IllegalMove("no-such-ship", {"ship": number})
    return state.ship(number)


def _ship_out(state: State, number: int) -> Ship:
    ship = _ship(state, number)
    if not ship.out:
        raise IllegalMove("ship-lost" if ship.at == "lost" else "ship-parked", {"ship": number})
    return ship


def _ship_aboard(state: State, seat: int, number: int) -> Ship:
    ship = _ship_out(state, number)
    if seat not in ship.pawns:
        raise IllegalMove("not-aboard", {"ship": number})
    return ship
