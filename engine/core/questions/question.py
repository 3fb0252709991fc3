"""What a seat is asked, in a shape from which one interface can be built for all games.

An answer is the verb of one of the question's actions and a value for each of its parts;
`Game.grammar.build(verb, values)` turns it into a move. The question alone decides which moves are legal: a
part offers `values()` and says `why_not` to any other. A part may depend on the value before it.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import compress
from typing import Any, ClassVar

from msgspec import Struct

from engine.core.errors import NotNow, NotOffered, NotThere, Refusal, TooFew, TooHigh, TooLow, TooMany
from engine.core.move import Move, MovePart
from engine.core.questions.covers import Covers
from engine.core.questions.sequences import Rows
from engine.core.statement import Statement, Value


class Prompt(Statement, frozen=True):
    """What a seat is asked: the part of a question that is said in words."""

    drafted: ClassVar[bool] = False
    """Whether it is one of several questions in a row that the seat may answer together, as a draft
    (`ui/panel/draft.py`)."""

    def detail(self, what: str, value: int | str) -> Statement | None:
        """What else the label of one of the values may say; None if it says no more."""
        return None


class Preview(Statement, frozen=True):
    """What an answer would come to."""

    unsaid: ClassVar[frozenset[str]] = frozenset({"values"})

    values: tuple[MovePart, ...]
    """Of the parts of the answer's action."""


class Disabled(Struct, frozen=True, gc=False):
    """A choice that is not open now. It is shown with its reason, so that nobody has to guess."""

    value: int | str
    reason: Refusal
    what: str = ""
    """What kind of thing it is, if it belongs to no part of an action."""

    @property
    def code(self) -> str:
        return self.reason.code

    @property
    def facts(self) -> dict[str, Value]:
        return self.reason.facts


class Field(Struct, frozen=True, gc=False, kw_only=True):
    """What all parts of an answer have in common."""

    after: tuple[tuple[MovePart, "Part"], ...] = ()
    """If the part depends on the value before it: the part as it is after each of these values.

    The part itself then offers everything that it offers after any of them.
    """

    def values(self) -> Sequence[MovePart]:
        """All values, of which there may be very many. The sequence knows its length cheaply."""
        raise NotImplementedError

    def why_not(self, value: Any) -> Refusal | None:
        """Why the part may not have this value; None if it may."""
        return None if value in self.values() else NotOffered()

    def given(self, before: MovePart) -> Any:
        """The part as it is after this value of the part before it."""
        return next((part for value, part in self.after if value == before), self)


class Choose(Field, frozen=True, gc=False, tag="choose"):
    """One of these. `what` names the kind of thing ("rank", "seat", ...); for "seat" the values are seats."""

    what: str
    among: tuple[int | str, ...]
    disabled: tuple[Disabled, ...] = ()
    suggested: int | str | None = None

    @staticmethod
    def open(what: str, reasons: Mapping[Any, Refusal | None]) -> "Choose":
        """One of the values that have no reason against them. The others are shown with their reasons."""
        among = tuple([value for value, reason in reasons.items() if reason is None])
        disabled = tuple([Disabled(value, reason) for value, reason in reasons.items() if reason is not None])
        return Choose(what, among, disabled)

    @staticmethod
    def after_each(what: str, among: Mapping[MovePart, Sequence[int | str]]) -> "Choose":
        """One of other values after each value of the part before it."""
        every = tuple(dict.fromkeys([each for values in among.values() for each in values]))
        return Choose(
            what, every, after=tuple([(before, Choose(what, (*values,))) for before, values in among.items()])
        )

    def values(self) -> Sequence[MovePart]:
        return self.among

    def why_not(self, value: Any) -> Refusal | None:
        if value in self.among:
            return None
        return next((each.reason for each in self.disabled if each.value == value), NotOffered())


class Select(Field, frozen=True, gc=False, tag="select"):
    """Some of these: at least `least`, at most `most` of `among`, in which equal things repeat."""

    what: str
    among: tuple[int | str, ...]
    least: int
    most: int
    suggested: tuple[int, ...] = ()
    """Places in `among`."""
    in_order: bool = False
    """Whether a row must be written in the order of `among`. Short rows are listed first then; otherwise
    those with most of the first things."""

    def values(self) -> Sequence[MovePart]:
        if self.in_order:
            return Rows(self.among, *[(size, size) for size in range(self.least, self.most + 1)])
        return Rows(self.among, (self.least, self.most))

    def why_not(self, value: Any) -> Refusal | None:
        if Counter(value) - Counter(self.among):
            return NotThere()
        if len(value) < self.least:
            return TooFew(self.least)
        if len(value) > self.most:
            return TooMany(self.most)
        if self.in_order and list(value) != sorted(value, key=self.among.index):
            return NotOffered()
        return None


