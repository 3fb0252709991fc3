"""Draws the end of a match: the score sheet and the fleets."""

from collections.abc import Sequence

from boards.fleet import pieces, seats
from boards.fleet.pieces import ROOM
from boards.fleet.prints import catch
from boards.look import EDGE, GOLD, MARGIN, PALE, TILE, WHITE, picture, spaced
from boards.svg import SMALL, Length, group, join, rect, text
from engine.fleet.data import KING_CRABS, TieBreaker
from engine.fleet.rules import View
from engine.fleet.scoring import Sheet, tie_breakers
from locales import Words
from raster.panel import Art, Drawing
from raster.text import fit

TOP = 76
GAP = 12
LINE = 44
LABELS = 236
"""Width of the line titles."""


def draw(view: View, names: Sequence[str], words: Words) -> Drawing:
    """The picture of an ended match. `names` must be drawable."""
    winners = view.winners
    head = pieces.head(
        words("fleet-picture-end"),
        lambda name: words("fleet-picture-winner", name=name, winners=len(winners)),
        names[winners[0]],
    )
    table, high = score_sheet(view, names, words)
    return picture(
        (TOP - GAP / 2, head),
        spaced(high, group(table, x=MARGIN), GAP),
        *seats.rows(view, names, words),
        (MARGIN - 4, ()),
    )


def score_sheet(view: View, names: Sequence[str], words: Words) -> tuple[Art, Length]:
    """A table with a column per player and a line per part of the score, and its height."""
    column = (ROOM - LABELS) / view.seats
    middles = [LABELS + (seat + 0.5) * column for seat in range(view.seats)]
    colours = [GOLD if seat in view.winners else WHITE for seat in range(view.seats)]
    lines: list[Art] = [
        join(
            text(middle, LINE / 2, *fit(name, column - 10, 34, SMALL), colour, "middle")
            for name, middle, colour in zip(names, middles, colours, strict=True)
        )
    ]
    for part in view.sheets[0].parts:
        values = [sheet.parts[part] for sheet in view.sheets]
        if part in KING_CRABS and not any(values):
            continue
        lines.append(_title(part, words) + _values(values, middles, [WHITE] * view.seats, 34))
    totals = [sheet.total for sheet in view.sheets]
    total = words("fleet-picture-total")
    lines.append(text(16, LINE / 2, total, 36, GOLD) + _values(totals, middles, colours, 42))
    for tie in tie_breakers(view.sheets):
        title, size = fit(words("fleet-picture-tie", by=tie), LABELS - 20, SMALL)
        lines.append(
            text(16, LINE / 2, title, size, PALE)
            + _values([_counted(sheet, tie) for sheet in view.sheets], middles, [PALE] * view.seats, 32)
        )
    high = len(lines) * LINE + 20
    drawn = rect(0, 0, ROOM, high, 14, fill=TILE, stroke=EDGE, stroke_width=2) + join(
        group(line, y=10 + place * LINE) for place, line in enumerate(lines)
    )
    return drawn, high


def _title(part: str, words: Words) -> Art:
    """The title of a line, with a crab before the parts of king crab licences."""
    start = 16
    drawn: Art = ()
    if part in KING_CRABS:
        drawn = catch("crab", start + 24, LINE / 2, 48)
        start += 58
    label, size = fit(words("fleet-picture-part", part=part), LABELS - start, 32, SMALL)
    return drawn + text(start, LINE / 2, label, size, WHITE)


def _values(values: Sequence[int], middles: Sequence[float], colours: Sequence[str], size: Length) -> Art:
    return join(
        text(middle, LINE / 2, str(value), size, colour, "middle")
        for value, middle, colour in zip(values, middles, colours, strict=True)
    )


def _counted(sheet: Sheet, tie: TieBreaker) -> int:
    return sheet.launched if tie == "launched" else sheet.crates
