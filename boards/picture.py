"""What a game's pictures are: the drawing, and the same told in words."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Protocol

from boards.text import drawable
from engine import Event
from locales import Words

ALT_LENGTH = 1024
"""How long an alt text may be on Discord."""


class Picture:
    """A picture, drawn when it is asked for, and the alt text that tells all that it shows."""

    def __init__(self, draw: Callable[[], str], alt: str) -> None:
        self.draw = draw
        self.alt = alt

    @cached_property
    def svg(self) -> str:
        """The drawing."""
        return self.draw()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Picture) and (self.svg, self.alt) == (other.svg, other.alt)

    def __hash__(self) -> int:
        return hash(self.alt)


class Painter(Protocol):
    """A game's pictures. `view` is that game's view, `names` the seats' names in seat order."""

    @property
    def SHOWN(self) -> tuple[type[Event], ...]:  # noqa: N802 (a constant of a module)
        """Events that need no line of their own below the table's picture, since it shows them itself."""
        ...

    def table(self, view: Any, names: Sequence[str], words: Words) -> Picture:
        """What lies open for everybody; the same whoever's view it is drawn from."""
        ...

    def hand(self, view: Any, names: Sequence[str], words: Words) -> Picture:
        """What only the seat of this view sees. ValueError for a spectator's view."""
        ...


class BoardPainter(Painter, Protocol):
    """The pictures of a game in which players build something that deserves a picture of its own."""

    def board(self, view: Any, seat: int, names: Sequence[str], words: Words) -> Picture:
        """What lies before one player alone, larger."""
        ...


class StagingPainter(Painter, Protocol):
    """The pictures of a game in which a round's end stays on the table until the next round's first move."""

    def is_staged(self, view: Any) -> bool:
        """Whether that is what the table's picture shows now."""
        ...


def drawable_names(names: Sequence[str], words: Words) -> list[str]:
    """The seats' names as they are drawn; a name of which nothing can be drawn becomes a number."""
    return [drawable(name) or words("seat-numbered", number=seat) for seat, name in enumerate(names, 1)]


def alt(*sentences: str) -> str:
    """Sentences as one alt text, a line each, cut short if need be: put what matters most first."""
    told = "\n".join(sentence for sentence in sentences if sentence)
    return told if len(told) <= ALT_LENGTH else told[: ALT_LENGTH - 1] + "…"
