"""The end: the score sheet of all players by part, and what each has."""

from collections.abc import Sequence

from boards import marks
from boards.goa import seats
from boards.goa.goods import goods
from boards.goa.pieces import ROOM, frame, head, seat_mark
from boards.look import GOLD, MARGIN, PALE, SEA, WHITE, sea
from boards.svg import SMALL, Length, document, group, rect, text
from engine.goa.rules import View
from locales import Words
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
"""The width of the parts' names."""
GAP = 8


def draw(view: View, names: Sequence[str], words: Words) -> str:
    """The SVG. `names` have been made drawable."""
    best = view.winners
    parts = [
        head(
            words("goa-picture-end"),
            lambda name: words("goa-picture-winner", name=name, winners=len(best)),
            names[best[0]],
        )
    ]
    high = NAMES + (len(PARTS) + 1 + bool(view.tied)) * LINE + 24
    parts.append(group(_sheet(view, names, best, high, words), x=MARGIN, y=TOP))
    y: Length = TOP + high + GAP
    for seat, name in enumerate(names):
        parts.append(group(seats.panel(view, seat, name, words), x=MARGIN, y=y))
        y += seats.HIGH + GAP
    height = y + 12
    return document(height, sea(height), *parts)


def _sheet(view: View, names: Sequence[str], best: Sequence[int], high: Length, words: Words) -> str:
    wide = (ROOM - TITLES - 12) / view.seats
    parts = [frame(ROOM, high)]
    for at, part in enumerate((*PARTS, "total")):
        y = NAMES + (at + 0.5) * LINE + (12 if part == "total" else 0)
        if at % 2 == 0:
            parts.append(rect(4, y - LINE / 2, ROOM - 8, LINE, fill=SEA, fill_opacity="0.4"))
        label, size = fit(words("goa-picture-part", part=part), TITLES - 76, 34, SMALL)
        sign = "points" if part == "total" else SIGNS[part]
        parts.append(goods(sign, 36, y, 38) + text(66, y, label, size, GOLD if part == "total" else PALE))
    for seat, name in enumerate(names):
        x = TITLES + (seat + 0.5) * wide
        label, size = fit(name, wide - 8, 34, SMALL)
        parts.append(seat_mark(seat, x, 28, size=38))
        if seat in best:
            parts.append(marks.star(x + 40, 28, 16, GOLD))
        parts.append(text(x, 70, label, size, GOLD if seat in best else WHITE, "middle"))
        scored = view.points(seat)
        for at, part in enumerate(PARTS):
            number = getattr(scored, part)
            y = NAMES + (at + 0.5) * LINE
            parts.append(text(x, y, str(number), 36, WHITE if number else PALE, "middle"))
        y = NAMES + (len(PARTS) + 0.5) * LINE + 12
        parts.append(text(x, y, str(scored.total), 44, GOLD, "middle"))
        if seat in view.tied:
            parts.append(text(x, y + LINE, str(view.players[seat].money), 36, PALE, "middle"))
    if view.tied:
        y = NAMES + (len(PARTS) + 1.5) * LINE + 12
        label, size = fit(words("goa-picture-tie"), TITLES - 76, 34, SMALL)
        parts.append(goods(SIGNS["money"], 36, y, 38) + text(66, y, label, size, PALE))
    return "".join(parts)
