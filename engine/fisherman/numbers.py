"""What explanations of a question say of the table."""

from typing import Literal

from engine.fisherman.data import Kind, SizeText
from engine.fisherman.scoring import value
from engine.fisherman.view import View
from engine.statement import Seat, Statement


class Numbers(Statement, frozen=True):
    """As a seat knows them. The rules of the contest are None while they are open."""

    contests: int
    left: int
    """Tricks, the present one among them."""
    own_points: int
    """In this contest, as what follows."""
    best_points: int
    """Of the other who has most."""
    own_total: int
    """Victory points."""
    in_trick: int
    """What the cards of the trick on the table are worth together."""
    favourite: Kind | None
    strong: Literal["small", "large"] | None
    size: SizeText | None
    bad: Kind | None
    winning_seat: Seat | None
    """Who is winning the trick on the table."""


def numbers(view: View) -> Numbers:
    """Of a seat's view."""
    assert view.seat is not None
    rules = view.rules
    others = [points for seat, points in enumerate(view.points) if seat != view.seat]
    return Numbers(
        contests=view.contests,
        left=view.tricks_left,
        own_points=view.points[view.seat],
        best_points=max(others),
        own_total=view.totals[view.seat],
        in_trick=sum(value(laid.card, rules) for laid in view.trick),
        favourite=rules.favourite,
        strong=rules.ranking,
        size=str(rules.size) if rules.size else None,
        bad=rules.bad,
        winning_seat=view.winning,
    )
