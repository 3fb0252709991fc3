"""The six actions."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from engine.event import Event
from engine.goa import events
from engine.goa.development import progress
from engine.goa.expedition import discard, draw, to_discard
from engine.goa.founding import found
from engine.goa.moves import BuildShips, Expedition, Found, Harvest, Progress, RaiseTaxes
from engine.goa.spices import lay
from engine.goa.state import State
from engine.goa.tasks import Discard, FoundBy
from engine.move import Move


def act(state: State, seat: int, move: Move) -> Iterator[Event]:
    """An action of a turn."""
    assert state.turn
    state.turn = replace(state.turn, acted=True)
    yield from _ACTS[type(move)](state, seat, move)


def _build_ships(state: State, seat: int, move: BuildShips) -> Iterator[Event]:
    number = state.brings(seat, "ships")
    state.give(seat, ships=number)
    yield events.ShipsBuilt(seat, number)


def _raise_taxes(state: State, seat: int, move: RaiseTaxes) -> Iterator[Event]:
    number = state.brings(seat, "taxes")
    state.give(seat, ducats=number)
    yield events.TaxesRaised(seat, number)


def _harvest(state: State, seat: int, move: Harvest) -> Iterator[Event]:
    yield events.Harvested(seat, move.to)
    lay(state, seat, move.to)


def _explore(state: State, seat: int, move: Expedition) -> Iterator[Event]:
    player, number = state.players[seat], move.number
    going = to_discard(state.data, player.row("expedition"), len(player.hand), number)
    if going:
        state.owe(Discard(seat, number, going))
        yield events.MakingRoom(seat, going)
    else:
        yield from draw(state, seat, number)


def _found(state: State, seat: int, move: Found) -> Iterator[Event]:
    board = state.brings(seat, "colony")
    return found(state, seat, move.colony, board, state.data.uses.founding_cards)


_ACTS: dict[type[Move], Callable[[State, int, Any], Iterator[Event]]] = {
    Progress: lambda state, seat, move: progress(state, seat, move.column),
    BuildShips: _build_ships,
    RaiseTaxes: _raise_taxes,
    Harvest: _harvest,
    Expedition: _explore,
    Found: _found,
}
ACTIONS = tuple(_ACTS)
"""The moves that are actions."""


def discard_and_draw(state: State, seat: int, cards: Sequence[str]) -> Iterator[Event]:
    """The rest of an expedition for which cards have to go."""
    task = state.finish()
    assert isinstance(task, Discard)
    discard(state, seat, cards)
    yield events.Discarded(seat, tuple(cards))
    yield from draw(state, seat, task.draw)


def found_by(state: State, seat: int, move: Found) -> Iterator[Event]:
    """A founding with the card for it, or with a spied marker."""
    task = state.finish()
    assert isinstance(task, FoundBy)
    uses = state.data.uses
    if task.owner is None:
        board = state.brings(seat, "colony")
        yield from found(state, seat, move.colony, board, uses.scouts_cards)
    else:
        board = state.brings(task.owner, "colony")
        yield from found(state, seat, move.colony, board, uses.founding_cards, spied=True)
