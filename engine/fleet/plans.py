"""What plans of the game's own come to."""

from engine.fleet.cards import LICENCES, Licence
from engine.fleet.moves import Bid, Decline, Done, Idle, Only, Open, Pass, UpTo
from engine.fleet.state import Player, State
from engine.move import Move
from engine.plan import Followed


def follow(state: State, seat: int, plan: Move) -> Followed | None:
    """What a plan comes to, now that its seat owes a move; None if that is nothing legal.

    `upto` bids as little as it takes on whatever is auctioned, and passes at last; it opens nothing. `only`
    does so for one licence, which it also opens, and passes on the others. `idle` passes, declines, launches
    and hires nothing.
    """
    if state.bill:
        return None
    player = state.players[seat]
    match plan:
        case Pass() if state.lot:
            return Followed(plan)
        case UpTo(amount=amount) if state.lot:
            return _bid(state, player, plan, amount)
        case Only(licence=licence, amount=amount) if state.phase == "auction":
            return _bid_only(state, player, plan, licence, amount)
        case Idle():
            return _do_nothing(state, plan)
        case _:
            return None


def fulfilled(state: State, seat: int, plan: Move) -> bool:
    """Who has bought a licence needs no plan for buying one any more, nor does anybody after the auction."""
    return isinstance(plan, UpTo | Only) and (seat in state.buyers or state.phase != "auction")


def _bid(state: State, player: Player, plan: Move, amount: int) -> Followed:
    assert state.lot
    least = state.lot.best.amount + 1
    if least > min(amount, player.purse):
        return Followed(Pass())
    return Followed(Bid(least), str(plan))


def _bid_only(state: State, player: Player, plan: Move, licence: Licence, amount: int) -> Followed | None:
    if state.lot:
        if state.lot.licence == licence:
            return _bid(state, player, plan, amount)
        return Followed(Pass(), str(plan))
    minimum = LICENCES[licence].minimum
    if licence not in state.display or minimum > min(amount, player.purse):
        return None
    return Followed(Open(licence, minimum), str(plan))


def _do_nothing(state: State, plan: Move) -> Followed | None:
    if state.phase == "auction":
        return Followed(Pass(), str(plan)) if state.lot else Followed(Decline())
    if state.turn:
        return Followed(Done(), str(plan) if state.turn.step == "launch" else None)
    return None
