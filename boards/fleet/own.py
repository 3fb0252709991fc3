"""Draws a seat's private picture: its hand, its money, and its fleet with captains face up."""

from collections import Counter
from collections.abc import Sequence

from boards.fleet import pieces, seats, single
from boards.fleet.palette import FAINT
from boards.fleet.pieces import ROOM
from boards.look import GOLD, INK, MARGIN, WHITE, Line, picture, spaced
from boards.svg import SMALL, WIDTH, group, join, text
from engine.fleet.data import BOATS, KINDS, Card, Kind
from engine.fleet.rules import View
from engine.fleet.state import Player
from locales import Words
from raster.panel import Art, Drawing
from raster.text import fit, width

TOP = 76
GAP = 10
COLUMNS = 2
CARD = ((ROOM - (COLUMNS - 1) * GAP) / COLUMNS, 100)
"""Width and height of the card that stands for all cards of a kind."""


def draw(view: View, words: Words) -> Drawing:
    """The picture of a seat's hand and fleet."""
    assert view.seat is not None
    player = view.players[view.seat]
    lines = [(TOP - GAP / 2, _head(view, words)), *_cards(view.hand, player.allowed, view.choice, words)]
    if player.licences or player.crates:
        lines.append((56, _licences_and_crates(player)))
    if player.boats:
        lines += single.boats(player, words)
    return picture(*lines, (MARGIN - 4, ()))


def _licences_and_crates(player: Player) -> Art:
    """The licences, and on the right the processed crates with their value."""
    crates, wide = pieces.counted(0, 0, pieces.crate(17, 0, 30), f"{player.crates} = ${player.crates}")
    return group(seats.licence_line(player, ROOM - 160), x=MARGIN + 4, y=28) + (
        group(crates, x=WIDTH - MARGIN - wide - 4, y=28) if player.crates else ()
    )


def _head(view: View, words: Words) -> Art:
    assert view.own
    purse = words("fleet-picture-purse", purse=view.own.purse)
    shown, size = fit(purse, 0.5 * WIDTH, 40, SMALL)
    hand, large = fit(words("fleet-picture-hand", cards=len(view.hand)), 0.42 * WIDTH, 42, SMALL)
    money = text(WIDTH - MARGIN - 4, 44, shown, size, GOLD, "end")
    return pieces.harbour() + text(MARGIN + 4, 44, hand, large, WHITE) + money


def _cards(
    hand: Sequence[Card], licensed: frozenset[Kind], choice: Sequence[Card], words: Words
) -> list[Line]:
    """The hand, one card per kind. `choice` are the only cards that may be chosen; none means no choice."""
    counts = Counter(hand)
    held: list[Kind] = [kind for kind in KINDS if counts[kind]]
    wide, high = CARD
    drawn = [
        group(
            _card(kind, counts[kind], kind in licensed, words),
            x=MARGIN + place % COLUMNS * (wide + GAP),
            opacity="0.45" if choice and kind not in choice else None,
        )
        for place, kind in enumerate(held)
    ]
    return [
        spaced(high, join(drawn[start : start + COLUMNS]), GAP) for start in range(0, len(drawn), COLUMNS)
    ]


def _card(kind: Kind, number: int, licensed: bool, words: Words) -> Art:
    """A kind's card: sign, name, number held, value, and the cost and points of a launch."""
    wide, high = CARD
    card = BOATS[kind]
    times = f"×{number}"
    room = wide - 118 - 14 - width(times, 38) - 10
    name, size = fit(words("fleet-picture-kind", kind=kind), room, 34, SMALL)
    launch = words("fleet-picture-launch", cost=card.cost, points=card.points)
    launching, small = fit(launch if licensed else words("fleet-picture-unlicensed"), wide - 196, 32, SMALL)
    return (
        pieces.boat_card(wide, high, kind)
        + text(118, 28, name, size, INK)
        + text(wide - 14, 28, times, 38, INK, "end")
        + pieces.coin(116, 72, f"${card.money}")
        + text(188, 72, launching, small, INK if licensed else FAINT)
    )
