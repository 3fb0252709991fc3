"""Computer players: one follows a rule of thumb, the other searches the turn."""

from collections.abc import Sequence
from typing import cast

from engine import Move
from engine.bots import search
from engine.bots.observation import Observation
from engine.bots.search import Mind
from engine.core.chance import Dice
from engine.core.position import Position
from tests.example.ship_captain_crew.moves import Roll, Stop, Throw
from tests.example.ship_captain_crew.state import State

ENOUGH = 7
"""Cargo at which the clever player stops: the average of two dice."""
PLAYOUTS = 300


def choose(observation: Observation, dice: Dice) -> Move:
    """Throw until there is a crew and enough cargo."""
    return _decide(observation.legal_moves(), cast("State", observation.view()).cargo)


def _decide(moves: Sequence[Move], cargo: int) -> Move:
    if Roll() in moves:
        return Roll()
    if cargo >= ENOUGH:
        return Stop()
    return min((move for move in moves if isinstance(move, Throw)), key=lambda move: sum(move.dice))


def _candidates(observation: Observation, dice: Dice) -> Sequence[Move]:
    return list(dict.fromkeys([choose(observation, dice), *observation.legal_moves()]))


def _outcome(world: Position, seat: int, move: Move, dice: Dice) -> float:
    """The cargo of this turn if the clever player finishes it."""
    match = world.copy()
    state = cast("State", match.state)
    before, turn = state.totals[seat], (state.round, seat)
    match.play(seat, move)
    while match.pending and (state.round, state.turn) == turn:
        match.play(seat, _decide(match.legal_moves(seat), state.cargo))
    return state.totals[seat] - before


def _chance(observation: Observation, cargo: float) -> float:
    """One turn's cargo is a small part of a match."""
    return search.by_lead(cargo / 10, 2)


MASTER = Mind(
    candidates=_candidates,
    worlds=search.worlds,
    outcome=_outcome,
    playouts=lambda observation: PLAYOUTS,
    unit="cargo",
    chance=_chance,
)
