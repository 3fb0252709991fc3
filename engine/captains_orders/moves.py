"""The moves and their notation."""

from typing import ClassVar

from engine.core.move import Grammar, Move
from engine.core.statement import Seat


class Order(Move, frozen=True):
    """Put a card face up on the table, as an order or in place of a higher one."""

    form: ClassVar[str] = "order {rank}"
    rank: int


class Pass(Move, frozen=True):
    """Pass a card, unseen, to another player, who then discards one."""

    form: ClassVar[str] = "pass {rank} to {seat}"
    rank: int
    seat: Seat


class Ask(Move, frozen=True):
    """Ask another player for a card of their choice."""

    form: ClassVar[str] = "ask {seat}"
    seat: Seat


class Accuse(Move, frozen=True):
    """Accuse another player of being a captain. The round ends."""

    form: ClassVar[str] = "accuse {seat}"
    seat: Seat


class Obey(Move, frozen=True):
    """Obey: hand the order's owner a card that isn't lower, unseen."""

    form: ClassVar[str] = "obey {rank}"
    rank: int


class Discard(Move, frozen=True):
    """Discard a card, unseen, after being passed a card or asking for one."""

    form: ClassVar[str] = "discard {rank}"
    rank: int


class Give(Move, frozen=True):
    """Give a card, unseen, to the player who asked for one."""

    form: ClassVar[str] = "give {rank}"
    rank: int


class Declare(Move, frozen=True):
    """Declare the last card of a hand that just became empty: it is shown as a captain's."""

    form: ClassVar[str] = "declare"


class Silent(Move, frozen=True):
    """Don't show the last card of a hand that just became empty."""

    form: ClassVar[str] = "silent"


GRAMMAR = Grammar(Order, Pass, Ask, Accuse, Obey, Discard, Give, Declare, Silent)
PLANNABLE = Grammar(Obey, Order, Pass, Ask, Discard, Give)
