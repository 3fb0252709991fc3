"""The search of the master players: try moves in imagined worlds and play these out.

In a play-out every seat plays for itself by a light policy, up to the game's horizon. There the game says
what the outcome is worth to the seat that thinks. All moves are tried in the same worlds, so luck affects
them alike. The worse half of the moves is dropped again and again (sequential halving), so close candidates
get most of the play-outs. Play-outs are counted, not timed: the same seed gives the same move on any machine.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import ceil, exp, inf, sqrt
from statistics import fmean, stdev
from typing import Generic, TypeVar

from msgspec import Struct

from engine.bots.observation import Observation
from engine.core.chance import Chance, Dice
from engine.core.errors import NoWorldFound
from engine.core.move import Move
from engine.core.position import Position

W = TypeVar("W")

SEARCH_SECONDS = 5.0
"""Processor seconds after which the search begins no new world.

The limit is far above what a move takes, so the machine's load doesn't influence moves.
"""


@dataclass(frozen=True, kw_only=True)
class Mind(Generic[W]):
    """What a game supplies for the search, as `MASTER` in its `policy` module.

    `W` is the game's form of a world.
    """

    candidates: Callable[[Observation, Dice], Sequence[Move]]
    """The legal moves worth considering, at least one.

    The search plays the first unless another proves better.
    """
    worlds: Callable[[Observation, str], Iterator[W]]
    """Possible worlds for a seed. The iterator ends when no more are found."""
    outcome: Callable[[W, int, Move, Dice], float]
    """The value of one play-out: what the seat gets if it plays the move in this world.

    Doesn't change the world. The dice are the same for all moves tried in one world.
    """
    playouts: Callable[[Observation], int]
    """The total number of play-outs to spend on a move, over all candidates."""
    unit: str
    """Code of the unit of outcomes. The locales have its wording."""
    chance: Callable[[Observation, float], float]
    """Turns the outcome of a play-out into the seat's chance of winning the match, from 0 to 1. A shared win
    counts as its share."""


class Trial(Struct, frozen=True):
    """The result of trying some moves."""

    order: tuple[int, ...]
    """Indices of the moves, the best first."""
    outcomes: tuple[tuple[float, ...], ...]
    """Outcomes of each move by world. Moves that were dropped early have only the first worlds."""


class Tried(Struct, frozen=True):
    """A candidate and its results."""

    move: Move
    mean: float
    """Mean outcome; 0 if there are no outcomes."""
    error: float
    """Standard error of the mean; infinite with fewer than two outcomes."""
    playouts: int


class Judgement(Struct, frozen=True):
    """The result of a search."""

    tried: tuple[Tried, ...]
    """All tried candidates: the chosen move, then the others from best to worst."""
    gain: float
    """Mean advantage of the chosen move over the next best, in the worlds in which both were tried.

    It is 0 if there is only one candidate.
    """
    error: float
    """Standard error of the gain; infinite with fewer than two worlds in common."""
    unit: str

    @property
    def best(self) -> Move:
        return self.tried[0].move

    @property
    def next_best(self) -> Move | None:
        return self.tried[1].move if len(self.tried) > 1 else None


def worlds(observation: Observation, seed: str) -> Iterator[Position]:
    """Yield worlds that the game imagines, until it finds no more (see `Mind.worlds`)."""
    number = 0
    while True:
        try:
            yield observation.world(f"{seed}/{number}")
        except NoWorldFound:
            return
        number += 1


def _played_at_random(world: Position, seat: int, move: Move, dice: Dice) -> float:
    """The seat's share of the win if all moves after this one are random."""
    match = world.copy()
    match.play(seat, move)
    while match.pending:
        mover = match.pending[0]
        match.play(mover, dice.one_of(match.legal_moves(mover)))
    assert match.result
    return match.result.share(seat)


AT_RANDOM = Mind(
    candidates=lambda observation, dice: observation.legal_moves(),
    worlds=worlds,
    outcome=_played_at_random,
    playouts=lambda observation: 1000,
    unit="chance",
    chance=lambda observation, share: share,
)
"""A mind for any game with few legal moves and short matches. A game's own mind is stronger."""


