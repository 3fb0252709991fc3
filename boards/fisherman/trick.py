"""Draws a trick in order of play: large, with all seats, or small, as a line of cards."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from boards import marks
from boards.fisherman import pieces
from boards.fisherman.ruling import empty
from boards.layout import cell, column, ends, label, panel, row
from boards.look import EDGE, GOLD, INK, PALE, ROOM, WHITE
from boards.svg import SMALL, Length, kept, path, rect
from engine import Event
from engine.fisherman.events import Led, Played
from engine.fisherman.rules import View
from engine.fisherman.scoring import counts, value
from engine.fisherman.tricks import ContestRules, Laid
from locales import Words
from raster.panel import Panel
from raster.text import fit_name, width

GAP = 10


class ShownTrick(NamedTuple):
    """A trick as it lies on the table."""

    laid: Sequence[Laid]
    winning: int | None
    """The seat that is winning the trick or has won it."""
    rules: ContestRules
    finished: bool


def large(
    trick: ShownTrick, view: View, names: Sequence[str], words: Words, latest: Sequence[Event]
) -> Panel:
    """The large trick, leader first. Seats that haven't played yet have an empty place.

    A card played in the latest events has a white frame.
    """
    new = {event.seat for event in latest if isinstance(event, Led | Played)}
    leader = trick.laid[0].seat if trick.laid else view.leader
    order = [(leader + place) % view.seats for place in range(view.seats)]
    cells = (
        _cell(trick, view, place, seat, names[seat], words, new=seat in new)
        for place, seat in enumerate(order)
    )
    return column([_caption(trick, view, names, words), row(cells, GAP)], 24)


def line(trick: ShownTrick, names: Sequence[str], after: Panel | None = None) -> Panel:
    """The small trick: cards with names, led card first, a star beside the winning card, then `after`."""
    return row([*(_small(trick, laid, names) for laid in trick.laid), after], GAP)


def below(card: Panel, name: str, fill: str, seats: int) -> Panel:
    """A seat's cell of the small trick: its card above its name."""
    wide = cell_width(seats)
    shown = label(name, 32, fill, wide - 6, "middle")
    return column([cell(card, wide, "middle"), cell(shown, wide, "middle")], 14)


def cell_width(seats: int) -> Length:
    """The width of one seat's cell of a trick."""
    return (ROOM - (seats - 1) * GAP) // seats


def _small(trick: ShownTrick, laid: Laid, names: Sequence[str]) -> Panel:
    wide, high = pieces.SMALL_CARD
    best = laid.seat == trick.winning
    ring = rect(-5, -5, wide + 10, high + 10, 14, fill=GOLD) if best else ()
    star = marks.star(-25, high / 2, 16, GOLD) if best else ()
    card = panel(wide, high, ring, star, pieces.small_card(laid.card).at(0, 0))
    return below(card, names[laid.seat], GOLD if best else WHITE, len(names))


def _caption(trick: ShownTrick, view: View, names: Sequence[str], words: Words) -> Panel:
    """The caption: the trick's number, and who is winning or has won it."""
    told = words(
        "fisherman-picture-trick", trick=view.trick_number, tricks=view.trick_count, left=view.tricks_left
    )
    number = label(told, 34, WHITE)
    if trick.winning is None:
        return cell(number, ROOM, high=48)
    state = "won" if trick.finished else "winning"
    says = fit_name(
        lambda name: words(f"fisherman-picture-{state}", name=name),
        names[trick.winning],
        ROOM - 72 - width(told, 34),
        34,
        SMALL,
    )
    winner = row([marks.WINNER, label(*says, GOLD)], 10)
    return ends(number, winner, ROOM - 4, 48)


def _cell(
    trick: ShownTrick, view: View, place: int, seat: int, name: str, words: Words, *, new: bool
) -> Panel:
    wide, (_, high) = cell_width(view.seats), pieces.CARD
    due = seat == view.actor and not trick.finished
    best = seat == trick.winning
    arrow = path(f"M{-GAP / 2 - 6} {high / 2 - 10}l8 10l-8 10", fill="none", stroke=PALE, stroke_width=5)
    laid = place < len(trick.laid)
    card = _laid(trick, place, words, best=best, new=new) if laid else _empty(due)
    named = marks.named(name, wide - 8, owes=due, fill=GOLD if best else WHITE, size=34)
    drawn = column([cell(card, wide, "middle"), cell(named, wide, "middle")], 20)
    return panel(wide, drawn.height, arrow if place else (), drawn.at(0, 0))


def _laid(trick: ShownTrick, place: int, words: Words, *, best: bool, new: bool) -> Panel:
    """A played card. In a finished trick, cards that don't score are dimmed."""
    wide, high = pieces.CARD
    card = trick.laid[place].card
    aside = trick.finished and not counts(card, trick.rules)
    ring = rect(-3, -3, wide + 6, high + 6, 18, fill="none", stroke=GOLD, stroke_width=7) if best else ()
    frame = rect(-7, -7, wide + 14, high + 14, 20, fill="none", stroke=WHITE, stroke_width=4) if new else ()
    shown = pieces.card(card, value(card, trick.rules), words, dim=aside).at(0, 0)
    led = _led(words("fisherman-picture-led")).around(wide / 2, -7) if place == 0 else ()
    return panel(wide, high, ring, frame, shown, led)


@lru_cache
def _led(told: str) -> Panel:
    """The mark above the led card."""
    shown = label(told, SMALL, WHITE, 132)
    wide = shown.width + 28
    pill = rect(1, 1, wide, 40, 20, fill=EDGE, stroke=INK, stroke_width=2)
    return kept(wide + 2, 42, pill, shown.around(1 + wide / 2, 21))


def _empty(due: bool) -> Panel:
    return panel(*pieces.CARD, empty(*pieces.CARD, due, fill=INK, fill_opacity="0.25"))
