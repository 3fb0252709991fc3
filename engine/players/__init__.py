"""Computer players. They know what their seat knows, and no more."""

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module

from engine.chance import Chance, Dice
from engine.match import Match
from engine.move import Move
from engine.players.observation import Observation

LEVELS = ("random", "clever")


def choose(match: Match, seat: int, level: str, seed: str) -> Move:
    """The move that a computer player of that level plays for a seat. For the same seed it is the same.

    `random` plays any legal move, all equally likely. `clever` is the game's own player. Raises ValueError
    for another level, or if the seat owes no move.
    """
    if level not in LEVELS:
        raise ValueError(f"there is no level {level}")
    if seat not in match.pending:
        raise ValueError(f"seat {seat} owes no move")
    chance = Chance(f"{seed}/{match.ply}/{seat}")
    if level == "clever":
        return _clever(match.game.home)(Observation(match, seat), Dice(chance))
    moves = match.legal_moves(seat)
    number, _ = chance.below(len(moves))
    return moves[number]


@lru_cache(maxsize=64)
def _clever(home: str) -> Callable[[Observation, Dice], Move]:
    """The clever player of the game in that package."""
    return import_module(f"{home}.clever").choose
