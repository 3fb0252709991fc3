"""A position: the state of a match, and its rules. It has no notation, log or record.

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
    """A state that moves change. Questions and legal moves are kept until the next move."""

    __slots__ = ("_legal", "_questions", "pending", "rules", "state")

    def __init__(self, rules: Rules[Any], state: Struct) -> None:
        self.rules = rules
        self.state = state
        self.pending: tuple[int, ...] = rules.pending(state)
        """See Match.pending."""
        self._questions: dict[int, Question] = {}
        """By seat, those that have been put together since the last move."""
        self._legal: dict[int, Sequence[Move]] = {}
        """The same of legal moves."""

    @property
    def result(self) -> Result | None:
        """See Match.result."""
        return self.rules.result(self.state)

    def view(self, seat: int | None) -> Struct:
        """See Match.view."""
        return self.rules.view(self.state, seat)

    def question(self, seat: int) -> Question:
        """What a seat that owes a move is asked, without what its answers would come to."""
        question = self._questions.get(seat)
        if question is None:
            question = self._questions[seat] = self.rules.question(self.state, seat)
        return question

    def legal_moves(self, seat: int) -> Sequence[Move]:
        """See Match.legal_moves; the seat owes a move. Not to be changed: it is kept until the next move."""
        legal = self._legal.get(seat)
        if legal is None:
            legal = self._legal[seat] = moves(self.question(seat), self.rules.grammar)
        return legal

    def check(self, seat: int, move: Move) -> None:
        """Raises IllegalMove if a seat that owes a move may not play this one.

        A move that has been listed is not judged anew.
        """
        legal = self._legal.get(seat)
        if type(legal) is not list or move not in legal:
            refusal = self.rules.why_not(self.state, seat, self.question(seat), move)
            if refusal is not None:
                raise IllegalMove(refusal)

    def play(self, seat: int, move: Move, ply: int = 0) -> list[Event]:
        """Plays a legal move, and returns what happened, hidden parts included.

        `ply`: the move's number, by which the events are numbered then.
        """
        happening = self.rules.play(self.state, seat, move)
        events = [replace(event, ply=ply) for event in happening] if ply else list(happening)
        self.changed()
        return events

    def changed(self) -> None:
        """Sees who is to move, and forgets what was put together. To be called by whoever changes the state
        otherwise."""
        self.pending = self.rules.pending(self.state)
        self._questions = {}
        self._legal = {}

    def copy(self) -> "Position":
        """The same, to be played on apart from this one. It lists and judges moves for itself."""
        again = Position(self.rules, copy(self.state))
        again._questions = self._questions.copy()
        return again
