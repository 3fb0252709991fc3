"""Draws the table: licences on offer, bids, stocks and fleets; at the end the score sheet and fleets."""

from collections.abc import Iterable, Sequence
from itertools import repeat

from boards.fleet import pieces, seats
from boards.fleet.pieces import at_harbour, catch, mark
from boards.layout import cell, column, label, line, panel, row
from boards.look import EDGE, GOLD, INK, PALE, ROOM, TILE, WHITE, frame, head, picture
from boards.svg import SMALL, Length, rect, text
from engine import Event
from engine.fleet.data import KING_CRABS, LICENCES, Licence
from engine.fleet.rules import View
from engine.fleet.scoring import tie_breakers
from engine.fleet.state import Lot
from locales import Words
from raster.panel import Drawing, Panel
from raster.text import ELLIPSIS, fit, width

GAP = 10
LICENCE = ((ROOM - 3 * GAP) / 4, 168)
"""Width and height of a licence on offer."""
BIDS = 50
"""Height of the line that shows the bids."""
LINE = 44
"""Height of a line on the score sheet."""
TITLES = 236
"""Width of the line titles on the score sheet."""


def draw(view: View, names: Sequence[str], words: Words, latest: Sequence[Event] = ()) -> Drawing:
    fleets = seats.rows(view, names, words, latest)
    if view.over:
        wins = head(words("fleet-picture-end"), words, "fleet-picture-winner", names, view.winners)
        return picture(at_harbour(wins), _score_sheet(view, names, words), *fleets)
    facts = {"round": view.round, "phase": view.phase, "last": str(view.last_round).lower()}
    round = words("fleet-picture-round", **facts)
    owes = head(round, words, "fleet-picture-owes", names, view.pending, step=view.owed)
    return picture(
        at_harbour(owes),
        _offer(view, words),
        _bids(view.lot, names, words) if view.lot else None,
        _stocks(view, words),
        *fleets,
    )


def _offer(view: View, words: Words) -> Panel:
    """The licences on offer. The one being auctioned comes first and has a gold frame."""
    offered = [_licence(licence, words) for licence in view.display]
    if view.lot:
        wide, high = LICENCE
        edge = rect(-1, -1, wide + 2, high + 2, 3, fill="none", stroke=GOLD, stroke_width=7)
        offered.insert(0, panel(wide, high, edge, _licence(view.lot.licence, words).at(0, 0)))
    if offered:
        return row(offered, GAP, ROOM)
    nothing = label(words("fleet-picture-nothing"), SMALL, PALE, ROOM, "middle")
    place = rect(0, 0, ROOM, LICENCE[1], 14, fill="none", stroke=EDGE, stroke_width=2)
    return panel(ROOM, LICENCE[1], place, cell(nothing, ROOM, high=LICENCE[1]).at(0, 0))


def _licence(licence: Licence, words: Words) -> Panel:
    wide, high = LICENCE
    card = LICENCES[licence]
    points = words("fleet-picture-points", points=card.points)
    return panel(
        wide,
        high,
        pieces.sheet(licence, wide, high, wide / 2, 40).at(0, 0),
        text(wide / 2, 94, words("fleet-picture-licence", licence=licence), 32, INK, "middle", wide - 20),
        pieces.coin(card.minimum).at(9, 116),
        text(wide - 10, 138, points, SMALL, INK, "end"),
    )


def _bids(lot: Lot, names: Sequence[str], words: Words) -> Panel:
    """The bids in order, the latest highlighted. The earliest are left out if there isn't room for all."""
    title = label(words("fleet-picture-bids"), SMALL, PALE)
    room = ROOM - title.width - 46
    *earlier, last = (f"{fit(names[bid.seat], 150, 34)[0]} ${bid.amount}" for bid in lot.bids)
    shown = [last]
    for each in reversed(earlier):
        if width("  ".join([ELLIPSIS, each, *shown]), 34) > room:
            shown.insert(0, ELLIPSIS)
            break
        shown.insert(0, each)
    bids = [label(each, 34, WHITE) for each in shown[:-1]]
    bids.append(label(last, 34, GOLD, room))
    line = row([title, *bids], 2 * width(" ", 34))
    ground = rect(0, 0, ROOM, BIDS, 12, fill=TILE)
    return panel(ROOM, BIDS, ground, cell(line, ROOM, high=BIDS).at(16, 0))


def _stocks(view: View, words: Words) -> Panel:
    """The numbers of licences, boat cards and crates left."""
    stocks = (
        ("licences-left", view.licences_left, mark("papers", 34)),
        ("pile", len(view.pile), mark("back", 28)),
        ("supply", view.crates_left, mark("crate", 30)),
    )
    counted = [
        pieces.counted(icon, words(f"fleet-picture-{what}", count=count), 32) for what, count, icon in stocks
    ]
    return cell(row(counted, 60, ROOM), ROOM, high=BIDS)


def _score_sheet(view: View, names: Sequence[str], words: Words) -> Panel:
    """A table with a column per player and a line per part of the score."""
    sheets = view.sheets
    won = [GOLD if seat in view.winners else WHITE for seat in range(view.seats)]
    wide = (ROOM - TITLES) / view.seats
    columns = [(TITLES - 16, "start"), *[(wide, "middle")] * view.seats]
    lines: list[Panel] = []

    def add(title: Panel | None, values: Iterable[int | str], size: Length, colours: Iterable[str]) -> None:
        told = zip(map(str, values), colours, strict=False)
        cells = (label(each, size, fill, wide - 10) for each, fill in told)
        lines.append(line([title, *cells], columns, LINE))

    add(None, names, 34, won)
    for part in sheets[0].parts:
        values = [sheet.parts[part] for sheet in sheets]
        if part not in KING_CRABS or any(values):
            add(_title(part, words), values, 34, repeat(WHITE))
    add(label(words("fleet-picture-total"), 36, GOLD), [sheet.total for sheet in sheets], 42, won)
    for tie in tie_breakers(sheets):
        title = label(words("fleet-picture-tie", by=tie), SMALL, PALE, TITLES - 20)
        add(title, [getattr(sheet, tie) for sheet in sheets], 32, repeat(PALE))
    table = column(lines)
    return frame(ROOM, table.height + 20, table.at(16, 10))


def _title(part: str, words: Words) -> Panel:
    """The title of a line, with a crab before the parts of king crab licences."""
    crab = catch("crab", 48) if part in KING_CRABS else None
    told = words("fleet-picture-part", part=part)
    return row([crab, label(told, 32, WHITE, TITLES - (74 if crab else 16))], 10)
