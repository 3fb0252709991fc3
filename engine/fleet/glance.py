"""What the clever player looks at: less than a view, and sooner made. None of it is hidden from the seat."""

from msgspec import Struct

from engine.fleet.data import Licence
from engine.fleet.state import Bill, Lot, Phase, Player, State


class Glance(Struct, frozen=True):
    own: Player
    """What the seat itself has."""
    seats: int
    phase: Phase
    last_round: bool
    licences_left: int
    """In the pile."""
    supply: int
    """Crates left."""
    boats: int
    """Of all players."""
    display: tuple[Licence, ...]
    """The licences to be had. The one being auctioned is not among them."""
    lot: Lot | None
    """What is being auctioned."""
    bill: Bill | None
    """What somebody has still to pay."""


def glance(state: State, seat: int) -> Glance:
    players = state.players
    return Glance(
        players[seat],
        len(players),
        state.phase,
        state.last_round,
        len(state.licence_pile),
        state.supply,
        sum([len(player.boats) for player in players]),
        state.display,
        state.lot,
        state.bill,
    )
