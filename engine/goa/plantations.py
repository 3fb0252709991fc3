"""Plantations come and go."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.event import Event
from engine.goa import events
from engine.goa.data import HOLDINGS, size_of
from engine.goa.state import MOST_PLANTATIONS, Plantation, Player, State
from engine.goa.tasks import Drop


def plant(state: State, seat: int, tile: str, *, keep: bool = False) -> Iterator[Event]:
    """Rules: "At most 4; with a fifth one chooses which goes (any, the new one too)." "A new one arrives
    full." `keep`: the new one may not go.
    """
    player = state.players[seat]
    plantations = (*player.plantations, Plantation(tile, size_of(tile)))
    state.update(seat, replace(player, plantations=plantations))
    yield events.Planted(seat, tile, size_of(tile))
    if len(plantations) > MOST_PLANTATIONS:
        state.owe(Drop(seat, tile, keep))


def droppable(player: Player, task: Drop) -> tuple[str, ...]:
    """The kinds of plantations of which one may go."""
    tiles = [plantation.tile for plantation in player.plantations]
    if task.keep:
        tiles.remove(task.plantation)
    return tuple(sorted(set(tiles), key=HOLDINGS.index))


def drop(state: State, seat: int, tile: str) -> Iterator[Event]:
    """Rules: "its spices to stock"; "A single plantation is worth 1 VP at the end, kept face down if it
    had to go." Of two alike, the one with fewer spices goes.
    """
    state.finish()
    player = state.players[seat]
    alike = [plantation for plantation in player.plantations if plantation.tile == tile]
    gone = min(alike, key=lambda plantation: plantation.spices)
    plantations = list(player.plantations)
    plantations.remove(gone)
    single = gone.size == 1
    hidden = (*player.hidden, *((tile,) if single else ()))
    state.update(seat, replace(player, plantations=tuple(plantations), hidden=hidden))
    yield events.Dropped(seat, tile, int(single))
