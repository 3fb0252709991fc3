"""Steps: each decision of a game is told in one place.

A match is always in one step. The step knows who must answer, what they are asked, why other moves are
refused, what a move does, and what follows when nobody must answer.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, TypeVar

from engine.errors import NotNow, Refusal
from engine.event import Event
from engine.move import Move
from engine.question import Question

S = TypeVar("S")


class Step(Generic[S]):
    """One decision, or something that happens without one. A step has no state of its own."""

    def pending(self, state: S) -> tuple[int, ...]:
        """The seats that must answer, in turn order. If there are none, `follow` is called."""
        return ()

    def ask(self, state: S, seat: int) -> Question:
        """The question for a seat that must answer. It alone decides what is legal."""
        raise NotImplementedError

    def refuse(self, state: S, seat: int, move: Any, broken: Refusal) -> Refusal:
        """Say in the game's terms why a move is refused. `broken` is what the question says of it."""
        return broken

    def play(self, state: S, seat: int, move: Any) -> Iterable[Event]:
        """Play a legal answer: change the state and yield what happens."""
        raise NotImplementedError

    def follow(self, state: S) -> Iterable[Event]:
        """Change the state as it goes on when nobody must answer. Yields what happens."""
        raise NotImplementedError

    def obvious(self, state: S, seat: int) -> bool:
        """See `Rules.obvious`."""
        return False

    def drafted(self, state: S, seat: int) -> bool:
        """See `Rules.drafted`."""
        return False


class Steps(Generic[S]):
    """The steps of a game. The methods are hooks of its `Rules`."""

    def __init__(self, where: Callable[[S], str], elsewhere: Refusal, **steps: Step[S]) -> None:
        """`where` names the step that a match is in; the match is over if there is no such step.

        `elsewhere` is the refusal of a move that answers another question.
        """
        self._where = where
        self._elsewhere = elsewhere
        self._steps = steps

    def pending(self, state: S) -> tuple[int, ...]:
        step = self._steps.get(self._where(state))
        return step.pending(state) if step else ()

    def question(self, state: S, seat: int) -> Question:
        return self._step(state).ask(state, seat)

    def refuse(self, state: S, seat: int, move: Move, broken: Refusal) -> Refusal:
        if type(broken) is NotNow:
            return self._elsewhere
        return self._step(state).refuse(state, seat, move, broken)

    def play(self, state: S, seat: int, move: Move) -> Iterator[Event]:
        """Play a legal move and all that follows until somebody must answer."""
        yield from self._step(state).play(state, seat, move)
        yield from self.go_on(state)

    def go_on(self, state: S) -> Iterator[Event]:
        """Go on until somebody must answer, or the match is over."""
        while (step := self._steps.get(self._where(state))) and not step.pending(state):
            yield from step.follow(state)

    def obvious(self, state: S, seat: int) -> bool:
        return self._step(state).obvious(state, seat)

    def drafted(self, state: S, seat: int) -> bool:
        return self._step(state).drafted(state, seat)

    def _step(self, state: S) -> Step[S]:
        return self._steps[self._where(state)]
