"""A match as one seat sees it."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from engine.core.errors import NoWorldFound
from engine.core.event import Event
from engine.core.move import Move
from engine.core.position import Position
from engine.core.questions.question import Question


class Seen(Protocol):
    """The parts of `Match` that an observation uses."""

    def view(self, seat: int, /) -> Struct: ...
    def log(self, seat: int, kinds: tuple[type[Event], ...] = ..., /) -> list[Event]: ...
    def question(self, seat: int, /) -> Question | None: ...
    def legal_moves(self, seat: int, /) -> Sequence[Move]: ...
    def world(self, seat: int, seed: str, /) -> Position: ...


class Observation:
    """Everything that a computer player can see of a match."""

    def __init__(self, match: Seen, seat: int) -> None:
        self._match = match
        self.seat = seat

    def view(self) -> Struct:
        return self._match.view(self.seat)

    def log(self) -> list[Event]:
        return self._match.log(self.seat)

    def events(self, *kinds: type[Event]) -> list[Event]:
        """The log's events of these kinds."""
        return self._match.log(self.seat, kinds)

    def question(self) -> Question:
        """The seat's question. The seat must owe a move."""
        question = self._match.question(self.seat)
        assert question is not None
        return question

    def legal_moves(self) -> Sequence[Move]:
        return self._match.legal_moves(self.seat)

    def world(self, seed: str) -> Position:
        """Return a position that the seat can't tell from the real one, for looking ahead.

        Raises NoWorldFound.
        """
        return self._match.world(self.seat, seed)

    def worlds(self, number: int, seed: str) -> list[Position]:
        """Return `number` possible worlds, or fewer (even none) if they are hard to find."""
        found: list[Position] = []
        while len(found) < number:
            try:
                found.append(self.world(f"{seed}/{len(found)}"))
            except NoWorldFound:
                break
        return found
