"""Draws a seat's private picture: its hand, its money, and its fleet with captains face up."""

from collections import Counter
from collections.abc import Sequence

from boards.fleet import pieces, seats, single
from boards.fleet.palette import FAINT
from boards.fleet.pieces import at_harbour, mark
from boards.layout import cell, grid, panel, row
from boards.look import INK, ROOM, picture, title
from boards.svg import SMALL, group, text
from engine.fleet.data import BOATS, KINDS, Kind
from engine.fleet.rules import View
from engine.fleet.state import Player
from locales import Words
from raster.panel import Drawing, Panel
from raster.text import fit, width

GAP = 10
CARD = ((ROOM - GAP) / 2, 100)
"""Width and height of the card that stands for all cards of a kind."""


def draw(view: View, names: Sequence[str], words: Words) -> Drawing:
    assert view.seat is not None and view.own
    player, counts = view.players[view.seat], Counter(view.hand)
    head = title(
        words("fleet-picture-hand", cards=len(view.hand)),
        *fit(words("fleet-picture-purse", purse=view.own.purse), 0.5 * ROOM, 40, SMALL),
    )
    cards = (
        _card(kind, counts[kind], player, words, is_dim=bool(view.choice) and kind not in view.choice)
        for kind in KINDS
        if counts[kind]
    )
    return picture(
        at_harbour(head),
        grid(cards, 2, GAP),
        _licences_and_crates(player),
        single.boats(player),
    )


def _licences_and_crates(player: Player) -> Panel | None:
    """The licences, and on the right the processed crates with their value."""
    worth = f"{player.crates} = ${player.crates}"
    crates = pieces.counted(mark("crate", 32), worth) if player.crates else None
    licences = cell(seats.licences(player, ROOM - 160), ROOM - (crates.width if crates else 0))
    return row([licences, crates]) if player.licences or crates else None


def _card(kind: Kind, number: int, player: Player, words: Words, *, is_dim: bool) -> Panel:
    """A kind's card: sign, name, number held, value, and the cost and points of a launch."""
    wide, high = CARD
    card = BOATS[kind]
    times = f"×{number}"
    room = wide - 142 - width(times, 38)
    launch = words("fleet-picture-launch", cost=card.cost, points=card.points)
    allowed = kind in player.allowed
    launching = fit(launch if allowed else words("fleet-picture-unlicensed"), wide - 196, 32, SMALL)
    drawn = group(
        pieces.boat_card(wide, high, kind),
        text(118, 28, *fit(words("fleet-picture-kind", kind=kind), room, 34, SMALL), INK),
        text(wide - 14, 28, times, 38, INK, "end"),
        pieces.coin(card.money).at(115, 50),
        text(188, 72, *launching, INK if allowed else FAINT),
        opacity="0.45" if is_dim else None,
    )
    return panel(wide, high, drawn)
