"""Draws one player's fleet, enlarged: what each licence gives, and the numbered boats."""

from collections.abc import Sequence

from boards.fleet import pieces
from boards.fleet.pieces import Berth, at_harbour, mark
from boards.layout import cell, column, ends, flow, grid, label, panel, row
from boards.look import EDGE, GOLD, INK, PALE, ROOM, WHITE, frame, picture
from boards.svg import SMALL, rect, text
from engine.fleet.data import LICENCE_KINDS, Licence
from engine.fleet.rules import View
from engine.fleet.state import Player
from locales import Words
from raster.panel import Drawing, Panel

LICENCE = 62
"""Height of the line for one licence."""
BOAT = Berth((145, 130), 60, (97, 92), (36, 98, 40), (102, 98, 26))
"""Layout of a boat in the enlarged fleet."""


def draw(view: View, seat: int, names: Sequence[str], words: Words) -> Drawing:
    player = view.players[seat]
    wheel = mark("wheel", 44) if seat == view.start else None
    name = row([label(names[seat], 42, WHITE, 0.6 * ROOM), wheel], 14)
    points = label(words("fleet-picture-points", points=view.sheets[seat].total), 42, GOLD)
    return picture(
        at_harbour(ends(name, points, ROOM - 4, 48)),
        _numbers(player, words),
        *(_licence(view, seat, each, words) for each in LICENCE_KINDS if each in player.licences),
        boats(player) or label(words("fleet-picture-no-boats"), SMALL, PALE),
    )


def boats(player: Player) -> Panel | None:
    """The numbered boats, if there are any."""
    wide, high = BOAT.size
    numbered = (
        panel(
            wide,
            high,
            rect(0, 0, wide, high, 10, fill=EDGE, stroke=EDGE, stroke_width=4),
            pieces.boat(boat, BOAT).at(0, 0),
            text(10, 24, str(number), 34, INK),
        )
        for number, boat in enumerate(player.boats, 1)
    )
    return grid(numbered, 5, 8) if player.boats else None


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


def _licence(view: View, seat: int, licence: Licence, words: Words) -> Panel:
    """A kind of licence with its current benefit."""
    benefit = view.benefit(seat, licence)
    points = words("fleet-picture-points", points=benefit.points)
    name = words("fleet-picture-licence", licence=licence)
    times = f"{name} ×{benefit.number}" if benefit.number > 1 else name
    line = row(
        [
            cell(pieces.licence(licence, 68), 86, high=LICENCE),
            cell(label(times, 32, WHITE, 232), 240),
            cell(label(gives(view, seat, licence, words), 32, PALE, ROOM - 444), ROOM - 444),
            label(points, 32, WHITE, 90, "end"),
        ]
    )
    return frame(ROOM, LICENCE, line.at(14, 0))


def _numbers(player: Player, words: Words) -> Panel:
    """The numbers of cards in hand, processed crates, boats and crates aboard."""
    laden = sum(boat.crates for boat in player.boats)
    fleet = words("fleet-picture-fleet", boats=len(player.boats), captained=player.captained, crates=laden)
    processed = words("fleet-picture-processed", crates=player.crates)
    cards = words("fleet-picture-cards", cards=player.cards)
    counted = (
        pieces.counted(mark("back", 28), cards, 32, PALE),
        pieces.counted(mark("crate", 30), processed, 32, PALE),
        label(fleet, 32, PALE),
    )
    return column(flow(counted, ROOM, 28))
