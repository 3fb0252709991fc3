"""What the master player searches.

A round is played to its end by all as the clever player would, with shorter plans; a word about withdrawing
is tried in the round that follows. There counts what all have scored, and what their cards and pawns promise.
"""

from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple, cast

from engine.bots import search
from engine.bots.observation import Observation
from engine.bots.search import Mind
from engine.chance import Dice
from engine.lubeck import clever
from engine.lubeck.glance import glance
from engine.lubeck.moves import NameFirst
from engine.lubeck.planner import Planner
from engine.lubeck.state import State, Step
from engine.lubeck.view import View
from engine.move import Move
from engine.position import Position

CHOICES = 6
"""So many of the moves that the clever player thinks best are tried."""
MOST = 300
"""Positions of which a plan is made in a play-out."""
PLAYOUTS: dict[Step, int] = {"take": 360, "first": 360, "act": 600, "withdraw": 240}
"""To be divided by the square of the number of seats. The more, the less of a round is to be played."""


LEAD, LEAD_AT_END = 8.0, 3.0
"""Points by which a lead must grow to make a win e times as likely: before the last round, and after it,
where somebody may be further than all others are in the mean. Fitted to matches of clever players."""


class World(NamedTuple):
    """An imagined match, with what is remembered from one play-out to the next."""

    position: Position
    moves: dict[Hashable, Move]
    """What a seat plays, by all that it goes by."""
    promises: dict[Hashable, float]
    """What its cards and pawns promise, likewise."""


def candidates(observation: Observation, dice: Dice) -> Sequence[Move]:
    """See Mind.candidates."""
    return clever.ranked(observation, dice)[:CHOICES]


def worlds(observation: Observation, seed: str) -> Iterator[World]:
    """See Mind.worlds."""
    moves: dict[Hashable, Move] = {}
    promises: dict[Hashable, float] = {}
    return (World(position, moves, promises) for position in search.worlds(observation, seed))


def outcome(world: World, seat: int, move: Move, dice: Dice) -> float:
    """By how much the seat has more points than the others in the mean, at the horizon."""
    match = world.position.copy()
    state = cast(State, match.state)
    last = state.round + (state.step == "withdraw")
    match.play(seat, move)
    while match.pending and state.round <= last:
        mover = match.pending[0]
        match.play(mover, _policy(world, match, mover))
    has: list[float] = list(state.scores)
    if match.pending:
        has = [score + _promise(world, state, each) for each, score in enumerate(has)]
    return has[seat] - (sum(has) - has[seat]) / (state.seats - 1)


def _policy(world: World, match: Position, seat: int) -> Move:
    """What the clever player would do, planning less far."""
    moves = match.legal_moves(seat)
    if len(moves) == 1:
        return moves[0]
    if isinstance(moves[0], NameFirst):
        return NameFirst(seat)
    state = cast(State, match.state)
    known = _known(state, seat)
    if known not in world.moves:
        table = glance(state, seat)
        planner = Planner(table, MOST)
        world.moves[known] = max(moves, key=lambda move: clever.worth(move, table, planner))
    return world.moves[known]


def _promise(world: World, state: State, seat: int) -> float:
    """What the seat may still expect of its cards and pawns."""
    known = _known(state, seat)
    if known not in world.promises:
        planner = Planner(glance(state, seat), MOST)
        world.promises[known] = planner.worth(planner.begin)
    return world.promises[known]


def _known(state: State, seat: int) -> Hashable:
    """All that a seat goes by in its plans."""
    own = state.players[seat]
    return (
        seat,
        state.step,
        state.last_round,
        state.ships,
        state.packages,
        own.secret,
        own.doubles,
        own.sold,
        tuple([(player.known, player.passed) for player in state.players]),
    )


def chance(observation: Observation, lead: float) -> float:
    """See Mind.chance."""
    seen = cast(View, observation.view())
    return search.by_lead(lead / (LEAD_AT_END if seen.last_round else LEAD), seen.seats)


def playouts(observation: Observation) -> int:
    """See Mind.playouts."""
    seen = cast(View, observation.view())
    return PLAYOUTS[seen.step] // seen.seats**2


MASTER = Mind(
    candidates=candidates, worlds=worlds, outcome=outcome, playouts=playouts, unit="points", chance=chance
)
