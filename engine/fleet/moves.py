"""The moves, and plans of the game's own, and how they are written."""

from typing import ClassVar

from engine.core.move import Grammar, Move
from engine.fleet.data import BoatNumber, Card, Kind, Licence, PaymentText


class Open(Move, frozen=True):
    """A displayed licence is put up for auction with a first bid."""

    form: ClassVar[str] = "open {licence} {amount}"
    licence: Licence
    amount: int


class Decline(Move, frozen=True):
    """No licence this round."""

    form: ClassVar[str] = "decline"


class Bid(Move, frozen=True):
    form: ClassVar[str] = "bid {amount}"
    amount: int


class Pass(Move, frozen=True):
    """No more bids on this licence."""

    form: ClassVar[str] = "pass"


class Pay(Move, frozen=True):
    """Hand cards and processed crates for a licence or a boat."""

    form: ClassVar[str] = "pay {payment}"
    payment: PaymentText


class Launch(Move, frozen=True):
    form: ClassVar[str] = "launch {kind}"
    kind: Kind


class Captain(Move, frozen=True):
    """A hand card face down on one's own boat."""

    form: ClassVar[str] = "captain {card} on {boat}"
    card: Card
    boat: BoatNumber


class Done(Move, frozen=True):
    """No more launches, or no more captains."""

    form: ClassVar[str] = "done"


class Process(Move, frozen=True):
    """A crate from each of these boats to the processing licence."""

    form: ClassVar[str] = "process {boats}"
    boats: tuple[BoatNumber, ...] | tuple[()]


class Trade(Move, frozen=True):
    """A processed crate for cards."""

    form: ClassVar[str] = "trade"


class Keep(Move, frozen=True):
    """No trade."""

    form: ClassVar[str] = "keep"


class Discard(Move, frozen=True):
    form: ClassVar[str] = "discard {card}"
    card: Card


class UpTo(Move, frozen=True):
    """A plan: to bid as little as it takes, up to that."""

    form: ClassVar[str] = "upto {amount}"
    amount: int


class Only(Move, frozen=True):
    """A plan: to get that licence for as little as it takes, up to that, and no other."""

    form: ClassVar[str] = "only {licence} {amount}"
    licence: Licence
    amount: int


class Idle(Move, frozen=True):
    """A plan: to do nothing in this phase."""

    form: ClassVar[str] = "idle"


GRAMMAR = Grammar(Open, Decline, Bid, Pass, Pay, Launch, Captain, Done, Process, Trade, Keep, Discard)
PLANNABLE = Grammar(UpTo, Only, Pass, Idle)
