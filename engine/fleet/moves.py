"""The moves, the game's own plans, and their notation."""

from typing import ClassVar

from msgspec.structs import force_setattr

from engine.core.move import Grammar, Move
from engine.fleet.data import BoatNumber, Card, Kind, Licence, PaymentText


class Open(Move, frozen=True):
    """Put a displayed licence up for auction with a first bid."""

    form: ClassVar[str] = "open {licence} {amount}"
    licence: Licence
    amount: int


class Decline(Move, frozen=True):
    """Buy no licence this round."""

    form: ClassVar[str] = "decline"


class Bid(Move, frozen=True):
    form: ClassVar[str] = "bid {amount}"
    amount: int


class Pass(Move, frozen=True):
    """Stop bidding for this licence."""

    form: ClassVar[str] = "pass"


class Pay(Move, frozen=True):
    """Pay for a licence or a boat with hand cards and processed crates."""

    form: ClassVar[str] = "pay {payment}"
    payment: PaymentText


class Launch(Move, frozen=True):
    form: ClassVar[str] = "launch {kind}"
    kind: Kind


class Captain(Move, frozen=True):
    """Put a hand card face down on a boat as its captain."""

    form: ClassVar[str] = "captain {card} on {boat}"
    card: Card
    boat: BoatNumber


class Done(Move, frozen=True):
    """Launch no more boats, or hire no more captains."""

    form: ClassVar[str] = "done"


class Process(Move, frozen=True):
    """Process a crate from each of these boats onto the processing licence."""

    form: ClassVar[str] = "process {boats}"
    boats: tuple[BoatNumber, ...] | tuple[()]

    def __post_init__(self) -> None:
        """Sort the boats, because their order has no meaning."""
        force_setattr(self, "boats", tuple(sorted(self.boats)))


class Trade(Move, frozen=True):
    """Trade a processed crate for cards."""

    form: ClassVar[str] = "trade"


class Keep(Move, frozen=True):
    """Don't trade."""

    form: ClassVar[str] = "keep"


class Discard(Move, frozen=True):
    form: ClassVar[str] = "discard {card}"
    card: Card


class UpTo(Move, frozen=True):
    """A plan: bid as little as necessary, up to this amount."""

    form: ClassVar[str] = "upto {amount}"
    amount: int


class Only(Move, frozen=True):
    """A plan: get this licence, and no other, for as little as necessary, up to this amount."""

    form: ClassVar[str] = "only {licence} {amount}"
    licence: Licence
    amount: int


class Idle(Move, frozen=True):
    """A plan: do nothing in this phase."""

    form: ClassVar[str] = "idle"


GRAMMAR = Grammar(Open, Decline, Bid, Pass, Pay, Launch, Captain, Done, Process, Trade, Keep, Discard)
PLANNABLE = Grammar(UpTo, Only, Pass, Idle)
