"""A guided first match on a chosen deal, which explains each idea of the rules where it first matters.

The match follows the game's normal rules, and all choices in it are free. A *station* is one idea. The
learner reaches it with the first question that fits, one station at a time, and it ends with a comment on the
choice made. The learner's progress follows from the match's moves alone.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.core.move import Move
from engine.core.questions.question import Question
from engine.core.rules import Choice


class Scene(NamedTuple):
    """What the learner sees with a question."""

    view: Any
    """The learner's view of the game."""
    question: Question
    number: int
    """Number of the learner's choice, counted from 1."""

    @property
    def code(self) -> str:
        """The question's code."""
        return self.question.code

    def offers(self, verb: str) -> bool:
        """Whether the question offers this action."""
        return any(action.verb == verb for action in self.question.actions)


def verb_of(scene: Scene, move: Move) -> str:
    """Comment with the move's verb."""
    return move.verb


def whether(word: str, *verbs: str) -> Callable[[Scene, Move], str]:
    """Comment with `word` if the move has one of the verbs (default: `word` itself), else with "other"."""
    among = verbs or (word,)
    return lambda scene, move: word if move.verb in among else "other"


@dataclass(frozen=True)
class Station:
    """One idea of the rules.

    Its words are `lesson-<code>`, with `.title`, `.look` (what to look at in the picture) and `.said-<word>`
    (the comment on a choice).
    """

    code: str
    words: tuple[str, ...]
    """All values that `word` can return."""
    fits: Callable[[Scene], bool]
    """Whether now is a good moment to explain the idea."""
    word: Callable[[Scene, Move], str] = verb_of
    """Chooses the comment on a move."""


@dataclass(frozen=True)
class Lesson:
    """A game's guided first match."""

    seats: int
    seed: str
    """A seed with which much of the game happens early."""
    learner: int
    """The learner's seat. Computer players take the others."""
    stations: tuple[Station, ...]
    """Stations in order of preference. The lesson uses the first that fits."""
    options: Mapping[str, Choice] = field(default_factory=dict[str, Choice])
