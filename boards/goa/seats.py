"""Draws each player's panel in the picture of the table."""

from collections.abc import Container, Sequence
from functools import lru_cache

from boards import old_marks as marks
from boards.art import symbol
from boards.goa import tiles
from boards.goa.icons import icon
from boards.goa.palette import AHEAD, FADED, SEATS
from boards.goa.pieces import ROOM, colonies, count, frame, plantations, seat_mark
from boards.old_look import GOLD, INK, PALE, WHITE
from boards.svg import SMALL, Length, group, join, kept, rect, text
from engine import Event
from engine.goa.data import COLUMNS, LAST_ROW, SYMBOLS, Column, Data, Symbol, is_mission, mission_points
from engine.goa.events import Progressed
from engine.goa.rules import View
from engine.goa.state import Player
from locales import Words
from raster.panel import Art, Panel
from raster.text import fit, width

HIGH = 180
HEAD = 48
COLUMN = 50
ROW = 12
BOARD = 5 * COLUMN
LINE = 43

COLUMN_SIGNS: dict[Column, str] = {
    "ships": "ships",
    "harvest": "harvest",
    "taxes": "taxes",
    "expedition": "expedition",
    "colony": "colony",
}


def panel(view: View, seat: int, name: str, words: Words, latest: Sequence[Event] = ()) -> Art:
    """A player's panel, with its upper left corner at the origin.

    Columns in which the latest events moved a marker have a glow.
    """
    moved = {event.column for event in latest if isinstance(event, Progressed) and event.seat == seat}
    player = view.players[seat]
    acts = seat == view.actor
    return (
        frame(ROOM, HIGH, acts=acts)
        + symbol("goa", "page", BOARD, 128, 12, HEAD - 1)
        + _head(view, seat, name)
        + group(_board(seat, player, view, moved), x=12, y=HEAD + 2)
        + group(_stock(view, seat, words), x=BOARD + 26, y=HEAD + 2)
    )


def _head(view: View, seat: int, name: str) -> Art:
    player = view.players[seat]
    things = [
        ("ships", player.ships),
        ("colonists", player.colonists),
        ("actions", player.actions),
        ("cards", len(player.hand)),
    ]
    if view.over:
        things.append(("ducats", player.money))
    x: Length = ROOM - 14
    drawn: list[Art] = []
    for kind, number in reversed(things):
        _, wide = count(kind, number, 0, 0)
        x -= max(wide, 76)
        drawn.append(count(kind, number, x, HEAD / 2 + 2)[0])
        x -= 6
    flag, acts = seat == view.flag_holder, seat == view.actor
    start = 92 if acts else 60
    label, size = fit(name, x - start - 8 - (44 if flag else 0), 36, SMALL)
    drawn.append(seat_mark(seat, 32, HEAD / 2 + 3, size=36))
    if acts:
        drawn.append(marks.lantern(60, HEAD / 2 + 2, GOLD))
    drawn.append(text(start, HEAD / 2 + 2, label, size, PALE if view.is_out(seat) else WHITE))
    if flag:
        drawn.append(icon("flag", start + width(label, size) + 26, HEAD / 2 + 2, 36))
    return join(drawn)


def _board(seat: int, player: Player, view: View, moved: Container[Column]) -> Art:
    """The development board: each marker's row, with what the row brings, or at the end its points."""
    data, points = view.data, view.data.board.points
    rows: list[tuple[Column, int]] = [(column, player.row(column)) for column in COLUMNS]
    return join(
        group(
            (marks.glow(2, 0, COLUMN - 6, HIGH - HEAD - 8) if column in moved else ())
            + _column(seat, column, row)
            + text(
                COLUMN / 2,
                31 + LAST_ROW * ROW + 16,
                str(points[row - 1] if view.over else data.board.brings(column, row)),
                34,
                INK,
                "middle",
            ),
            x=at * COLUMN,
        )
        for at, (column, row) in enumerate(rows)
    )


def _column(seat: int, column: Column, row: int) -> Art:
    return _bars(seat, row).at(6, 31) + icon(COLUMN_SIGNS[column], COLUMN / 2, 14, 30)


@lru_cache(64)
def _bars(seat: int, row: int) -> Panel:
    bars = (
        rect(
            1,
            1 + at * ROW,
            COLUMN - 14,
            ROW - 3,
            4,
            fill=SEATS[seat] if at == row - 1 else FADED if at < row else AHEAD,
            stroke=INK,
            stroke_width=1.5,
        )
        for at in range(LAST_ROW)
    )
    return kept(COLUMN - 12, LAST_ROW * ROW, *bars)


def _stock(view: View, seat: int, words: Words) -> Art:
    """Plantations, colonies and tiles, a line each. At the end, hidden tiles and cards are added."""
    player = view.players[seat]
    room = ROOM - BOARD - 26 - 12
    drawn = [
        plantations(player.plantations, LINE / 2, room),
        colonies(player.colonies, 1.5 * LINE, room, view.data),
    ]
    y = 2.5 * LINE + 2
    x: Length = tiles.CHIP / 2
    for tool in player.tools:
        drawn.append(tiles.chip(tool.tile, x, y, ready=view.is_ready(tool)))
        x += tiles.CHIP
    things = [("duty", player.duties)] if player.duties else []
    if view.over:
        things += [("mission", mission_points(tile)) for tile in player.hidden if is_mission(tile)]
        things += [("hidden", 1) for tile in player.hidden if not is_mission(tile)]
    elif player.hidden:
        things.append(("hidden", len(player.hidden)))
    for kind, number in things:
        label, wide = count(kind, number, x - 20, y)
        drawn.append(label)
        x += wide + 10
    if view.over:
        drawn.append(group(_symbols(player.hand, view.data, room - x + 20), x=x - 20, y=y))
    if not any(drawn):
        nothing, size = fit(words("goa-picture-nothing"), room, SMALL)
        drawn.append(text(0, LINE / 2, nothing, size, PALE))
    return join(drawn)


def _symbols(hand: Sequence[str], data: Data, room: Length) -> Art:
    """The symbols of expedition cards, grouped by kind, no wider than `room`."""
    step = min(40, room / max(1, len(hand)))
    kinds: list[Symbol] = [kind for kind in SYMBOLS for card in hand if data.cards[card] == kind]
    return join(icon(kind, (at + 0.5) * step, 0, 38) for at, kind in enumerate(kinds))
