"""The list of all moves that answer a question."""

from collections.abc import Sequence
from functools import lru_cache, partial
from math import prod

from engine.core.move import Grammar, Move, MovePart
from engine.core.question import Action, Question
from engine.core.sequences import FEW, Chained, Mapped, Product


def moves(question: Question, grammar: Grammar) -> Sequence[Move]:
    """All moves that answer the question: a list, or a lazy sequence if they are many."""
    listed: list[Move] = []
    for action in question.actions:
        few = _few(grammar, action)
        if few is None or len(listed) + len(few) > FEW:
            return Chained([_answers(grammar, each) for each in question.actions])
        listed += few
    return listed


@lru_cache(maxsize=8192)
def _few(grammar: Grammar, action: Action) -> list[Move] | None:
    """The moves of one action; None if they are many."""
    if not action.depends and prod([len(part.values()) for part in action.parts]) > FEW:
        return None
    return [grammar.made(action.verb, values) for values in action.answers()]


def _answers(grammar: Grammar, action: Action) -> Sequence[Move]:
    """The moves of one action: a list if its parts depend on each other, else a lazy sequence."""
    if action.depends:
        return _few(grammar, action) or []

    def parts(move: Move) -> tuple[MovePart, ...] | None:
        return move.parts if move.verb == action.verb else None

    return Mapped(
        partial(grammar.build, action.verb), parts, Product([part.values() for part in action.parts])
    )
