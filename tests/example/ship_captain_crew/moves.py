"""The moves and their notation, and the events."""

from typing import ClassVar

from engine import Event, Grammar, Move, Seat


class Roll(Move, frozen=True):
    form: ClassVar[str] = "roll"


class Skip(Move, frozen=True):
    form: ClassVar[str] = "skip"


class Throw(Move, frozen=True):
    form: ClassVar[str] = "throw {dice}"
    dice: tuple[int, ...]


class Stop(Move, frozen=True):
    form: ClassVar[str] = "stop"


GRAMMAR = Grammar(Roll, Skip, Throw, Stop)


class RoundBegan(Event, frozen=True):
    round: int


class Threw(Event, frozen=True):
    opens: ClassVar = True
    seat: Seat
    dice: tuple[int, ...]


class Landed(Event, frozen=True):
    seat: Seat
    cargo: int


class Skipped(Event, frozen=True):
    seat: Seat


class MatchEnded(Event, frozen=True):
    headline: ClassVar = True
    winner_seats: tuple[Seat, ...]
    winners: int
