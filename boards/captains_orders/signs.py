"""The signs of Captain's Orders: its cards."""

from boards.cards import RATIO, face
from engine.captains_orders.data import DECK

_WIDE = 46

SIGNS = {f"{rank}": face(-_WIDE / 2, -_WIDE * RATIO / 2, _WIDE, rank) for rank in sorted(set(DECK))}


def sign(what: str, value: str) -> str:
    """Cards by their rank."""
    return value if what == "rank" and value in SIGNS else ""
