"""The levels of computer players."""

from msgspec import Struct

from engine.bots.observation import Observation
from engine.bots.search import Judgement, judge
from engine.core.chance import Chance, Dice, drawn
from engine.core.match import Match
from engine.core.move import Move

LEVELS = ("random", "clever", "master")
"""The computer players' levels from weakest to strongest. Every game has all of them."""


class Advice(Struct, frozen=True):
    """The move that a master recommends to a seat, and how sure it is."""

    move: Move
    next_best: Move | None
    """The next best move; None if no other move was worth considering."""
    gain: float
    """Expected gain of the best move over the next best."""
    error: float
    """Standard error of the gain; infinite if it is only a guess."""
    unit: str
    """Code of the gain's unit."""


def choose(match: Match, seat: int, level: str, seed: str) -> Move:
    """Choose the move of a computer player of this level. The same seed gives the same move.

    `random` picks any legal move, all equally likely. `clever` is the game's own rules of thumb. `master`
    searches (see `engine/bots/search.py`). Raises ValueError for another level, or if the seat owes no move.
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
    """Return what a master with this seed would play for the seat. Raises ValueError if the seat owes no
    move."""
    _owes(match, seat)
    judged = _judged(match, seat, seed)
    return Advice(judged.best, judged.next_best, judged.gain, judged.error, judged.unit)


def _owes(match: Match, seat: int) -> None:
    if seat not in match.pending:
        raise ValueError(f"seat {seat} owes no move")


def _judged(match: Match, seat: int, seed: str) -> Judgement:
    return judge(match.game.master, Observation(match, seat), f"{seed}/{match.ply}/{seat}")
