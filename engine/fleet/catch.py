"""Phases 3 and 4: boats fish, and crates are processed and traded."""

from collections.abc import Callable, Iterator
from typing import Any

from engine.event import Event
from engine.fleet import events
from engine.fleet.drawing import draw
from engine.fleet.moves import Keep, Process, Trade
from engine.fleet.state import State, Task
from engine.move import Move


def fish(state: State) -> Iterator[Event]:
    """Rules: "Every captained boat with fewer than 4 crates takes one from the supply. If the supply runs
    out, everyone still gets theirs (count on)." "The last crate is taken in phase 3: everyone gets all crates
    due, the phase ends and so does the game."
    """
    for seat in state.order:
        boats = state.players[seat].fishing
        if boats:
            state.change_boats(seat, boats, 1)
            state.supply -= len(boats)
            yield events.Fished(seat, boats, len(boats))
    if state.supply <= 0:
        yield events.LastRound(state.round, "crates")
        state.phase = "over"
        return
    state.phase = "processing"
    state.tasks = tuple([_first_task(state, seat) for seat in range(state.seats)])


def processing(state: State) -> tuple[int, ...]:
    """Who is asked. Rules: "Processing is asked of all owners at once. Trades are asked at once too where the
    pile is certain to hold enough for everybody; where it may run out, in turn order, once all have
    processed".
    """
    asked = tuple([seat for seat in state.order if state.tasks[seat]])
    if sum([state.players[seat].copies("processing") for seat in asked]) <= len(state.pile):
        return asked
    processing = tuple(seat for seat in asked if state.tasks[seat] == "process")
    return processing or asked[:1]


def _process(state: State, seat: int, move: Process) -> Iterator[Event]:
    """Rules: "take up to 1 crate from each own boat onto the licence"."""
    boats = move.boats
    if boats:
        state.change_boats(seat, boats, -1)
        state.change(seat, crates=state.players[seat].crates + len(boats))
        yield events.Processed(seat, boats, len(boats))
    else:
        yield events.ProcessedNone(seat)
    _set_task(state, seat, "trade" if state.players[seat].crates else None)


def _trade(state: State, seat: int, move: Trade) -> Iterator[Event]:
    """Rules: "Then at most once: 1 crate from the licence leaves the game for n boat cards"."""
    player = state.players[seat]
    cards = player.copies("processing")
    state.change(seat, crates=player.crates - 1)
    state.spent += 1
    _set_task(state, seat, None)
    yield events.Traded(seat, cards)
    yield from draw(state, seat, cards, "trade")


def _keep(state: State, seat: int, move: Keep) -> Iterator[Event]:
    _set_task(state, seat, None)
    yield events.Kept(seat)


PROCESSING: dict[type[Move], Callable[[State, int, Any], Iterator[Event]]] = {
    Process: _process,
    Trade: _trade,
    Keep: _keep,
}
"""What plays each move of the phase."""


def processing_step(state: State) -> Iterator[Event] | None:
    """What goes on by itself; None if somebody is to be asked."""
    return None if any(state.tasks) else _end(state)


def _end(state: State) -> Iterator[Event]:
    state.tasks = ()
    state.phase = "drawing"
    return iter(())


def _first_task(state: State, seat: int) -> Task | None:
    """Nobody is asked about crates that everyone can see are not there."""
    player = state.players[seat]
    if not player.copies("processing"):
        return None
    if player.laden(state.process_from):
        return "process"
    return "trade" if player.crates else None


def _set_task(state: State, seat: int, task: Task | None) -> None:
    state.tasks = (*state.tasks[:seat], task, *state.tasks[seat + 1 :])
