"""A first match that teaches a game: on a chosen deal, each idea of the rules is told where it first matters.

The match is played by the game's own rules, and every choice in it is free. A *station* is one idea: it is
reached when its learner is asked something that it fits, one at a time, and ends with a word on what they
chose. What a learner has been told follows from the match's moves alone.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.core.move import Move
from engine.core.questions.question import Question
from engine.core.rules import Choice


class Scene(NamedTuple):
    """What a learner sees when they are asked something."""

    view: Any
    """The game's, of the learner's seat."""
    question: Question
    number: int
    """Which of their choices it is, counted from 1."""

    @property
    def code(self) -> str:
        """Of what is asked."""
        return self.question.code

    def offers(self, verb: str) -> bool:
        """Whether that is among the answers."""
        return any(action.verb == verb for action in self.question.actions)


def verb_of(scene: Scene, move: Move) -> str:
    """The word on a choice that says no more than what was done."""
    return move.verb


def whether(word: str, *verbs: str) -> Callable[[Scene, Move], str]:
    """The word on a choice that says whether one of these was done (none named: what the word says), or
    something `other`."""
    among = verbs or (word,)
    return lambda scene, move: word if move.verb in among else "other"


@dataclass(frozen=True)
class Station:
    """An idea. Its words are `lesson-<code>`, with `.title` and `.look` (what to look at in the picture), and
    `.said-<word>`, on what was chosen."""

    code: str
    words: tuple[str, ...]
    """All that `word` may give."""
    fits: Callable[[Scene], bool]
    """Whether it is the moment to tell it."""
    word: Callable[[Scene, Move], str] = verb_of
    """Which word there is on a choice."""


@dataclass(frozen=True)
class Lesson:
    """A game's first match."""

    seats: int
    seed: str
    """Chosen, so that much of the game happens early."""
    learner: int
    """The learner's seat; computer players have the others."""
    stations: tuple[Station, ...]
    """Of those that fit, the first is told."""
    options: Mapping[str, Choice] = field(default_factory=dict[str, Choice])
