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
    """What a seat gets of a match: see `Match`."""

    def view(self, seat: int, /) -> Struct: ...
    def log(self, seat: int, kinds: tuple[type[Event], ...] = ..., /) -> list[Event]: ...
    def question(self, seat: int, /) -> Question | None: ...
    def legal_moves(self, seat: int, /) -> Sequence[Move]: ...
    def world(self, seat: int, seed: str, /) -> Position: ...


class Observation:
    """All that a computer player gets of a match."""

    def __init__(self, match: Seen, seat: int) -> None:
        self._match = match
        self.seat = seat

    def view(self) -> Struct:
        return self._match.view(self.seat)

    def log(self) -> list[Event]:
        return self._match.log(self.seat)

    def events(self, *kinds: type[Event]) -> list[Event]:
        """Those of the log that are of some kinds."""
        return self._match.log(self.seat, kinds)

    def question(self) -> Question:
        """What the seat is asked; it must owe a move."""
        question = self._match.question(self.seat)
        assert question is not None
        return question

    def legal_moves(self) -> Sequence[Move]:
        return self._match.legal_moves(self.seat)

    def world(self, seed: str) -> Position:
        """A match that might be the real one. The player may look into it and play on in it.

        Raises NoWorldFound.
        """
        return self._match.world(self.seat, seed)

    def worlds(self, number: int, seed: str) -> list[Position]:
        """So many matches that might be the real one; fewer, or none, where they are hard to find."""
        found: list[Position] = []
        while len(found) < number:
            try:
                found.append(self.world(f"{seed}/{len(found)}"))
            except NoWorldFound:
                break
        return found
