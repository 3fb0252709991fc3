"""What only one seat sees: its hand, what it can pay, and its fleet with its captains' cards."""

from collections import Counter
from collections.abc import Sequence

from boards.fleet import pieces, seats, single
from boards.fleet.catch import catch
from boards.fleet.pieces import ROOM
from boards.look import GOLD, INK, MARGIN, PAPER, WHITE, sea
from boards.svg import SMALL, WIDTH, Length, document, group, rect, text
from engine.fleet.data import BOATS, KINDS, Card, Kind
from engine.fleet.rules import View
from locales import Words
from raster.text import fit, width

TOP = 76
GAP = 10
COLUMNS = 2
CARD = ((ROOM - (COLUMNS - 1) * GAP) / COLUMNS, 100)
"""Width and height of a kind's cards."""


def draw(view: View, words: Words) -> str:
    """The SVG."""
    assert view.seat is not None
    player = view.players[view.seat]
    parts = [_head(view, words)]
    y: Length = TOP
    drawn, high = _cards(view.hand, player.allowed, view.choice, words)
    parts.append(group(drawn, y=y))
    y += high
    if player.licences or player.crates:
        parts.append(group(seats.licence_line(player, ROOM - 160), x=MARGIN + 4, y=y + 26))
        if player.crates:
            drawn_crates, wide = pieces.counted(
                0, 0, pieces.crate(17, 0, 30), f"{player.crates} = ${player.crates}"
            )
            parts.append(group(drawn_crates, x=WIDTH - MARGIN - wide - 4, y=y + 26))
        y += 58
    if player.boats:
        drawn, high = single.boats(player, words)
        parts.append(group(drawn, y=y))
        y += high + GAP
    height = y - GAP + MARGIN
    return document(height, sea(height), *parts)


def _head(view: View, words: Words) -> str:
    assert view.own
    purse = words("fleet-picture-purse", purse=view.own.purse)
    shown, size = fit(purse, 0.5 * WIDTH, 40, SMALL)
    hand, large = fit(words("fleet-picture-hand", cards=len(view.hand)), 0.42 * WIDTH, 42, SMALL)
    return text(MARGIN + 4, 44, hand, large, WHITE) + text(WIDTH - MARGIN - 4, 44, shown, size, GOLD, "end")


def _cards(
    hand: Sequence[Card], licensed: frozenset[Kind], choice: Sequence[Card], words: Words
) -> tuple[str, Length]:
    """The cards, those of a kind together, and how high they are."""
    counts = Counter(hand)
    held: list[Kind] = [kind for kind in KINDS if counts[kind]]
    wide, high = CARD
    drawn = "".join(
        group(
            _card(kind, counts[kind], kind in licensed, words),
            x=MARGIN + place % COLUMNS * (wide + GAP),
            y=place // COLUMNS * (high + GAP),
            opacity="0.45" if choice and kind not in choice else None,
        )
        for place, kind in enumerate(held)
    )
    return drawn, -(-len(held) // COLUMNS) * (high + GAP)


def _card(kind: Kind, number: int, licensed: bool, words: Words) -> str:
    """A kind: its sign and name, how many, what one is worth, and what it costs to launch one."""
    wide, high = CARD
    card = BOATS[kind]
    times = f"×{number}"
    room = wide - 118 - 14 - width(times, 38) - 10
    name, size = fit(words("fleet-picture-kind", kind=kind), room, 34, SMALL)
    launch = words("fleet-picture-launch", cost=card.cost, points=card.points)
    launching, small = fit(launch if licensed else words("fleet-picture-unlicensed"), wide - 196, 32, SMALL)
    return (
        rect(0, 0, wide, high, 12, fill=PAPER, stroke=INK, stroke_width=2)
        + catch(kind, 58, high / 2, 100)
        + text(118, 28, name, size, INK)
        + text(wide - 14, 28, times, 38, INK, "end")
        + pieces.coin(116, 72, f"${card.money}")
        + text(188, 72, launching, small, INK if licensed else "#7b8790")
    )
