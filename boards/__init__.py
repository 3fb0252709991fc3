"""Pictures of the games: a view becomes SVG (`painter`), and SVG becomes PNG (`Artist`).

One module or folder a game, named by the game's id, with the functions of `Painter`. A folder may have a
module `rules`: its `PAGES` are pictures for pages of the game's rules.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from boards.artist import Artist
from boards.picture import BoardPainter, Painter, Picture, StagingPainter
from locales import Words

__all__ = [
    "Artist",
    "BoardPainter",
    "Painter",
    "Picture",
    "board_painter",
    "has_pictures",
    "is_staged",
    "painter",
    "rules_pictures",
]


@cache
def has_pictures(game: str) -> bool:
    """Whether there are pictures of a game, by its id; else it is played in words."""
    return find_spec(f"boards.{game}") is not None


def board_painter(game: str) -> BoardPainter | None:
    """The pictures of a game that can show what lies before one player alone; None if they can't."""
    paint = painter(game) if has_pictures(game) else None
    return cast(BoardPainter, paint) if hasattr(paint, "board") else None


def is_staged(game: str, view: object) -> bool:
    """Whether the table's picture shows how a round has ended, until the next one's first move."""
    paint = painter(game) if has_pictures(game) else None
    return hasattr(paint, "is_staged") and cast(StagingPainter, paint).is_staged(view)


def painter(game: str) -> Painter:
    """The pictures of a game, by its id. ModuleNotFoundError if it has none."""
    return cast(Painter, import_module(f"boards.{game}"))


@cache
def rules_pictures(game: str) -> Mapping[int, Callable[[Words], str]]:
    """What draws the picture of a page of a game's rules, by the page's number; not every page has one."""
    name = f"boards.{game}.rules"
    if not has_pictures(game) or find_spec(name) is None:
        return {}
    return cast(Mapping[int, Callable[[Words], str]], import_module(name).PAGES)
