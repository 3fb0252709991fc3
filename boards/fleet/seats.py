"""Draws a row for each player: licences, boats with captains and crates, processed crates, cards, points."""

from collections import Counter
from collections.abc import Container, Sequence

from msgspec.structs import replace

from boards import marks
from boards.fleet import pieces
from boards.fleet.pieces import mark
from boards.layout import column, grid, label, line, row
from boards.look import PALE, ROOM, WHITE, frame
from boards.svg import SMALL
from engine import Event
from engine.fleet.data import LICENCE_KINDS, Licence
from engine.fleet.events import Captained, Fished, Launched, Processed, Won
from engine.fleet.rules import View
from engine.fleet.scoring import sheet
from engine.fleet.state import Player
from locales import Words
from raster.panel import Panel

INSIDE = ROOM - 26
NAME = 394
COLUMNS = ((NAME, "start"), (84, "start"), (84, "start"), (INSIDE - 562, "end"))
"""Widths and anchors of the columns: names, cards, processed crates and points."""
BAR = 54
"""Height of a row's top part."""
BOATS = 8
"""Maximum number of boats per line."""


def rows(view: View, names: Sequence[str], words: Words, latest: Sequence[Event] = ()) -> list[Panel]:
    """A row for each player. What the latest events changed is marked."""
    gains = gained(view, latest)
    return [_row(view, seat, name, gains[seat], words, latest) for seat, name in enumerate(names)]


def gained(view: View, latest: Sequence[Event]) -> list[int]:
    """The points that each seat won or lost by the latest events."""
    before = list(view.players)
    for event in reversed(latest):
        if isinstance(event, Won | Launched | Captained | Fished | Processed):
            before[event.seat] = _undone(before[event.seat], event)
    return [now.total - sheet(player).total for now, player in zip(view.sheets, before, strict=True)]


def _undone(player: Player, event: Won | Launched | Captained | Fished | Processed) -> Player:
    """The player's licences and boats as they were before an event."""
    if isinstance(event, Won):
        return replace(player, licences=player.licences[:-1])
    if isinstance(event, Launched):
        return replace(player, boats=player.boats[:-1])
    boats, step = list(player.boats), 1 if isinstance(event, Processed) else -1
    for at in (number - 1 for number in _boats(event)):
        change = {"captain": None} if isinstance(event, Captained) else {"crates": boats[at].crates + step}
        boats[at] = replace(boats[at], **change)
    return replace(player, boats=tuple(boats))


def _boats(event: Event) -> tuple[int, ...]:
    """The numbers of the boats that an event changed."""
    match event:
        case Launched() | Captained():
            return (event.boat,)
        case Fished() | Processed():
            return event.boats
        case _:
            return ()


def licences(player: Player, wide: int, new: Container[Licence] = ()) -> Panel | None:
    """The licences grouped by kind, overlapping if there are too many. The ones in `new` have a glow."""
    counts = Counter(player.licences)
    owned = (
        row(
            [
                marks.glow(pieces.licence(licence, 64), licence in new),
                label(f"×{counts[licence]}", SMALL, WHITE) if counts[licence] > 1 else None,
            ],
            7,
        )
        for licence in LICENCE_KINDS
        if counts[licence]
    )
    return row(owned, 10, wide) if player.licences else None


def _row(view: View, seat: int, name: str, gain: int, words: Words, latest: Sequence[Event]) -> Panel:
    player = view.players[seat]
    own = [event for event in latest if getattr(event, "seat", None) == seat]
    won = [event.licence for event in own if isinstance(event, Won)]
    changed = {number for event in own for number in _boats(event)}
    boats = (
        marks.glow(pieces.boat(boat, pieces.TABLE, open=view.over), number in changed)
        for number, boat in enumerate(player.boats, 1)
    )
    inside = column(
        [
            _bar(view, seat, name, gain, words),
            licences(player, INSIDE, won),
            grid(boats, BOATS, 4) if player.boats else None,
        ],
        4,
    )
    return frame(ROOM, inside.height + 6, inside.at(13, 1), is_lit=seat in view.pending)


def _bar(view: View, seat: int, name: str, gain: int, words: Words) -> Panel:
    """The top of a row: name, marks, the player's standing in the auction, and the numbers."""
    player = view.players[seat]
    standing = view.standing(seat)
    named = marks.named(
        name,
        NAME - 14,
        mark("wheel", 44) if seat == view.start and not view.over else None,
        label(words(f"fleet-picture-{standing}"), SMALL, PALE) if standing else None,
        owes=seat in view.pending,
        won=seat in view.winners,
    )
    points = label(words("fleet-picture-points", points=view.sheets[seat].total), 38, WHITE)
    cards = pieces.counted(mark("back", 28), str(player.cards))
    crates = pieces.counted(mark("crate", 30), str(player.crates)) if player.crates else None
    return line([named, cards, crates, row([marks.gain(gain), points], 8)], COLUMNS, BAR)
