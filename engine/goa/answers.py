"""From a question to the moves that answer it, and the reasons why others don't.

All parts of Goa's questions stand for themselves, so that each move can be judged part by part.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

from engine.errors import IllegalMove
from engine.goa.moves import GRAMMAR
from engine.move import Move, MovePart
from engine.question import Choose, Number, Part, Question, Select

REFUSALS = ("not-now", "not-offered", "too-low", "too-high", "too-few", "too-many", "not-there")
"""Besides the codes for what is barred, with the same facts. `not-now` {}: nobody asks for that;
`not-offered` {}: not among the choices; `too-low` {least}, `too-high` {most}: of a number; `too-few` {least},
`too-many` {most}: of a row's words; `not-there` {}: a word of the row isn't there, or not so often.
"""


def moves(question: Question) -> list[Move]:
    """All moves that answer the question."""
    return [
        GRAMMAR.build(action.verb, values)
        for action in question.actions
        for values in product(*map(_values, action.parts))
    ]


def is_forced(question: Question) -> bool:
    """Whether there is only one answer."""
    if len(question.actions) != 1:
        return False
    return all(_is_single(part) for part in question.actions[0].parts)


def check(question: Question, move: Move) -> None:
    """Raises IllegalMove if the move doesn't answer the question."""
    for action in question.actions:
        if action.verb == move.verb:
            for part, value in zip(action.parts, move.parts, strict=True):
                _check(part, value)
            return
    meant = [("verb", move.verb), *zip(move.fields, move.parts, strict=True)]
    for barred in question.barred:
        if (barred.what, barred.value) in meant:
            raise IllegalMove(barred.code, barred.facts)
    raise IllegalMove("not-now")


def _values(part: Part) -> Sequence[MovePart]:
    match part:
        case Choose(among=among):
            return among
        case Number(least=least, most=most):
            return range(least, most + 1)
        case Select(among=among, least=least, most=most):
            counts = Counter(among)
            return list(_rows(list(counts.items()), least, most))


def _rows(counts: list[tuple[int | str, int]], least: int, most: int) -> Iterator[tuple[int | str, ...]]:
    """All rows of `least` to `most` words, each not more often than it is there."""
    if sum(number for _, number in counts) < least:
        return
    if not counts:
        yield ()
        return
    (word, there), *others = counts
    for number in range(min(there, most), -1, -1):
        for row in _rows(others, max(0, least - number), most - number):
            yield (word,) * number + row


def _is_single(part: Part) -> bool:
    match part:
        case Choose(among=among):
            return len(among) == 1
        case Number(least=least, most=most):
            return least == most
        case Select(among=among, least=least, most=most):
            return least == len(among) or (len(set(among)) == 1 and least == min(most, len(among)))


def _check(part: Part, value: MovePart) -> None:
    match part:
        case Choose(among=among, barred=barred):
            if value in among:
                return
            for each in barred:
                if each.value == value:
                    raise IllegalMove(each.code, each.facts)
            raise IllegalMove("not-offered")
        case Number(least=least, most=most):
            assert isinstance(value, int)
            if value < least:
                raise IllegalMove("too-low", {"least": least})
            if value > most:
                raise IllegalMove("too-high", {"most": most})
        case Select(among=among, least=least, most=most):
            assert isinstance(value, tuple)
            if not Counter(value) <= Counter(among):
                raise IllegalMove("not-there")
            if len(value) < least:
                raise IllegalMove("too-few", {"least": least})
            if len(value) > most:
                raise IllegalMove("too-many", {"most": most})
