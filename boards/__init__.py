"""Pictures of the games: a view becomes SVG (`painter`), and SVG becomes PNG (`Artist`).

One module or folder a game, named by the game's id, with the functions of `Painter`.
"""

from importlib import import_module
from typing import cast

from boards.artist import Artist
from boards.picture import Painter, Picture

__all__ = ["Artist", "Painter", "Picture", "painter"]


def painter(game: str) -> Painter:
    """The pictures of a game, by its id. ModuleNotFoundError if there is no such game."""
    return cast(Painter, import_module(f"boards.{game}"))
