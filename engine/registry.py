"""The games that are played here, by id. `engine/__init__.py` lists them."""

from engine.game import Game

GAMES: dict[str, Game] = {}
