"""Draws the table: chart, seats and packages; after the last round each seat's score and its cards."""

from collections.abc import Iterable, Sequence

from boards import marks
from boards.layout import cell, column, ends, flow, label, row
from boards.look import MARGIN, PALE, ROOM, WHITE, frame, head, picture
from boards.lubeck import packages, pieces, seats
from boards.lubeck.chart import chart
from boards.svg import SMALL, WIDTH
from engine import Event
from engine.lubeck.view import View
from locales import Words, signed
from raster.panel import Drawing, Panel

GAP = 6
TALLEST = 2 * WIDTH


def draw(view: View, names: Sequence[str], words: Words, latest: Sequence[Event] = ()) -> Drawing:
    if view.over:
        wins = head(words("lubeck-picture-end"), words, "lubeck-picture-winner", names, view.leaders)
        return picture(wins, *_scores(view, names, words), gap=8)
    above = [
        _head(view, names, words),
        chart(view, words, latest=latest),
        *seats.rows(view, names, words, latest),
    ]
    room = TALLEST - 2 * MARGIN - sum(each.height + GAP for each in above)
    return picture(*above, *(packages.lines(view, words, room) if any(view.packages) else ()), gap=GAP)


def _head(view: View, names: Sequence[str], words: Words) -> Panel:
    left = words("lubeck-picture-round", round=view.round, last=int(view.last_round))
    if view.step == "withdraw":
        return head(left, words, "lubeck-picture-withdraw", names, view.waiting)
    return head(left, words, "lubeck-picture-owes", names, [view.actor], step=view.step)


def parts_of(view: View, seat: int, words: Words) -> list[str]:
    """The parts of a seat's score in words, without zeros."""
    parts = view.players[seat].tally.parts
    return [words(f"lubeck-breakdown-{part}", value=value) for part, value in parts.items() if value]


def _scores(view: View, names: Sequence[str], words: Words) -> Iterable[Panel]:
    """A row for each seat: its score, the parts of the score, and the cards left in hand."""
    for _, seat in view.ranking:
        is_best = seat in view.leaders
        named = marks.named(names[seat], ROOM - 224, won=is_best)
        points = label(signed(view.scores[seat]), 42, WHITE)
        held = view.players[seat].hand
        parts = (label(part, SMALL, PALE) for part in parts_of(view, seat, words))
        below = column(
            [
                *flow(parts, ROOM - 84, 30),
                pieces.chips(held, words, ROOM - 84) if held else None,
            ],
            10,
        )
        bar = ends(row([pieces.pawn(seat, 34), named], 9), points, ROOM - 24, seats.BAR)
        inside = column([bar, row([cell(None, 50), below])])
        yield frame(ROOM, inside.height + 12, inside.at(12, 0), is_lit=is_best)
