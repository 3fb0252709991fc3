"""The pictures of Goa."""

from boards.goa import alt, own, single, table
from boards.goa.rules import PAGES
from boards.goa.signs import SIGNS, sign
from boards.picture import Painter, PictureSigns
from engine.goa.events import AuctionOpened, Scored, TurnBegan

PAINTER = Painter(
    draw_table=table.draw,
    tell_table=alt.table,
    draw_hand=own.draw,
    tell_hand=alt.hand,
    shown=(AuctionOpened, TurnBegan, Scored),
    draw_board=single.draw,
    tell_board=alt.board,
    pages=PAGES,
    signs=PictureSigns(SIGNS, sign),
)
