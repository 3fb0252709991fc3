"""The computer players: they try moves in imagined worlds, each played to the end of the contest.

In an imagined world the others hold only cards that, as far as the player knows, they may hold. The clever
player maximises the award of the contest. The master maximises the chance of winning the match, in more
worlds, where the others play as clever players mostly do.
"""

from collections.abc import Iterator, Sequence
from copy import copy
from itertools import chain, count, repeat
from math import exp, log, sqrt
from operator import add
from typing import cast

from engine.bots.observation import Observation
from engine.bots.search import Mind, halve
from engine.core.chance import Chance, Dice
from engine.core.move import Move
from engine.core.rules import places
from engine.fisherman.data import KINDS_IN_PLAY, RANKINGS, SIZES, Kind, Ranking, sorted_hand
from engine.fisherman.moves import Play
from engine.fisherman.naming import name
from engine.fisherman.playout import NUMBER_OF, Habit, play_out, table
from engine.fisherman.scoring import award, points
from engine.fisherman.state import State
from engine.fisherman.tricks import ContestRules

PLAYOUTS, MASTER_PLAYOUTS = 96, 1150
"""Play-outs per move of the clever player and of the master."""
POINT_VALUE, MASTER_POINT_VALUE = 0.5, 0.02
"""Value of each point above the average: in victory points, and as a chance of winning.

Play-outs are rough, and a player with more points is safer than they suggest.
"""
DECISIVE_LEAD = 1.5
"""Lead in victory points before the last contest that multiplies the odds of winning by e.

With more contests left, a lead is worth less, by the square root of their number.
"""

SIMPLE_HABIT = Habit(promise=1.0, led=0.0, stronger=0.0, strength=-0.01, trump=20)
"""The habit in the clever player's worlds: plays the most promising card, or the weaker of two equally
promising."""
FITTED_HABIT = Habit(promise=0.71, led=-0.24, stronger=-0.6, strength=-0.16, trump=0)
"""The habit in the master's worlds, fitted to 200 contests of clever players (a conditional logit).

A card whose weight is higher by 1 is played e times as often.
"""
NOISE_SCALE = 0.5
"""Scale of the random noise: 1 for the fitted weights, 0 for none."""
NOISE_SAMPLES = 4096
NOISE = Dice(Chance("noise")).shuffled(
    [-NOISE_SCALE * log(-log((each + 0.5) / NOISE_SAMPLES)) for each in range(NOISE_SAMPLES)]
)
"""Gumbel noise. Added to the logarithms of weights, it makes the highest sum a weighted random choice."""


class World:
    """An imagined moment of a contest. Open rules are filled in."""

    def __init__(self, state: State, dice: Dice) -> None:
        self.state = state
        self._laid = [NUMBER_OF[laid.card] for laid in state.trick]
        self._points = [points(caught) for caught in state.caught]
        self._kinds: list[Kind] = dice.shuffled(KINDS_IN_PLAY[state.seats])
        self._ranking: Ranking = dice.one_of(RANKINGS)
        self._size = dice.one_of(SIZES)
        self._hands = {
            ranking: [[NUMBER_OF[card] for card in sorted_hand(hand, ranking)] for hand in state.hands]
            for ranking in RANKINGS
            if state.rules.ranking in (None, ranking)
        }

    def after(self, seat: int, move: Move, habit: Habit, chance: Iterator[float]) -> list[int]:
        """Play a move, then the contest to its end, and return all seats' points."""
        state, laid = self.state, self._laid
        if not isinstance(move, Play):
            state = copy(state)
            name(state, seat, move)
        rules = self.completed(state.rules)
        assert rules.ranking
        hands = [hand.copy() for hand in self._hands[rules.ranking]]
        if isinstance(move, Play):
            laid = [*laid, NUMBER_OF[move.fish]]
            hands[seat].remove(laid[-1])
        return play_out(hands, state.leader, laid, self._points, table(rules, habit), chance)

    def completed(self, rules: ContestRules) -> ContestRules:
        favourite = rules.favourite or self._kinds[0]
        bad: Kind = rules.bad or next(kind for kind in self._kinds if kind != favourite)
        return ContestRules(favourite, rules.ranking or self._ranking, rules.size or self._size, bad)


def worlds(observation: Observation, seed: str) -> Iterator[World]:
    """See `Mind.worlds`."""
    dice = Dice(Chance(seed))
    for number in count(1):
        yield World(cast("State", observation.world(f"{seed}/{number}").state), dice)


def choose(observation: Observation, dice: Dice) -> Move:
    """Choose the clever player's move."""
    seat, moves = observation.seat, observation.legal_moves()
    if len(moves) == 1:
        return moves[0]

    def outcome(world: World, move: Move) -> float:
        scores = world.after(seat, move, SIMPLE_HABIT, repeat(0.0))
        return _awards(scores)[seat] + POINT_VALUE * _ahead(scores, seat)

    imagined = worlds(observation, dice.chance.seed)
    return moves[halve(moves, imagined, outcome, PLAYOUTS).order[0]]


def outcome(world: World, seat: int, move: Move, dice: Dice) -> float:
    """See `Mind.outcome`. The unit is the chance of winning."""
    begin = dice.below(NOISE_SAMPLES)
    scores = world.after(seat, move, FITTED_HABIT, chain(NOISE[begin:], NOISE))
    totals = list(map(add, world.state.totals, _awards(scores)))
    left = world.state.seats - world.state.contest
    return chance_to_win(totals, left, seat) + MASTER_POINT_VALUE * _ahead(scores, seat)


def _awards(scores: Sequence[int]) -> list[int]:
    return [award(place) for place in places(dict(enumerate(scores))).values()]


def _ahead(scores: Sequence[int], seat: int) -> float:
    """The seat's points above the average."""
    return scores[seat] - sum(scores) / len(scores)


def chance_to_win(totals: Sequence[int], left: int, seat: int) -> float:
    """A seat's chance of winning the match with these victory points and this many contests left. A tie is
    shared."""
    most = max(totals)
    if not left:
        return 1 / totals.count(most) if totals[seat] == most else 0.0
    weights = [exp((total - most) / (DECISIVE_LEAD * sqrt(left))) for total in totals]
    return weights[seat] / sum(weights)


MASTER = Mind(
    candidates=lambda observation, dice: observation.legal_moves(),
    worlds=worlds,
    outcome=outcome,
    playouts=lambda observation: MASTER_PLAYOUTS,
    unit="chance",
    chance=lambda observation, worth: min(1.0, max(0.0, worth)),
)
