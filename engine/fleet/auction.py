"""Phase 1: licences are auctioned."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from engine.event import Event
from engine.fleet import events
from engine.fleet.data import LICENCES
from engine.fleet.moves import Bid, Decline, Open, Pass
from engine.fleet.state import Bid as Offer
from engine.fleet.state import Bill, Lot, State, Turn, in_order, without
from engine.move import Move


def auction_step(state: State) -> Iterator[Event] | None:
    """What goes on by itself; None if somebody is to be asked.

    Rules: "A player who can do nothing in a phase by what everyone can see is not asked".
    """
    if lot := state.lot:
        bidder = state.players[lot.turn]
        if lot.bidders == (lot.best.seat,):
            return _sell(state, lot)
        if bidder.open_purse(len(bidder.hand)) <= lot.best.amount:
            return _leave(state, lot.turn, events.Outpriced)
        return None
    if not state.contenders:
        return _end(state)
    chooser = state.contenders[0]
    player = state.players[chooser]
    if player.open_purse(len(player.hand)) < min([LICENCES[each].minimum for each in state.display]):
        return _cannot_open(state, chooser)
    return None


def turn_up(state: State) -> Iterator[Event]:
    """Rules: "The display holds as many licences as there are players." """
    number = min(state.seats - len(state.display), len(state.licence_pile))
    if not number:
        return
    rest, new = state.licence_pile[:-number], state.licence_pile[-number:][::-1]
    state.licence_pile = rest
    state.top = max(0, state.top - number)
    state.display = (*state.display, *new)
    yield events.Displayed(new, len(rest))


def _open(state: State, seat: int, move: Open) -> Iterator[Event]:
    """Rules: "The chooser opens one displayed licence at its minimum bid or more"."""
    licence, contenders = move.licence, state.contenders
    bidders = tuple([each for each in in_order(seat, state.seats) if each in contenders])
    state.display = without(state.display, licence)
    lot = Lot(licence, (Offer(seat, move.amount),), bidders, seat)
    state.lot = replace(lot, turn=_next(lot))
    yield events.Opened(seat, licence, move.amount)


def _decline(state: State, seat: int, move: Decline) -> Iterator[Event]:
    state.declined = (*state.declined, seat)
    yield events.Declined(seat)


def _bid(state: State, seat: int, move: Bid) -> Iterator[Event]:
    assert state.lot
    bids = (*state.lot.bids, Offer(seat, move.amount))
    state.lot = replace(state.lot, bids=bids, turn=_next(state.lot))
    yield events.Bid(seat, state.lot.licence, move.amount)


def _pass(state: State, seat: int, move: Pass) -> Iterator[Event]:
    return _leave(state, seat, events.Passed)


def _next(lot: Lot) -> int:
    """Who bids after the one whose turn it is."""
    return lot.bidders[(lot.bidders.index(lot.turn) + 1) % len(lot.bidders)]


def _leave(state: State, seat: int, passed: type[events.Passed | events.Outpriced]) -> Iterator[Event]:
    """Rules: "a pass is final for this licence only"."""
    assert state.lot
    bidders = tuple([each for each in state.lot.bidders if each != seat])
    state.lot = replace(state.lot, bidders=bidders, turn=_next(state.lot))
    yield passed(seat, state.lot.licence)


def _cannot_open(state: State, seat: int) -> Iterator[Event]:
    state.declined = (*state.declined, seat)
    yield events.CannotOpen(seat)


def _sell(state: State, lot: Lot) -> Iterator[Event]:
    """Rules: "The last one in buys it." "The discount lowers the payment, not the bid. A shrimp licence gives
    nothing on its own purchase."
    """
    seat, price = lot.best
    player = state.players[seat]
    bill = Bill(seat, price, min(price, player.discount), licence=lot.licence)
    state.lot = None
    state.buyers = (*state.buyers, seat)
    state.change(seat, licences=(*player.licences, lot.licence))
    state.bill = bill if bill.due else None
    yield events.Won(seat, lot.licence, price, bill.discount, bill.due)


def _end(state: State) -> Iterator[Event]:
    """Rules: "After the phase the display is refilled; unsold licences stay. If nothing at all was bought,
    the whole display leaves the game and a new one is dealt." "After an auction phase the display cannot be
    refilled to the number of players: finish this round, then end."
    """
    if not state.buyers:
        unsold = state.display
        state.gone = (*state.gone, *unsold)
        state.display = ()
        yield events.Unsold(unsold)
    yield from turn_up(state)
    if len(state.display) < state.seats:
        state.last_round = True
        yield events.LastRound(state.round, "licences")
    state.declined = ()
    state.buyers = ()
    state.phase = "launching"
    state.turn = Turn(state.start)


BIDDING: dict[type[Move], Callable[[State, int, Any], Iterator[Event]]] = {
    Open: _open,
    Decline: _decline,
    Bid: _bid,
    Pass: _pass,
}
"""What plays each move of the phase."""
