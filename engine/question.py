"""What a seat is asked, in a shape from which one interface can be built for all games.

An answer is the verb of one of the question's actions and a value for each of its parts;
`Game.grammar.build(verb, values)` makes it a move. Where the options of a later part depend on the answer to
an earlier one, the legal moves with the same beginning tell which are left.
"""

from typing import ClassVar

from msgspec import Struct

from engine.move import MovePart
from engine.statement import Statement, Value


class Prompt(Statement, frozen=True):
    """What a seat is asked, in code and fields."""

    def detail(self, what: str, value: int | str) -> Statement | None:
        """What belongs to one of the values that can be chosen, for its label; None if nothing does."""
        return None


class Obstacle(Statement, frozen=True):
    """Why something can't be chosen."""


class Preview(Statement, frozen=True):
    """What an answer would come to."""

    unsaid: ClassVar[frozenset[str]] = frozenset({"values"})

    values: tuple[MovePart, ...]
    """Of the parts of the answer's action."""


class Disabled(Struct, frozen=True):
    """A choice that is not open now, and why: shown all the same, so that nobody has to guess."""

    value: int | str
    reason: Obstacle
    what: str = ""
    """What kind of thing it is, where it belongs to no part of an action."""

    @property
    def code(self) -> str:
        return self.reason.code

    @property
    def facts(self) -> dict[str, Value]:
        return self.reason.facts


class Choose(Struct, frozen=True, tag="choose"):
    """One of these. `what` names the kind of thing ("rank", "seat", ...); for "seat" the values are seats."""

    what: str
    among: tuple[int | str, ...]
    disabled: tuple[Disabled, ...] = ()
    suggested: int | str | None = None


class Select(Struct, frozen=True, tag="select"):
    """Some of these: at least `least`, at most `most` of `among`, in which equal things repeat."""

    what: str
    among: tuple[int | str, ...]
    least: int
    most: int
    suggested: tuple[int, ...] = ()
    """Places in `among`."""


class Number(Struct, frozen=True, tag="number"):
    """A number from `least` to `most`."""

    what: str
    least: int
    most: int
    suggested: int | None = None


Part = Choose | Select | Number


class Action(Struct, frozen=True):
    """One way to answer."""

    verb: str
    parts: tuple[Part, ...] = ()
    grave: bool = False
    """Weighty, and can't be undone: to be confirmed."""
    previews: tuple[Preview, ...] = ()
    """What each legal answer would come to, where that is worth knowing beforehand."""


class Question(Struct, frozen=True):
    """What a seat is asked. Only what is legal now is among its actions."""

    prompt: Prompt
    actions: tuple[Action, ...]
    disabled: tuple[Disabled, ...] = ()
    """What fits none of the actions now, with `what` it is."""

    @property
    def code(self) -> str:
        return self.prompt.code

    @property
    def facts(self) -> dict[str, Value]:
        return self.prompt.facts
