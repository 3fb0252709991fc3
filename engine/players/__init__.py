"""Computer players. They know what their seat knows, and no more."""

from importlib import import_module

from engine.chance import Chance, Dice
from engine.game import Game
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
    moves = match.legal_moves(seat)
    if not moves:
        raise ValueError(f"seat {seat} owes no move")
    if len(moves) == 1:
        return moves[0]
    chance = Chance(f"{seed}/{match.ply}/{seat}")
    if level == "random":
        number, _ = chance.below(len(moves))
        return moves[number]
    return _clever(match.game, Observation(match, seat, moves), Dice(chance))


def _clever(game: Game, observation: Observation, dice: Dice) -> Move:
    return import_module(f"{game.home}.clever").choose(observation, dice)
