"""Lists the moves that answer a question."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import prod

from engine.core.move import Grammar, Move, MovePart
from engine.core.questions.question import Action, Question
from engine.core.questions.sequences import Chained, Lazy

MAX_EAGER_MOVES = 200
"""Number of moves above which the list is lazy."""


def moves(question: Question, grammar: Grammar) -> Sequence[Move]:
    """All moves that answer the question: a list, or a lazy sequence if there are many."""
    listed: list[Move] = []
    for action in question.actions:
        few = _few(grammar, action)
        if few is None or len(listed) + len(few) > MAX_EAGER_MOVES:
            return Chained([_few(grammar, each) or _Answers(grammar, each) for each in question.actions])
        listed += few
    return listed


@lru_cache(maxsize=8192)
def _few(grammar: Grammar, action: Action) -> list[Move] | None:
    """The moves of an action; None if there are many and its parts are independent."""
    if not action.depends and prod([len(part.values()) for part in action.parts]) > MAX_EAGER_MOVES:
        return None
    return [grammar.made(action.verb, values) for values in action.answers()]


class _Answers(Lazy[Move]):
    """The moves of an action with independent parts."""

    def __init__(self, grammar: Grammar, action: Action) -> None:
        self._grammar, self._action = grammar, action
        self._values = [part.values() for part in action.parts]

    def __len__(self) -> int:
        return prod(map(len, self._values))

    def __iter__(self) -> Iterator[Move]:
        for values in self._action.answers():
            yield self._grammar.made(self._action.verb, values)

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, Move)
            and move.verb == self._action.verb
            and self._action.why_not(move.parts) is None
        )

    def at(self, place: int) -> Move:
        chosen: list[MovePart] = []
        for values in reversed(self._values):
            place, each = divmod(place, len(values))
            chosen.append(values[each])
        return self._grammar.made(self._action.verb, tuple(reversed(chosen)))
