"""Art from files: the `<symbol>`s in `boards/<game>/art/*.svg`."""

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from boards.svg import Length, element, kept
from raster.panel import Art, Panel

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


def symbol(
    game: str, name: str, width: Length, height: Length, x: Length = 0, y: Length = 0, **look: str | None
) -> Art:
    """A symbol scaled to a box with its upper left corner at (x, y). Raises KeyError for an unknown name.

    `color` is the colour of its parts that have the `currentColor`.
    """
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
        **look,
    )


@lru_cache(1024)
def stamp(game: str, name: str, wide: Length, color: str | None = None, opacity: str | None = None) -> Panel:
    """A symbol as a kept panel of this width, in its own proportions."""
    _, _, across, down = map(float, symbols(game)[name].box.split())
    high = wide * down / across
    return kept(wide, high, symbol(game, name, wide, high, color=color, opacity=opacity))
