"""The clever player makes the first move of its best plan (see `policy`)."""

from typing import cast

from engine.chance import Dice
from engine.lubeck.policy import Planner
from engine.lubeck.state import State
from engine.move import Move
from engine.players.observation import Observation


def choose(observation: Observation, dice: Dice) -> Move:
    """One of the best moves."""
    return ranked(observation, dice)[0]


def ranked(observation: Observation, dice: Dice) -> list[Move]:
    """All legal moves, the best first."""
    moves = observation.legal_moves()
    if len(moves) == 1:
        return list(moves)
    planner = Planner(cast(State, observation.world("plans").state), observation.seat)
    return sorted(dice.shuffled(moves), key=planner.worth, reverse=True)
