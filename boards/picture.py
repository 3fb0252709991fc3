"""The types of a game's pictures: drawings that are also told in words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any, Protocol

from engine import Event
from locales import Words
from raster.panel import Art, Drawing
from raster.text import drawable

ALT_LENGTH = 1024
"""Discord's limit for an alt text, in characters."""


class Picture:
    """A picture, and everything it shows in words. The drawing is made on first use."""

    def __init__(self, draw: Callable[[], Drawing], words: str) -> None:
        """`words` has one sentence per line, the most important one first."""
        self.draw = draw
        self.words = words

    @property
    def alt(self) -> str:
        """The words as an alt text. A text that is too long for Discord loses its end."""
        return self.words if len(self.words) <= ALT_LENGTH else self.words[: ALT_LENGTH - 1] + "…"

    @cached_property
    def drawing(self) -> Drawing:
        """The picture as panels."""
        return self.draw()

    @property
    def svg(self) -> str:
        """The picture as one SVG."""
        return self.drawing.svg

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Picture) and (self.drawing, self.words) == (other.drawing, other.words)

    def __hash__(self) -> int:
        return hash(self.words)


class TablePicture(Protocol):
    """A function that draws the table: (view, names, words, latest) -> picture."""

    def __call__(
        self, view: Any, names: Sequence[str], words: Words, latest: Sequence[Event] = (), /
    ) -> Picture: ...


HandPicture = Callable[[Any, Sequence[str], Words], Picture]
"""A function that draws a hand: (view, names, words) -> picture."""
BoardPicture = Callable[[Any, int, Sequence[str], Words], Picture]
"""A function that draws one player's area: (view, seat, names, words) -> picture."""


@dataclass(frozen=True)
class Signs:
    """Small pictures of a game's things, for buttons, menus and lines of text."""

    drawn: Mapping[str, Art]
    """Art around (0, 0) by name.

    A name consists of letters, digits and underscores. Together with the game's id it has at most 18
    characters.
    """
    sign: Callable[[str, str], str]
    """A function (what, value) -> the name of the sign, or "" if there is none.

    `what` is the part's name, as in `part-<what>`.
    """


@dataclass(frozen=True, kw_only=True)
class Painter:
    """A game's pictures. `view` is a view of that game; `names` are the players' names in seat order."""

    table: TablePicture
    """Draws what is public; the result is the same for every seat's view.

    Events in `latest` must be public, and the picture marks what they changed.
    """
    hand: HandPicture
    """Draws what only the view's seat may see. Raises ValueError for a spectator's view."""
    hand_first: bool = False
    """Whether a player's hand goes above the answers to their question, as a small hand should."""
    shown: tuple[type[Event], ...] = ()
    """Event types not repeated in words below the table's picture, because the picture shows them."""
    board: BoardPicture | None = None
    """Draws one player's area, enlarged. None if the game has no such picture."""
    is_staged: Callable[[Any], bool] = lambda view: False
    """Whether the table's picture shows how a round ended.

    The picture may do so until the next round's first move.
    """
    pages: Mapping[int, Callable[[Words], Drawing]] = field(
        default_factory=dict[int, Callable[[Words], Drawing]]
    )
    """Functions that draw the rules pictures, by page number."""
    signs: Signs | None = None


def table_picture(
    draw: Callable[[Any, Sequence[str], Words, Sequence[Event]], Drawing],
    tell: Callable[[Any, Sequence[str], Words], str],
) -> TablePicture:
    """A table's pictures, drawn by `draw` and told in words by `tell`. `draw` gets drawable names."""

    def picture(view: Any, names: Sequence[str], words: Words, latest: Sequence[Event] = ()) -> Picture:
        shown = drawable_names(names, words)
        return Picture(partial(draw, view, shown, words, latest), tell(view, names, words))

    return picture


def hand_picture(
    draw: Callable[[Any, Sequence[str], Words], Drawing], tell: Callable[[Any, Sequence[str], Words], str]
) -> HandPicture:
    """A hand's pictures, as `table_picture` for tables."""

    def picture(view: Any, names: Sequence[str], words: Words) -> Picture:
        if view.seat is None:
            raise ValueError("a spectator has no hand")
        return Picture(partial(draw, view, drawable_names(names, words), words), tell(view, names, words))

    return picture


def board_picture(
    draw: Callable[[Any, int, Sequence[str], Words], Drawing],
    tell: Callable[[Any, int, Sequence[str], Words], str],
) -> BoardPicture:
    """Pictures of one player's area, as `table_picture` for tables."""

    def picture(view: Any, seat: int, names: Sequence[str], words: Words) -> Picture:
        shown = drawable_names(names, words)
        return Picture(partial(draw, view, seat, shown, words), tell(view, seat, names, words))

    return picture


def drawable_names(names: Sequence[str], words: Words) -> list[str]:
    """The seats' names as the font can draw them. A name that leaves nothing is replaced by a seat number."""
    return [drawable(name) or words("seat-numbered", number=seat) for seat, name in enumerate(names, 1)]


def sentences(*each: str) -> str:
    """Sentences as one text, one per line, without empty ones."""
    return "\n".join(filter(None, each))
