"""What the clever player looks at: less than a view, and sooner made. None of it is hidden from the seat."""

from msgspec import Struct

from engine.lubeck.data import Card
from engine.lubeck.state import Player, Ship, State


class Glance(Struct, frozen=True):
    seat: int
    material: str | None
    """The text of the chart, if it is not the game's own."""
    last_round: bool
    doubling_earlier: bool
    """Whether an x2 card doubles the cards played before it in the round, too."""
    ships: tuple[Ship, ...]
    packages: tuple[tuple[Card, ...], ...]
    """By place; one that was taken is empty."""
    own: Player
    """What the seat itself has."""
    stock: int
    """Its pawns that are not aboard."""
    seen: tuple[tuple[Card, ...], ...]
    """The cards in hand that all have seen, by seat."""
    passed: tuple[bool, ...]


def glance(state: State, seat: int) -> Glance:
    players = state.players
    return Glance(
        seat,
        state.material,
        state.last_round,
        state.doubling_earlier,
        state.ships,
        state.packages,
        players[seat],
        state.stock(seat),
        tuple([player.known for player in players]),
        tuple([player.passed for player in players]),
    )
