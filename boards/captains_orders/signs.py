"""The signs of Captain's Orders: its cards."""

from boards.look import INK, PAPER
from boards.svg import rect, text
from engine.captains_orders.data import DECK

_CARD = rect(-26, -33, 52, 66, 9, fill=PAPER, stroke=INK, stroke_width=2)

SIGNS = {f"{rank}": _CARD + text(0, 0, f"{rank}", 44, INK, "middle") for rank in sorted(set(DECK))}


def sign(what: str, value: str) -> str:
    """Cards by their rank."""
    return value if what == "rank" and value in SIGNS else ""
