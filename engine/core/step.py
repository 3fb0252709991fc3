"""Steps: each decision of a game in one place.

A match is always in one step. The step knows which seats must answer, their question, why other moves are
refused, what a move does, and what follows when no seat must answer.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from engine.core.errors import NotNow, Refusal
from engine.core.event import Event
from engine.core.move import Grammar, Move
from engine.core.questions.legality import moves
from engine.core.questions.question import Question

S = TypeVar("S")


class Step(Generic[S]):
    """One decision of a game, or something that happens without a decision. Steps are stateless."""

    plays_only_answer: ClassVar[bool] = False
    """Whether the engine plays a single possible answer at once.

    Everyone must be able to see that it is the only one.
    """

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
        """See `Rules.obvious`."""
        return False


class Steps(Generic[S]):
    """The steps of a game. The methods are hooks for its `Rules`."""

    def __init__(
        self,
        grammar: Grammar,
        where: Callable[[S], str],
        steps: Mapping[str, Step[S]],
        elsewhere: Refusal | None = None,
    ) -> None:
        """`where` returns the name of a match's step; any other name means that the match is over.

        `elsewhere` is the refusal for a move that answers another question (default: NotNow).
        """
        self._grammar = grammar
        self._where = where
        self._steps = steps
        self._elsewhere = elsewhere

    def pending(self, state: S) -> tuple[int, ...]:
        step = self._steps.get(self._where(state))
        return step.pending(state) if step else ()

    def question(self, state: S, seat: int) -> Question:
        return self.at(state).ask(state, seat)

    def refuse(self, state: S, seat: int, move: Move, broken: Refusal) -> Refusal:
        if self._elsewhere and type(broken) is NotNow:
            return self._elsewhere
        return self.at(state).refuse(state, seat, move, broken)

    def play(self, state: S, seat: int, move: Move) -> Iterator[Event]:
        """Play a legal move and everything that follows until a seat must answer."""
        yield from self.at(state).play(state, seat, move)
        yield from self.go_on(state)

    def go_on(self, state: S) -> Iterator[Event]:
        """Continue until a seat must answer or the match is over."""
        while step := self._steps.get(self._where(state)):
            pending = step.pending(state)
            if not pending:
                yield from step.follow(state)
                continue
            if not step.plays_only_answer:
                return
            question = step.ask(state, pending[0])
            if not question.is_forced:
                return
            [only] = moves(question, self._grammar)
            yield from step.play(state, pending[0], only)

    def obvious(self, state: S, seat: int) -> bool:
        return self.at(state).obvious(state, seat)

    def at(self, state: S) -> Step[S]:
        """The step of a match that isn't over."""
        return self._steps[self._where(state)]
