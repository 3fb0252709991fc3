"""Draws the table after the last round: each seat's score, its parts, and the cards left in hand."""

from collections.abc import Sequence

from boards import old_marks as marks
from boards.lubeck import pieces
from boards.lubeck.running import TOP, head
from boards.lubeck.seats import BAR, ROOM
from boards.old_look import EDGE, GOLD, MARGIN, PALE, TILE, WHITE, picture, spaced
from boards.svg import SMALL, group, join, rect, text
from engine.lubeck.view import View
from locales import Words, signed
from raster.panel import Art, Drawing
from raster.text import fit, width

LINE = 44
"""Height of a line with parts of a score."""


def draw(view: View, names: Sequence[str], words: Words) -> Drawing:
    """The picture of an ended match. `names` must be drawable."""
    best = view.leaders
    title = head(
        words("lubeck-picture-end"),
        lambda name: words("lubeck-picture-winner", name=name, winners=len(best)),
        names[best[0]],
    )
    rows = (_row(view, seat, names[seat], words, seat in best) for _, seat in view.ranking)
    lines = (spaced(high, group(row, x=MARGIN), 8) for row, high in rows)
    return picture((TOP - 4, title), *lines, (MARGIN - 4, ()))


def parts_of(view: View, seat: int, words: Words) -> list[str]:
    """The parts of a seat's score in words, without zeros."""
    return [
        words(f"lubeck-breakdown-{part}", value=value)
        for part, value in view.tallies[seat].parts.items()
        if value
    ]


def _row(view: View, seat: int, name: str, words: Words, best: bool) -> tuple[Art, float]:
    label, size = fit(name, ROOM - 230, 36, SMALL)
    made = _lines(parts_of(view, seat, words))
    held = view.revealed[seat] if view.revealed else ()
    chips, _, chips_high = pieces.chips(held, words, ROOM - 64 - 16)
    below = BAR + len(made) * LINE
    high = below + (chips_high + 10 if held else 0)
    return (
        rect(0, 0, ROOM, high, 14, fill=TILE, stroke=GOLD if best else EDGE, stroke_width=5 if best else 2)
        + pieces.pawn(32, BAR / 2, seat, 34)
        + text(64, BAR / 2, label, size, GOLD if best else WHITE)
        + (marks.star(ROOM - 150, BAR / 2, 17, GOLD) if best else ())
        + text(ROOM - 20, BAR / 2, signed(view.scores[seat]), 42, WHITE, "end")
        + join(text(64, BAR + (at + 0.5) * LINE - 8, line, SMALL, PALE) for at, line in enumerate(made))
        + (group(chips, x=64, y=below) if held else ())
    ), high


def _lines(parts: Sequence[str]) -> list[str]:
    """Wrap the parts of a score into lines that fit a row."""
    lines: list[str] = []
    for part in parts:
        longer = f"{lines[-1]} · {part}" if lines else part
        if lines and width(longer, SMALL) <= ROOM - 84:
            lines[-1] = longer
        else:
            lines.append(part)
    return lines
