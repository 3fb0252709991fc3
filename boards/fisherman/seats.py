"""Draws a row for each seat: its catch, points, shields and victory points."""

from collections.abc import Sequence

from boards import marks
from boards.fisherman import pieces
from boards.layout import column, ends, label, line, panel, row
from boards.look import PALE, ROOM, WHITE, frame
from boards.svg import SMALL
from engine import Event
from engine.fisherman.events import TrickWon
from engine.fisherman.rules import View
from engine.fisherman.scoring import Ending
from locales import Words, signed
from raster.panel import Panel

INSIDE = ROOM - 36
NAME = 398
COLUMNS = ((NAME, "start"), (104, "middle"), (INSIDE - 502, "end"))
"""Widths and anchors of the columns: names, points of the contest, and victory points."""
BAR = 56
"""Height of a player's row without the catch."""


def rows(
    view: View, names: Sequence[str], words: Words, latest: Sequence[Event] = (), ending: Ending | None = None
) -> list[Panel]:
    """The rows below their column titles. With `ending`, they show how a contest ended, best seat first."""
    order = range(view.seats) if ending is None else view.order if view.over else ending.order
    gains = gained(latest, view.seats)
    titles = (label(words(f"fisherman-picture-{each}"), SMALL, PALE) for each in ("points", "total"))
    return [
        row([panel(14, 0), line([None, *titles], COLUMNS)]),
        *(_row(view, seat, names[seat], gains[seat], ending) for seat in order),
    ]


def gained(latest: Sequence[Event], seats: int) -> list[int]:
    """The points that each seat won or lost by the latest events."""
    won = [event for event in latest if isinstance(event, TrickWon)]
    return [sum(event.points for event in won if event.seat == seat) for seat in range(seats)]


def _row(view: View, seat: int, name: str, won: int, ending: Ending | None) -> Panel:
    shown, acts = ending or view, seat == view.actor
    gain = marks.gain(won)
    award = pieces.shield(ending.awards[seat]) if ending and not view.over else None
    dealer = marks.DEALER if seat == view.dealer and not view.over else None
    room = NAME - 10 - (gain.width if gain else 0)
    wide = room - (award.width + 8 if award else 0) - 8
    named = marks.named(name, wide, dealer, owes=acts, won=view.over and seat in view.winners)
    shields = [pieces.shield(each.awards[seat]) for each in view.history]
    total = label(str(view.totals[seat]), 42, WHITE, 58, "end")
    points = label(signed(shown.points[seat], plus=True), 42, WHITE)
    left = ends(row([award, named], 8), gain, NAME - (10 if gain else 0))
    bar = line([left, points, row([*shields, total], 4)], COLUMNS, BAR)
    caught = shown.caught[seat]
    inside = column([bar, column(pieces.catches(caught, INSIDE), 4) if caught else None])
    return frame(ROOM, inside.height + (8 if caught else 2), inside.at(14, 1), is_lit=acts)
