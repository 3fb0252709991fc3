"""What a player is asked, and why a move is refused."""

from typing import cast

from engine.core.errors import Refusal
from engine.core.question import Prompt
from engine.core.statement import Seat, Statement
from engine.fleet.data import LICENCES, Card, Kind, Licence
from engine.fleet.payment import Item


class Due(Statement, frozen=True):
    """What a bid comes to when it is paid: its detail."""

    due: int


class Offered(Statement, frozen=True):
    """At what bid a licence on display can be opened: its detail."""

    from_bid: int


class OfKind(Statement, frozen=True):
    """What kind a boat is: its detail."""

    kind: Kind


class Open(Prompt, frozen=True):
    """Which licence to open, and at what bid."""

    most: int
    """That the player can bid."""
    discount: int
    """What is taken off when it is paid."""
    minimum: int
    """The lowest on display."""

    def detail(self, what: str, value: int | str) -> Due | Offered | None:
        if what == "licence":
            return Offered(LICENCES[cast(Licence, value)].minimum)
        return _due(what, value, self.discount)


class Bid(Prompt, frozen=True):
    licence: Licence
    best: int
    best_seat: Seat
    least: int
    most: int
    discount: int

    def detail(self, what: str, value: int | str) -> Due | None:
        return _due(what, value, self.discount)


class PayLicence(Prompt, frozen=True):
    licence: Licence
    price: int
    discount: int
    due: int
    crates: int
    """Processed ones, to pay with."""


class PayLaunch(Prompt, frozen=True):
    kind: Kind
    boat: int
    price: int
    discount: int
    due: int
    crates: int


class Launch(Prompt, frozen=True):
    left: int
    """Launches."""
    discount: int


class Hire(Prompt, frozen=True):
    left: int
    """Hires."""
    boat_kinds: tuple[Kind, ...]
    """By the numbers of the boats."""

    def detail(self, what: str, value: int | str) -> OfKind | None:
        return _of_kind(what, value, self.boat_kinds)


class Process(Prompt, frozen=True):
    boat_kinds: tuple[Kind, ...]
    """By the numbers of the boats, as what follows."""
    boat_crates: tuple[int, ...]

    def detail(self, what: str, value: int | str) -> OfKind | None:
        return _of_kind(what, value, self.boat_kinds)


class Trade(Prompt, frozen=True):
    crates: int
    """That could be traded."""
    count: int
    """Cards for one of them."""


class DiscardDrawn(Prompt, frozen=True):
    count: int
    """Cards to choose from."""


class DiscardAny(Prompt, frozen=True):
    count: int


class TooDear(Refusal, frozen=True):
    """A licence that opens at more than the player can bid."""

    minimum: int
    most: int
    """That the player can bid."""


class NoLicence(Refusal, frozen=True):
    """A boat can't be launched without one."""

    kind: Kind


class CannotAfford(Refusal, frozen=True):
    """A boat costs more than the player has besides its card."""

    kind: Kind
    due: int
    most: int


class NotAsked(Refusal, frozen=True):
    """It answers another question."""


class NotDisplayed(Refusal, frozen=True):
    licence: Licence


class BelowMinimum(Refusal, frozen=True):
    licence: Licence
    minimum: int


class AbovePurse(Refusal, frozen=True):
    """More than the player can pay."""

    amount: int
    most: int


class NotHigher(Refusal, frozen=True):
    """Than the best bid."""

    amount: int
    best: int


class NotInHand(Refusal, frozen=True):
    card: Card


class NoCrates(Refusal, frozen=True):
    """Not so many."""

    crates: int
    held: int


class Underpaid(Refusal, frozen=True):
    due: int
    offered: int


class CouldKeep(Refusal, frozen=True):
    """Something that a payment would do without."""

    item: Item


class NotInOrder(Refusal, frozen=True):
    """A row has one way to be written."""


class NoSuchBoat(Refusal, frozen=True):
    boat: int


class HasCaptain(Refusal, frozen=True):
    boat: int


class NoCrate(Refusal, frozen=True):
    """On that boat."""

    boat: int


class FromProcessing(Refusal, frozen=True):
    """By the option `process_from`, processing vessels keep their crates."""

    boat: int


class NotDrawn(Refusal, frozen=True):
    """A card that was in the hand before."""

    card: Card


def _due(what: str, value: int | str, discount: int) -> Due | None:
    return Due(max(0, int(value) - discount)) if what == "amount" else None


def _of_kind(what: str, value: int | str, boat_kinds: tuple[Kind, ...]) -> OfKind | None:
    return OfKind(boat_kinds[int(value) - 1]) if what == "boat" else None
