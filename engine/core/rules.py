"""What a game supplies to be played.

A game is a package: its `__init__` has a `Game`, `rules` has a `Rules` (RULES), and `policy` the computer
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
    """A choice that a table makes before it starts."""

    default: Choice
    choices: tuple[Choice, ...]


NOTHING = Grammar()
"""No moves."""

Imagined = tuple[S, Callable[[], list[Event]]]
"""A state, and a function that tells what has happened so far: it is called once, or not at all."""


class Result(Struct, frozen=True, omit_defaults=True):
    """How a match ended, by seat."""

    places: dict[int, int]
    """Counted from 1. Seats that tie share the better place, and as many places are skipped."""
    scores: dict[int, int]
    breakdown: dict[int, dict[str, int]]
    """What the score is made of, by name."""
    ties: dict[int, dict[str, int]] = {}
    """For seats with the same score: the numbers compared to break the tie, by name."""


def no_plans(state: Any, seat: int) -> tuple[Action, ...]:
    """Nothing can be planned."""
    return ()


def no_question(state: Any, seat: int) -> bool:
    """True of none."""
    return False


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S]):
    """The rules of one game: functions of its state `S`, and of a seat where they name one.

    A state is plain data, hidden things included, without text for people. Its randomness comes from a
    `Chance` in it. Made of immutable values it needs no more than a shallow copy.
    """

    state_type: type[S]
    grammar: Grammar
    start: Callable[[int, Mapping[str, Choice], Chance, str | None], tuple[S, list[Event]]]
    """(seats, options, chance, material) -> the state before the first move, and what has happened until
    then. `material` is the text that the match is played with in place of the game's own data; None: nothing.
    Raises WrongMaterial."""
    pending: Callable[[S], tuple[int, ...]]
    """The seats that owe a move, in turn order; none when the match is over."""
    question: Callable[[S, int], Question]
    """What a seat that owes a move is asked. What is legal follows from it."""
    play: Callable[[S, int, Move], Iterable[Event]]
    """Plays a move that has been checked: changes the state and yields what happens, step by step."""
    view: Callable[[S, int | None], Struct]
    """What that seat (None: a spectator) may know of the state. A view may have a property `numbers`: a
    statement that explanations of a question may use, no field of which has the name of one of a prompt's."""
    result: Callable[[S], Result | None]
    """How it ended; None while it runs."""
    imagine: Callable[[S, Sequence[Event], int | None, Chance], Imagined[S]]
    """A state and a log that the seat could not tell from these. When the match is over, nothing is hidden:
    then only the seed is another. Raises NoWorldFound. See Match.imagine."""

    previewed: Callable[[S, int, Question], Question] | None = None
    """The question with what its answers would come to, for whoever is shown it; None: it says so by itself,
    if it does."""
    refuse: Callable[[S, int, Move, Refusal], Refusal] | None = None
    """Why a move that doesn't answer the question is refused, in the game's terms. The last argument is what
    the question says of it. None: just that."""

    obvious: Callable[[S, int], bool] = no_question
    """Whether everybody knows how many answers a seat has to what it is asked: then nothing hidden is told if
    the only one is given for it."""

    plannable: Grammar = NOTHING
    """The moves, and the plans of the game's own, that a seat may plan."""
    plans: Callable[[S, int], tuple[Action, ...]] = no_plans
    """What a seat may plan, in the shape of a question's actions: all that, by its knowledge, may be possible
    when it next owes a move. For a seat that owes one already, only plans of the game's own count. The parts
    of an action must not depend on each other. Leave out what can't be undone and is better decided at the
    sight of the table."""
    resolve: Callable[[S, int, Move], Resolved | None] | None = None
    """What a plan comes to, now that its seat owes a move; None if it has failed. A game with plans of its
    own gives this function; without it, a planned move is played as it is."""

    material: Material[Any] | None = None
    """The data that a host may correct, if any. The state keeps the text that the match is played with in its
    field `material`, or None if it is the game's own. The text is part of the record, so the match can be
    replayed anywhere."""

    def why_not(self, state: S, seat: int, question: Question, move: Move) -> Refusal | None:
        """Why a seat that is asked this may not play a move; None if it may."""
        broken = question.why_not(move)
        return broken if broken is None or self.refuse is None else self.refuse(state, seat, move, broken)

    def material_of(self, state: S) -> str | None:
        """The text that a match is played with in place of the game's own data."""
        return cast(Any, state).material if self.material else None

    def resolved(self, state: S, seat: int, plan: Move, question: Question) -> Resolved | None:
        """What a plan comes to, now that its seat is asked this; None if it has failed."""
        if self.resolve is not None:
            return self.resolve(state, seat, plan)
        return Resolved(plan) if question.why_not(plan) is None else None


def places(scores: Mapping[int, int]) -> dict[int, int]:
    """The place of each seat: one more than the number of seats that have scored higher."""
    return {seat: 1 + sum(other > score for other in scores.values()) for seat, score in scores.items()}


def leaders(scores: Sequence[int]) -> tuple[int, ...]:
    """The seats with the highest score; `scores` are by seat."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))
