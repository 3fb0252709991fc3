"""The moves, and how they are written."""

from typing import ClassVar

from engine.core.move import Grammar, Move
from engine.core.statement import Seat


class Order(Move, frozen=True):
    """A card face up on the table, as an order or in place of a higher one."""

    form: ClassVar[str] = "order {rank}"
    rank: int


class Pass(Move, frozen=True):
    """A card, unseen, to another player, who then discards one."""

    form: ClassVar[str] = "pass {rank} to {seat}"
    rank: int
    seat: Seat


class Ask(Move, frozen=True):
    """Another player is to give a card of their choice."""

    form: ClassVar[str] = "ask {seat}"
    seat: Seat


class Accuse(Move, frozen=True):
    """Another player is named a captain: the round ends."""

    form: ClassVar[str] = "accuse {seat}"
    seat: Seat


class Obey(Move, frozen=True):
    """A card not lower than the order, unseen, to its owner."""

    form: ClassVar[str] = "obey {rank}"
    rank: int


class Discard(Move, frozen=True):
    """A card out of the round, unseen. A player owes it after being passed a card or asking for one."""

    form: ClassVar[str] = "discard {rank}"
    rank: int


class Give(Move, frozen=True):
    """A card, unseen, to the player who has asked for one."""

    form: ClassVar[str] = "give {rank}"
    rank: int


class Declare(Move, frozen=True):
    """The hand just became empty: its last card is shown, as a captain's."""

    form: ClassVar[str] = "declare"


class Silent(Move, frozen=True):
    """The hand just became empty, and its last card is not shown."""

    form: ClassVar[str] = "silent"


GRAMMAR = Grammar(Order, Pass, Ask, Accuse, Obey, Discard, Give, Declare, Silent)
