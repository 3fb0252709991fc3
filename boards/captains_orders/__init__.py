"""The pictures of Captain's Orders."""

from boards.captains_orders import alt, own, table
from boards.captains_orders.pieces import back
from boards.captains_orders.rules import PAGES
from boards.picture import Painter, PictureSigns
from engine.captains_orders.events import Dealt, Showed

PAINTER = Painter(
    draw_table=table.draw,
    tell_table=alt.table,
    draw_hand=own.draw,
    tell_hand=alt.hand,
    hand_first=True,
    # All hands become public only at the end of a match, and the final picture shows them.
    shown=(Showed, Dealt),
    is_staged=lambda view: view.between_rounds,
    pages=PAGES,
    # Buttons write the rank beside the card.
    signs=PictureSigns({"card": back(46).around(0, 0)}, lambda what, _: "card" if what == "rank" else ""),
)
