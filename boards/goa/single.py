"""Draws one player's public area, enlarged: development board, plantations, colonies and tiles."""

from collections.abc import Sequence

from boards.goa import tiles
from boards.goa.palette import FADED, SEATS
from boards.goa.pieces import count, empty, garden, icon, ledger, letter, lettered, seat_mark, stocks
from boards.layout import cell, column, grid, label, panel, row
from boards.look import GOLD, INK, PALE, ROOM, SEA, WHITE, frame, picture
from boards.svg import SMALL, element, kept, rect
from engine.goa.data import COLUMNS, LAST_ROW, Column, Data
from engine.goa.rules import View
from engine.goa.spices import allowed
from engine.goa.state import Colony, Plantation, Player
from locales import Words
from raster.panel import Drawing, Panel

ROW, TITLES, FOOT = 52, 86, 50
"""Heights of a row of the development board, of the board's titles, and of the note below the board."""
NUMBERS, COLUMN = 36, 126
HALF, LINE = (ROOM - 8) / 2, 54
FIELD = 82
"""Width of a colony's field in pixels."""


def draw(view: View, seat: int, names: Sequence[str], words: Words) -> Drawing:
    flag = icon("flag", 44) if seat == view.flag_holder else None
    name = label(names[seat], 42, WHITE, ROOM - 140)
    return picture(row([seat_mark(seat, size=46), name, flag], 6), *board(view, seat, words))


def board(view: View, seat: int, words: Words) -> list[Panel]:
    """A player's public area."""
    player, data = view.players[seat], view.data
    cells = [_plantation(held, words) for held in player.plantations]
    cells += [_colony(held, data, words) for held in player.colonies]
    cells += [_tool(tool.tile, words, ready=view.is_ready(tool)) for tool in player.tools]
    corrected = label(words("goa-picture-corrected"), 34, GOLD, ROOM - 8)
    return [
        stock(player),
        _development(seat, player, data, words),
        *([corrected] if view.material else []),
        *([grid((frame(HALF, LINE, each.at(8, 0)) for each in cells), 2, 8)] if cells else []),
    ]


def stock(player: Player) -> Panel:
    """A row with the numbers of a player's ships, colonists, actions and so on."""
    others = {"hidden": len(player.hidden), "duty": player.duties}
    things = stocks(player) | {kind: number for kind, number in others.items() if number}
    return row((count(kind, number, 44, 106) for kind, number in things.items()), 10)


def _development(seat: int, player: Player, data: Data, words: Words) -> Panel:
    """The development board: what each row brings and, from row 2 on, its spice.

    A step to a row costs that spice and the spices of the rows before it.
    """
    rows = range(1, LAST_ROW + 1)
    numbers = (cell(label(str(each), 34, FADED), NUMBERS, "middle", ROW) for each in rows)
    points = (row([label(str(each), 34, INK), icon("points", 34)], 4) for each in data.board.points)
    right = ROOM - NUMBERS - len(COLUMNS) * COLUMN
    table = row(
        [
            column([panel(NUMBERS, TITLES), *numbers]),
            *(_column(seat, name, player.row(name), data, words) for name in COLUMNS),
            column([panel(right, TITLES), *(cell(each, right - 4, "end", ROW) for each in points)]),
        ]
    )
    high = table.height + FOOT
    ruled = (TITLES + each * ROW for each in range(LAST_ROW + 1))
    steps = cell(label(words("goa-picture-steps"), 34, FADED, ROOM - 62), ROOM, high=FOOT)
    page = ledger(ROOM, high, ruled, NUMBERS + 1)
    return panel(ROOM, high, page, table.at(0, 0), steps.at(NUMBERS + 12, table.height))


def _column(seat: int, name: Column, at: int, data: Data, words: Words) -> Panel:
    told = label(words("goa-picture-column", column=name), 32, INK, COLUMN, "middle")
    title = column([cell(icon(name, 42), COLUMN, "middle"), told], 4)
    lines: list[Panel] = []
    for place in range(1, LAST_ROW + 1):
        amount = str(data.board.brings(name, place))
        if name == "expedition":
            amount += f"/{data.board.limit[place - 1]}"
        here = rect(0, 4, 54, 44, 12, fill=SEATS[seat], stroke=INK, stroke_width=3) if place == at else ()
        number = cell(label(amount, SMALL, FADED if place < at else INK), 54, "middle", ROW)
        fill = FADED if place <= at else INK
        cost = lettered(data.steps[name][place - 2], 30, words, fill) if place > 1 else None
        line = row([panel(54, ROW, here, number.at(0, 0)), cost], 5)
        lines.append(cell(row([panel(2, 0), line]), COLUMN))
    return column([cell(title, COLUMN, high=TITLES), *lines])


def _plantation(held: Plantation, words: Words) -> Panel:
    beds = garden(held.spice, held.spices, held.size, 40)
    told = f"{letter(held.spice, words)} · {words('goa-picture-spice', spice=held.spice)}"
    return cell(row([beds, label(told, 34, WHITE, HALF - beds.width - 28)], 10), HALF, high=LINE)


def _colony(held: Colony, data: Data, words: Words) -> Panel:
    number = data.colonies[held.name].fields
    grown = [lettered(each, 38, words, WHITE) for each in held.spices]
    free = [_empty(held.pair, words)] * (number - len(grown))
    room = HALF - number * FIELD - 56
    name = label(words("goa-part-colony", value=held.name), 34, WHITE, room - 6)
    fields = (cell(each, FIELD) for each in (*grown, *free))
    return cell(row([row([icon(held.name, 38), cell(name, room)], 4), *fields]), HALF, high=LINE)


def _empty(takes: str, words: Words) -> Panel:
    """An empty field, with the two spices that it takes unless it takes any."""
    if takes == "any":
        return cell(empty(40), FIELD - 4, "middle")
    told = label("/".join(letter(spice, words) for spice in allowed(takes)), SMALL, PALE)
    look = {"fill": SEA, "stroke": PALE, "stroke_dasharray": "5 4"}
    field = rect(0, 0, FIELD - 4, 40, 10, stroke_width=2.5, **look)
    return panel(FIELD - 4, 40, field, told.around((FIELD - 4) / 2, 20))


def _tool(tile: str, words: Words, *, ready: bool) -> Panel:
    name = label(words("goa-part-tile", value=tile), 34, WHITE, HALF - 74)
    if not ready:
        name = kept(name.width, name.height, element("g", name.at(0, 0), opacity="0.55"))
    return cell(row([tiles.chip(tile, ready), name], 4), HALF, high=LINE)
