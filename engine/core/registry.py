"""The games by id. `engine/__init__.py` lists them."""

from engine.core.game import Game

GAMES: dict[str, Game] = {}
