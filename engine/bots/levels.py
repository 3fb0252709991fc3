"""How well a computer player plays."""

from msgspec import Struct

from engine.bots.observation import Observation
from engine.bots.search import Judgement, judge
from engine.chance import Chance, Dice, drawn
from engine.match import Match
from engine.move import Move

LEVELS = ("random", "clever", "master")
"""The weakest first. Every game has them all."""


class Advice(Struct, frozen=True):
    """What a master would do in a seat's place, and why."""

    move: Move
    next_best: Move | None
    """None where nothing else is worth a thought."""
    gain: float
    """What the move is expected to bring more than the next best."""
    error: float
    """The standard error of the gain; infinite where it is only a guess."""
    unit: str
    """What the gain is counted in."""


def choose(match: Match, seat: int, level: str, seed: str) -> Move:
    """The move that a computer player of that level plays for a seat. For the same seed it is the same.

    `random` plays any legal move, all equally likely. `clever` is the game's own player by rules of thumb,
    `master` searches (see `engine/bots/search.py`). Raises ValueError for another level, or if the seat
    owes no move.
    """
    if level == "random" and (moves := match.legal_moves(seat)):
        return moves[drawn(f"{seed}/{match.ply}/{seat}", 0, len(moves))]
    _owes(match, seat)
    match level:
        case "clever":
            chance = Chance(f"{seed}/{match.ply}/{seat}")
            return match.game.clever(Observation(match, seat), Dice(chance))
        case "master":
            return _judged(match, seat, seed).best
        case _:
            raise ValueError(f"there is no level {level}")


def advice(match: Match, seat: int, seed: str) -> Advice:
    """What a master would play for a seat with that seed. Raises ValueError if the seat owes no move."""
    _owes(match, seat)
    judged = _judged(match, seat, seed)
    return Advice(judged.best, judged.next_best, judged.gain, judged.error, judged.unit)


def _owes(match: Match, seat: int) -> None:
    if seat not in match.pending:
        raise ValueError(f"seat {seat} owes no move")


def _judged(match: Match, seat: int, seed: str) -> Judgement:
    return judge(match.game.master, Observation(match, seat), f"{seed}/{match.ply}/{seat}")
