"""Pictures of the games: `PAINTERS` turn a view into panels, and `raster` turns them into PNG.

Each game has a folder with its `PAINTER`.
"""

from collections.abc import Callable, Mapping

from boards import captains_orders, fisherman, fleet, goa, lubeck
from boards.picture import BoardPicture, Painter, Picture, Signs
from locales import Words
from raster.panel import Drawing

__all__ = ["PAINTERS", "BoardPicture", "Painter", "Picture", "Signs", "is_staged", "rules_pictures"]


PAINTERS: dict[str, Painter] = {
    "captains_orders": captains_orders.PAINTER,
    "fisherman": fisherman.PAINTER,
    "fleet": fleet.PAINTER,
    "lubeck": lubeck.PAINTER,
    "goa": goa.PAINTER,
}
"""By the game's id. A game that isn't here is played in words."""


def is_staged(game: str, view: object) -> bool:
    """Whether the table's picture shows how a round has ended, until the next one's first move."""
    return game in PAINTERS and PAINTERS[game].is_staged(view)


def rules_pictures(game: str) -> Mapping[int, Callable[[Words], Drawing]]:
    """What draws the picture of a page of a game's rules, by the page's number; not every page has one."""
    return PAINTERS[game].pages if game in PAINTERS else {}
