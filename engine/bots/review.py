"""The review of a finished match for one seat: what its decisions gave away, and what luck brought.

Each decision is judged as a master judges its own: in worlds that the seat could imagine then, never by what
the others held. A first look is short. What seems to have given something away is looked at again and longer,
in other worlds, so that what looked bad by chance alone is cleared.

    for depth in range(len(DEPTHS)):
        for ply in due(decisions(record, seat), looks, depth):
            looks[ply] = look(record, ply, seed, looks.get(ply))
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean
from typing import Any

from msgspec import Struct

from engine.bots.levels import choose
from engine.bots.observation import Observation
from engine.bots.search import compared, mean, try_out
from engine.chance import Chance, Dice
from engine.errors import IllegalMove, NoWorldFound
from engine.match import Match
from engine.rules import Result

DEPTHS = (1, 4, 12)
"""How many times as many play-outs as a master has for a move: in the first look, the second, the third."""
AGAIN = (24, 8)
"""How many decisions get a second look, and a third, at the most."""
WORTH = 0.04
"""Of the chance to win: what can't have given away so much isn't looked at again."""
SURE = 2.0
"""Standard errors above which a loss is told."""
TOLD = 0.03
"""Of the chance to win: smaller losses aren't told."""
HALVES = 0.07
"""Of the chance to win: a decision that gives away so much counts half for the accuracy."""
RIVALS = 2
"""So many of the best moves of a look are tried in the next, beside the one that was played."""
IMAGINED = 8
"""Worlds in which is seen what comes after a move."""


class Look(Struct, frozen=True):
    """What a look at a decision has shown."""

    ply: int
    """Moves that had been made before it."""
    played: str
    best: str
    """The best move, written; the one that was played, if none is better."""
    chance: float
    """To win with the best move. A shared win counts as its part."""
    loss: float
    """Of the chance to win, by the move that was played; below 0 where it did better in these worlds than
    what had been thought best."""
    error: float
    """The standard error of the loss; infinite where it is only a guess."""
    gain: float
    """What the best move brings more than the one played, in the game's own unit."""
    unit: str
    rivals: tuple[str, ...]
    """The best moves, the best first."""
    depth: int
    """Which look it was, from 0."""

    @property
    def is_told(self) -> bool:
        """Whether it is sure enough, and large enough, that something was given away."""
        return self.loss >= TOLD and self.loss > SURE * self.error

    @property
    def lost(self) -> float:
        """Of the chance to win, as far as it is sure."""
        return self.loss if self.is_told else 0.0


class Review(Struct, frozen=True):
    """A match as one seat has played it. What it had among equals, luck and skill add up to what it won."""

    seat: int
    looks: tuple[Look, ...]
    """At all decisions, in their order."""
    accuracy: float
    """From 0 to 100, which is: nothing given away."""
    even: float
    """The chance to win among equals."""
    skill: float
    """What the decisions gave away, as far as it is sure: 0 or below."""
    luck: float
    """What the cards brought, and the others: they may play better or worse than one expects."""
    won: float
    """1, or its part of a win that was shared, or 0."""

    @property
    def turning_points(self) -> list[Look]:
        """The decisions that gave away most, three at the most."""
        told = [look for look in self.looks if look.is_told]
        return sorted(told, key=lambda look: -look.loss)[:3]


def decisions(record: Mapping[str, Any], seat: int) -> list[int]:
    """Before how many moves of a record the seat had a choice, and made it. Raises what Match.replay does."""
    return [
        match.ply for match, mover in _positions(record) if mover == seat and len(match.legal_moves(seat)) > 1
    ]


def due(decided: Sequence[int], looks: Mapping[int, Look], depth: int) -> list[int]:
    """Which decisions are to be looked at in a look of that depth, after those before it."""
    if not depth:
        return list(decided)
    open_still = [look for look in looks.values() if look.best != look.played and _may_be_worth(look)]
    return [look.ply for look in sorted(open_still, key=lambda look: -look.loss)[: AGAIN[depth - 1]]]


def _may_be_worth(look: Look) -> bool:
    return look.loss > 0 and look.loss + SURE * look.error >= WORTH


