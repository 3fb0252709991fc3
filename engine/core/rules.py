"""`Rules`: the part of a `Game` that positions and matches need.

`Match` does the rest, the same for every game: it reads moves, knows whose turn it is, and keeps the log.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar, cast

from msgspec import Struct, defstruct
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.errors import Refusal
from engine.core.event import Event
from engine.core.material import Material
from engine.core.move import Grammar, Move
from engine.core.plan import Resolved
from engine.core.questions.question import Action, Question
from engine.core.secrecy.visibility import hides, redacted
from engine.core.step import Step, Steps

S = TypeVar("S", bound=Struct)

Choice = bool | int | str


class Option(Struct, frozen=True):
    """A setting that a table chooses before its match starts."""

    default: Choice
    choices: tuple[Choice, ...]


NO_MOVES = Grammar()

Imagined = tuple[S, Callable[[], list[Event]]]
"""An imagined state, and a function that returns its log. The function is called at most once."""


class Result(Struct, frozen=True, omit_defaults=True):
    """The result of a match, by seat."""

    places: dict[int, int]
    """Places by seat, counted from 1.

    Tied seats share the better place, and the places below it are skipped.
    """
    scores: dict[int, int]
    breakdown: dict[int, dict[str, int]]
    """The parts of each seat's score, by name."""
    ties: dict[int, dict[str, int]] = {}
    """The numbers that break ties between seats with the same score, by name."""

    @classmethod
    def by_score(cls, scores: Sequence[int], part: str) -> "Result":
        """The highest score wins. `part` names the score's only part."""
        by_seat = dict(enumerate(scores))
        return cls(places(by_seat), by_seat, {seat: {part: score} for seat, score in by_seat.items()})

    def share(self, seat: int) -> float:
        """The seat's share of the first place, from 0 to 1."""
        first = [each for each, place in self.places.items() if place == 1]
        return (seat in first) / len(first)


@dataclass(frozen=True, kw_only=True, eq=False)
class Rules(Generic[S]):
    """The rules of a game: its state `S`, its steps, and functions of the state.

    A state is plain data with all hidden things and no text for people. Its attribute `step` names the step
    that it is in, and its randomness comes from a `Chance` in it. If its values are immutable, a shallow copy
    of it is enough.
    """

    state: type[S]
    grammar: Grammar
    start: Callable[..., tuple[S, list[Event]]]
    """Starts a match: (seats, options, chance) -> the state before the first move, and the events so far.

    With `material`, it gets that text, too, or None for the game's own data, and raises WrongMaterial.
    """
    steps: Mapping[str, Step[S]]
    """The decisions, by the names that `step` has. Any other name means that the match is over."""
    result: Callable[[S], Result]
    """The match's result. Only called when the match is over."""

    view: type[S] | None = None
    """A subclass of the state that adds the field `seat`, for properties of what a seat may know.

    It may have a property `numbers`, a statement with facts for explanations. Its fields must not share a
    name with a prompt's fields.
    """
    imagine: Callable[[S, Sequence[Event], int | None, Chance], Imagined[S]] | None = None
    """A state and a log that the seat can't tell from the given ones, while the match runs (see
    `Match.imagine`). Raises NoWorldFound. Required if the state's fields have marks; else only the seed
    changes."""

    previewed: Callable[[S, int, Question], Question] | None = None
    """Adds previews to a question before it is shown. None if the question has them already or needs none."""

    plans: Callable[[S, int], tuple[Action, ...]] = lambda state, seat: ()
    """The actions that a seat may plan: all that, as far as it knows, may be possible at its next move.

    For a seat that owes a move already, only the game's own plans are used. The parts of an action must be
    independent. Leave out irrevocable decisions that need a look at the table.
    """
    plannable: Grammar = NO_MOVES
    """The grammar of plannable moves and of the game's own plans."""
    resolve: Callable[[S, int, Move], Resolved | None] | None = None
    """Resolves a plan for a seat that owes a move; None if the plan has failed.

    Required if the game has plans of its own. Without it, a planned move is played unchanged.
    """

    material: Material[Any] | None = None
    """The data that a host may correct, if any.

    The state keeps the text in use in its field `material`, where None stands for the game's own data. The
    text becomes part of the record, so the match can be replayed anywhere.
    """

    def __post_init__(self) -> None:
        if self.imagine is None and hides(self.state):
            raise TypeError(f"{self.state} hides something, so the game must have `imagine`")

    @cached_property
    def decisions(self) -> Steps[S]:
        """The steps, with what all of them share."""
        steps: Any = self.steps
        return cast("Steps[S]", steps if isinstance(steps, Steps) else Steps(steps))

    def begun(
        self, seats: int, options: Mapping[str, Choice], chance: Chance, material: str | None
    ) -> tuple[S, list[Event]]:
        """Start a match (see `start`)."""
        return self.start(seats, options, chance, *((material,) if self.material else ()))

    @cached_property
    def _view(self) -> type[Struct]:
        if self.view is not None:
            return cast("type[Struct]", self.view)
        return defstruct("View", [("seat", int | None)], bases=(cast("Any", self.state),), kw_only=True)

    def seen(self, state: S, seat: int | None, *, over: bool) -> Struct:
        """What a seat may know of the state, or a spectator if `seat` is None."""
        return redacted(cast("Struct", state), self._view, seat, over=over)

    def imagined(
        self, state: S, log: Sequence[Event], seat: int | None, chance: Chance, *, over: bool
    ) -> Imagined[S]:
        """See `imagine`."""
        if over or self.imagine is None:
            return replace(state, chance=chance), lambda: list(log)
        return self.imagine(state, log, seat, chance)

    def why_not(self, state: S, seat: int, question: Question, move: Move) -> Refusal | None:
        """Why a seat with this question may not play the move; None if it may."""
        broken = question.why_not(move)
        return broken and self.decisions.refuse(state, seat, move, broken)

    def material_of(self, state: S) -> str | None:
        """The text that the match uses instead of the game's own data, or None."""
        return cast("Any", state).material if self.material else None

    def resolved(self, state: S, seat: int, plan: Move, question: Question) -> Resolved | None:
        """Resolve a plan for a seat with this question; None if the plan has failed."""
        if self.resolve is not None:
            return self.resolve(state, seat, plan)
        return Resolved(plan) if question.why_not(plan) is None else None


def places(scores: Mapping[int, int]) -> dict[int, int]:
    """The place of each seat: one more than the number of seats with a higher score."""
    return {seat: 1 + sum(other > score for other in scores.values()) for seat, score in scores.items()}


def leaders(scores: Sequence[int]) -> tuple[int, ...]:
    """The seats with the highest score. `scores` is by seat."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))
