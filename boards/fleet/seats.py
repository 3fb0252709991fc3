"""Draws a row for each player: licences, boats with captains and crates, processed crates, cards, points."""

from collections import Counter
from collections.abc import Container, Sequence

from boards import marks
from boards.fleet import pieces
from boards.fleet.pieces import ROOM
from boards.fleet.prints import mark
from boards.look import EDGE, GOLD, MARGIN, PALE, TILE, WHITE, Line, spaced
from boards.svg import SMALL, Length, group, join, rect, text
from engine import Event
from engine.fleet.data import LICENCE_KINDS, Licence
from engine.fleet.events import Captained, Fished, Launched, Processed, Won
from engine.fleet.rules import View
from engine.fleet.scoring import sheet
from engine.fleet.state import Boat, Player
from locales import Words
from raster.panel import Art
from raster.text import fit, width

GAP = 8
BAR = 56
"""Height of a row without licences and boats."""
LICENCES = 54
"""Height of a line of licences."""
CARDS, CRATES, POINTS = 408, 492, ROOM - 16
"""Left ends of the numbers of cards and processed crates, and the right end of the points."""
BOATS = 8
"""Most boats per line."""


def rows(view: View, names: Sequence[str], words: Words, latest: Sequence[Event] = ()) -> list[Line]:
    """A row for each player. What the latest events changed is marked."""
    gains = gained(view, latest)
    rows = (_row(view, seat, name, gains[seat], words, latest) for seat, name in enumerate(names))
    return [spaced(high, group(part, x=MARGIN), GAP) for part, high in rows]


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
        return Player((), player.licences[:-1], player.boats)
    if isinstance(event, Launched):
        return Player((), player.licences, player.boats[:-1])
    boats = list(player.boats)
    for at in (number - 1 for number in _boats(event)):
        kind, captain, crates = boats[at].kind, boats[at].captain, boats[at].crates
        match event:
            case Captained():
                boats[at] = Boat(kind, None, crates)
            case Fished():
                boats[at] = Boat(kind, captain, crates - 1)
            case Processed():
                boats[at] = Boat(kind, captain, crates + 1)
    return Player((), player.licences, tuple(boats))


def _boats(event: Event) -> tuple[int, ...]:
    """The numbers of the boats that an event changed."""
    match event:
        case Launched() | Captained():
            return (event.boat,)
        case Fished() | Processed():
            return event.boats
        case _:
            return ()


def licence_line(player: Player, room: Length, new: Container[Licence] = ()) -> Art:
    """The licences grouped by kind, vertically centred on 0, overlapping if `room` is too narrow.

    The ones in `new` have a glow.
    """
    counts = Counter(player.licences)
    owned: list[Licence] = [licence for licence in LICENCE_KINDS if counts[licence]]
    wide = [74 + (width(f"×{counts[licence]}", SMALL) + 4 if counts[licence] > 1 else 0) for licence in owned]
    step = min(1.0, room / sum(wide)) if wide else 1.0
    parts: list[Art] = []
    x: Length = 0
    for licence, each in zip(owned, wide, strict=True):
        if licence in new:
            parts.append(marks.glow(x + 1, -22, 62, 44))
        parts.append(pieces.licence(x + 33, 0, licence, 64))
        if counts[licence] > 1:
            parts.append(text(x + 69, 0, f"×{counts[licence]}", SMALL, WHITE))
        x += each * step
    return join(parts)


def _row(
    view: View, seat: int, name: str, gain: int, words: Words, latest: Sequence[Event]
) -> tuple[Art, Length]:
    player = view.players[seat]
    own = [event for event in latest if getattr(event, "seat", None) == seat]
    won = [event.licence for event in own if isinstance(event, Won)]
    changed = {number for event in own for number in _boats(event)}
    lines = -(-len(player.boats) // BOATS)
    wide, boat = pieces.TABLE.size
    high = (
        BAR
        + (LICENCES if player.licences else 0)
        + lines * (boat + 4)
        + (8 if player.licences or lines else 0)
    )
    acts = seat in view.pending
    y: Length = BAR
    parts = [rect(0, 0, ROOM, high, 14, fill=TILE, stroke=EDGE, stroke_width=2)]
    if acts:
        parts.append(rect(0, 0, ROOM, high, 14, fill="none", stroke=GOLD, stroke_width=5))
    parts.append(_bar(view, seat, name, gain, words))
    if player.licences:
        parts.append(group(licence_line(player, ROOM - 24, won), x=14, y=y + LICENCES / 2 - 4))
        y += LICENCES
    for place, shown in enumerate(player.boats):
        left, top = 12 + place % BOATS * (wide + 4), y + place // BOATS * (boat + 4)
        if place + 1 in changed:
            parts.append(marks.glow(left, top, wide, boat))
        parts.append(pieces.boat(shown, pieces.TABLE, open=view.over).at(left, top))
    return join(parts), high


def _bar(view: View, seat: int, name: str, gain: int, words: Words) -> Art:
    """The top of a row: name, marks, the player's standing in the auction, and the numbers."""
    player = view.players[seat]
    best = seat in view.winners
    marked = seat in view.pending or best
    start = 54 if marked else 16
    out = view.standing(seat)
    standing = words(f"fleet-picture-{out}") if out else ()
    starts = 48 if seat == view.start and not view.over else 0
    room = CARDS - 16 - start - starts - (width(standing, SMALL) + 14 if standing else 0)
    shown, size = fit(name, room, 36, SMALL)
    end = start + width(shown, size)
    middle = BAR / 2
    cards, _ = pieces.counted(CARDS, middle, pieces.back(17, 0, pieces.CARD), str(player.cards))
    crates, _ = pieces.counted(CRATES, middle, pieces.crate(17, 0, 28), str(player.crates))
    points = words("fleet-picture-points", points=view.sheets[seat].total)
    return (
        (marks.lantern(20, middle, GOLD) if seat in view.pending else ())
        + (marks.star(32, middle, 17, GOLD) if best else ())
        + text(start, middle, shown, size, GOLD if marked else WHITE)
        + (mark("wheel", end + 30, middle, 44) if starts else ())
        + (text(end + starts + 14, middle, standing, SMALL, PALE) if standing else ())
        + cards
        + (crates if player.crates else ())
        + marks.gain(POINTS - width(points, 38) - 8, middle, gain)
        + text(POINTS, middle, points, 38, WHITE, "end")
    )
