"""What each move does."""

from collections.abc import Callable, Iterator
from typing import Any

from engine.event import Event
from engine.goa import events
from engine.goa.actions import ACTIONS, act, discard_and_draw, found_by
from engine.goa.auctions import bid, buy, lay_flag, lay_marker, sell
from engine.goa.cards import mix, play_card, sell_spices
from engine.goa.development import pay_cost, progress
from engine.goa.founding import fail, succeed, take
from engine.goa.moves import (
    Abandon,
    Buy,
    ChooseGoods,
    CopyColumn,
    DiscardCards,
    Done,
    DropPlantation,
    Extra,
    FillColony,
    Found,
    LayFlag,
    LayMarker,
    MakeBid,
    MixGoods,
    Pass,
    Pay,
    PlaceSpices,
    Play,
    Progress,
    Recruit,
    RefillHoldings,
    Sell,
    SpyOn,
    SwapTile,
    Take,
    Use,
)
from engine.goa.plantations import drop
from engine.goa.spices import fill, place, refill
from engine.goa.state import State, Turn
from engine.goa.tasks import Cost, Duty
from engine.goa.tiles import choose_goods, copy_column, do_duty, spy_on, swap, use
from engine.move import Move


def play_move(state: State, seat: int, move: Move) -> Iterator[Event]:
    """Plays a move that answers the question of now."""
    return (_DECIDED if state.tasks else _PLAYED)[type(move)](state, seat, move)


def _pass(state: State, seat: int, move: Pass) -> Iterator[Event]:
    return bid(state, seat, 0) if state.phase == "auction" else _pass_extra(state, seat)


def _pay(state: State, seat: int, units: tuple[str, ...]) -> Iterator[Event]:
    match state.tasks[-1]:
        case Cost():
            return pay_cost(state, seat, units[0])
        case Duty():
            return do_duty(state, seat, units)
        case _:
            return sell_spices(state, seat, units)


def play_extra(state: State, seat: int) -> Iterator[Event]:
    """Rules: "From the flag holder clockwise, each plays 1 extra action card (an action) or passes"."""
    state.give(seat, actions=-1)
    state.turn = Turn(seat, extra=True)
    yield events.ExtraPlayed(seat)


def _pass_extra(state: State, seat: int) -> Iterator[Event]:
    """Rules: "Who passes is out."."""
    state.out += (seat,)
    yield events.Passed(seat)


def _end_turn(state: State, seat: int, move: Done) -> Iterator[Event]:
    yield events.EndedTurn(seat)
    leave_turn(state)


def leave_turn(state: State) -> None:
    """A turn is over, and the word is the next one's."""
    assert state.turn
    state.asked = state.after(state.turn.seat)
    state.turn = None


def begin_turn(state: State, seat: int, number: int) -> Iterator[Event]:
    state.turns += 1
    state.turn = Turn(seat)
    yield events.TurnBegan(seat, number)


_PLAYED: dict[type[Move], Callable[[State, int, Any], Iterator[Event]]] = {
    LayFlag: lambda state, seat, move: lay_flag(state, seat, move.cell),
    LayMarker: lambda state, seat, move: lay_marker(state, seat, move.cell),
    MakeBid: lambda state, seat, move: bid(state, seat, move.number),
    Pass: _pass,
    Buy: lambda state, seat, move: buy(state),
    Sell: lambda state, seat, move: sell(state),
    Extra: lambda state, seat, move: play_extra(state, seat),
    Use: lambda state, seat, move: use(state, seat, move.tile),
    Play: lambda state, seat, move: play_card(state, seat, move.card),
    Done: _end_turn,
    **dict.fromkeys(ACTIONS, act),
}
"""What plays a move of auctions and turns."""

_DECIDED: dict[type[Move], Callable[[State, int, Any], Iterator[Event]]] = {
    Progress: lambda state, seat, move: progress(state, seat, move.column),
    Found: found_by,
    Recruit: lambda state, seat, move: succeed(state, seat, move.number),
    Abandon: lambda state, seat, move: fail(state, seat, on_purpose=True),
    Play: lambda state, seat, move: play_card(state, seat, move.card),
    Take: lambda state, seat, move: take(state, seat, move.pair),
    DiscardCards: lambda state, seat, move: discard_and_draw(state, seat, move.cards),
    MixGoods: lambda state, seat, move: mix(state, seat, move.number),
    FillColony: lambda state, seat, move: fill(state, seat, move.spices),
    PlaceSpices: lambda state, seat, move: place(state, seat, move.to),
    RefillHoldings: lambda state, seat, move: refill(state, seat, move.holdings),
    Pay: lambda state, seat, move: _pay(state, seat, move.units),
    DropPlantation: lambda state, seat, move: drop(state, seat, move.plantation),
    ChooseGoods: lambda state, seat, move: choose_goods(state, seat, move.goods),
    SwapTile: lambda state, seat, move: swap(state, seat, move.cell),
    SpyOn: lambda state, seat, move: spy_on(state, seat, move.seat),
    CopyColumn: lambda state, seat, move: copy_column(state, seat, move.column),
    Use: lambda state, seat, move: use(state, seat, move.tile),
}
"""What plays an answer to what has to be decided before all else."""
