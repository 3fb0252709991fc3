"""Questions, plans and refusals."""

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
    """Detail of a bid: the amount due after the discount."""

    due: int


class Offered(Statement, frozen=True):
    """Detail of a licence on display: the bid at which it can be opened."""

    from_bid: int


class OfKind(Statement, frozen=True):
    """Detail of a boat: its kind."""

    kind: Kind


def _due(what: str, value: int | str, discount: int) -> Due | None:
    return Due(max(0, int(value) - discount)) if what == "amount" else None


def _of_kind(what: str, value: int | str, boat_kinds: tuple[Kind, ...]) -> OfKind | None:
    return OfKind(boat_kinds[int(value) - 1]) if what == "boat" else None


class Open(Prompt, frozen=True):
    """Which licence to open, and at what bid."""

    most: int
    """The player's highest possible bid."""
    discount: int
    """Discount on the payment, in dollars."""
    minimum: int
    """Lowest minimum bid among the licences on display."""

    def detail(self, what: str, value: int | str) -> Due | Offered | None:
        if what == "licence":
            return Offered(LICENCES[cast("Licence", value)].minimum)
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
    """Number of processed crates, which the player can use to pay."""


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
    """Number of launches left."""
    discount: int


class Hire(Prompt, frozen=True):
    drafted: ClassVar[bool] = True
    left: int
    """Number of captains that can still be hired."""
    boat_kinds: tuple[Kind, ...]
    """Kinds of the player's boats, by boat number."""

    def detail(self, what: str, value: int | str) -> OfKind | None:
        return _of_kind(what, value, self.boat_kinds)


class Process(Prompt, frozen=True):
    boat_kinds: tuple[Kind, ...]
    """Kinds of the player's boats, by boat number."""
    boat_crates: tuple[int, ...]

    def detail(self, what: str, value: int | str) -> OfKind | None:
        return _of_kind(what, value, self.boat_kinds)


class Trade(Prompt, frozen=True):
    crates: int
    """Number of crates that the player can trade."""
    count: int
    """Number of cards for one crate."""


class DiscardDrawn(Prompt, frozen=True):
    count: int
    """Number of drawn cards to choose from."""


class DiscardAny(Prompt, frozen=True):
    count: int


class TooDear(Refusal, frozen=True):
    """The licence's minimum bid is more than the player can bid."""

    minimum: int
    most: int
    """The player's highest possible bid."""


class NoLicence(Refusal, frozen=True):
    """Launching the boat needs a licence."""

    kind: Kind


class CannotAfford(Refusal, frozen=True):
    """The boat costs more than the player has apart from its card."""

    kind: Kind
    due: int
    most: int


class NotAsked(Refusal, frozen=True):
    """The move answers another question."""


class NotDisplayed(Refusal, frozen=True):
    licence: Licence


class BelowMinimum(Refusal, frozen=True):
    licence: Licence
    minimum: int


class AbovePurse(Refusal, frozen=True):
    """The bid is more than the player can pay."""

    amount: int
    most: int


class NotHigher(Refusal, frozen=True):
    """The bid doesn't exceed the best bid."""

    amount: int
    best: int


class NotInHand(Refusal, frozen=True):
    card: Card


class NoCrates(Refusal, frozen=True):
    """The player has fewer crates."""

    crates: int
    held: int


class Underpaid(Refusal, frozen=True):
    due: int
    offered: int


class CouldKeep(Refusal, frozen=True):
    """The payment contains something that it doesn't need."""

    item: Item


class NotInOrder(Refusal, frozen=True):
    """The row isn't written in its only valid order."""


class NoSuchBoat(Refusal, frozen=True):
    boat: int


class HasCaptain(Refusal, frozen=True):
    boat: int


class NoCrate(Refusal, frozen=True):
    """There is no crate on the boat."""

    boat: int


class FromProcessing(Refusal, frozen=True):
    """With the option `process_from`, processing vessels keep their crates."""

    boat: int


class NotDrawn(Refusal, frozen=True):
    """The card isn't one of those just drawn."""

    card: Card


def plans(state: State, seat: int) -> tuple[Action, ...]:
    """The plans: bid up to a limit on any licence or on one of them, pass, or do nothing in this phase.

    What to launch and how to pay depend on the hand at that time, so they can't be planned.
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
    """Resolve a plan for a seat that owes a move; None if the plan has failed.

    `upto` bids as little as necessary for whatever is auctioned and passes in the end; it opens nothing.
    `only` does the same for one licence, which it also opens, and passes on the others. `idle` passes,
    declines, and launches and hires nothing. Bidding plans end when the player has bought a licence, or with
    the auction.
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
