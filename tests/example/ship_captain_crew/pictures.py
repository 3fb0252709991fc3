"""The picture of the table: the dice, and each player's cargo so far."""

from collections.abc import Iterator, Sequence
from functools import partial

from boards.layout import label, panel, row
from boards.look import GOLD, INK, PAPER, WHITE, picture, title
from boards.picture import Painter, sentences
from boards.svg import circle, join, rect
from engine import Event
from locales import Words
from raster.panel import Drawing, Panel
from tests.example.ship_captain_crew.turns import ABOARD, State

DIE = 112
SPOTS = {0: (0, 0), 1: (-1, -1), 2: (1, 1), 3: (1, -1), 4: (-1, 1), 5: (-1, 0), 6: (1, 0)}
FACES = ["0", "12", "012", "1234", "01234", "123456"]  # The spots of each face.


def table(view: State, names: Sequence[str], words: Words, latest: Sequence[Event] = ()) -> Drawing:
    """The picture for everyone. It could mark what the latest events changed."""
    say, totals = partial(words, "ship-captain-crew-picture-cargo"), zip(names, view.totals, strict=True)
    cargo = (label(f"{name}: {say(value=total)}", 36, WHITE) for name, total in totals)
    round_of = words("ship-captain-crew-picture-round", round=view.round, rounds=view.rounds)
    return picture(title(round_of), row(_dice(view), 24), *cargo)


def told(view: State, names: Sequence[str], words: Words) -> str:
    """The same in words."""
    facts = {"round": view.round, "rounds": view.rounds, "throws": view.throws, "dice": view.dice}
    totals = zip(names, view.totals, strict=True)
    seats = (words("ship-captain-crew-table-totals", name=name, value=total) for name, total in totals)
    return sentences(words("ship-captain-crew-table", **facts), *seats)


def _dice(view: State) -> Iterator[Panel]:
    """The dice; cargo has a golden edge."""
    aboard = ABOARD[: len(view.dice) - len(view.free)]
    for place, face in enumerate((*aboard, *view.free)):
        edge = GOLD if view.is_manned and place >= len(aboard) else INK
        spots = [SPOTS[int(spot)] for spot in FACES[face - 1]]
        drawn = (circle(DIE / 2 + x * 30, DIE / 2 + y * 30, 11, fill=INK) for x, y in spots)
        side = rect(0, 0, DIE, DIE, 18, fill=PAPER, stroke=edge, stroke_width=8)
        yield panel(DIE, DIE, side, join(drawn))


PAINTER = Painter(draw_table=table, tell_table=told, draw_hand=table, tell_hand=told)