def look(record: Mapping[str, Any], ply: int, seed: str, before: Look | None = None) -> Look:
    """Look at the decision that was made after so many moves of a record: for the first time, or again.

    It takes as many play-outs as DEPTHS says, with other worlds each time. Raises what Match.replay does.
    """
    match = Match.replay({**record, "moves": record["moves"][:ply]})
    seat, written = record["moves"][ply]
    depth = 0 if before is None else before.depth + 1
    observation, mind = Observation(match, seat), match.game.master
    seed = f"{seed}/{ply}/{depth}"
    played = match.game.grammar.parse(written)
    if before is None:
        rivals = mind.candidates(observation, Dice(Chance(f"{seed}/candidates")))
    else:
        rivals = [match.game.grammar.parse(rival) for rival in before.rivals]
    moves = list(dict.fromkeys([played, *rivals]))
    budget = DEPTHS[depth] * mind.playouts(observation)
    trial = try_out(mind, observation, moves, seed, budget, patience=None, kept=0)
    best = trial.order[0]
    own, better = trial.outcomes[0], trial.outcomes[best]
    chances = [[mind.chance(observation, outcome) for outcome in each] for each in (better, own)]
    loss, error = compared(*chances) if best else (0.0, 0.0)
    return Look(
        ply=ply,
        played=written,
        best=str(moves[best]),
        chance=mean(chances[0]),
        loss=loss,
        error=error,
        gain=compared(better, own)[0],
        unit=mind.unit,
        rivals=tuple(str(moves[number]) for number in trial.order[:RIVALS]),
        depth=depth,
    )


def report(record: Mapping[str, Any], seat: int, looks: Sequence[Look]) -> Review:
    """What all looks at a seat's decisions come to. Raises what Match.replay does, and ValueError if the
    match isn't over."""
    match = Match.replay(record)
    if match.result is None:
        raise ValueError("the match isn't over")
    even, won = 1 / match.seats, share_of_first(match.result, seat)
    skill = -sum(each.lost for each in looks)
    counted = [0.5 ** (each.lost / HALVES) for each in looks]
    return Review(
        seat=seat,
        looks=tuple(sorted(looks, key=lambda each: each.ply)),
        accuracy=100 * (fmean(counted) if counted else 1.0),
        even=even,
        skill=skill,
        luck=won - even - skill,
        won=won,
    )


def review(record: Mapping[str, Any], seat: int, seed: str) -> Review:
    """All of it at once: up to two minutes."""
    decided, looks = decisions(record, seat), dict[int, Look]()
    for depth in range(len(DEPTHS)):
        for ply in due(decided, looks, depth):
            looks[ply] = look(record, ply, seed, looks.get(ply))
    return report(record, seat, list(looks.values()))


def share_of_first(result: Result, seat: int) -> float:
    """What a seat has of the first place: all of it, a part, or nothing."""
    first = [each for each, place in result.places.items() if place == 1]
    return (seat in first) / len(first)


def next_own_move(record: Mapping[str, Any], ply: int, move: str, seed: str) -> str | None:
    """What the seat that moved after so many moves would mostly play next if it had played that move, where
    clever players play on in worlds that it could imagine. None where no move is likely enough."""
    match = Match.replay({**record, "moves": record["moves"][:ply]})
    seat = record["moves"][ply][0]
    seen = Counter[str]()
    for number in range(IMAGINED):
        try:
            world = match.imagine(seat, f"{seed}/{ply}/next/{number}")
            world.play(seat, move)
        except (NoWorldFound, IllegalMove):
            continue
        follow_up = _next_own(world, seat, f"{seed}/{number}")
        if follow_up is not None:
            seen[follow_up] += 1
    best = seen.most_common(1)
    return best[0][0] if best and best[0][1] * 2 > IMAGINED else None


def _next_own(world: Match, seat: int, seed: str) -> str | None:
    """None if the match ends before the seat has a choice again."""
    while world.pending:
        mover = world.pending[0]
        move = choose(world, mover, "clever", seed)
        if mover == seat and len(world.legal_moves(seat)) > 1:
            return str(move)
        world.play(mover, move)
    return None


def _positions(record: Mapping[str, Any]) -> Iterator[tuple[Match, int]]:
    """The match before each of its moves, and who made it."""
    match = Match.replay({**record, "moves": []})
    for seat, move in record["moves"]:
        yield match, seat
        match.play(seat, move)
