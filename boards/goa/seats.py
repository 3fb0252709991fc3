"""Draws each player's panel in the picture of the table."""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

from boards import marks
from boards.art import symbol
from boards.goa import tiles
from boards.goa.palette import AHEAD, FADED, SEATS
from boards.goa.pieces import colonies, count, icon, plantations, seat_mark, stocks
from boards.layout import cell, column, ends, label, panel, row
from boards.look import INK, PALE, PAPER, ROOM, WHITE, frame
from boards.svg import SMALL, kept, rect, text
from engine import Event
from engine.goa.data import COLUMNS, LAST_ROW, SYMBOLS, Column, is_mission, mission_points
from engine.goa.events import ColonyTaken, Filled, Harvested, Placed, Planted, Progressed, Refilled
from engine.goa.rules import View
from locales import Words
from raster.panel import Panel

HIGH = 182
HEAD = 48
COLUMN, ROW = 50, 12
LINE = 43
STOCK = ROOM - 5 * COLUMN - 38
"""Width of the area for a player's belongings beside the development board."""


def panel_of(view: View, seat: int, name: str, words: Words, latest: Sequence[Event] = ()) -> Panel:
    """A player's panel. Things that the latest events changed glow."""
    own = [event for event in latest if getattr(event, "seat", None) == seat]
    moved = {event.column for event in own if isinstance(event, Progressed)}
    board = row(_column(view, seat, each, each in moved) for each in COLUMNS)
    return frame(
        ROOM,
        HIGH,
        symbol("goa", "page", 5 * COLUMN, 128, 12, HEAD - 1),
        seat_mark(seat, size=36).around(32, HEAD / 2 + 3),
        _head(view, seat, name).at(60, 2),
        board.at(12, HEAD + 2),
        _stock(view, seat, words, {word for event in own for word in _grown(event)}).at(
            5 * COLUMN + 26, HEAD
        ),
        is_lit=seat == view.actor,
    )


def _grown(event: Event) -> Iterator[str]:
    """What an event planted, harvested or founded: names of fields, plantations and colonies."""
    match event:
        case Harvested() | Placed():
            yield from event.fields
        case Refilled():
            yield from event.holdings
        case Planted():
            yield event.plantation
        case Filled() | ColonyTaken():
            yield event.colony
        case _:
            pass


def _head(view: View, seat: int, name: str) -> Panel:
    player = view.players[seat]
    things = stocks(player) | ({"ducats": player.money} if view.over else {})
    counts = row((count(kind, number, wide=76) for kind, number in things.items()), 6)
    room = ROOM - 74 - counts.width
    flag = icon("flag", 36) if seat == view.flag_holder else None
    fill = PALE if view.is_out(seat) else WHITE
    named = marks.named(name, room - 8, flag, owes=seat == view.actor, fill=fill)
    return ends(named, counts, ROOM - 74, HEAD)


def _column(view: View, seat: int, name: Column, moved: bool) -> Panel:
    """A column of the board: its marker's row, and what the row brings, or at the end its points."""
    at, board = view.players[seat].row(name), view.data.board
    number = board.points[at - 1] if view.over else board.brings(name, at)
    column = panel(COLUMN - 6, HIGH - HEAD - 12, _bars(seat, at).at(4, 31), icon(name, 30).around(22, 14))
    told = text(COLUMN / 2, 31 + LAST_ROW * ROW + 16, str(number), 34, INK, "middle")
    return panel(COLUMN, column.height, marks.glow(column, moved).at(2, 0), told)


@lru_cache(64)
def _bars(seat: int, row: int) -> Panel:
    fills = [*[FADED] * (row - 1), SEATS[seat], *[AHEAD] * (LAST_ROW - row)]
    bars = (
        rect(1, 1 + at * ROW, COLUMN - 14, ROW - 3, 4, fill=fill, stroke=INK, stroke_width=1.5)
        for at, fill in enumerate(fills)
    )
    return kept(COLUMN - 12, LAST_ROW * ROW, *bars)


def _stock(view: View, seat: int, words: Words, new: Collection[str]) -> Panel:
    """Plantations, colonies and tiles, a line each. At the end, hidden tiles and cards are added."""
    player = view.players[seat]
    lines = [
        plantations(player.plantations, STOCK, new),
        colonies(player.colonies, STOCK, view.data, new),
        _tiles(view, seat),
    ]
    if not any(lines):
        lines[0] = label(words("goa-picture-nothing"), SMALL, PALE, STOCK)
    return column(cell(line, STOCK, high=LINE) for line in lines)


def _tiles(view: View, seat: int) -> Panel | None:
    """Tools, hidden tiles and, at the end, the symbols of expedition cards."""
    player = view.players[seat]
    things = [("duty", player.duties)] if player.duties else []
    if view.over:
        things += [("mission", mission_points(tile)) for tile in player.hidden if is_mission(tile)]
        things += [("hidden", 1) for tile in player.hidden if not is_mission(tile)]
    elif player.hidden:
        things.append(("hidden", len(player.hidden)))
    tools = row((tiles.chip(tool.tile, view.is_ready(tool)) for tool in player.tools), 4)
    drawn = row([tools, *(count(kind, number) for kind, number in things)], 10)
    if view.over:
        symbols = (kind for kind in SYMBOLS for card in player.hand if view.data.cards[card] == kind)
        held = row((icon(kind, 36) for kind in symbols), 0, STOCK - drawn.width - 18)
        wide, high = held.width + 8, LINE - 1
        paper = panel(wide, high, rect(0, 0, wide, high, 8, fill=PAPER), held.at(4, 2))
        drawn = row([drawn if drawn.width else None, paper if held.width else None], 10)
    return drawn if drawn.width else None
