"""What explanations of a question say of the table."""

from engine.goa.scoring import points
from engine.goa.state import ROUNDS
from engine.goa.view import View
from engine.statement import Statement


class Numbers(Statement, frozen=True):
    """As a seat knows them."""

    round: int
    rounds: int
    own_money: int
    own_ships: int
    own_colonists: int
    own_spices: int
    own_plantations: int
    own_points: int
    """As if the match ended now, but for those for most money."""


def numbers(view: View) -> Numbers:
    """Of a seat's view."""
    assert view.seat is not None and view.own is not None
    player = view.own
    return Numbers(
        round=view.round,
        rounds=ROUNDS,
        own_money=player.money,
        own_ships=player.ships,
        own_colonists=player.colonists,
        own_spices=sum(each.spices for each in player.plantations)
        + sum(len(each.spices) for each in player.colonies),
        own_plantations=len(player.plantations),
        own_points=points(view, view.seat, at_end=False).total,
    )
