"""Draws one player's fleet, enlarged: what each licence gives, and the numbered boats."""

from boards.fleet import pieces
from boards.fleet.pieces import ROOM, Berth
from boards.fleet.prints import mark
from boards.look import EDGE, GOLD, INK, MARGIN, PALE, TILE, WHITE, Line, picture, spaced
from boards.svg import SMALL, WIDTH, Length, group, join, rect, text
from engine.fleet.data import LICENCE_KINDS, Licence
from engine.fleet.rules import View
from engine.fleet.state import Player
from locales import Words
from raster.panel import Art, Drawing
from raster.text import fit, width

TOP = 76
GAP = 10
LICENCE = 62
"""Height of a licence's line."""
COLUMNS = 5
BOAT = Berth((145, 130), 60, (97, 92), (36, 98, 40), (102, 98, 26))
"""A boat in the enlarged fleet."""


def draw(view: View, seat: int, name: str, words: Words) -> Drawing:
    """The picture of a fleet. `name` must be drawable."""
    player = view.players[seat]
    shown, size = fit(name, 0.6 * WIDTH, 42, SMALL)
    points = words("fleet-picture-points", points=view.sheets[seat].total)
    head = (
        pieces.harbour(),
        text(MARGIN + 4, 44, shown, size, WHITE),
        mark("wheel", MARGIN + 40 + width(shown, size), 44, 44) if seat == view.start else (),
        text(WIDTH - MARGIN - 4, 44, points, 42, GOLD, "end"),
    )
    return picture(
        (TOP, join(head)),
        (44 + GAP - 3, _numbers(player, words)),
        *_licences(view, seat, words),
        *boats(player, words),
        (MARGIN - 4, ()),
    )


def boats(player: Player, words: Words) -> list[Line]:
    """The numbered boats, or a note that there are none."""
    wide, high = BOAT.size
    if not player.boats:
        return [(48, text(MARGIN + 8, 24, words("fleet-picture-no-boats"), SMALL, PALE))]
    drawn = [
        group(
            rect(0, 0, wide, high, 10, fill=EDGE, stroke=EDGE, stroke_width=4)
            + pieces.boat(shown, BOAT).at(0, 0)
            + text(10, 24, str(number), 34, INK),
            x=MARGIN + (number - 1) % COLUMNS * (wide + 8),
        )
        for number, shown in enumerate(player.boats, 1)
    ]
    return [spaced(high, join(drawn[start : start + COLUMNS]), 8) for start in range(0, len(drawn), COLUMNS)]


def _licences(view: View, seat: int, words: Words) -> list[Line]:
    """A line for each kind of licence, with its current benefit."""
    owned: list[Licence] = [licence for licence in LICENCE_KINDS if licence in view.players[seat].licences]
    return [spaced(LICENCE, group(_licence(view, seat, each, words), x=MARGIN), 6) for each in owned]


def gives(view: View, seat: int, licence: Licence, words: Words) -> str:
    """The current benefit of a player's licences of one kind, in a few words."""
    benefit = view.benefit(seat, licence)
    return words(
        "fleet-picture-gives",
        licence=licence,
        number=benefit.number,
        draw=benefit.draw.cards,
        discard=benefit.draw.discard or "none",
        bonus=benefit.bonus,
    )


def _licence(view: View, seat: int, licence: Licence, words: Words) -> Art:
    benefit = view.benefit(seat, licence)
    points = words("fleet-picture-points", points=benefit.points)
    name, name_size = pieces.name_of(licence, words, 206)
    times = f"{name} ×{benefit.number}" if benefit.number > 1 else name
    times, name_size = fit(times, 232, name_size, SMALL)
    label, size = fit(gives(view, seat, licence, words), ROOM - 100 - 240 - 104, 32, SMALL)
    middle = LICENCE / 2
    return (
        rect(0, 0, ROOM, LICENCE, 12, fill=TILE, stroke=EDGE, stroke_width=2)
        + pieces.licence(50, middle, licence, 68)
        + text(100, middle, times, name_size, WHITE)
        + text(340, middle, label, size, PALE)
        + text(ROOM - 14, middle, points, 32, WHITE, "end")
    )


def _numbers(player: Player, words: Words) -> Art:
    """The numbers of cards in hand, processed crates, boats and crates aboard."""
    laden = sum(boat.crates for boat in player.boats)
    labels = [
        (pieces.back(17, 0, 26), words("fleet-picture-cards", cards=player.cards)),
        (pieces.crate(17, 0, 28), words("fleet-picture-processed", crates=player.crates)),
        ((), words("fleet-picture-fleet", boats=len(player.boats), captained=player.captained, crates=laden)),
    ]
    x: Length = MARGIN
    parts: list[Art] = []
    for icon, each in labels:
        start = x + 42 if icon else x
        shown, size = fit(each, WIDTH - MARGIN - start, 32, SMALL)
        parts += [group(icon, x=x, y=20), text(start, 20, shown, size, PALE)]
        x = start + width(shown, size) + 28
    return join(parts)
