"""Signs: small pictures of a game's things, for buttons, menus and lines of text (`Painter.signs`)."""

from functools import cache

from boards import PAINTERS, Signs
from boards.svg import element
from raster.font import FAMILY

SIDE = 128
"""Width and height of a sign, in pixels."""
REACH = 34
"""What is drawn of a sign reaches so far from its middle."""


@cache
def signs_of(game: str) -> dict[str, str]:
    """The SVGs of all signs of a game, by their names ("goa_pepper"); none if it has none."""
    own = _signs(game)
    return {f"{game}_{name}": _document(drawn) for name, drawn in own.drawn.items()} if own else {}


@cache
def sign_of(game: str, what: str, value: str) -> str:
    """The name of the sign for a value of a game; "" if there is none."""
    own = _signs(game)
    name = own.sign(what, value) if own else ""
    return f"{game}_{name}" if name else ""


def _signs(game: str) -> Signs | None:
    return PAINTERS[game].signs if game in PAINTERS else None


def _document(drawn: str) -> str:
    """A sign as a whole picture."""
    return element(
        "svg",
        drawn,
        xmlns="http://www.w3.org/2000/svg",
        width=SIDE,
        height=SIDE,
        viewBox=f"{-REACH} {-REACH} {2 * REACH} {2 * REACH}",
        font_family=FAMILY,
        font_weight="bold",
    )
