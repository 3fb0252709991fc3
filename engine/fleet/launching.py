"""Phase 2: boats are launched and captains hired, one player after the other."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from engine.event import Event
from engine.fleet import events
from engine.fleet.data import BOATS, Kind, lobster_draw
from engine.fleet.drawing import draw
from engine.fleet.moves import Captain, Done, Launch
from engine.fleet.state import Bill, Boat, Player, State, Turn, without
from engine.move import Move

LICENSED_LAUNCHES = 2
"""A round, for who has a cod licence."""
LICENSED_HIRES = 2
"""A round, for who has a lobster licence."""


def launches_left(state: State, turn: Turn) -> int:
    """Rules: "Launch up to 1 boat (2 with cod)"."""
    most = LICENSED_LAUNCHES if state.players[turn.seat].copies("cod") else 1
    return most - turn.launched


def hires_left(state: State, turn: Turn) -> int:
    """Rules: "hire up to 1 captain (2 with lobster)"."""
    most = LICENSED_HIRES if state.players[turn.seat].copies("lobster") else 1
    return most - turn.hired


def launch_cost(kind: Kind, discount: int) -> int:
    """What it takes to launch such a boat, after the discount."""
    return max(0, BOATS[kind].cost - discount)


def launching_step(state: State) -> Iterator[Event] | None:
    """What goes on by itself; None if somebody is to be asked."""
    turn = state.turn
    if turn is None:
        return _end(state)
    player = state.players[turn.seat]
    if turn.step == "launch":
        might_launch = launches_left(state, turn) and _seems_able_to_launch(player)
        return None if might_launch else _end_launches(state, turn)
    if hires_left(state, turn) and player.hand and player.uncaptained:
        return None
    return _end_turn(state)


def _seems_able_to_launch(player: Player) -> bool:
    """Whether for all that everyone can see the player may have a boat to launch, and its price."""
    allowed = player.allowed
    if not player.hand or not allowed:
        return False
    return player.open_purse(len(player.hand) - 1) >= min([BOATS[kind].cost for kind in allowed])


def _launch(state: State, seat: int, move: Launch) -> Iterator[Event]:
    assert state.turn
    kind, player = move.kind, state.players[seat]
    boats = (*player.boats, Boat(kind))
    state.change(seat, hand=without(player.hand, kind), boats=boats)
    state.turn = replace(state.turn, launched=state.turn.launched + 1)
    cost = BOATS[kind].cost
    bill = Bill(seat, cost, cost - launch_cost(kind, player.discount), kind=kind)
    state.bill = bill if bill.due else None
    yield events.Launched(seat, kind, len(boats), cost, bill.discount, bill.due)


def _hire(state: State, seat: int, move: Captain) -> Iterator[Event]:
    assert state.turn
    player, place = state.players[seat], move.boat - 1
    boat = player.boats[place]
    boats = (*player.boats[:place], replace(boat, captain=move.card), *player.boats[place + 1 :])
    state.change(seat, hand=without(player.hand, move.card), boats=boats)
    state.turn = replace(state.turn, hired=state.turn.hired + 1)
    yield events.Captained(seat, move.boat, boat.kind, move.card)


def _be_done(state: State, seat: int, move: Done) -> Iterator[Event]:
    assert state.turn
    if state.turn.step == "launch":
        yield events.DoneLaunching(seat)
        yield from _end_launches(state, state.turn)
    else:
        yield events.DoneHiring(seat)
        _end_turn(state)


def _end_launches(state: State, turn: Turn) -> Iterator[Event]:
    """Rules: "having launched at least one: draw n cards, once"."""
    state.turn = replace(turn, step="hire")
    if turn.launched and (number := state.players[turn.seat].copies("cod")):
        yield from draw(state, turn.seat, number, "cod")


def _end_turn(state: State) -> Iterator[Event]:
    """On to the next player."""
    assert state.turn
    place = state.order.index(state.turn.seat) + 1
    state.turn = Turn(state.order[place]) if place < state.seats else None
    return iter(())


def _end(state: State) -> Iterator[Event]:
    """Rules: "After every player is done: the lobster draw, in turn order." """
    state.phase = "fishing"
    for seat in state.order:
        player = state.players[seat]
        if number := lobster_draw(player.copies("lobster"), player.captained):
            yield from draw(state, seat, number, "lobster")


LAUNCHING: dict[type[Move], Callable[[State, int, Any], Iterator[Event]]] = {
    Launch: _launch,
    Captain: _hire,
    Done: _be_done,
}
"""What plays each move of the phase."""
