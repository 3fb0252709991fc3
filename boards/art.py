"""Art from files: `boards/<game>/art/*.svg` hold `<symbol>`s, which are drawn for the pictures."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from boards.svg import Length, element
from raster.panel import Art

_FOLDER = Path(__file__).parent
_SYMBOL = re.compile(
    r'<symbol id="([\w-]+)" viewBox="([^"]+)"( preserveAspectRatio="none")?>\s*(.*?)\s*</symbol>', re.DOTALL
)


class Symbol(NamedTuple):
    """A drawing from a file."""

    box: str
    """Its `viewBox`."""
    stretches: bool
    """Whether it fills any width and height, instead of keeping its shape."""
    elements: str


@cache
def symbols(game: str) -> dict[str, Symbol]:
    """The symbols of a game, by their id."""
    return {
        name: Symbol(box, bool(stretches), re.sub(r">\s+<", "><", elements))
        for file in sorted((_FOLDER / game / "art").glob("*.svg"))
        for name, box, stretches, elements in _SYMBOL.findall(file.read_text("utf-8"))
    }


def symbol(game: str, name: str, width: Length, height: Length, x: Length = 0, y: Length = 0) -> Art:
    """A symbol in a box whose upper left corner is at (x, y). KeyError if the game has no such symbol."""
    drawn = symbols(game)[name]
    return element(
        "svg",
        (drawn.elements,),
        x=x,
        y=y,
        width=width,
        height=height,
        viewBox=drawn.box,
        preserveAspectRatio="none" if drawn.stretches else None,
    )
