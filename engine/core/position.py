"""A position: the state of a match and its rules, without notation, log or record.

`Match` plays on one. Computer players look ahead in others.
"""

from collections.abc import Sequence
from copy import copy
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.event import Event
from engine.core.move import Move
from engine.core.questions.legality import moves
from engine.core.questions.question import Question
from engine.core.rules import Result, Rules


class Position:
    """A state that moves change. Caches questions and legal moves until the next move."""

    __slots__ = ("_legal", "_questions", "_steps", "pending", "rules", "state")

    def __init__(self, rules: Rules[Any], state: Struct) -> None:
        self.rules = rules
        self.state = state
        self._steps = rules.decisions
        self.pending: tuple[int, ...] = self._steps.pending(state)
        """The seats that owe a move; see `Match.pending`."""
        self._questions: dict[int, Question] = {}
        """Cached questions by seat."""
        self._legal: dict[int, Sequence[Move]] = {}
        """Cached legal moves by seat."""

    @property
    def result(self) -> Result | None:
        """See `Match.result`."""
        return None if self.pending else self.rules.result(self.state)

    def view(self, seat: int | None) -> Struct:
        """See `Match.view`."""
        return self.rules.seen(self.state, seat, over=not self.pending)

    def question(self, seat: int) -> Question:
        """The question for a seat that owes a move, without previews."""
        question = self._questions.get(seat)
        if question is None:
            question = self._questions[seat] = self._steps.question(self.state, seat)
        return question

    def legal_moves(self, seat: int) -> Sequence[Move]:
        """See `Match.legal_moves`. The seat must owe a move. Don't modify the result, which is cached."""
        legal = self._legal.get(seat)
        if legal is None:
            legal = self._legal[seat] = moves(self.question(seat), self.rules.grammar)
        return legal

    def check(self, seat: int, move: Move) -> None:
        """Raise IllegalMove if the seat, which owes a move, may not play this one.

        Moves that were already listed as legal aren't checked again.
        """
        legal = self._legal.get(seat)
        if type(legal) is not list or move not in legal:
            refusal = self.rules.why_not(self.state, seat, self.question(seat), move)
            if refusal is not None:
                raise IllegalMove(refusal)

    def play(self, seat: int, move: Move, ply: int = 0) -> list[Event]:
        """Play a legal move and return its events with their hidden parts.

        The events are numbered `ply`, the move's number, unless it is 0.
        """
        happening = self._steps.play(self.state, seat, move)
        events = [replace(event, ply=ply) for event in happening] if ply else list(happening)
        self.changed()
        return events

    def changed(self) -> None:
        """Clear the caches and update `pending`. Call this after changing the state directly."""
        self.pending = self._steps.pending(self.state)
        self._questions = {}
        self._legal = {}

    def copy(self) -> "Position":
        """Return an independent copy with its own caches."""
        again = Position(self.rules, copy(self.state))
        again._questions = self._questions.copy()
        return again