def look_ahead(observation: Observation, dice: Dice) -> Move:
    """A clever player for any game: a short search with random play-outs."""
    return judge(AT_RANDOM, observation, dice.chance.seed, playouts=100).best


def by_lead(lead: float, seats: int) -> float:
    """The chance of winning with this lead over each other seat. A lead of 1 multiplies the odds by e."""
    return 1 / (1 + (seats - 1) * exp(-min(max(lead, -50.0), 50.0)))


def judge(
    mind: Mind[W],
    observation: Observation,
    seed: str,
    playouts: int | None = None,
    patience: float | None = SEARCH_SECONDS,
) -> Judgement:
    """Search for the best move of a seat that owes one.

    `playouts` overrides the game's own number of play-outs. After `patience` processor seconds no new world
    is begun; None means no limit.
    """
    candidates = list(mind.candidates(observation, Dice(Chance(f"{seed}/candidates"))))
    budget = mind.playouts(observation) if playouts is None else playouts
    trial = Trial((0,), ((),))
    if len(candidates) > 1:
        trial = try_out(mind, observation, candidates, seed, budget, patience)
    outcomes, order = trial.outcomes, trial.order
    gain, error = compared(*(outcomes[each] for each in order[:2]))
    tried = tuple(
        Tried(candidates[each], mean(outcomes[each]), _error(outcomes[each]), len(outcomes[each]))
        for each in order
    )
    return Judgement(tried, gain, error, mind.unit)


def try_out(
    mind: Mind[W],
    observation: Observation,
    moves: Sequence[Move],
    seed: str,
    budget: int,
    patience: float | None = SEARCH_SECONDS,
    kept: int | None = None,
) -> Trial:
    """Try moves with the game's mind, with `budget` play-outs in total (see `halve`)."""
    numbered = enumerate(_patiently(mind.worlds(observation, seed), patience))

    def outcome(world: tuple[int, W], move: Move) -> float:
        return mind.outcome(world[1], observation.seat, move, Dice(Chance(f"{seed}/{world[0]}")))

    return halve(moves, numbered, outcome, budget, kept)


def halve(
    moves: Sequence[Move],
    worlds: Iterator[W],
    outcome: Callable[[W, Move], float],
    budget: int,
    kept: int | None = None,
) -> Trial:
    """Try moves in common worlds and drop the worse half again and again (sequential halving).

    Each round gets an equal part of `budget`, the total number of outcomes, rounded up to whole worlds. The
    move with index `kept` is never dropped.
    """
    outcomes: list[list[float]] = [[] for _ in moves]
    left, out = list(range(len(moves))), list[int]()
    rounds = max(1, (len(left) - 1).bit_length())
    for _ in range(rounds):
        for world in islice(worlds, ceil(budget / (rounds * len(left)))):
            for each in left:
                outcomes[each].append(outcome(world, moves[each]))
        left.sort(key=lambda each: -mean(outcomes[each]))
        half = (len(left) + 1) // 2
        good, bad = left[:half], left[half:]
        spared = [each for each in bad if each == kept]
        left, out = good + spared, [each for each in bad if each != kept] + out
    return Trial((*left, *out), tuple(map(tuple, outcomes)))


def _patiently(found: Iterator[W], patience: float | None) -> Iterator[W]:
    """Yield worlds until the time is up, but at least one."""
    until = inf if patience is None else time.thread_time() + patience
    for world in found:
        yield world
        if time.thread_time() > until:
            return


def compared(best: Sequence[float], next_best: Sequence[float] = ()) -> tuple[float, float]:
    """Mean and standard error of the gain of one move over the other, in the worlds that both were tried
    in."""
    gains = [one - other for one, other in zip(best, next_best, strict=False)]
    return mean(gains), _error(gains) if next_best else inf


def mean(outcomes: Sequence[float]) -> float:
    return fmean(outcomes) if outcomes else 0.0


def _error(outcomes: Sequence[float]) -> float:
    return stdev(outcomes) / sqrt(len(outcomes)) if len(outcomes) > 1 else inf
