"""Which moves answer a question, and why others don't, by the shape of the question.

A game adds to it (see `Rules`) if the parts of an answer depend on each other, or if a refusal deserves a
reason of its own.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import product
from math import prod

from engine.covers import Covers
from engine.errors import IllegalMove, NotNow, NotOffered, NotThere, TooFew, TooHigh, TooLow, TooMany
from engine.move import Grammar, Move, MovePart
from engine.question import Action, Choose, Cover, Number, Part, Question, Select
from engine.sequences import FEW, Chained, Lazy, Mapped, Product, Rows


def moves(question: Question, grammar: Grammar) -> Sequence[Move]:
    """All moves that answer the question, if its parts don't depend on each other."""
    return answering(question.actions, grammar)


def answering(actions: Sequence[Action], grammar: Grammar) -> Sequence[Move]:
    """All moves that are one of these actions, if its parts don't depend on each other."""
    listed: list[Move] = []
    for action in actions:
        few = _few(grammar, action)
        if few is None or len(listed) + len(few) > FEW:
            return Chained(answers(each, grammar) for each in actions)
        listed += few
    return listed


@lru_cache(maxsize=8192)
def _few(grammar: Grammar, action: Action) -> list[Move] | None:
    """The moves of one action; None if they are many."""
    values = [_values(part) for part in action.parts]
    if prod(map(len, values)) > FEW:
        return None
    made, verb = grammar.made, action.verb
    return [made(verb, chosen) for chosen in product(*values)]


def answers(action: Action, grammar: Grammar) -> Sequence[Move]:
    """The moves of one action, if its parts don't depend on each other."""

    def parts(move: Move) -> tuple[MovePart, ...] | None:
        return move.parts if move.verb == action.verb else None

    return Mapped(partial(grammar.build, action.verb), parts, Product(map(_values, action.parts)))


def check(question: Question, move: Move) -> None:
    """Raises IllegalMove if the move doesn't answer the question. If the question shows its choice as
    disabled, the refusal is the reason that it gives."""
    for action in question.actions:
        if action.verb == move.verb:
            if action.parts:
                for part, value in zip(action.parts, move.parts, strict=True):
                    _check(part, value)
            return
    meant = [("verb", move.verb), *zip(move.fields, move.parts, strict=True)]
    for disabled in question.disabled:
        if (disabled.what, disabled.value) in meant:
            raise IllegalMove(disabled.reason)
    raise IllegalMove(NotNow())


def is_forced(question: Question) -> bool:
    """Whether there is only one answer."""
    if len(question.actions) != 1:
        return False
    return all(_is_single(part) for part in question.actions[0].parts)


def depends(legal: Sequence[Move]) -> bool:
    """Whether parts of these answers may depend on each other. Of very many, they don't: see Rules.moves."""
    return not isinstance(legal, Lazy)


def continued(legal: Iterable[Move], verb: str, begun: Sequence[MovePart | None]) -> Iterator[Move]:
    """The legal moves of that verb that begin with those values; None stands for any."""
    for move in legal:
        if move.verb == verb and all(
            value in (None, part) for value, part in zip(begun, move.parts, strict=False)
        ):
            yield move


def continuations(legal: Iterable[Move], verb: str, begun: Sequence[MovePart | None]) -> dict[MovePart, None]:
    """The values of the next part with which such a move goes on, each once, in the order of the moves."""
    return dict.fromkeys(move.parts[len(begun)] for move in continued(legal, verb, begun))


def _values(part: Part) -> Sequence[MovePart]:
    match part:
        case Choose(among=among):
            return among
        case Number(least=least, most=most):
            return range(least, most + 1)
        case Select(among=among, least=least, most=most):
            return Rows(among, least, most)
        case Cover():
            return Covers(part)


def _is_single(part: Part) -> bool:
    match part:
        case Choose(among=among):
            return len(among) == 1
        case Number(least=least, most=most):
            return least == most
        case Select(among=among, least=least, most=most):
            return least == len(among) or (len(set(among)) == 1 and least == min(most, len(among)))
        case Cover():
            return len(Covers(part)) == 1


def _check(part: Part, value: MovePart) -> None:
    if type(part) is Choose:
        _check_choice(part, value)
    elif type(part) is Number:
        assert isinstance(value, int)
        if value < part.least:
            raise IllegalMove(TooLow(part.least))
        if value > part.most:
            raise IllegalMove(TooHigh(part.most))
    elif type(part) is Select:
        assert isinstance(value, tuple)
        _check_selection(part, value)
    elif type(part) is Cover and value not in Covers(part):
        raise IllegalMove(NotOffered())


def _check_choice(part: Choose, value: MovePart) -> None:
    if value in part.among:
        return
    for each in part.disabled:
        if each.value == value:
            raise IllegalMove(each.reason)
    raise IllegalMove(NotOffered())


def _check_selection(part: Select, value: Sequence[int | str]) -> None:
    if not Counter(value) <= Counter(part.among):
        raise IllegalMove(NotThere())
    if len(value) < part.least:
        raise IllegalMove(TooFew(part.least))
    if len(value) > part.most:
        raise IllegalMove(TooMany(part.most))
