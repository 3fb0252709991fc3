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
    observation = Observation(match, seat)
    dice = Dice(Chance(f"{seed}/{match.ply}/{seat}"))
    moves = observation.legal_moves()
    if not moves:
        raise ValueError(f"seat {seat} owes no move")
    if level == "random":
        return dice.one_of(moves)
    if level == "clever":
        return moves[0] if len(moves) == 1 else _clever(match.game, observation, dice)
    raise ValueError(f"there is no level {level}")


def _clever(game: Game, observation: Observation, dice: Dice) -> Move:
    return import_module(f"{game.home}.clever").choose(observation, dice)
