"""The pictures of Lübeck."""

from boards.lubeck import alt, own, table
from boards.lubeck.rules import PAGES
from boards.lubeck.signs import SIGNS, sign
from boards.picture import Painter, Signs, hand_picture, table_picture
from engine.lubeck.events import Counted, LaidOut, Parked

PAINTER = Painter(
    table=table_picture(table.draw, alt.table),
    hand=hand_picture(own.draw, alt.hand),
    shown=(LaidOut, Parked, Counted),
    pages=PAGES,
    signs=Signs(SIGNS, sign),
)
