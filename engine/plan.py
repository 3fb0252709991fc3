"""Plans: what a seat wants to be played when it next owes a move.

A plan is written as moves are. It is a move, which is played if it is legal then; or a plan of the game's
own, from which the game makes moves ("upto 7", a bid at a time).
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

from msgspec import Struct

from engine.covers import Covers
from engine.move import Grammar, Move, MovePart
from engine.question import Action, Choose, Cover, Number, Part, Prompt, Select


class Planning(Prompt, frozen=True, tag="plan"):
    """What may be planned."""


class Resolved(Struct, frozen=True):
    """What a plan has come to."""

    move: Move
    """It is played now."""
    rest: str | None = None
    """The plan that is left when it is played; None if that was all."""


def suits(plan: Move, actions: Sequence[Action]) -> bool:
    """Whether a plan is among what may be planned."""
    return any(
        plan.verb == action.verb
        and len(plan.parts) == len(action.parts)
        and all(map(_answers, plan.parts, action.parts))
        for action in actions
    )


def every(actions: Sequence[Action], grammar: Grammar) -> Iterator[Move]:
    """All plans that may be made, except those that select some of many things."""
    for action in actions:
        for values in product(*map(_options, action.parts)):
            yield grammar.build(action.verb, values)


def _answers(value: MovePart, part: Part) -> bool:
    match part:
        case Choose(among=among):
            return value in among
        case Number(least=least, most=most):
            return isinstance(value, int) and least <= value <= most
        case Cover():
            return value in Covers(part)
        case Select():
            return (
                isinstance(value, tuple)
                and part.least <= len(value) <= part.most
                and Counter(value) <= Counter(part.among)
            )


def _options(part: Part) -> Sequence[int | str]:
    match part:
        case Choose(among=among):
            return among
        case Number(least=least, most=most):
            return range(least, most + 1)
        case Select() | Cover():
            return ()
