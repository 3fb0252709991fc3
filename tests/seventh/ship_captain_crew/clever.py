"""The clever player: goes on for a crew, and for more than seven of cargo."""

from collections.abc import Sequence

from engine import Move
from engine.bots.observation import Observation
from engine.chance import Dice
from tests.seventh.ship_captain_crew.moves import Roll, Stop, Throw
from tests.seventh.ship_captain_crew.view import View

ENOUGH = 7


def choose(observation: Observation, dice: Dice) -> Move:
    view = observation.view()
    assert isinstance(view, View)
    return decide(observation.legal_moves(), view.cargo)


def decide(moves: Sequence[Move], cargo: int) -> Move:
    if Roll() in moves:
        return Roll()
    if cargo >= ENOUGH:
        return Stop()
    return min((move for move in moves if isinstance(move, Throw)), key=lambda move: sum(move.dice))
