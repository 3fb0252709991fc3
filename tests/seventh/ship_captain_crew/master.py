"""What the master player searches: the turn, played to its end as the clever player would."""

from collections.abc import Sequence
from typing import cast

from engine import Move
from engine.bots import search
from engine.bots.observation import Observation
from engine.bots.search import Mind
from engine.chance import Dice
from engine.position import Position
from tests.seventh.ship_captain_crew import clever
from tests.seventh.ship_captain_crew.state import State

PLAYOUTS = 300


def candidates(observation: Observation, dice: Dice) -> Sequence[Move]:
    return list(dict.fromkeys([clever.choose(observation, dice), *observation.legal_moves()]))


def outcome(world: Position, seat: int, move: Move, dice: Dice) -> float:
    """The cargo that the seat brings home by then."""
    match = world.copy()
    state = cast(State, match.state)
    before, turn = state.totals[seat], (state.round, seat)
    match.play(seat, move)
    while match.pending and (state.round, state.turn) == turn:
        match.play(seat, clever.decide(match.legal_moves(seat), state.cargo))
    return state.totals[seat] - before


def chance(observation: Observation, cargo: float) -> float:
    """A turn's cargo is a small part of a match."""
    return search.by_lead(cargo / 10, 2)


def playouts(observation: Observation) -> int:
    return PLAYOUTS


MASTER = Mind(
    candidates=candidates,
    worlds=search.worlds,
    outcome=outcome,
    playouts=playouts,
    unit="cargo",
    chance=chance,
)
