"""The search of the master players: moves are tried in imagined worlds, which are played on from there.

In a play-out every seat plays for itself, by a light policy of the game, as far as the game's horizon; there
the game says what the outcome is worth to the seat that thinks. All moves are tried in the same worlds, so
that luck falls on all alike, and the half that did worse is dropped again and again (sequential halving):
those that are hard to tell apart get most of the play-outs. These are counted, not timed: the same seed
gives the same move on any machine.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Generic, TypeVar

from msgspec import Struct

from engine.bare import Bare
from engine.chance import Chance, Dice
from engine.errors import NoWorldFound
from engine.move import Move
from engine.players.observation import Observation

W = TypeVar("W")

PATIENCE = 5.0
"""Seconds of processor time after which no new world is begun: a guard, far above what a move takes. So no
move depends on what else the machine does."""


@dataclass(frozen=True, kw_only=True)
class Mind(Generic[W]):
    """What a game supplies to be searched: `MASTER` in its file `master`. `W` is what it makes of a world."""

    candidates: Callable[[Observation, Dice], Sequence[Move]]
    """The legal moves that are worth a thought, without silly ones, at least one: first the one to be played
    unless another proves better."""
    worlds: Callable[[Observation, str], Iterator[W]]
    """Worlds that might be the real one, by a seed. They end where no more are found."""
    outcome: Callable[[W, int, Move, Dice], float]
    """What it is worth to a seat to play that move in a world, in which all play on from there: one play-out.
    The world stays as it is. The dice are alike for all moves that are tried in it."""
    playouts: Callable[[Observation], int]
    """How many play-outs a move is worth, over all candidates together."""
    unit: str
    """What an outcome is counted in: a code for which there are words."""
    alike: float = 0.0
    """Moves that do worse than the best by no more than this are as good as it: one of them is played, by
    chance. So nobody can read the hand from the move. 0: the best is."""


class Tried(Struct, frozen=True):
    """A candidate, and how it did."""

    move: Move
    mean: float
    """Of its outcomes; 0 where it had none."""
    error: float
    """The standard error of the mean; infinite with fewer than two outcomes."""
    playouts: int


class Judgement(Struct, frozen=True):
    """What came of a search."""

    tried: tuple[Tried, ...]
    """All candidates: the one to be played, then the best first."""
    gain: float
    """By how much the best did better than the next best in the worlds in which both were tried; 0 if there
    is but one. Below 0 where chance has chosen among moves that are alike (see `Mind.alike`)."""
    error: float
    """The standard error of the gain; infinite where they had fewer than two worlds in common."""
    unit: str

    @property
    def best(self) -> Move:
        return self.tried[0].move

    @property
    def next_best(self) -> Move | None:
        return self.tried[1].move if len(self.tried) > 1 else None


def worlds(observation: Observation, seed: str) -> Iterator[Bare]:
    """Worlds as the game imagines them, as long as it finds any (see `Mind.worlds`)."""
    number = 0
    while True:
        try:
            yield observation.world(f"{seed}/{number}")
        except NoWorldFound:
            return
        number += 1


def judge(
    mind: Mind[W],
    observation: Observation,
    seed: str,
    playouts: int | None = None,
    patience: float | None = PATIENCE,
) -> Judgement:
    """Searches for the best move of a seat that owes one.

    `playouts`: in place of as many as the game thinks fit. `patience`: seconds of processor time after which
    no new world is begun; None: no matter how long it takes.
    """
    candidates = list(mind.candidates(observation, Dice(Chance(f"{seed}/candidates"))))
    outcomes: list[list[float]] = [[] for _ in candidates]
    order = [0]
    if len(candidates) > 1:

        def try_in(number: int, world: W, candidate: int) -> None:
            dice = Dice(Chance(f"{seed}/{number}"))
            outcome = mind.outcome(world, observation.seat, candidates[candidate], dice)
            outcomes[candidate].append(outcome)

        budget = mind.playouts(observation) if playouts is None else playouts
        order = _halved(outcomes, _patiently(mind.worlds(observation, seed), patience), try_in, budget)
        if mind.alike:
            dice = Dice(Chance(f"{seed}/alike"))
            best = outcomes[order[0]]
            good = [each for each in order if _compared(best, outcomes[each])[0] <= mind.alike]
            order.insert(0, order.pop(order.index(dice.one_of(good))))
    gain, error = _compared(*(outcomes[each] for each in order[:2]))
    tried = tuple(
        Tried(candidates[each], _mean(outcomes[each]), _error(outcomes[each]), len(outcomes[each]))
        for each in order
    )
    return Judgement(tried, gain, error, mind.unit)


def _halved(
    outcomes: Sequence[Sequence[float]],
    found: Iterator[W],
    try_in: Callable[[int, W, int], None],
    budget: int,
) -> list[int]:
    """The numbers of all candidates, the best first. Each round gets as many of the play-outs, one world at
    least, and drops the worse half."""
    left, out = list(range(len(outcomes))), list[int]()
    numbered = enumerate(found)
    rounds = (len(left) - 1).bit_length()
    while len(left) > 1:
        for number, world in islice(numbered, max(1, budget // (rounds * len(left)))):
            for candidate in left:
                try_in(number, world, candidate)
        left.sort(key=lambda candidate: -_mean(outcomes[candidate]))
        half = (len(left) + 1) // 2
        left, out = left[:half], left[half:] + out
    return left + out


def _patiently(found: Iterator[W], patience: float | None) -> Iterator[W]:
    """The worlds that are begun before so many seconds have passed; the first in any case."""
    until = inf if patience is None else time.thread_time() + patience
    for world in found:
        yield world
        if time.thread_time() > until:
            return


def _compared(best: Sequence[float], next_best: Sequence[float] = ()) -> tuple[float, float]:
    """The gain, and its standard error, in the worlds that both had: the first ones."""
    gains = [one - other for one, other in zip(best, next_best, strict=False)]
    return _mean(gains), _error(gains) if next_best else inf


def _mean(outcomes: Sequence[float]) -> float:
    return fmean(outcomes) if outcomes else 0.0


def _error(outcomes: Sequence[float]) -> float:
    return stdev(outcomes) / sqrt(len(outcomes)) if len(outcomes) > 1 else inf
