"""Art from files: the `<symbol>`s in `boards/<game>/art/*.svg`."""

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
    """One `<symbol>` of an art file."""

    box: str
    """The symbol's SVG `viewBox`."""
    stretches: bool
    """Whether the symbol stretches to fill its box. Otherwise it keeps its proportions."""
    elements: str


@cache
def symbols(game: str) -> dict[str, Symbol]:
    """A game's symbols by id."""
    return {
        name: Symbol(box, bool(stretches), re.sub(r">\s+<", "><", elements))
        for file in sorted((_FOLDER / game / "art").glob("*.svg"))
        for name, box, stretches, elements in _SYMBOL.findall(file.read_text("utf-8"))
    }


def symbol(game: str, name: str, width: Length, height: Length, x: Length = 0, y: Length = 0) -> Art:
    """A symbol scaled to a box with its upper left corner at (x, y). Raises KeyError for an unknown name."""
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
