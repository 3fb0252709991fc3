"""Draws the end of a match: the score sheet and what each player has."""

from collections.abc import Sequence

from boards.goa.icons import icon
from boards.goa.palette import BEST, FADED
from boards.goa.pieces import ROOM, head, ledger, seat_mark
from boards.goa.running import players
from boards.old_look import INK, MARGIN, picture, spaced
from boards.svg import SMALL, Length, group, join, text
from engine.goa.rules import View
from locales import Words
from raster.panel import Art, Drawing
from raster.text import fit

TOP = 76
PARTS = ("rows", "colonies", "plantations", "duty", "missions", "cards", "money")
SIGNS = {
    "rows": "progress",
    "colonies": "colony",
    "plantations": "spices",
    "duty": "duty",
    "missions": "mission",
    "cards": "cards",
    "money": "ducats",
}
LINE = 46
NAMES = 96
TITLES = 320
"""Width of the column with the names of the parts."""
GAP = 8


def draw(view: View, names: Sequence[str], words: Words) -> Drawing:
    """The picture of an ended match. `names` must be drawable."""
    best = view.winners
    title = head(
        words("goa-picture-end"),
        lambda name: words("goa-picture-winner", name=name, winners=len(best)),
        names[best[0]],
    )
    high = NAMES + (len(PARTS) + 1 + bool(view.tied)) * LINE + 24
    return picture(
        (TOP - GAP / 2, title),
        spaced(high, group(_sheet(view, names, best, high, words), x=MARGIN), GAP),
        *players(view, names, words),
        (12, ()),
    )


def _sheet(view: View, names: Sequence[str], best: Sequence[int], high: Length, words: Words) -> Art:
    wide = (ROOM - TITLES - 12) / view.seats
    ruled = (NAMES + at * LINE for at in range(len(PARTS) + 1))
    parts = [ledger(ROOM, high, ruled, TITLES - 6)]
    for at, part in enumerate((*PARTS, "total")):
        y = NAMES + (at + 0.5) * LINE + (12 if part == "total" else 0)
        label, size = fit(words("goa-picture-part", part=part), TITLES - 76, 34, SMALL)
        sign = "points" if part == "total" else SIGNS[part]
        parts.append(icon(sign, 36, y, 38) + text(66, y, label, size, INK))
    for seat, name in enumerate(names):
        x = TITLES + (seat + 0.5) * wide
        label, size = fit(name, wide - 8, 34, SMALL)
        parts.append(seat_mark(seat, x, 28, size=38))
        if seat in best:
            parts.append(icon("points", x + 40, 28, 36))
        parts.append(text(x, 70, label, size, BEST if seat in best else INK, "middle"))
        scored = view.points(seat)
        for at, part in enumerate(PARTS):
            number = getattr(scored, part)
            y = NAMES + (at + 0.5) * LINE
            parts.append(text(x, y, str(number), 36, INK if number else FADED, "middle"))
        y = NAMES + (len(PARTS) + 0.5) * LINE + 12
        parts.append(text(x, y, str(scored.total), 44, BEST if seat in best else INK, "middle"))
        if seat in view.tied:
            parts.append(text(x, y + LINE, str(view.players[seat].money), 36, FADED, "middle"))
    if view.tied:
        y = NAMES + (len(PARTS) + 1.5) * LINE + 12
        label, size = fit(words("goa-picture-tie"), TITLES - 76, 34, SMALL)
        parts.append(icon(SIGNS["money"], 36, y, 38) + text(66, y, label, size, FADED))
    return join(parts)
