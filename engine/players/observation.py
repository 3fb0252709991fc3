"""A match as one seat sees it."""

from collections.abc import Sequence

from msgspec import Struct

from engine.event import Event
from engine.match import Match
from engine.move import Move


class Observation:
    """All that a computer player gets of a match."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self.seat = seat

    def view(self) -> Struct:
        return self._match.view(self.seat)

    def log(self) -> list[Event]:
        return self._match.log(self.seat)

    def legal_moves(self) -> Sequence[Move]:
        return self._match.legal_moves(self.seat)

    def imagine(self, seed: str) -> Match:
        """A match that might be the real one. The player may look into it and play on in it."""
        return self._match.imagine(self.seat, seed)
