"""The pictures of Fisherman."""

from boards.fisherman import alt, own, table
from boards.fisherman.pieces import fish
from boards.fisherman.rules import PAGES
from boards.picture import Painter, PictureSigns
from engine.fisherman.data import KINDS
from engine.fisherman.events import Placed


def _sign(what: str, value: str) -> str:
    """The fish of a card or kind: a bream for "bream 6"."""
    kind, _, _ = value.partition(" ")
    return kind if what in ("card", "kind") and kind in KINDS else ""


PAINTER = Painter(
    draw_table=table.draw,
    tell_table=alt.table,
    draw_hand=own.draw,
    tell_hand=alt.hand,
    hand_first=True,
    shown=(Placed,),
    pages=PAGES,
    signs=PictureSigns({kind: fish(kind, 66).around(0, 0) for kind in KINDS}, _sign),
)
