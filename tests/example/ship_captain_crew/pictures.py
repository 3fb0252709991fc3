"""The picture of the table: the dice, and each player's cargo so far."""

from collections.abc import Iterator, Sequence

from boards.layout import cell, label, panel, row
from boards.look import EDGE, GOLD, INK, PALE, PAPER, ROOM, WHITE, frame, picture, title
from boards.picture import Painter, sentences
from boards.svg import circle, join, rect
from engine import Event
from locales import Words
from raster.panel import Drawing, Panel
from tests.example.ship_captain_crew.data import DICE
from tests.example.ship_captain_crew.state import View

DIE = 112
HIGH = 64
SPOTS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}
"""Positions of the spots on each face, in steps from its middle."""


def table(view: View, names: Sequence[str], words: Words, latest: Sequence[Event] = ()) -> Drawing:
    """The picture for everyone. It could mark what the latest events changed."""
    return picture(
        title(words("ship-captain-crew-picture-round", round=view.round, rounds=view.rounds)),
        row(_dice(view), 24),
        *(_seat(view, seat, name, words) for seat, name in enumerate(names)),
    )


def hand(view: View, names: Sequence[str], words: Words) -> Drawing:
    """The same picture, because nothing is hidden."""
    return table(view, names, words)


def told(view: View, names: Sequence[str], words: Words) -> str:
    totals = [
        words("ship-captain-crew-table-totals", name=name, value=total)
        for name, total in zip(names, view.totals, strict=True)
    ]
    facts = {"round": view.round, "rounds": view.rounds, "throws": view.throws, "dice": view.dice}
    return sentences(words("ship-captain-crew-table", **facts), *totals)


def _dice(view: View) -> Iterator[Panel]:
    """The dice, or empty places before the first throw. Cargo has a golden edge."""
    aboard = len(view.dice) - len(view.free)
    for place, face in enumerate(_in_order(view)):
        yield _die(face, GOLD if view.is_manned and place >= aboard else INK)
    for _ in range(DICE - len(view.dice)):
        yield panel(DIE, DIE, rect(0, 0, DIE, DIE, 18, fill="none", stroke=EDGE, stroke_width=4))


def _in_order(view: View) -> list[int]:
    """The dice aboard, then the free ones."""
    aboard = list(view.dice)
    for die in view.free:
        aboard.remove(die)
    return [*aboard, *view.free]


def _die(face: int, edge: str) -> Panel:
    step, middle = DIE * 0.27, DIE / 2
    spots = (circle(middle + x * step, middle + y * step, 11, fill=INK) for x, y in SPOTS[face])
    side = rect(0, 0, DIE, DIE, 18, fill=PAPER, stroke=edge, stroke_width=8)
    return panel(DIE, DIE, side, join(spots))


def _seat(view: View, seat: int, name: str, words: Words) -> Panel:
    is_on_turn = seat == view.turn and not view.over
    cargo = label(words("ship-captain-crew-picture-cargo", value=view.totals[seat]), 36, WHITE)
    shown = label(name, 36, WHITE if is_on_turn else PALE, ROOM - 320)
    line = row([cell(shown, ROOM - 40 - cargo.width, high=HIGH), cargo])
    return frame(ROOM, HIGH, line.at(20, 0), is_lit=is_on_turn)


PAINTER = Painter(draw_table=table, tell_table=told, draw_hand=hand, tell_hand=told)
