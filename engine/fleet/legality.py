"""Which moves are refused, and why."""

from collections import Counter
from collections.abc import Sequence

from engine.errors import IllegalMove
from engine.fleet.cards import KINDS, LICENCES, Kind
from engine.fleet.launching import can_launch
from engine.fleet.moves import (
    Bid,
    Captain,
    Decline,
    Discard,
    Done,
    Keep,
    Launch,
    Open,
    Pass,
    Pay,
    Process,
    Trade,
)
from engine.fleet.questions import cannot_afford
from engine.fleet.state import Bill, Player, State
from engine.move import Move

REFUSALS = (
    "not-asked",
    "not-displayed",
    "below-minimum",
    "above-purse",
    "not-higher",
    "not-in-hand",
    "no-crates",
    "underpaid",
    "could-keep",
    "not-in-order",
    "no-licence",
    "cannot-afford",
    "no-such-boat",
    "has-captain",
    "no-crate",
    "from-processing",
    "not-drawn",
)


def check(state: State, seat: int, move: Move) -> None:
    """Raises IllegalMove if a seat that owes a move may not play this one."""
    player = state.players[seat]
    if not isinstance(move, _asked(state, seat)):
        raise IllegalMove("not-asked")
    match move:
        case Open():
            _check_opening(state, player, move)
        case Bid(amount=amount):
            assert state.lot
            best = state.lot.best.amount
            if amount <= best:
                raise IllegalMove("not-higher", {"amount": amount, "best": best})
            _check_purse(player, amount)
        case Pay():
            assert state.bill
            _check_payment(player, state.bill, move)
        case Launch(kind=kind):
            _check_launch(player, kind)
        case Captain(card=card, boat=boat):
            _check_held(player.hand, [card])
            _check_boats(player, [boat])
            if boat not in player.uncaptained:
                raise IllegalMove("has-captain", {"boat": boat})
        case Process(boats=boats):
            _check_processing(state, player, boats)
        case Discard(card=card):
            _check_held(player.hand, [card])
            if card not in state.choices[seat]:
                raise IllegalMove("not-drawn", {"card": card})
        case _:
            pass


def _asked(state: State, seat: int) -> tuple[type[Move], ...]:
    """The moves that answer the question."""
    if state.bill:
        return (Pay,)
    match state.phase:
        case "auction":
            return (Bid, Pass) if state.lot else (Open, Decline)
        case "launching":
            return (Launch, Done) if state.turn and state.turn.step == "launch" else (Captain, Done)
        case "processing":
            return (Process,) if state.tasks[seat] == "process" else (Trade, Keep)
        case _:
            return (Discard,)


def _check_opening(state: State, player: Player, move: Open) -> None:
    if move.licence not in state.display:
        raise IllegalMove("not-displayed", {"licence": move.licence})
    minimum = LICENCES[move.licence].minimum
    if move.amount < minimum:
        raise IllegalMove("below-minimum", {"licence": move.licence, "minimum": minimum})
    _check_purse(player, move.amount)


def _check_purse(player: Player, amount: int) -> None:
    """Rules: "Nobody may bid more than they can pay"."""
    if amount > player.purse:
        raise IllegalMove("above-purse", {"amount": amount, "most": player.purse})


def _check_payment(player: Player, bill: Bill, move: Pay) -> None:
    payment = move.offered
    _check_held(player.hand, payment.cards)
    if payment.crates > player.crates:
        raise IllegalMove("no-crates", {"crates": payment.crates, "held": player.crates})
    if payment.value < bill.due:
        raise IllegalMove("underpaid", {"due": bill.due, "offered": payment.value})
    if needless := payment.needless(bill.due):
        raise IllegalMove("could-keep", {"item": needless})
    _check_order([KINDS.index(card) for card in payment.cards])


def _check_launch(player: Player, kind: Kind) -> None:
    _check_held(player.hand, [kind])
    if kind not in player.allowed:
        raise IllegalMove("no-licence", {"kind": kind})
    if not can_launch(player, kind):
        raise IllegalMove("cannot-afford", cannot_afford(player, kind))


def _check_processing(state: State, player: Player, boats: Sequence[int]) -> None:
    _check_boats(player, boats)
    laden = player.laden(state.process_from)
    for number in boats:
        if number not in laden:
            code = "no-crate" if not player.boats[number - 1].crates else "from-processing"
            raise IllegalMove(code, {"boat": number})
    _check_order(boats)
    if len(set(boats)) < len(boats):
        raise IllegalMove("not-in-order")


def _check_held(hand: Sequence[Kind], cards: Sequence[Kind]) -> None:
    lacking = Counter(cards) - Counter(hand)
    if lacking:
        raise IllegalMove("not-in-hand", {"card": next(iter(lacking))})


def _check_boats(player: Player, numbers: Sequence[int]) -> None:
    for number in numbers:
        if not 1 <= number <= len(player.boats):
            raise IllegalMove("no-such-boat", {"boat": number})


def _check_order(row: Sequence[int]) -> None:
    """A row has one way to be written."""
    if list(row) != sorted(row):
        raise IllegalMove("not-in-order")
