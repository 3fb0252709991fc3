"""The pictures of Fleet."""

from boards.fleet import alt, own, single, table
from boards.fleet.rules import PAGES
from boards.fleet.signs import SIGNS, sign
from boards.picture import Painter, Signs, board_picture, hand_picture, table_picture
from engine.fleet.events import Displayed, DoneHiring, DoneLaunching, RoundEnded, Scored, Traded

PAINTER = Painter(
    table=table_picture(table.draw, alt.table),
    hand=hand_picture(own.draw, alt.hand),
    hand_first=True,
    shown=(Displayed, DoneLaunching, DoneHiring, RoundEnded, Scored, Traded),
    board=board_picture(single.draw, alt.board),
    pages=PAGES,
    signs=Signs(SIGNS, sign),
)
