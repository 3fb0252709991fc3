"""Draws a seat's private picture: its hand, its money, and its fleet with captains face up."""

from collections import Counter
from collections.abc import Sequence

from boards.fleet import pieces, seats, single
from boards.fleet.pieces import at_harbour, mark
from boards.layout import ends, grid
from boards.look import ROOM, picture, title
from boards.svg import SMALL
from engine.fleet.data import KINDS
from engine.fleet.rules import View
from engine.fleet.state import Player
from locales import Words
from raster.panel import Drawing, Panel
from raster.text import fit


def draw(view: View, names: Sequence[str], words: Words) -> Drawing:
    assert view.seat is not None and view.own
    player, counts = view.players[view.seat], Counter(view.hand)
    head = title(
        words("fleet-picture-hand", cards=len(view.hand)),
        *fit(words("fleet-picture-purse", purse=view.own.purse), 0.5 * ROOM, 40, SMALL),
    )
    cards = (
        pieces.boat_card(
            kind,
            words,
            counts[kind],
            is_allowed=kind in player.allowed,
            is_dim=bool(view.choice) and kind not in view.choice,
        )
        for kind in KINDS
        if counts[kind]
    )
    return picture(
        at_harbour(head),
        grid(cards, 2, pieces.GAP),
        _licences_and_crates(player),
        single.boats(player),
    )


def _licences_and_crates(player: Player) -> Panel | None:
    """The licences, and on the right the processed crates with their value."""
    worth = f"{player.crates} = ${player.crates}"
    crates = pieces.counted(mark("crate", 32), worth) if player.crates else None
    licences = seats.licences(player, ROOM - 160)
    return ends(licences, crates, ROOM) if licences or crates else None
