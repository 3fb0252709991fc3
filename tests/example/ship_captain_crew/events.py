"""What happens in a match."""

from typing import ClassVar

from engine import Event
from engine.core.statement import Seat


class RoundBegan(Event, frozen=True):
    round: int


class Threw(Event, frozen=True):
    opens: ClassVar = True
    seat: Seat
    dice: tuple[int, ...]


class Landed(Event, frozen=True):
    """A turn ended with at least one throw."""

    seat: Seat
    cargo: int


class Skipped(Event, frozen=True):
    seat: Seat


class RoundEnded(Event, frozen=True):
    ends_round: ClassVar = True
    headline: ClassVar = True
    round: int


class MatchEnded(Event, frozen=True):
    headline: ClassVar = True
    winner_seats: tuple[Seat, ...]
    winners: int
