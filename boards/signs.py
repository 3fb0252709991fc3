"""Signs: small pictures of a game's pieces for buttons, menus and lines of text (see `Painter.signs`)."""

from functools import cache

from boards import PAINTERS, PictureSigns
from boards.svg import element
from raster.panel import Art, Drawing, Panel

SIDE = 128
"""Width and height of a sign in pixels."""
REACH = 34
"""Maximum distance from a sign's centre that is drawn, in the sign's own units."""


@cache
def signs_of(game: str) -> dict[str, Drawing]:
    """A game's signs by name, such as "goa_pepper"."""
    own = _signs(game)
    return {f"{game}_{name}": _drawing(drawn) for name, drawn in own.drawn.items()} if own else {}


@cache
def sign_of(game: str, what: str, value: str) -> str:
    """The name of the sign for a value of a game's move, or "" if there is none."""
    own = _signs(game)
    name = own.sign(what, value) if own else ""
    return f"{game}_{name}" if name else ""


def _signs(game: str) -> PictureSigns | None:
    return PAINTERS[game].signs if game in PAINTERS else None


def _drawing(sign: Art) -> Drawing:
    """A sign as a picture of its own."""
    scaled = element("g", sign, transform=f"scale({SIDE / (2 * REACH):.4f}) translate({REACH} {REACH})")
    return Drawing((Panel(SIDE, SIDE, scaled),))
