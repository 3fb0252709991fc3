"""Plans: what a seat wants to play when it next owes a move.

Plans are written like moves. A plan is either a move, played if it is legal then, or one of the game's own
plans, from which the game makes moves ("upto 7" bids step by step).
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine.core.move import Grammar, Move
from engine.core.questions.question import Action, Prompt


class Planning(Prompt, frozen=True, tag="plan"):
    """The prompt for making a plan."""


class Resolved(Struct, frozen=True):
    """The result of a plan, now that its seat owes a move."""

    move: Move | None = None
    """The move to play now; None to play nothing yet."""
    rest: str | None = None
    """The rest of the plan; None if it is finished."""

    @property
    def waits(self) -> bool:
        """Whether the whole plan is for a later question."""
        return self.move is None and self.rest is not None


def suits(plan: Move, actions: Sequence[Action]) -> bool:
    """Whether the plan is among these actions."""
    return any(
        plan.verb == action.verb
        and len(plan.parts) == len(action.parts)
        and action.why_not(plan.parts) is None
        for action in actions
    )


def every(actions: Sequence[Action], grammar: Grammar) -> Iterator[Move]:
    """Yield all plans that these actions allow."""
    for action in actions:
        for values in action.answers():
            yield grammar.build(action.verb, values)