class Number(Field, frozen=True, gc=False, tag="number"):
    """A number from `least` to `most`."""

    what: str
    least: int
    most: int
    suggested: int | None = None

    @staticmethod
    def after_each(numbers: "Mapping[Any, Number]") -> "Number":
        """A number that has other bounds after each value of the part before it."""
        each = numbers.values()
        least, most = min([number.least for number in each]), max([number.most for number in each])
        return Number(next(iter(each)).what, least, most, after=tuple(numbers.items()))

    def values(self) -> Sequence[MovePart]:
        return range(self.least, self.most + 1)

    def why_not(self, value: Any) -> Refusal | None:
        if value < self.least:
            return TooLow(self.least)
        return TooHigh(self.most) if value > self.most else None


class Cover(Field, frozen=True, gc=False, tag="cover"):
    """A payment: some of these things and loose units worth 1 each, together worth `due` or more.

    Nothing that could be kept is paid. It is written as a row of words (see `covers.py`). There are too
    many payments to name each.
    """

    what: str
    among: tuple[str, ...]
    """Equal things repeat."""
    worth: tuple[int, ...]
    """Of each, 1 or more."""
    loose: int
    """How many loose units there are."""
    due: int
    suggested: str

    def values(self) -> Covers:
        return Covers(self.among, self.worth, self.loose, self.due)


Part = Choose | Select | Number | Cover


class Action(Struct, frozen=True, gc=False, cache_hash=True):
    """One way to answer."""

    verb: str
    parts: tuple[Part, ...] = ()
    grave: bool = False
    """It weighs much and can't be undone: the player is asked to confirm it."""
    previews: tuple[Preview, ...] = ()
    """What each legal answer would come to, where that is worth knowing beforehand."""

    @property
    def depends(self) -> bool:
        """Whether a part depends on the one before it."""
        return any(part.after for part in self.parts)

    @property
    def is_open(self) -> bool:
        """Whether there is such an answer."""
        for part in self.parts:  # noqa: SIM110 (faster than all)
            if not part.values():
                return False
        return True

    def part(self, before: Sequence[MovePart]) -> Part:
        """The part that comes after these values."""
        part = self.parts[len(before)]
        return part.given(before[-1]) if part.after else part

    def answers(self, *begun: MovePart) -> Iterator[tuple[MovePart, ...]]:
        """The values of all answers that begin with these."""
        if len(begun) == len(self.parts):
            yield begun
            return
        for value in self.part(begun).values():
            yield from self.answers(*begun, value)

    def why_not(self, values: Sequence[MovePart]) -> Refusal | None:
        """Why these values are no answer; None if they are one."""
        for place, value in enumerate(values):
            if (refusal := self.part(values[:place]).why_not(value)) is not None:
                return refusal
        return None


class Question(Struct, frozen=True, gc=False):
    """What a seat is asked."""

    prompt: Prompt
    actions: tuple[Action, ...]
    """All of them have an answer."""
    disabled: tuple[Disabled, ...] = ()
    """Those that belong to none of the actions. Each says `what` it is."""
    closed: tuple[Action, ...] = ()
    """Actions that have no answer now. Their parts say why not."""

    @staticmethod
    def of(prompt: Prompt, *actions: Action, disabled: tuple[Disabled, ...] = ()) -> "Question":
        """A question with these actions. Those that have no answer now are closed."""
        are_open = [action.is_open for action in actions]
        if all(are_open):
            return Question(prompt, actions, disabled)
        closed = tuple([action for action, is_open in zip(actions, are_open, strict=True) if not is_open])
        return Question(prompt, tuple(compress(actions, are_open)), disabled, closed)

    @property
    def code(self) -> str:
        return self.prompt.code

    @property
    def facts(self) -> dict[str, Value]:
        return self.prompt.facts

    @property
    def is_forced(self) -> bool:
        """Whether there is only one answer."""
        if len(self.actions) != 1:
            return False
        return all(len(part.values()) == 1 for part in self.actions[0].parts)

    def why_not(self, move: Move) -> Refusal | None:
        """Why a move doesn't answer the question; None if it does.

        NotNow if no action has its verb. A choice that is shown as disabled has the reason shown.
        """
        for action in (*self.actions, *self.closed):
            if action.verb == move.verb:
                return action.why_not(move.parts)
        meant = [("verb", move.verb), *zip(move.fields, move.parts, strict=True)]
        return next((each.reason for each in self.disabled if (each.what, each.value) in meant), NotNow())


Asked = Callable[[], Question]
"""Gives the question that a seat is asked, put together when it is first wanted."""
