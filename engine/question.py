"""What a seat is asked, in a shape from which one interface can be built for all games.

An answer is the verb of one of the question's actions and a value for each of its parts;
`Game.grammar.build(verb, values)` makes it a move. Where the options of a later part depend on the answer to
an earlier one, the legal moves with the same beginning show which are left.
"""

from collections.abc import Callable
from typing import ClassVar

from msgspec import Struct

from engine.move import MovePart
from engine.statement import Statement, Value


class Prompt(Statement, frozen=True):
    """What a seat is asked: the part of a question that is said in words."""

    def detail(self, what: str, value: int | str) -> Statement | None:
        """What else the label of one of the values may say; None if it says no more."""
        return None


class Obstacle(Statement, frozen=True):
    """Why something can't be chosen."""


class Preview(Statement, frozen=True):
    """What an answer would come to."""

    unsaid: ClassVar[frozenset[str]] = frozenset({"values"})

    values: tuple[MovePart, ...]
    """Of the parts of the answer's action."""


class Disabled(Struct, frozen=True, gc=False):
    """A choice that is not open now, and why: shown all the same, so that nobody has to guess."""

    value: int | str
    reason: Obstacle
    what: str = ""
    """What kind of thing it is, if it belongs to no part of an action."""

    @property
    def code(self) -> str:
        return self.reason.code

    @property
    def facts(self) -> dict[str, Value]:
        return self.reason.facts


class Choose(Struct, frozen=True, gc=False, tag="choose"):
    """One of these. `what` names the kind of thing ("rank", "seat", ...); for "seat" the values are seats."""

    what: str
    among: tuple[int | str, ...]
    disabled: tuple[Disabled, ...] = ()
    suggested: int | str | None = None


class Select(Struct, frozen=True, gc=False, tag="select"):
    """Some of these: at least `least`, at most `most` of `among`, in which equal things repeat."""

    what: str
    among: tuple[int | str, ...]
    least: int
    most: int
    suggested: tuple[int, ...] = ()
    """Places in `among`."""


class Number(Struct, frozen=True, gc=False, tag="number"):
    """A number from `least` to `most`."""

    what: str
    least: int
    most: int
    suggested: int | None = None


class Cover(Struct, frozen=True, gc=False, tag="cover"):
    """A row of words (see `engine/covers.py`): some of these, and loose units worth 1 each, that are worth
    `due` or more together; none of them could be kept. There are too many such rows to name them."""

    what: str
    among: tuple[str, ...]
    """Equal things repeat."""
    worth: tuple[int, ...]
    """Of each, 1 or more."""
    loose: int
    """How many loose units there are."""
    due: int
    suggested: str


Part = Choose | Select | Number | Cover


class Action(Struct, frozen=True, gc=False, cache_hash=True):
    """One way to answer."""

    verb: str
    parts: tuple[Part, ...] = ()
    grave: bool = False
    """It weighs much and can't be undone: the player is asked to confirm it."""
    previews: tuple[Preview, ...] = ()
    """What each legal answer would come to, where that is worth knowing beforehand."""


class Question(Struct, frozen=True, gc=False):
    """What a seat is asked. Only what is legal now is among its actions."""

    prompt: Prompt
    actions: tuple[Action, ...]
    disabled: tuple[Disabled, ...] = ()
    """Those that belong to none of the actions. Each says `what` it is."""

    @property
    def code(self) -> str:
        return self.prompt.code

    @property
    def facts(self) -> dict[str, Value]:
        return self.prompt.facts


Asked = Callable[[], Question]
"""Gives the question that a seat is asked, put together when it is first wanted."""
