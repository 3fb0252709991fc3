"""The pictures of Fisherman."""

from boards.fisherman import alt, own, table
from boards.fisherman.pieces import fish
from boards.fisherman.rules import PAGES
from boards.picture import Painter, Signs, hand_picture, table_picture
from engine.fisherman.data import KINDS
from engine.fisherman.events import Placed


def _sign(what: str, value: str) -> str:
    """The fish of a card or kind: a bream for "bream 6"."""
    kind, _, _ = value.partition(" ")
    return kind if what in ("card", "kind") and kind in KINDS else ""


PAINTER = Painter(
    table=table_picture(table.draw, alt.table),
    hand=hand_picture(own.draw, alt.hand),
    hand_first=True,
    shown=(Placed,),
    pages=PAGES,
    signs=Signs({kind: fish(kind, 66).around(0, 0) for kind in KINDS}, _sign),
)
