"""What moves do, and what goes on by itself after them."""

from collections.abc import Callable, Iterator
from typing import Any

from engine.event import Event
from engine.fleet import events
from engine.fleet.auction import BIDDING, auction_step, turn_up
from engine.fleet.catch import PROCESSING, fish, processing, processing_step
from engine.fleet.drawing import discard, drawing, drawing_step
from engine.fleet.launching import LAUNCHING, launching_step
from engine.fleet.moves import Discard, Pay
from engine.fleet.scoring import places, sheet
from engine.fleet.state import Phase, State, with_cards, without
from engine.move import Move


def begin(state: State) -> Iterator[Event]:
    yield events.MatchBegan(state.players[0].hand, state.supply)
    yield events.RoundBegan(state.round, state.start)
    yield from turn_up(state)


def pending(state: State) -> tuple[int, ...]:
    """Who is asked, in turn order."""
    if state.bill:
        return (state.bill.seat,)
    match state.phase:
        case "auction":
            return (state.lot.turn,) if state.lot else state.contenders[:1]
        case "launching":
            return (state.turn.seat,) if state.turn else ()
        case "processing":
            return processing(state)
        case "drawing":
            return drawing(state)
        case _:
            return ()


def play(state: State, seat: int, move: Move) -> Iterator[Event]:
    yield from _PLAYED[type(move)](state, seat, move)
    yield from go_on(state)


def _pay(state: State, seat: int, move: Pay) -> Iterator[Event]:
    """Rules: "hand cards are discarded at their money value, processed crates at $1 leave the game"."""
    player, payment = state.players[seat], move.offered
    state.change(seat, hand=without(player.hand, *payment.cards), crates=player.crates - payment.crates)
    state.discards = with_cards(state.discards, payment.cards)
    state.spent += payment.crates
    state.bill = None
    yield events.Paid(seat, move.payment, payment.cards, payment.crates)


_PLAYED: dict[type[Move], Callable[[State, int, Any], Iterator[Event]]] = {
    **BIDDING,
    Pay: _pay,
    **LAUNCHING,
    **PROCESSING,
    Discard: discard,
}


def go_on(state: State) -> Iterator[Event]:
    """All that happens until somebody is asked, or the match is over."""
    while not state.bill and (step := _STEPS[state.phase](state)) is not None:
        yield from step
    if state.phase == "over":
        yield from _end(state)


_STEPS: dict[Phase, Callable[[State], Iterator[Event] | None]] = {
    "auction": auction_step,
    "launching": launching_step,
    "fishing": fish,
    "processing": processing_step,
    "drawing": drawing_step,
    "over": lambda state: None,
}
"""What goes on by itself; None if somebody is to be asked, or nobody any more."""


def _end(state: State) -> Iterator[Event]:
    sheets = [sheet(player) for player in state.players]
    by_seat = places(sheets)
    for seat in sorted(state.order, key=by_seat.__getitem__):
        yield events.Scored(seat, by_seat[seat], sheets[seat].total)
    winners = tuple(seat for seat in range(state.seats) if by_seat[seat] == 1)
    scores = tuple(each.total for each in sheets)
    yield events.MatchEnded(winners, len(winners), scores)
