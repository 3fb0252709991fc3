"""Draws one player's public area, enlarged: development board, plantations, colonies and tiles."""

from collections.abc import Sequence

from boards.goa import tiles
from boards.goa.icons import icon
from boards.goa.palette import FADED, SEATS
from boards.goa.pieces import ROOM, count, empty, frame, garden, ledger, letter, lettered, line, seat_mark
from boards.goa.seats import COLUMN_SIGNS
from boards.old_look import GOLD, INK, MARGIN, PALE, SEA, WHITE, Line, picture, spaced
from boards.svg import SMALL, Length, group, join, rect, text
from engine.goa.data import COLUMNS, LAST_ROW, Column, Data
from engine.goa.rules import View
from engine.goa.spices import allowed
from engine.goa.state import Colony, Plantation, Player
from locales import Words
from raster.panel import Art, Drawing
from raster.text import fit, width

TOP = 76
ROW = 52
TITLES = 86
FOOT = 50
BOARD = TITLES + LAST_ROW * ROW + FOOT
NUMBERS = 36
COLUMN = 126
LINE = 60
FIELD = 82
"""Width of a colony's field in pixels."""
HALF = (ROOM - 8) / 2
GAP = 10


def draw(view: View, seat: int, names: Sequence[str], words: Words) -> Drawing:
    """The picture of one player's area. `names` must be drawable."""
    label, size = fit(names[seat], ROOM - 120, 42, SMALL)
    title = seat_mark(seat, MARGIN + 26, 42, size=46) + text(MARGIN + 62, 42, label, size, WHITE)
    if seat == view.flag_holder:
        title += icon("flag", MARGIN + 62 + width(label, size) + 32, 42, 44)
    return picture((TOP, title), *board(view, seat, words), (16, ()))


def board(view: View, seat: int, words: Words) -> list[Line]:
    """A player's public area, as lines."""
    player, data = view.players[seat], view.data
    lines = [
        (58 - GAP / 2, group(stock(player), x=MARGIN)),
        spaced(BOARD, group(_development(seat, player, data, words), x=MARGIN), GAP),
    ]
    if view.material:
        label = words("goa-picture-corrected")
        lines.append((48, line(MARGIN + 4, 24, label, ROOM - 8, 34, GOLD)))
    cells = [_plantation(held, words) for held in player.plantations]
    cells += [_colony(held, data, words) for held in player.colonies]
    cells += [_tool(tool.tile, words, ready=view.is_ready(tool)) for tool in player.tools]
    placed = [
        group(frame(HALF, LINE - 6), drawn, x=MARGIN + at % 2 * (HALF + 8)) for at, drawn in enumerate(cells)
    ]
    lines += [spaced(LINE - 6, join(placed[at : at + 2]), 6) for at in range(0, len(placed), 2)]
    return lines


def stock(player: Player) -> Art:
    """A row with the numbers of a player's ships, colonists, actions and so on."""
    things = [
        ("ships", player.ships),
        ("colonists", player.colonists),
        ("actions", player.actions),
        ("cards", len(player.hand)),
        ("hidden", len(player.hidden)),
        ("duty", player.duties),
    ]
    drawn: list[Art] = []
    x: Length = 4
    for kind, number in things:
        if number or kind in ("ships", "colonists", "actions", "cards"):
            label, wide = count(kind, number, x, 24, 44)
            drawn.append(label)
            x += max(wide + 20, 116)
    return join(drawn)


def _development(seat: int, player: Player, data: Data, words: Words) -> Art:
    """The development board: what each row brings and, from row 2 on, its spice.

    A step to a row costs that spice and the spices of the rows before it.
    """
    parts = [ledger(ROOM, BOARD, (TITLES + row * ROW for row in range(LAST_ROW + 1)), NUMBERS + 1)]
    for row in range(1, LAST_ROW + 1):
        y = TITLES + (row - 0.5) * ROW
        points = data.board.points[row - 1]
        parts.append(text(NUMBERS / 2 + 2, y, str(row), 34, FADED, "middle"))
        parts.append(text(ROOM - 48, y, str(points), 34, INK, "end") + icon("points", ROOM - 24, y, 34))
    parts.append(line(16, BOARD - FOOT / 2 + 1, words("goa-picture-steps"), ROOM - 32, 34, FADED))
    for at, column in enumerate(COLUMNS):
        drawn = _column(seat, column, player.row(column), data, words)
        parts.append(group(drawn, x=NUMBERS + at * COLUMN))
    return join(parts)


def _column(seat: int, column: Column, at: int, data: Data, words: Words) -> Art:
    label, size = fit(words("goa-picture-column", column=column), COLUMN, 32, SMALL)
    parts = [
        icon(COLUMN_SIGNS[column], COLUMN / 2, 26, 42),
        text(COLUMN / 2, 68, label, size, INK, "middle"),
    ]
    for row in range(1, LAST_ROW + 1):
        y = TITLES + (row - 0.5) * ROW
        amount = str(data.board.brings(column, row))
        if column == "expedition":
            amount += f"/{data.board.limit[row - 1]}"
        here = row == at
        if here:
            parts.append(rect(2, y - 22, 56, 44, 12, fill=SEATS[seat], stroke=INK, stroke_width=3))
        parts.append(text(30, y, amount, SMALL, FADED if row < at else INK, "middle"))
        if row > 1:
            parts.append(lettered(data.steps[column][row - 2], 60, y, 30, words, FADED if row <= at else INK))
    return join(parts)


def _plantation(held: Plantation, words: Words) -> Art:
    named = words("goa-picture-spice", spice=held.spice)
    label = f"{letter(held.spice, words)} · {named}"
    x = 20 + held.size * 40
    beds = garden(held.spice, held.spices, held.size, 40).at(6, 4)
    return beds + line(x, 27, label, HALF - x - 10, 34, WHITE)


def _colony(held: Colony, data: Data, words: Words) -> Art:
    fields = data.colonies[held.name].fields
    room = HALF - fields * FIELD - 62
    named, size = fit(words("goa-part-colony", value=held.name), room, 34, SMALL)
    drawn = icon(held.name, 28, 27, 42) + text(52, 27, named, size, WHITE)
    x = HALF - fields * FIELD - 2
    for at in range(fields):
        if at < len(held.spices):
            drawn += lettered(held.spices[at], x, 27, 38, words, WHITE)
        else:
            drawn += _empty(held.pair, x, words)
        x += FIELD
    return drawn


def _empty(takes: str, x: Length, words: Words) -> Art:
    """An empty field, with the two spices that it takes unless it takes any."""
    if takes == "any":
        return empty(x + FIELD / 2 - 2, 27, 40)
    label = "/".join(letter(spice, words) for spice in allowed(takes))
    return rect(
        x - 1, 7, FIELD - 4, 40, 10, fill=SEA, stroke=PALE, stroke_width=2.5, stroke_dasharray="5 4"
    ) + text(x + FIELD / 2 - 3, 27, label, SMALL, PALE, "middle")


def _tool(tile: str, words: Words, *, ready: bool) -> Art:
    named = words("goa-part-tile", value=tile)
    drawn = line(60, 27, named, HALF - 74, 34, WHITE)
    return tiles.chip(tile, 32, 27, ready=ready) + (drawn if ready else group(drawn, opacity="0.55"))
