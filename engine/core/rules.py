"""`Rules`: the functions that a game supplies.

A game is a package: its `__init__` has a `Game`, `rules` has a `Rules` (RULES), and `policy` has the computer
players (`choose` and MASTER). `Match` does the rest, the same for every game: it reads moves, knows whose
turn it is, and keeps the log.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

from msgspec import Struct

from engine.core.chance import Chance
from engine.core.errors import Refusal
from engine.core.event import Event
from engine.core.material import Material
from engine.core.move import Grammar, Move
from engine.core.plan import Resolved
from engine.core.questions.question import Action, Question

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


def no_plans(state: Any, seat: int) -> tuple[Action, ...]:
    """Return no plans, for games without them."""
    return ()


def no_question(state: Any, seat: int) -> bool:
    """Return False, for games without obvious questions."""
    return False


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S]):
    """The rules of a game, as functions of its state `S`; some take a seat as well.

    A state is plain data with all hidden things and no text for people. Its randomness comes from a `Chance`
    in it. If its values are immutable, a shallow copy of it is enough.
    """

    state_type: type[S]
    grammar: Grammar
    start: Callable[[int, Mapping[str, Choice], Chance, str | None], tuple[S, list[Event]]]
    """Starts a match: (seats, options, chance, material) -> the state before the first move, and the events
    so far. `material` is the text that replaces the game's own data, or None. Raises WrongMaterial."""
    pending: Callable[[S], tuple[int, ...]]
    """The seats that owe a move, in turn order; none when the match is over."""
    question: Callable[[S, int], Question]
    """The question for a seat that owes a move. It decides what is legal."""
    play: Callable[[S, int, Move], Iterable[Event]]
    """Plays a legal move: changes the state and yields the events."""
    view: Callable[[S, int | None], Struct]
    """The state as the seat may know it; None stands for a spectator.

    A view may have a property `numbers`, a statement with facts for explanations. Its fields must not share a
    name with a prompt's fields.
    """
    result: Callable[[S], Result | None]
    """The match's result; None while the match runs."""
    imagine: Callable[[S, Sequence[Event], int | None, Chance], Imagined[S]]
    """A state and a log that the seat can't tell from the given ones (see `Match.imagine`).

    After the end nothing is hidden, so only the seed changes. Raises NoWorldFound.
    """

    previewed: Callable[[S, int, Question], Question] | None = None
    """Adds previews to a question before it is shown. None if the question has them already or needs none."""
    refuse: Callable[[S, int, Move, Refusal], Refusal] | None = None
    """Says in the game's terms why a move doesn't answer the question.

    The last argument is the question's own refusal. None makes the engine use that refusal.
    """

    obvious: Callable[[S, int], bool] = no_question
    """Whether everyone knows how many answers the seat has.

    If so, the engine can play a single answer for the seat without revealing anything hidden.
    """

    plannable: Grammar = NO_MOVES
    """The grammar of plannable moves and of the game's own plans."""
    plans: Callable[[S, int], tuple[Action, ...]] = no_plans
    """The actions that a seat may plan: all that, as far as it knows, may be possible at its next move.

    For a seat that owes a move already, only the game's own plans are used. The parts of an action must be
    independent. Leave out irrevocable decisions that need a look at the table.
    """
    resolve: Callable[[S, int, Move], Resolved | None] | None = None
    """Resolves a plan for a seat that owes a move; None if the plan has failed.

    Required if the game has plans of its own. Without it, a planned move is played unchanged.
    """

    material: Material[Any] | None = None
    """The data that a host may correct, if any.

    The state keeps the text in use in its field `material`, where None stands for the game's own data. The
    text becomes part of the record, so the match can be replayed anywhere.
    """

    def why_not(self, state: S, seat: int, question: Question, move: Move) -> Refusal | None:
        """Why a seat with this question may not play the move; None if it may."""
        broken = question.why_not(move)
        return broken if broken is None or self.refuse is None else self.refuse(state, seat, move, broken)

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
