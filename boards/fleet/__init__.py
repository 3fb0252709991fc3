"""The pictures of Fleet."""

from boards.fleet import alt, own, single, table
from boards.fleet.pieces import catch, emblem
from boards.fleet.rules import PAGES
from boards.picture import Painter, PictureSigns
from boards.svg import group
from engine.fleet.data import KINDS, LICENCE_KINDS, Licence
from engine.fleet.events import Displayed, DoneHiring, DoneLaunching, RoundEnded, Scored, Traded

_LICENCES: list[Licence] = [licence for licence in LICENCE_KINDS if licence not in KINDS]
_SIGNS = {
    **{licence.replace("-", "_"): group(emblem(licence, 62), x=-3) for licence in _LICENCES},
    **{kind: catch(kind, 66).around(0, 0) for kind in KINDS},
}


def _sign(what: str, value: str) -> str:
    """The sign of a licence, or the catch of a card."""
    name = value.replace("-", "_")
    return name if what in ("card", "kind", "licence", "payment", "item") and name in _SIGNS else ""


PAINTER = Painter(
    draw_table=table.draw,
    tell_table=alt.table,
    draw_hand=own.draw,
    tell_hand=alt.hand,
    hand_first=True,
    shown=(Displayed, DoneLaunching, DoneHiring, RoundEnded, Scored, Traded),
    draw_board=single.draw,
    tell_board=alt.board,
    pages=PAGES,
    signs=PictureSigns(_SIGNS, _sign),
)
