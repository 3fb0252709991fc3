"""What the master player searches.

Everybody plays the round to its end as the clever player would; a decision about withdrawing is tried in the
round that follows. There the lead counts: points scored, and what cards and pawns still promise.
"""

from collections.abc import Sequence
from typing import cast

from engine.bots import search
from engine.bots.observation import Observation
from engine.bots.search import Mind
from engine.chance import Dice
from engine.lubeck.policy import Planner, ranked
from engine.lubeck.state import State, Step
from engine.lubeck.view import View
from engine.move import Move
from engine.position import Position

CHOICES = 6
"""The number of moves to try: those that the clever player thinks best."""
PLAYOUTS: dict[Step, int] = {"take": 360, "first": 360, "act": 600, "withdraw": 240}
"""Divide by the square of the number of seats. Play-outs are shorter later in a round."""
LEAD, LEAD_AT_END = 8.0, 3.0
"""Points by which a lead must grow to make a win e times as likely: before the last round, and after it.
Fitted to matches of clever players."""


def candidates(observation: Observation, dice: Dice) -> Sequence[Move]:
    """See Mind.candidates."""
    return ranked(observation, dice)[:CHOICES]


def outcome(world: Position, seat: int, move: Move, dice: Dice) -> float:
    """The seat's lead over the mean of the others at the horizon."""
    match = world.copy()
    state = cast(State, match.state)
    last = state.round + (state.step == "withdraw")
    match.play(seat, move)
    while match.pending and state.round <= last:
        mover = match.pending[0]
        match.play(mover, _policy(match, mover))
    has: list[float] = list(state.scores)
    if match.pending:
        has = [score + Planner(state, each).promise() for each, score in enumerate(has)]
    return has[seat] - (sum(has) - has[seat]) / (state.seats - 1)


def _policy(match: Position, seat: int) -> Move:
    """What the clever player would do."""
    moves = match.legal_moves(seat)
    return moves[0] if len(moves) == 1 else max(moves, key=Planner(cast(State, match.state), seat).worth)


def chance(observation: Observation, lead: float) -> float:
    """See Mind.chance."""
    seen = cast(View, observation.view())
    return search.by_lead(lead / (LEAD_AT_END if seen.last_round else LEAD), seen.seats)


def playouts(observation: Observation) -> int:
    """See Mind.playouts."""
    seen = cast(View, observation.view())
    return PLAYOUTS[seen.step] // seen.seats**2


MASTER = Mind(
    candidates=candidates,
    worlds=search.worlds,
    outcome=outcome,
    playouts=playouts,
    unit="points",
    chance=chance,
)
