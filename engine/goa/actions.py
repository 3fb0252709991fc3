"""The six actions."""

from collections.abc import Iterator, Sequence

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

ACTIONS = (Progress, BuildShips, RaiseTaxes, Harvest, Expedition, Found)


def act(state: State, seat: int, move: Move) -> Iterator[Event]:
    """An action of a turn."""
    assert state.turn
    state.turn = replace(state.turn, acted=True)
    player = state.players[seat]
    match move:
        case Progress(column=column):
            yield from progress(state, seat, column)
        case BuildShips():
            number = state.brings(seat, "ships")
            state.give(seat, ships=number)
            yield events.ShipsBuilt(seat, number)
        case RaiseTaxes():
            number = state.brings(seat, "taxes")
            state.give(seat, ducats=number)
            yield events.TaxesRaised(seat, number)
        case Harvest(to=fields):
            yield events.Harvested(seat, fields)
            lay(state, seat, fields)
        case Expedition(number=number):
            going = to_discard(state.data, player.row("expedition"), len(player.hand), number)
            if going:
                state.owe(Discard(seat, number, going))
                yield events.MakingRoom(seat, going)
            else:
                yield from draw(state, seat, number)
        case Found(colony=colony):
            board = state.brings(seat, "colony")
            yield from found(state, seat, colony, board, state.data.uses.founding_cards)
        case _:
            raise TypeError(move)


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
