"""The signs of Lübeck: card values, card effects and a ship."""

from boards.art import symbol
from boards.lubeck import pieces
from engine.lubeck.data import CITIES, Card, Kind

_KINDS: tuple[Kind, ...] = ("double", "start", "pirates", "transfer")
_VALUES = range(1, 7)

SIGNS = {
    **{f"trade_{value}": pieces.large_sign(Card("trade", "riga", value)) for value in _VALUES},
    **{kind: pieces.large_sign(Card(kind, "riga")) for kind in _KINDS},
    "ship": symbol("lubeck", "cog", 64, 64, -32, -32),
}


def sign(what: str, value: str) -> str:
    """The sign of a card's value or effect, or of ships, which all share one."""
    first, _, rest = value.partition(" ")
    if what == "ship":
        return "ship"
    if what == "card" and first in CITIES:
        return f"trade_{rest}" if f"trade_{rest}" in SIGNS else ""
    return first if what == "card" and first in SIGNS else ""
