"""The types of a game's pictures: drawings that are also told in words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any

from engine import Event
from locales import Words
from raster.panel import Art, Drawing
from raster.text import all_drawable

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


@dataclass(frozen=True)
class PictureSigns:
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

    draw_table: Callable[[Any, Sequence[str], Words, Sequence[Event]], Drawing]
    """Draws what is public; the result is the same for every seat's view.

    It marks what the last move changed, according to its public events.
    """
    tell_table: Callable[[Any, Sequence[str], Words], str]
    """Says in words what the table's picture shows."""
    draw_hand: Callable[[Any, Sequence[str], Words], Drawing]
    """Draws what only the view's seat may see."""
    tell_hand: Callable[[Any, Sequence[str], Words], str]
    draw_board: Callable[[Any, int, Sequence[str], Words], Drawing] | None = None
    """Draws one player's area, enlarged."""
    tell_board: Callable[[Any, int, Sequence[str], Words], str] = lambda view, seat, names, words: ""
    hand_first: bool = False
    """Whether a player's hand goes above the answers to their question, as a small hand should."""
    shown: tuple[type[Event], ...] = ()
    """Event types not repeated in words below the table's picture, because the picture shows them."""
    is_staged: Callable[[Any], bool] = lambda view: False
    """Whether the table's picture shows how a round ended.

    The picture may do so until the next round's first move.
    """
    pages: Mapping[int, Callable[[Words], Drawing]] = field(
        default_factory=dict[int, Callable[[Words], Drawing]]
    )
    """Functions that draw the rules pictures, by page number."""
    signs: PictureSigns | None = None

    def table(self, view: Any, names: Sequence[str], words: Words, latest: Sequence[Event] = ()) -> Picture:
        """The table, with marks for the last move, whose public events are in `latest`."""
        draw = partial(self.draw_table, view, drawable_names(names, words), words, latest)
        return Picture(draw, self.tell_table(view, names, words))

    def hand(self, view: Any, names: Sequence[str], words: Words) -> Picture:
        """What only the view's seat may see. Raises ValueError for a spectator's view."""
        if view.seat is None:
            raise ValueError("a spectator has no hand")
        draw = partial(self.draw_hand, view, drawable_names(names, words), words)
        return Picture(draw, self.tell_hand(view, names, words))

    def board(self, view: Any, seat: int, names: Sequence[str], words: Words) -> Picture:
        """One player's area. Raises LookupError if the game has no such picture."""
        if not self.draw_board:
            raise LookupError("this game draws no boards")
        draw = partial(self.draw_board, view, seat, drawable_names(names, words), words)
        return Picture(draw, self.tell_board(view, seat, names, words))


def drawable_names(names: Sequence[str], words: Words) -> list[str]:
    """The seats' names as the font can draw them. A name that leaves nothing is replaced by a seat number."""
    return all_drawable(names, lambda seat: words("seat-numbered", number=seat + 1))


def sentences(*each: str) -> str:
    """Sentences as one text, one per line, without empty ones."""
    return "\n".join(filter(None, each))
