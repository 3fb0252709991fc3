"""What the master player searches: more worlds than the clever one, and what a contest brings in the match.

A contest is played to its end by the habits of clever players, who name what rules are open, too. The places
there bring victory points; they, and the contests that are left to make up for them, say how likely the match
is won.
"""

from collections.abc import Iterator, Sequence
from math import exp, sqrt
from typing import cast

from engine.bots import search
from engine.bots.observation import Observation
from engine.bots.search import Mind
from engine.core.chance import Dice
from engine.core.move import Move
from engine.fisherman.foresight import World
from engine.fisherman.scoring import award
from engine.fisherman.state import State

PLAYED_OUT = 600
LUCK = 1.5
"""Victory points: a lead of so many before the last contest multiplies the chance to win by e. The more
contests are left, the less a lead is worth, by the root of their number."""
POINT = 0.02
"""What one point more than the others have on the average is worth, as a chance to win: play-outs are rough,
and who has more is safer than they say."""


class Moment:
    """An imagined moment of a match."""

    __slots__ = ("_left", "_totals", "world")

    def __init__(self, state: State) -> None:
        self.world = World(state)
        self._totals = state.totals
        self._left = state.seats - state.contest

    def worth(self, points: Sequence[int], seat: int) -> float:
        """What a contest that ends with these points, by seat, is worth to a seat: its chance to win."""
        awards = [award(1 + sum(other > own for other in points)) for own in points]
        totals = [total + brought for total, brought in zip(self._totals, awards, strict=True)]
        return chance_to_win(totals, self._left, seat) + POINT * (points[seat] - sum(points) / len(points))


def chance_to_win(totals: Sequence[int], left: int, seat: int) -> float:
    """How likely a seat wins the match with these victory points of all, and so many contests left. A tie is
    shared."""
    most = max(totals)
    if not left:
        return 1 / totals.count(most) if totals[seat] == most else 0.0
    weights = [exp((total - most) / (LUCK * sqrt(left))) for total in totals]
    return weights[seat] / sum(weights)


def candidates(observation: Observation, dice: Dice) -> Sequence[Move]:
    """See Mind.candidates."""
    return observation.legal_moves()


def worlds(observation: Observation, seed: str) -> Iterator[Moment]:
    """See Mind.worlds."""
    for world in search.worlds(observation, seed):
        yield Moment(cast(State, world.state))


def outcome(world: Moment, seat: int, move: Move, dice: Dice) -> float:
    """See Mind.outcome."""
    return world.worth(world.world.after(seat, move, dice), seat)


def chance(observation: Observation, worth: float) -> float:
    """See Mind.chance. What points are worth beside it can carry it beyond what is possible."""
    return min(1.0, max(0.0, worth))


def playouts(observation: Observation) -> int:
    """See Mind.playouts."""
    return PLAYED_OUT


MASTER = Mind(
    candidates=candidates, worlds=worlds, outcome=outcome, playouts=playouts, unit="chance", chance=chance
)
