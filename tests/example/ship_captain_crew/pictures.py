"""The picture of the table: the dice, and each player's cargo so far."""

from collections.abc import Iterator, Sequence
from functools import partial

from boards.look import EDGE, GOLD, INK, MARGIN, PALE, PAPER, TILE, WHITE, picture, spaced
from boards.picture import Painter, Picture, drawable_names, sentences
from boards.svg import WIDTH, Length, circle, group, join, rect, text
from engine import Event
from locales import Words
from raster.panel import Art, Drawing
from raster.text import fit
from tests.example.ship_captain_crew.data import DICE
from tests.example.ship_captain_crew.state import View

DIE = 112
HIGH, GAP = 64, 12
SPOTS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}
"""Positions of the spots on each face, in steps from its middle."""


def table(view: View, names: Sequence[str], words: Words, latest: Sequence[Event] = ()) -> Picture:
    """The picture for everyone. It could mark what the latest events changed."""
    return Picture(partial(_draw, view, drawable_names(names, words), words), _told(view, names, words))


def hand(view: View, names: Sequence[str], words: Words) -> Picture:
    """The same picture, because nothing is hidden."""
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    return table(view, names, words)


def _told(view: View, names: Sequence[str], words: Words) -> str:
    totals = [
        words("ship-captain-crew-table-totals", name=name, value=total)
        for name, total in zip(names, view.totals, strict=True)
    ]
    facts = {"round": view.round, "rounds": view.rounds, "throws": view.throws, "dice": view.dice}
    return sentences(words("ship-captain-crew-table", **facts), *totals)


def _draw(view: View, names: Sequence[str], words: Words) -> Drawing:
    head = words("ship-captain-crew-picture-round", round=view.round, rounds=view.rounds)
    return picture(
        (80, text(MARGIN + 4, 44, head, 42, WHITE)),
        (154, group(*_dice(view), x=MARGIN, y=4)),
        *(spaced(HIGH, _seat(view, seat, name, words), GAP) for seat, name in enumerate(names)),
        (MARGIN, ()),
    )


def _dice(view: View) -> Iterator[Art]:
    """The dice in a row, or empty places before the first throw. Cargo has a golden edge."""
    aboard = len(view.dice) - len(view.free)
    for place in range(DICE):
        x = place * (DIE + 24)
        if place >= len(view.dice):
            yield rect(x, 0, DIE, DIE, 18, fill="none", stroke=EDGE, stroke_width=4)
            continue
        edge = GOLD if view.is_manned and place >= aboard else INK
        yield group(_die(_in_order(view)[place], edge), x=x)


def _in_order(view: View) -> list[int]:
    """The dice aboard, then the free ones."""
    aboard = list(view.dice)
    for die in view.free:
        aboard.remove(die)
    return [*aboard, *view.free]


def _die(face: int, edge: str) -> Art:
    step, middle = DIE * 0.27, DIE / 2
    spots = (circle(middle + x * step, middle + y * step, 11, fill=INK) for x, y in SPOTS[face])
    return rect(0, 0, DIE, DIE, 18, fill=PAPER, stroke=edge, stroke_width=8) + join(spots)


def _seat(view: View, seat: int, name: str, words: Words) -> Art:
    wide: Length = WIDTH - 2 * MARGIN
    is_on_turn = seat == view.turn and not view.over
    cargo = words("ship-captain-crew-picture-cargo", value=view.totals[seat])
    label, size = fit(name, wide - 320, 36, 30)
    return group(
        rect(0, 0, wide, HIGH, 12, fill=TILE, stroke=GOLD if is_on_turn else EDGE, stroke_width=3),
        text(20, HIGH / 2, label, size, WHITE if is_on_turn else PALE),
        text(wide - 20, HIGH / 2, cargo, 36, WHITE, "end"),
        x=MARGIN,
    )


PAINTER = Painter(table=table, hand=hand)
