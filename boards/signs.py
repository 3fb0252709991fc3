"""Signs: small pictures of a game's things, for buttons, menus and lines of text.

A game that has some has a module `signs` in its folder, with what `Signs` says.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from boards.font import FAMILY
from boards.svg import element

SIDE = 128
"""Width and height of a sign, in pixels."""
REACH = 34
"""What is drawn of a sign reaches so far from its middle."""


class Signs(Protocol):
    """A game's signs."""

    SIGNS: Mapping[str, str]
    """By name, what is drawn around (0, 0). Names have letters, digits and underscores, 18 at the most with
    the game's."""

    def sign(self, what: str, value: str) -> str:
        """The name of the sign for a value of that kind (as in `part-<what>`); "" if it has none."""
        ...


@cache
def signs_of(game: str) -> dict[str, str]:
    """The SVGs of all signs of a game, by their names ("goa_pepper"); none if it has none."""
    own = _module(game)
    return {f"{game}_{name}": _document(drawn) for name, drawn in own.SIGNS.items()} if own else {}


@cache
def sign_of(game: str, what: str, value: str) -> str:
    """The name of the sign for a value of a game; "" if there is none."""
    own = _module(game)
    name = own.sign(what, value) if own else ""
    return f"{game}_{name}" if name else ""


@cache
def _module(game: str) -> Signs | None:
    if find_spec(f"boards.{game}") is None or find_spec(f"boards.{game}.signs") is None:
        return None
    return cast(Signs, import_module(f"boards.{game}.signs"))


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
