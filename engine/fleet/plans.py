"""Plans: what may be planned, and what it comes to."""

from engine.fleet.data import LICENCES, Licence
from engine.fleet.moves import Bid, Decline, Done, Idle, Only, Open, Pass, UpTo
from engine.fleet.state import Player, State
from engine.fleet.steps import STEPS
from engine.move import Move
from engine.plan import Resolved
from engine.question import Action, Choose, Number


def plans(state: State, seat: int) -> tuple[Action, ...]:
    """How far one bids, on whichever licence or on a certain one; to pass; to do nothing in this phase.

    Not what to launch, nor how to pay: one decides that by the hand that is left.
    """
    idle = Action("idle")
    if state.phase == "launching" and state.turn:
        to_come = state.order[state.order.index(state.turn.seat) + 1 :]
        return (idle,) if seat in to_come else ()
    if state.phase != "auction" or seat not in state.contenders:
        return ()
    if seat in STEPS.pending(state):
        return _bids_from_now(state, seat)
    passing = (Action("pass"), idle)
    offered = dict.fromkeys((state.lot.licence, *state.display) if state.lot else state.display)
    purse = state.players[seat].purse
    least = min(LICENCES[licence].minimum for licence in offered)
    if purse < least:
        return passing
    amount = Number("amount", least, purse)
    among = tuple(licence for licence in offered if LICENCES[licence].minimum <= purse)
    return (Action("upto", (amount,)), Action("only", (Choose("licence", among), amount)), *passing)


def resolve(state: State, seat: int, plan: Move) -> Resolved | None:
    """What a plan comes to, now that its seat owes a move; None if it has failed.

    `upto` bids as little as it takes on whatever is auctioned, and passes at last; it opens nothing. `only`
    does so for one licence, which it also opens, and passes on the others. `idle` passes, declines, launches
    and hires nothing. Whoever has bought a licence needs no plan for buying one any more, nor does anybody
    after the auction.
    """
    if isinstance(plan, UpTo | Only) and (seat in state.buyers or state.phase != "auction"):
        return Resolved()
    if state.bill:
        return None
    player = state.players[seat]
    match plan:
        case Pass() if state.lot:
            return Resolved(plan)
        case UpTo(amount=amount) if state.lot:
            return _bid(state, player, plan, amount)
        case Only(licence=licence, amount=amount) if state.phase == "auction":
            return _bid_only(state, player, plan, licence, amount)
        case Idle():
            return _do_nothing(state, plan)
        case _:
            return None


def _bids_from_now(state: State, seat: int) -> tuple[Action, ...]:
    """What somebody may plan who is asked to bid: to begin now, and go on bidding up to that."""
    purse = state.players[seat].purse
    least = state.lot.best.amount + 1 if state.lot else purse + 1
    return (Action("upto", (Number("amount", least, purse),)),) if least <= purse else ()


def _bid(state: State, player: Player, plan: Move, amount: int) -> Resolved:
    assert state.lot
    least = state.lot.best.amount + 1
    if least > min(amount, player.purse):
        return Resolved(Pass())
    return Resolved(Bid(least), str(plan))


def _bid_only(state: State, player: Player, plan: Move, licence: Licence, amount: int) -> Resolved | None:
    if state.lot:
        if state.lot.licence == licence:
            return _bid(state, player, plan, amount)
        return Resolved(Pass(), str(plan))
    minimum = LICENCES[licence].minimum
    if licence not in state.display or minimum > min(amount, player.purse):
        return None
    return Resolved(Open(licence, minimum), str(plan))


def _do_nothing(state: State, plan: Move) -> Resolved | None:
    if state.phase == "auction":
        return Resolved(Pass(), str(plan)) if state.lot else Resolved(Decline())
    if state.turn:
        return Resolved(Done(), str(plan) if state.turn.step == "launch" else None)
    return None
