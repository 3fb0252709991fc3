"""What may be planned: for each of the round's auctions, up to how much one would go."""

from engine.goa.moves import Buy, MakeBid, Pass, Sell, UpTo
from engine.goa.previews import auctions_to_come
from engine.goa.state import State
from engine.move import Move
from engine.plan import Resolved
from engine.question import Action, Choose, Number


def plans(state: State, seat: int) -> tuple[Action, ...]:
    """A limit for each auction that is known of and in which the seat is still to speak."""
    cells = _cells_to_come(state, seat)
    if not cells:
        return ()
    money = state.players[seat].money
    limit = Action("upto", (Choose("cell", cells), Number("number", 0, money)))
    return (auctions_to_come(state, limit),)


def resolve(state: State, seat: int, plan: Move) -> Resolved | None:
    """Rules: each "bids higher than the best so far or passes, once": the bid is the whole limit, if that is
    enough. As auctioneer one buys within the limit, or sells. A plan waits until its auction asks the seat.
    """
    if not isinstance(plan, UpTo):
        return None
    is_asked = state.phase == "auction" and not state.tasks
    if not is_asked or state.marker.cell != plan.cell:
        return Resolved(rest=str(plan)) if plan.cell in _cells_to_come(state, seat) else None
    limit = min(plan.number, state.players[seat].money)
    enough = limit > state.best.ducats
    if state.marker.owner == seat:
        return Resolved(Buy() if enough else Sell())
    return Resolved(MakeBid(limit) if enough else Pass())


def _cells_to_come(state: State, seat: int) -> tuple[str, ...]:
    """The cells whose auctions the seat is still to speak in."""
    if state.phase not in ("markers", "auction"):
        return ()
    spoken = state.is_auction_open and any(bid.seat == seat for bid in state.bids)
    first = state.auction + (1 if spoken else 0)
    return tuple(marker.cell for marker in state.markers[first:])
