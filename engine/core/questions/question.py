"""Questions, in a shape that lets one interface serve all games.

An answer is the verb of one of the question's actions and a value for each of the action's parts.
`Game.grammar.build(verb, values)` turns it into a move. The question alone decides which moves are legal: a
part offers `values()` and explains with `why_not(value)` what is wrong with others. A part may depend on the
value before it.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import compress, product
from typing import Any, ClassVar

from msgspec import Struct

from engine.core.errors import NotNow, NotOffered, NotThere, Refusal, TooFew, TooHigh, TooLow, TooMany
from engine.core.move import Move, MovePart
from engine.core.questions.covers import Covers
from engine.core.questions.sequences import rows
from engine.core.statement import Statement, Value


class Prompt(Statement, frozen=True):
    """The question in words."""

    drafted: ClassVar[bool] = False
    """Whether the question is one of several in a row that may be answered together as a draft
    (`ui/panel/draft.py`)."""

    def detail(self, what: str, value: int | str) -> Statement | None:
        """Additional information for the label of a value, or None."""
        return None


class Preview(Statement, frozen=True):
    """The consequence of an answer."""

    unsaid: ClassVar[frozenset[str]] = frozenset({"values"})

    values: tuple[MovePart, ...]
    """The values of the answer's parts."""


class Disabled(Struct, frozen=True, gc=False):
    """A choice that isn't possible now. It is shown with the reason."""

    value: int | str
    reason: Refusal
    what: str = ""
    """The kind of value, for a choice that belongs to no part of an action."""

    @property
    def code(self) -> str:
        return self.reason.code

    @property
    def facts(self) -> dict[str, Value]:
        return self.reason.facts


class Field(Struct, frozen=True, gc=False, kw_only=True):
    """Base class of the parts of an answer."""

    after: tuple[tuple[MovePart, "Part"], ...] = ()
    """Pairs of a previous part's value and the part that follows it.

    They are for a part that depends on the previous value. The part itself offers the union of all these
    parts.
    """

    def values(self) -> Sequence[MovePart]:
        """All values, as a sequence with a cheap length. There may be very many."""
        raise NotImplementedError

    def why_not(self, value: Any) -> Refusal | None:
        """Why the value isn't possible; None if it is."""
        return None if value in self.values() else NotOffered()

    def given(self, before: MovePart) -> Any:
        """The part after this value of the previous part."""
        return next((part for value, part in self.after if value == before), self)


class Choose(Field, frozen=True, gc=False, tag="choose"):
    """A choice of one of these values.

    `what` names their kind ("rank", "seat", ...). Values of the kind "seat" are seats.
    """

    what: str
    among: tuple[int | str, ...]
    disabled: tuple[Disabled, ...] = ()
    suggested: int | str | None = None

    @staticmethod
    def open(what: str, reasons: Mapping[Any, Refusal | None]) -> "Choose":
        """Offer the values without a reason against them, and show the others as disabled with their
        reasons."""
        among = tuple([value for value, reason in reasons.items() if reason is None])
        disabled = tuple([Disabled(value, reason) for value, reason in reasons.items() if reason is not None])
        return Choose(what, among, disabled)

    @staticmethod
    def after_each(what: str, among: Mapping[MovePart, Sequence[int | str]]) -> "Choose":
        """Offer values that depend on the previous part's value."""
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
    """A choice of `least` to `most` of the values in `among`, where equal things repeat."""

    what: str
    among: tuple[int | str, ...]
    least: int
    most: int
    suggested: tuple[int, ...] = ()
    """Indices into `among` of a suggested selection."""

    def values(self) -> Sequence[MovePart]:
        return rows(self.among, self.least, self.most)

    def why_not(self, value: Any) -> Refusal | None:
        if Counter(value) - Counter(self.among):
            return NotThere()
        if len(value) < self.least:
            return TooFew(self.least)
        if len(value) > self.most:
            return TooMany(self.most)
        return None


class Number(Field, frozen=True, gc=False, tag="number"):
    """A number from `least` to `most`."""

    what: str
    least: int
    most: int
    suggested: int | None = None

    @staticmethod
    def after_each(numbers: "Mapping[Any, Number]") -> "Number":
        """Offer a number whose bounds depend on the previous part's value."""
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
    """A payment: things and loose units (worth 1 each) that are worth `due` or more together.

    It contains nothing that could be kept, and is written as a row of words (see `covers.py`). There may be
    too many payments to list.
    """

    what: str
    among: tuple[str, ...]
    """The things that can be paid with, where equal things repeat."""
    worth: tuple[int, ...]
    """Value of each thing in `among`, 1 or more."""
    loose: int
    """Number of loose units available."""
    due: int
    suggested: str

    def values(self) -> Covers:
        return Covers(self.among, self.worth, self.loose, self.due)


Part = Choose | Select | Number | Cover


class Action(Struct, frozen=True, gc=False, cache_hash=True):
    """One way to answer a question."""

    verb: str
    parts: tuple[Part, ...] = ()
    grave: bool = False
    """Whether the action is momentous and irreversible, so that the player must confirm it."""
    previews: tuple[Preview, ...] = ()
    """Previews of the legal answers whose consequences are worth knowing beforehand."""

    @property
    def depends(self) -> bool:
        """Whether a part depends on the one before it."""
        return any(part.after for part in self.parts)

    @property
    def is_open(self) -> bool:
        """Whether a legal answer exists."""
        for part in self.parts:  # noqa: SIM110 (faster than all)
            if not part.values():
                return False
        return True

    def part(self, before: Sequence[MovePart]) -> Part:
        """The part that follows these values."""
        part = self.parts[len(before)]
        return part.given(before[-1]) if part.after else part

    def answers(self) -> Iterable[tuple[MovePart, ...]]:
        """All answers. Each is a tuple with a value for each part."""
        if not self.depends:
            return product(*[part.values() for part in self.parts])
        answers: list[tuple[MovePart, ...]] = [()]
        for _ in self.parts:
            answers = [(*begun, value) for begun in answers for value in self.part(begun).values()]
        return answers

    def why_not(self, values: Sequence[MovePart]) -> Refusal | None:
        """Why the values aren't an answer; None if they are."""
        for place, value in enumerate(values):
            if (refusal := self.part(values[:place]).why_not(value)) is not None:
                return refusal
        return None


class Question(Struct, frozen=True, gc=False):
    """What a seat must decide."""

    prompt: Prompt
    actions: tuple[Action, ...]
    """The actions that have at least one legal answer."""
    disabled: tuple[Disabled, ...] = ()
    """Disabled choices that belong to no action. Each has its `what`."""
    closed: tuple[Action, ...] = ()
    """The actions without a legal answer. Their parts give the reasons."""

    @staticmethod
    def of(prompt: Prompt, *actions: Action, disabled: tuple[Disabled, ...] = ()) -> "Question":
        """Build a question. Actions without a legal answer become `closed`."""
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
        """Whether there is exactly one answer."""
        if len(self.actions) != 1:
            return False
        return all(len(part.values()) == 1 for part in self.actions[0].parts)

    def why_not(self, move: Move) -> Refusal | None:
        """Why a move doesn't answer the question; None if it does.

        A disabled choice gives the reason shown with it. NotNow if no action has the move's verb.
        """
        for action in (*self.actions, *self.closed):
            if action.verb == move.verb:
                return action.why_not(move.parts)
        meant = [("verb", move.verb), *zip(move.fields, move.parts, strict=True)]
        return next((each.reason for each in self.disabled if (each.what, each.value) in meant), NotNow())


Asked = Callable[[], Question]
"""Returns a seat's question, built at the first call."""
