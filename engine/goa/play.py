"""What each move does."""

from collections.abc import Iterator

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
    if state.tasks:
        return _decide(state, seat, move)
    return _take_turn(state, seat, move)


def _take_turn(state: State, seat: int, move: Move) -> Iterator[Event]:
    match move:
        case LayFlag(cell=cell):
            return lay_flag(state, seat, cell)
        case LayMarker(cell=cell):
            return lay_marker(state, seat, cell)
        case MakeBid(number=number):
            return bid(state, seat, number)
        case Pass():
            return bid(state, seat, 0) if state.phase == "auction" else _pass_extra(state, seat)
        case Buy() | Sell():
            return buy(state) if isinstance(move, Buy) else sell(state)
        case Extra():
            return play_extra(state, seat)
        case Use(tile=tile):
            return use(state, seat, tile)
        case Play(card=card):
            return play_card(state, seat, card)
        case Done():
            return _end_turn(state, seat)
        case _ if isinstance(move, ACTIONS):
            return act(state, seat, move)
        case _:
            raise TypeError(move)


def _decide(state: State, seat: int, move: Move) -> Iterator[Event]:
    """An answer to what has to be decided before all else."""
    match move:
        case Progress(column=column):
            return progress(state, seat, column)
        case Found():
            return found_by(state, seat, move)
        case Recruit(number=number):
            return succeed(state, seat, number)
        case Abandon():
            return fail(state, seat, on_purpose=True)
        case Play(card=card):
            return play_card(state, seat, card)
        case Take(pair=pair):
            return take(state, seat, pair)
        case DiscardCards(cards=cards):
            return discard_and_draw(state, seat, cards)
        case MixGoods(number=number):
            return mix(state, seat, number)
        case _:
            return _decide_on_tiles(state, seat, move)


def _decide_on_tiles(state: State, seat: int, move: Move) -> Iterator[Event]:
    match move:
        case FillColony(spices=spices):
            return fill(state, seat, spices)
        case PlaceSpices(to=fields):
            return place(state, seat, fields)
        case RefillHoldings(holdings=holdings):
            return refill(state, seat, holdings)
        case Pay(units=units):
            return _pay(state, seat, units)
        case DropPlantation(plantation=tile):
            return drop(state, seat, tile)
        case ChooseGoods(goods=goods):
            return choose_goods(state, seat, goods)
        case SwapTile(cell=cell):
            return swap(state, seat, cell)
        case SpyOn(seat=owner):
            return spy_on(state, seat, owner)
        case CopyColumn(column=column):
            return copy_column(state, seat, column)
        case Use(tile=tile):
            return use(state, seat, tile)
        case _:
            raise TypeError(move)


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


def _end_turn(state: State, seat: int) -> Iterator[Event]:
    yield events.EndedTurn(seat)
    if state.version > 1:
        leave_turn(state)
    else:
        state.turn = None


def leave_turn(state: State) -> None:
    """A turn is over, and the word is the next one's."""
    assert state.turn
    state.asked = state.after(state.turn.seat)
    state.turn = None


def begin_turn(state: State, seat: int, number: int) -> Iterator[Event]:
    state.turns += 1
    state.turn = Turn(seat)
    yield events.TurnBegan(seat, number)
