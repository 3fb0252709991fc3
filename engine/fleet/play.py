"""What moves do, and what goes on by itself after them."""

from collections.abc import Iterator

from engine.event import Event
from engine.fleet import events
from engine.fleet.auction import auction_step, play_auction, turn_up
from engine.fleet.catch import fish, play_processing, processing, processing_step
from engine.fleet.drawing import discard, drawing, drawing_step
from engine.fleet.launching import launching_step, play_launching
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
from engine.fleet.payment import Payment
from engine.fleet.scoring import places, sheet
from engine.fleet.state import State, sorted_cards, without
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
    match move:
        case Pay(offered=payment):
            yield _pay(state, seat, payment)
        case Open() | Decline() | Bid() | Pass():
            yield from play_auction(state, seat, move)
        case Launch() | Captain() | Done():
            yield from play_launching(state, seat, move)
        case Process() | Trade() | Keep():
            yield from play_processing(state, seat, move)
        case Discard(card=card):
            yield from discard(state, seat, card)
        case _:
            raise AssertionError(move)
    yield from go_on(state)


def _pay(state: State, seat: int, payment: Payment) -> Event:
    """Rules: "hand cards are discarded at their money value, processed crates at $1 leave the game"."""
    player = state.players[seat]
    state.change(seat, hand=without(player.hand, *payment.cards), crates=player.crates - payment.crates)
    state.discards = sorted_cards((*state.discards, *payment.cards))
    state.spent += payment.crates
    state.bill = None
    return events.Paid(seat, str(payment), payment.cards, payment.crates)


def go_on(state: State) -> Iterator[Event]:
    """All that happens until somebody is asked, or the match is over."""
    while (step := _step(state)) is not None:
        yield from step
    if state.phase == "over":
        yield from _end(state)


def _step(state: State) -> Iterator[Event] | None:
    if state.bill:
        return None
    match state.phase:
        case "auction":
            return auction_step(state)
        case "launching":
            return launching_step(state)
        case "fishing":
            return fish(state)
        case "processing":
            return processing_step(state)
        case "drawing":
            return drawing_step(state)
        case "over":
            return None


def _end(state: State) -> Iterator[Event]:
    sheets = [sheet(player) for player in state.players]
    by_seat = places(sheets)
    for seat in sorted(state.order, key=by_seat.__getitem__):
        yield events.Scored(seat, by_seat[seat], sheets[seat].total)
    winners = tuple(seat for seat in range(state.seats) if by_seat[seat] == 1)
    scores = tuple(each.total for each in sheets)
    yield events.MatchEnded(winners, len(winners), scores)
