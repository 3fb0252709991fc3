"""The moves, and how they are written."""

from typing import ClassVar

from engine import Grammar, Move
from tests.example.ship_captain_crew.data import Die


class Roll(Move, frozen=True):
    """All dice, at the beginning of a turn."""

    form: ClassVar[str] = "roll"


class Skip(Move, frozen=True):
    """No throw at all in this turn."""

    form: ClassVar[str] = "skip"


class Throw(Move, frozen=True):
    """Some dice once more."""

    form: ClassVar[str] = "throw {dice}"
    dice: tuple[Die, ...]


class Stop(Move, frozen=True):
    """The turn ends with the cargo that there is."""

    form: ClassVar[str] = "stop"


GRAMMAR = Grammar(Roll, Skip, Throw, Stop)
