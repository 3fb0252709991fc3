"""Why moves are refused, in the game's terms. The questions decide which moves are legal."""

from engine.captains_orders.moves import Declare, Discard, Give, Silent
from engine.core.errors import Refusal
from engine.core.move import Move
from engine.core.statement import Seat


class OwesDiscard(Refusal, frozen=True):
    """The player must first discard a card."""


class OwesCard(Refusal, frozen=True):
    """The player must first give a card to the player who asked for one."""


class OwesWord(Refusal, frozen=True):
    """The player must first say whether to declare the last card."""


class NothingToDiscard(Refusal, frozen=True):
    pass


class NobodyAsked(Refusal, frozen=True):
    pass


class HandNotEmpty(Refusal, frozen=True):
    pass


class OrderStands(Refusal, frozen=True):
    """With an order on the table, no card can be passed or asked for."""

    order_seat: Seat
    order_rank: int


class NoOrder(Refusal, frozen=True):
    """There is no order to obey."""


class NotYourself(Refusal, frozen=True):
    pass


class NotInHand(Refusal, frozen=True):
    rank: int


class BelowOrder(Refusal, frozen=True):
    """The card is too low to obey with."""

    rank: int
    order_rank: int


class NotBelowOrder(Refusal, frozen=True):
    """The card is too high to replace the order."""

    rank: int
    order_rank: int


OUT_OF_PLACE: dict[type[Move], Refusal] = {
    Discard: NothingToDiscard(),
    Give: NobodyAsked(),
    Declare: HandNotEmpty(),
    Silent: HandNotEmpty(),
}
"""Why moves can't be made in a turn, whatever lies on the table."""
