"""What explanations of a question say of the table."""

from engine.fleet.view import View
from engine.statement import Statement


class Numbers(Statement, frozen=True):
    """As a seat knows them."""

    round: int
    own_money: int
    """What the seat can bid."""
    own_hand: int
    """Cards, here and below."""
    own_boats: int
    own_captained: int
    """Boats with a captain."""
    own_crates: int
    """On boats."""
    own_points: int
    """As if the match ended now, as what follows."""
    best_points: int
    """Of the other who has most."""
    licences_left: int
    """In the pile."""
    supply: int
    """Crates that are left."""


def numbers(view: View) -> Numbers:
    """Of a seat's view."""
    own = view.own
    assert own and view.seat is not None
    return Numbers(
        round=view.round,
        own_money=own.purse,
        own_hand=own.cards,
        own_boats=len(own.boats),
        own_captained=own.captained,
        own_crates=sum(boat.crates for boat in own.boats),
        own_points=view.sheets[view.seat].total,
        best_points=max(sheet.total for seat, sheet in enumerate(view.sheets) if seat != view.seat),
        licences_left=view.licences_left,
        supply=view.crates_left,
    )
