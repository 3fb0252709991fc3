"""What a game's pictures are: the drawing, and the same told in words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from engine import Event
from locales import Words
from raster.panel import Art, Drawing
from raster.text import drawable

ALT_LENGTH = 1024
"""How long an alt text may be on Discord."""


class Picture:
    """A picture, drawn when it is asked for, and the alt text that tells all that it shows."""

    def __init__(self, draw: Callable[[], Drawing], alt: str) -> None:
        self.draw = draw
        self.alt = alt

    @cached_property
    def drawing(self) -> Drawing:
        """The picture as panels."""
        return self.draw()

    @property
    def svg(self) -> str:
        """The picture as one SVG."""
        return self.drawing.svg

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Picture) and (self.drawing, self.alt) == (other.drawing, other.alt)

    def __hash__(self) -> int:
        return hash(self.alt)


TablePicture = Callable[[Any, Sequence[str], Words], Picture]
"""(view, names, words) -> picture"""
BoardPicture = Callable[[Any, int, Sequence[str], Words], Picture]
"""(view, seat, names, words) -> picture"""


@dataclass(frozen=True)
class Signs:
    """Small pictures of a game's things, for buttons, menus and lines of text."""

    drawn: Mapping[str, Art]
    """By name, what is drawn around (0, 0). Names are letters, digits and underscores: at most 18 characters
    together with the game's."""
    sign: Callable[[str, str], str]
    """(what, value) -> the name of the sign for a value of that kind (as in `part-<what>`); "" for none."""


@dataclass(frozen=True, kw_only=True)
class Painter:
    """A game's pictures. `view` is that game's view, `names` the seats' names in seat order."""

    table: TablePicture
    """What lies open for everybody; the same for every seat's view."""
    hand: TablePicture
    """What only the seat of this view sees. ValueError for a spectator's view."""
    shown: tuple[type[Event], ...] = ()
    """Events that need no line of their own below the table's picture, since it shows them itself."""
    board: BoardPicture | None = None
    """What lies before one player alone, larger."""
    is_staged: Callable[[Any], bool] = lambda view: False
    """Whether the table's picture of this view shows how a round ended. It may do so until the next round's
    first move."""
    pages: Mapping[int, Callable[[Words], Drawing]] = field(
        default_factory=dict[int, Callable[[Words], Drawing]]
    )
    """Pictures for pages of the game's rules, by the page's number."""
    signs: Signs | None = None


def drawable_names(names: Sequence[str], words: Words) -> list[str]:
    """The seats' names as they are drawn; a name of which nothing can be drawn becomes a number."""
    return [drawable(name) or words("seat-numbered", number=seat) for seat, name in enumerate(names, 1)]


def alt(*sentences: str) -> str:
    """Sentences as one alt text, a line each, cut short if need be: put what matters most first."""
    told = "\n".join(sentence for sentence in sentences if sentence)
    return told if len(told) <= ALT_LENGTH else told[: ALT_LENGTH - 1] + "…"
