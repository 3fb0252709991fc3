"""What everybody may know of a state."""

from msgspec import Struct

from tests.seventh.ship_captain_crew.state import State


class View(Struct, frozen=True):
    seat: int | None
    round: int
    rounds: int
    turn: int
    throws: int
    dice: tuple[int, ...]
    cargo: int
    totals: tuple[int, ...]
    over: bool


def view(state: State, seat: int | None) -> View:
    return View(
        seat,
        state.round,
        state.rounds,
        state.turn,
        state.throws,
        state.dice,
        state.cargo,
        state.totals,
        state.over,
    )
