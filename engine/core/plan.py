"""Plans: what a seat wants to be played when it next owes a move.

A plan is written as moves are. It is a move, which is played if it is legal then; or a plan of the game's
own, from which the game makes moves ("upto 7", a bid at a time).
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine.core.move import Grammar, Move
from engine.core.questions.question import Action, Prompt


class Planning(Prompt, frozen=True, tag="plan"):
    """What may be planned."""


class Resolved(Struct, frozen=True):
    """What a plan comes to, now that its seat owes a move."""

    move: Move | None = None
    """The move that is played; None if the plan plays none now."""
    rest: str | None = None
    """The plan that is left then; None if nothing is left to do."""

    @property
    def waits(self) -> bool:
        """Whether the plan is for a later question."""
        return self.move is None and self.rest is not None


def suits(plan: Move, actions: Sequence[Action]) -> bool:
    """Whether a plan is among what may be planned."""
    return any(
        plan.verb == action.verb
        and len(plan.parts) == len(action.parts)
        and action.why_not(plan.parts) is None
        for action in actions
    )


def every(actions: Sequence[Action], grammar: Grammar) -> Iterator[Move]:
    """All plans that may be made."""
    for action in actions:
        for values in action.answers():
            yield grammar.build(action.verb, values)
