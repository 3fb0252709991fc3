"""The pictures of Lübeck."""

from typing import get_args

from boards.art import symbol
from boards.lubeck import alt, own, table
from boards.lubeck.pieces import large_sign
from boards.lubeck.rules import PAGES
from boards.picture import Painter, PictureSigns
from engine.lubeck.data import CITIES, Card, Kind
from engine.lubeck.events import Counted, LaidOut, Parked

_SIGNS = {
    **{f"trade_{value}": large_sign(Card("trade", "riga", value)) for value in range(1, 7)},
    **{kind: large_sign(Card(kind, "riga")) for kind in get_args(Kind) if kind != "trade"},
    "ship": symbol("lubeck", "cog", 64, 64, -32, -32),
}


def _sign(what: str, value: str) -> str:
    """The sign of a card's value or effect, or of ships, which all share one."""
    first, _, rest = value.partition(" ")
    if what == "ship":
        return "ship"
    if what == "card" and first in CITIES:
        return f"trade_{rest}" if f"trade_{rest}" in _SIGNS else ""
    return first if what == "card" and first in _SIGNS else ""


PAINTER = Painter(
    draw_table=table.draw,
    tell_table=alt.table,
    draw_hand=own.draw,
    tell_hand=alt.hand,
    shown=(LaidOut, Parked, Counted),
    pages=PAGES,
    signs=PictureSigns(_SIGNS, _sign),
)
