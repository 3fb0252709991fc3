"""The moves and their notation."""

from typing import ClassVar

from engine import Grammar, Move
from tests.example.ship_captain_crew.data import Die


class Roll(Move, frozen=True):
    """Throw all dice at the start of a turn."""

    form: ClassVar[str] = "roll"


class Skip(Move, frozen=True):
    """End the turn without a throw."""

    form: ClassVar[str] = "skip"


class Throw(Move, frozen=True):
    """Throw some dice again."""

    form: ClassVar[str] = "throw {dice}"
    dice: tuple[Die, ...]


class Stop(Move, frozen=True):
    """End the turn and keep the cargo."""

    form: ClassVar[str] = "stop"


GRAMMAR = Grammar(Roll, Skip, Throw, Stop)
