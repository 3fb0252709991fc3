"""What explanations of a question say of the table."""

from engine.captains_orders.view import View
from engine.statement import Statement


class Numbers(Statement, frozen=True):
    """As a seat knows them."""

    round: int
    own_cards: int
    own_points: int
    own_won: int
    """Rounds."""
    lowest: int
    """The lowest rank in the own hand; 0: there is none."""
    lower: int
    """Cards of a lower rank that others may hold, for all the seat can see."""
    fewest: int
    """Cards that some other player holds, and none holds fewer."""


def numbers(view: View) -> Numbers:
    """Of a seat's view."""
    assert view.seat is not None
    hand = view.hand or ()
    lowest = min(hand, default=0)
    open_ranks = [order.rank for order in (*view.former_orders, *([view.order] if view.order else []))]
    gone = [rank for rank in (*view.discarded, *open_ranks) if rank < lowest]
    return Numbers(
        round=view.round,
        own_cards=len(hand),
        own_points=view.points,
        own_won=view.won[view.seat],
        lowest=lowest,
        lower=sum(range(lowest)) - len(gone),
        fewest=min(cards for seat, cards in enumerate(view.hands) if seat != view.seat),
    )
