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
from math import exp, floor, inf, sqrt
from statistics import fmean, stdev
from typing import Generic, TypeVar

from msgspec import Struct

from engine.bots.observation import Observation
from engine.core.chance import Chance, Dice
from engine.core.errors import NoWorldFound
from engine.core.move import Move
from engine.core.position import Position

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
    chance: Callable[[Observation, float], float]
    """How likely a seat wins the match (a shared win counts as its part) if a play-out of its move came to
    that outcome: from 0 to 1."""
    alike: float = 0.0
    """Moves that do worse than the best by no more than this are as good as it: one of them is played, by
    chance. So nobody can read the hand from the move. 0: the best is."""


class Trial(Struct, frozen=True):
    """What came of trying some moves."""

    order: tuple[int, ...]
    """The numbers of the moves, the best first."""
    outcomes: tuple[tuple[float, ...], ...]
    """Of each move, world by world: all were tried in the first ones."""


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


def worlds(observation: Observation, seed: str) -> Iterator[Position]:
    """Worlds as the game imagines them, as long as it finds any (see `Mind.worlds`)."""
    number = 0
    while True:
        try:
            yield observation.world(f"{seed}/{number}")
        except NoWorldFound:
            return
        number += 1


def by_lead(lead: float, seats: int) -> float:
    """How likely one of so many seats wins, where a lead of 1 over the others makes it e times as likely."""
    return 1 / (1 + (seats - 1) * exp(-min(max(lead, -50.0), 50.0)))


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
    budget = mind.playouts(observation) if playouts is None else playouts
    trial = Trial((0,), ((),))
    if len(candidates) > 1:
        trial = try_out(mind, observation, candidates, seed, budget, patience)
    outcomes, order = trial.outcomes, list(trial.order)
    if mind.alike and len(candidates) > 1:
        dice = Dice(Chance(f"{seed}/alike"))
        best = outcomes[order[0]]
        good = [each for each in order if compared(best, outcomes[each])[0] <= mind.alike]
        order.insert(0, order.pop(order.index(dice.one_of(good))))
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
    patience: float | None = PATIENCE,
    kept: int | None = None,
) -> Trial:
    """Tries moves as a game's mind does, with so many play-outs over all together: see `halve`."""
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
    rounded: Callable[[float], int] = floor,
) -> Trial:
    """Tries moves in common worlds, and drops the worse half again and again: sequential halving.

    Each round gets as many of the outcomes, which are `budget` over all, and one world at least. The move
    with the number `kept` is never dropped. `rounded`: makes a whole number of a round's share of worlds.
    """
    outcomes: list[list[float]] = [[] for _ in moves]
    left, out = list(range(len(moves))), list[int]()
    rounds = max(1, (len(left) - 1).bit_length())
    for _ in range(rounds):
        for world in islice(worlds, max(1, rounded(budget / (rounds * len(left))))):
            for each in left:
                outcomes[each].append(outcome(world, moves[each]))
        left.sort(key=lambda each: -mean(outcomes[each]))
        half = (len(left) + 1) // 2
        good, bad = left[:half], left[half:]
        spared = [each for each in bad if each == kept]
        left, out = good + spared, [each for each in bad if each != kept] + out
    return Trial((*left, *out), tuple(map(tuple, outcomes)))


def _patiently(found: Iterator[W], patience: float | None) -> Iterator[W]:
    """The worlds that are begun before so many seconds have passed; the first in any case."""
    until = inf if patience is None else time.thread_time() + patience
    for world in found:
        yield world
        if time.thread_time() > until:
            return


def compared(best: Sequence[float], next_best: Sequence[float] = ()) -> tuple[float, float]:
    """The gain of one over the other, and its standard error, in the worlds that both had: the first ones."""
    gains = [one - other for one, other in zip(best, next_best, strict=False)]
    return mean(gains), _error(gains) if next_best else inf


def mean(outcomes: Sequence[float]) -> float:
    return fmean(outcomes) if outcomes else 0.0


def _error(outcomes: Sequence[float]) -> float:
    return stdev(outcomes) / sqrt(len(outcomes)) if len(outcomes) > 1 else inf
