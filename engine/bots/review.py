"""The review of a finished match for one seat: how much its decisions cost, and how much was luck.

Each decision is judged as a master would judge its own: in worlds that the seat could imagine at the time,
never by the hidden cards. The first look is short. Suspected mistakes get longer looks in new worlds, which
clear the moves that only looked bad by chance.

    for depth in range(len(PLAYOUT_FACTORS)):
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
from engine.core.chance import Chance, Dice
from engine.core.errors import IllegalMove, NoWorldFound
from engine.core.match import Match

PLAYOUT_FACTORS = (1, 4, 12)
"""Factors between the play-outs of the first, second and third look and those of a master's move."""
LOOK_LIMITS = (24, 8)
"""Maximum numbers of decisions that get a second and a third look."""
MIN_STANDARD_ERRORS = 2.0
"""Number of standard errors that a loss must exceed to be reported."""
# Losses are in winning chances.
MIN_LOSS_TO_LOOK_AGAIN = 0.04
MIN_REPORTED_LOSS = 0.03
LOSS_FOR_HALF_ACCURACY = 0.07
MAX_RIVALS = 2
"""Number of the best moves that the next look tries again, in addition to the move played."""
FOLLOW_UP_WORLDS = 8
"""Number of worlds in which a follow-up move is searched."""


class Look(Struct, frozen=True):
    """The result of one look at a decision."""

    ply: int
    """Number of moves played before the decision."""
    played: str
    best: str
    """Notation of the best move. It is the move played if no other is better."""
    chance: float
    """Chance of winning with the best move. A shared win counts as its share."""
    loss: float
    """Winning chances lost by the move played.

    The loss is below 0 if the move did better in these worlds than the presumed best move.
    """
    error: float
    """Standard error of the loss; infinite if it is only a guess."""
    gain: float
    """Advantage of the best move over the move played, in the game's own unit."""
    unit: str
    rivals: tuple[str, ...]
    """Notations of the best moves, the best first."""
    depth: int
    """Depth of the look: 0 for the first, 1 for the second, 2 for the third."""

    @property
    def is_reported(self) -> bool:
        """Whether the loss is large and certain enough to be reported."""
        return self.loss >= MIN_REPORTED_LOSS and self.loss > MIN_STANDARD_ERRORS * self.error

    @property
    def lost(self) -> float:
        """The loss if it is reported, else 0."""
        return self.loss if self.is_reported else 0.0


class Review(Struct, frozen=True):
    """One seat's review of a match. `even`, `skill` and `luck` add up to `won`."""

    seat: int
    looks: tuple[Look, ...]
    """One look per decision, in the order of the match."""
    accuracy: float
    """Accuracy from 0 to 100. At 100, no decision lost anything."""
    even: float
    """Chance of winning in a match of equally strong players."""
    skill: float
    """Sum of the reported losses, as a number of 0 or less."""
    luck: float
    """The part of the result that skill doesn't explain: cards, and opponents who played better or worse than
    expected."""
    won: float
    """The seat's share of the win: 1 for a win, a fraction for a shared win, else 0."""

    @property
    def turning_points(self) -> list[Look]:
        """The three most costly decisions, or fewer if fewer were reported."""
        told = [look for look in self.looks if look.is_reported]
        return sorted(told, key=lambda look: -look.loss)[:3]


def decisions(record: Mapping[str, Any], seat: int) -> list[int]:
    """The plies at which the seat had a choice. Raises what `Match.replay` raises."""
    return [
        match.ply for match, mover in _positions(record) if mover == seat and len(match.legal_moves(seat)) > 1
    ]


def due(decided: Sequence[int], looks: Mapping[int, Look], depth: int) -> list[int]:
    """The plies that a look of this depth must cover, given the looks so far."""
    if not depth:
        return list(decided)
    open_still = [look for look in looks.values() if look.best != look.played and _may_be_worth(look)]
    return [look.ply for look in sorted(open_still, key=lambda look: -look.loss)[: LOOK_LIMITS[depth - 1]]]


def _may_be_worth(look: Look) -> bool:
    return look.loss > 0 and look.loss + MIN_STANDARD_ERRORS * look.error >= MIN_LOSS_TO_LOOK_AGAIN


def look(record: Mapping[str, Any], ply: int, seed: str, before: Look | None = None) -> Look:
    """Look at the decision at this ply, for the first time or once more.

    Each look uses new worlds, and as many play-outs as `PLAYOUT_FACTORS` says. Raises what `Match.replay`
    raises.
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
    budget = PLAYOUT_FACTORS[depth] * mind.playouts(observation)
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
        rivals=tuple(str(moves[number]) for number in trial.order[:MAX_RIVALS]),
        depth=depth,
    )


def report(record: Mapping[str, Any], seat: int, looks: Sequence[Look]) -> Review:
    """Sum up a seat's looks. Raises what `Match.replay` raises, and ValueError if the match isn't over."""
    match = Match.replay(record)
    if match.result is None:
        raise ValueError("the match isn't over")
    even, won = 1 / match.seats, match.result.share(seat)
    skill = -sum(each.lost for each in looks)
    counted = [0.5 ** (each.lost / LOSS_FOR_HALF_ACCURACY) for each in looks]
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
    """Review a whole match in one call. Takes up to two minutes."""
    decided, looks = decisions(record, seat), dict[int, Look]()
    for depth in range(len(PLAYOUT_FACTORS)):
        for ply in due(decided, looks, depth):
            looks[ply] = look(record, ply, seed, looks.get(ply))
    return report(record, seat, list(looks.values()))


def next_own_move(record: Mapping[str, Any], ply: int, move: str, seed: str) -> str | None:
    """The move that the seat would probably play next, had it played `move` at this ply.

    Clever players continue in worlds that the seat could imagine. None if they don't agree on one move.
    """
    match = Match.replay({**record, "moves": record["moves"][:ply]})
    seat = record["moves"][ply][0]
    seen = Counter[str]()
    for number in range(FOLLOW_UP_WORLDS):
        try:
            world = match.imagine(seat, f"{seed}/{ply}/next/{number}")
            world.play(seat, move)
        except (NoWorldFound, IllegalMove):
            continue
        follow_up = _next_own(world, seat, f"{seed}/{number}")
        if follow_up is not None:
            seen[follow_up] += 1
    best = seen.most_common(1)
    return best[0][0] if best and best[0][1] * 2 > FOLLOW_UP_WORLDS else None


def _next_own(world: Match, seat: int, seed: str) -> str | None:
    """Return the seat's next move that isn't forced, or None if the match ends before."""
    while world.pending:
        mover = world.pending[0]
        move = choose(world, mover, "clever", seed)
        if mover == seat and len(world.legal_moves(seat)) > 1:
            return str(move)
        world.play(mover, move)
    return None


def _positions(record: Mapping[str, Any]) -> Iterator[tuple[Match, int]]:
    """Yield the match before each of its moves, with the seat that made the move."""
    match = Match.replay({**record, "moves": []})
    for seat, move in record["moves"]:
        yield match, seat
        match.play(seat, move)
