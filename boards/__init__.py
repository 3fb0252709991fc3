"""Pictures of the games. A `Painter` turns a view into panels; `raster` turns the panels into a PNG.

Each game has a folder that defines its `PAINTER`.
"""

from collections.abc import Callable, Mapping

from boards import captains_orders, fisherman, fleet, goa, lubeck
from boards.picture import Painter, Picture, PictureSigns
from locales import Words
from raster.panel import Drawing

__all__ = ["PAINTERS", "Painter", "Picture", "PictureSigns", "is_staged", "rules_pictures"]


PAINTERS: dict[str, Painter] = {
    "captains_orders": captains_orders.PAINTER,
    "fisherman": fisherman.PAINTER,
    "fleet": fleet.PAINTER,
    "lubeck": lubeck.PAINTER,
    "goa": goa.PAINTER,
}
"""Painters by game id. A game without a painter is played as text only."""


def hand_first(game: str) -> bool:
    """Whether a player's hand goes above the answers to their question."""
    return game in PAINTERS and PAINTERS[game].hand_first


def is_staged(game: str, view: object) -> bool:
    """Whether the table's picture shows how a round ended.

    The picture may do so until the next round's first move.
    """
    return game in PAINTERS and PAINTERS[game].is_staged(view)


def rules_pictures(game: str) -> Mapping[int, Callable[[Words], Drawing]]:
    """The functions that draw a game's rules pictures, by page number. Not every page has a picture."""
    return PAINTERS[game].pages if game in PAINTERS else {}
