"""Pictures of the games: a view becomes SVG (`PAINTERS`), and SVG becomes PNG (`Artist`).

One folder a game, with the functions of `Painter`. Its `PAGES` are pictures for pages of the game's rules.
"""

from collections.abc import Callable, Mapping
from typing import cast

from boards import captains_orders, fisherman, fleet, goa, lubeck
from boards.artist import Artist
from boards.picture import BoardPainter, Painter, Picture, StagingPainter
from locales import Words

__all__ = [
    "PAINTERS",
    "Artist",
    "BoardPainter",
    "Painter",
    "Picture",
    "board_painter",
    "is_staged",
    "rules_pictures",
]


PAINTERS: dict[str, Painter] = {
    "captains_orders": captains_orders,
    "fisherman": fisherman,
    "fleet": fleet,
    "lubeck": lubeck,
    "goa": goa,
}
"""By the game's id. A game that isn't here is played in words."""


def board_painter(game: str) -> BoardPainter | None:
    """The pictures of a game that can show what lies before one player alone; None if they can't."""
    paint = PAINTERS.get(game)
    return cast(BoardPainter, paint) if hasattr(paint, "board") else None


def is_staged(game: str, view: object) -> bool:
    """Whether the table's picture shows how a round has ended, until the next one's first move."""
    paint = PAINTERS.get(game)
    return hasattr(paint, "is_staged") and cast(StagingPainter, paint).is_staged(view)


def rules_pictures(game: str) -> Mapping[int, Callable[[Words], str]]:
    """What draws the picture of a page of a game's rules, by the page's number; not every page has one."""
    return getattr(PAINTERS.get(game), "PAGES", {})
