"""The pictures of Goa."""

from boards.goa import alt, own, single, table
from boards.goa.rules import PAGES
from boards.goa.signs import SIGNS, sign
from boards.picture import Painter, Signs, board_picture, hand_picture, table_picture
from engine.goa.events import AuctionOpened, Scored, TurnBegan

PAINTER = Painter(
    table=table_picture(table.draw, alt.table),
    hand=hand_picture(own.draw, alt.hand),
    shown=(AuctionOpened, TurnBegan, Scored),
    board=board_picture(single.draw, alt.board),
    pages=PAGES,
    signs=Signs(SIGNS, sign),
)
