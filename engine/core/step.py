"""Steps: each decision of a game in one place.

A match is always in one step. The step knows which seats must answer, their question, why other moves are
refused, what a move does, and what follows when no seat must answer.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Generic, TypeVar, cast

from engine.core.errors import Refusal
from engine.core.event import Event
from engine.core.move import Move
from engine.core.questions.question import Question

S = TypeVar("S")


class Step(Generic[S]):
    """One decision of a game, or something that happens without a decision. Steps are stateless."""

    def pending(self, state: S) -> tuple[int, ...]:
        """The seats that must answer, in turn order. If there are none, `follow` is called."""
        return ()

    def ask(self, state: S, seat: int) -> Question:
        """The question for a seat that must answer. It alone decides what is legal."""
        raise NotImplementedError

    def refuse(self, state: S, seat: int, move: Any, broken: Refusal) -> Refusal:
        """Say in the game's terms why a move is refused. `broken` is the question's own refusal."""
        return broken

    def play(self, state: S, seat: int, move: Any) -> Iterable[Event]:
        """Play a legal answer: change the state and yield the events."""
        raise NotImplementedError

    def follow(self, state: S) -> Iterable[Event]:
        """Continue when no seat must answer: change the state and yield the events."""
        raise NotImplementedError

    def obvious(self, state: S, seat: int) -> bool:
        """Whether everyone knows how many answers the seat has.

        If so, the engine can play a single answer for the seat without revealing anything hidden.
        """
        return False


class Steps(dict[str, Step[S]]):
    """The steps of a game, by the names that a state's `step` has. Any other name means that the match is
    over. A game may override a method to add to all steps."""

    def pending(self, state: S) -> tuple[int, ...]:
        step = self.get(cast("Any", state).step)
        return step.pending(state) if step else ()

    def question(self, state: S, seat: int) -> Question:
        return self.at(state).ask(state, seat)

    def refuse(self, state: S, seat: int, move: Move, broken: Refusal) -> Refusal:
        return self.at(state).refuse(state, seat, move, broken)

    def play(self, state: S, seat: int, move: Move) -> Iterator[Event]:
        """Play a legal move and everything that follows until a seat must answer."""
        yield from self.at(state).play(state, seat, move)
        yield from self.go_on(state)

    def go_on(self, state: S) -> Iterator[Event]:
        """Continue until a seat must answer or the match is over."""
        while (step := self.get(cast("Any", state).step)) and not step.pending(state):
            yield from step.follow(state)

    def obvious(self, state: S, seat: int) -> bool:
        return self.at(state).obvious(state, seat)

    def at(self, state: S) -> Step[S]:
        """The step of a match that isn't over."""
        return self[cast("Any", state).step]
