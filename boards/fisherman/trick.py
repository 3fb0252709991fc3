"""Draws a trick in order of play: large, with all seats, or small, as a line of cards."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from boards import marks
from boards.fisherman import pieces
from boards.look import EDGE, GOLD, INK, MARGIN, PALE, WHITE
from boards.svg import SMALL, WIDTH, Length, group, join, path, rect, text
from engine import Event
from engine.fisherman.events import Led, Played
from engine.fisherman.scoring import counts, value
from engine.fisherman.tricks import ContestRules, Laid
from engine.fisherman.view import View
from locales import Words
from raster.panel import Art
from raster.text import fit, fit_name, width

GAP = 10
HIGH = 316
"""Height of the large trick with its caption."""
LINE = 142
"""Height of the small trick."""


class Lying(NamedTuple):
    """A trick as it lies on the table."""

    laid: Sequence[Laid]
    winning: int | None
    """The seat that is winning the trick or has won it."""
    rules: ContestRules
    finished: bool


def large(trick: Lying, view: View, names: Sequence[str], words: Words, latest: Sequence[Event]) -> Art:
    """The large trick, leader first. Seats that haven't played yet have an empty place.

    A card played in the latest events has a white frame.
    """
    new = {event.seat for event in latest if isinstance(event, Led | Played)}
    leader = trick.laid[0].seat if trick.laid else view.leader
    order = [(leader + place) % view.seats for place in range(view.seats)]
    cells = [
        _cell(trick, view, place, seat, names[seat], words, new=seat in new)
        for place, seat in enumerate(order)
    ]
    return _caption(trick, view, names, words) + group(*_beside(cells, view.seats), y=72)


def line(trick: Lying, names: Sequence[str], after: Art = ()) -> Art:
    """The small trick: cards with names, led card first, a star beside the winning card, then `after`."""
    cells = [_small(trick, laid, names[laid.seat], cell_width(len(names))) for laid in trick.laid]
    return join(_beside([*cells, after] if after else cells, len(names)))


def cell_width(seats: int) -> float:
    """The width of one seat's cell of a trick."""
    return (WIDTH - 2 * MARGIN - (seats - 1) * GAP) / seats


def below(label: str, middle: Length, wide: Length, fill: str) -> Art:
    """A label below a card, centred in a cell `wide` pixels wide."""
    label, size = fit(label, wide - 6, 32, SMALL)
    return text(wide / 2, middle, label, size, fill, "middle")


def _beside(cells: Sequence[Art], seats: int) -> Iterator[Art]:
    for place, cell in enumerate(cells):
        yield group(cell, x=MARGIN + place * (cell_width(seats) + GAP))


def _small(trick: Lying, laid: Laid, name: str, cell: Length) -> Art:
    wide, high = pieces.SMALL_CARD
    left = (cell - wide) / 2
    best = laid.seat == trick.winning
    ring = rect(left - 6, 0, wide + 12, high + 12, 14, fill=GOLD) if best else ()
    star = marks.star(left - 26, 50, 16, GOLD) if best else ()
    return (
        ring + star + pieces.small_card(left, 6, laid.card) + below(name, 122, cell, GOLD if best else WHITE)
    )


def _caption(trick: Lying, view: View, names: Sequence[str], words: Words) -> Art:
    """The caption: the trick's number, and who is winning or has won it."""
    label = words(
        "fisherman-picture-trick", trick=view.trick_number, tricks=view.trick_count, left=view.tricks_left
    )
    start = text(MARGIN + 4, 24, label, 34, WHITE)
    if trick.winning is None:
        return start
    state = "won" if trick.finished else "winning"
    says, size = fit_name(
        lambda name: words(f"fisherman-picture-{state}", name=name),
        names[trick.winning],
        WIDTH - 2 * MARGIN - 72 - width(label, 34),
        34,
        SMALL,
    )
    right = WIDTH - MARGIN - 4
    return (
        start
        + marks.star(right - width(says, size) - 26, 24, 16, GOLD)
        + text(right, 24, says, size, GOLD, "end")
    )


def _cell(trick: Lying, view: View, place: int, seat: int, name: str, words: Words, *, new: bool) -> Art:
    wide, high = pieces.CARD
    cell = cell_width(view.seats)
    left = (cell - wide) / 2
    due = seat == view.actor and not trick.finished
    best = seat == trick.winning
    arrow = path(f"M{-GAP / 2 - 7} {high / 2 - 14}l14 14l-14 14", fill="none", stroke=PALE, stroke_width=5)
    label, size = fit(name, cell - (44 if due else 8), 34, SMALL)
    start = (cell - width(label, size)) / 2 + (15 if due else 0)
    laid = place < len(trick.laid)
    return (
        (arrow if place else ())
        + group(_laid(trick, place, words, best=best, new=new) if laid else _empty(due), x=left)
        + (marks.lantern(start - 30, high + 38, GOLD) if due else ())
        + text(start, high + 38, label, size, GOLD if best or due else WHITE)
    )


def _laid(trick: Lying, place: int, words: Words, *, best: bool, new: bool) -> Art:
    """A played card. In a finished trick, cards that don't score are dimmed."""
    wide, high = pieces.CARD
    card = trick.laid[place].card
    aside = trick.finished and not counts(card, trick.rules)
    ring = rect(-7, -7, wide + 14, high + 14, 19, fill=GOLD) if best else ()
    if new:
        ring += rect(-8, -8, wide + 16, high + 16, 20, fill="none", stroke=WHITE, stroke_width=4)
    led = pieces.pill(wide / 2, -8, words("fisherman-picture-led"), wide, EDGE, WHITE) if place == 0 else ()
    return ring + pieces.card(0, 0, card, value(card, trick.rules), words, dim=aside) + led


def _empty(due: bool) -> Art:
    wide, high = pieces.CARD
    return rect(
        0,
        0,
        wide,
        high,
        14,
        fill=INK,
        fill_opacity="0.25",
        stroke=GOLD if due else EDGE,
        stroke_width=5 if due else 3,
        stroke_dasharray="12 8",
    )
