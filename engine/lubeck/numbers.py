"""What explanations of a question say of the table."""

from engine.lubeck.view import View
from engine.statement import Statement


class Numbers(Statement, frozen=True):
    """As a seat knows them."""

    round: int
    last: int
    """1 in the last round; 0."""
    stock: int
    """Own pawns that are not aboard."""
    closed: int
    """Own cards that can't be played now."""
    own_score: int
    best_score: int
    """Of the other who has most."""
    pile: int
    """Cards left in it."""
    piles: int
    """1: it is the first; 2: the second and last one."""


def numbers(view: View) -> Numbers:
    """Of a seat's view."""
    assert view.seat is not None
    return Numbers(
        round=view.round,
        last=int(view.last_round),
        stock=view.stock[view.seat],
        closed=len(view.barred),
        own_score=view.scores[view.seat],
        best_score=max(score for seat, score in enumerate(view.scores) if seat != view.seat),
        pile=view.pile,
        piles=view.piles,
    )
