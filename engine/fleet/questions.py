"""What a player is asked and may plan, and why a move is refused."""

from typing import ClassVar, cast

from engine.core.errors import Refusal
from engine.core.move import Move
from engine.core.plan import Resolved
from engine.core.questions.question import Action, Choose, Number, Prompt
from engine.core.statement import Seat, Statement
from engine.fleet import moves
from engine.fleet.data import LICENCES, Card, Item, Kind, Licence
from engine.fleet.state import State


class Due(Statement, frozen=True):
    """What a bid comes to when it is paid: its detail."""

    due: int


class Offered(Statement, frozen=True):
    """At what bid a licence on display can be opened: its detail."""

    from_bid: int


class OfKind(Statement, frozen=True):
    """What kind a boat is: its detail."""

    kind: Kind


def _due(what: str, value: int | str, discount: int) -> Due | None:
    return Due(max(0, int(value) - discount)) if what == "amount" else None


def _of_kind(what: str, value: int | str, boat_kinds: tuple[Kind, ...]) -> OfKind | None:
    return OfKind(boat_kinds[int(value) - 1]) if what == "boat" else None


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
    drafted: ClassVar[bool] = True
    kind: Kind
    boat: int
    price: int
    discount: int
    due: int
    crates: int


class Launch(Prompt, frozen=True):
    drafted: ClassVar[bool] = True
    left: int
    """Launches."""
    discount: int


class Hire(Prompt, frozen=True):
    drafted: ClassVar[bool] = True
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


def plans(state: State, seat: int) -> tuple[Action, ...]:
    """How far to bid, on any licence or on a certain one; to pass; to do nothing in this phase.

    A player decides what to launch and how to pay by the hand that is left, so neither can be planned.
    """
    idle = Action("idle")
    if state.turn:
        to_come = state.order[state.order.index(state.turn.seat) + 1 :]
        return (idle,) if seat in to_come else ()
    contenders = state.contenders
    if state.phase != "auction" or seat not in contenders:
        return ()
    lot, purse = state.lot, state.players[seat].purse
    if seat == (lot.turn if lot else contenders[0]) and not state.bill:
        bids = Number("amount", lot.best.amount + 1, purse) if lot else None
        return (Action("upto", (bids,)),) if bids and bids.least <= purse else ()
    offered = (lot.licence, *state.display) if lot else state.display
    least = min([LICENCES[licence].minimum for licence in offered])
    passing = (Action("pass"), idle)
    if purse < least:
        return passing
    amount = Number("amount", least, purse)
    among = tuple(dict.fromkeys([each for each in offered if LICENCES[each].minimum <= purse]))
    return (Action("upto", (amount,)), Action("only", (Choose("licence", among), amount)), *passing)


def resolve(state: State, seat: int, plan: Move) -> Resolved | None:
    """What a plan comes to, now that its seat owes a move; None if it has failed.

    `upto` bids as little as it takes on whatever is auctioned, and passes at last; it opens nothing. `only`
    does so for one licence, which it also opens, and passes on the others. `idle` passes, declines, launches
    and hires nothing. Bidding plans end when the player has bought a licence, or with the auction.
    """
    lot, is_bidding = state.lot, isinstance(plan, moves.UpTo | moves.Only)
    if is_bidding and (seat in state.buyers or state.phase != "auction"):
        return Resolved()
    if state.bill:
        return None
    match plan:
        case moves.Pass() if lot:
            return Resolved(plan)
        case moves.Only(licence=licence) if lot and lot.licence != licence:
            return Resolved(moves.Pass(), str(plan))
        case moves.UpTo(amount=amount) | moves.Only(amount=amount) if lot:
            least = lot.best.amount + 1
            within = least <= min(amount, state.players[seat].purse)
            return Resolved(moves.Bid(least), str(plan)) if within else Resolved(moves.Pass())
        case moves.Only(licence=licence, amount=amount):
            minimum = LICENCES[licence].minimum
            within = minimum <= min(amount, state.players[seat].purse)
            is_open = licence in state.display and within
            return Resolved(moves.Open(licence, minimum), str(plan)) if is_open else None
        case moves.Idle() if state.phase == "auction":
            return Resolved(moves.Pass(), str(plan)) if lot else Resolved(moves.Decline())
        case moves.Idle() if state.turn:
            return Resolved(moves.Done(), str(plan) if state.turn.step == "launch" else None)
        case _:
            return None
