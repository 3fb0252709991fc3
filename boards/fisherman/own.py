"""Draws a seat's private picture: the rules, the trick and the hand."""

from collections.abc import Sequence
from itertools import groupby

from boards.fisherman import pieces, ruling, trick
from boards.fisherman.pieces import fish
from boards.fisherman.trick import ShownTrick
from boards.layout import flow, label, panel, row
from boards.look import GOLD, PALE, ROOM, WHITE, frame, picture, title
from boards.svg import group, kept, rect, text
from engine.fisherman.data import Card
from engine.fisherman.rules import View
from engine.fisherman.scoring import value
from locales import Words
from raster.panel import Drawing, Panel

GAP = 12
KIND = 152
"""Width of a group's left part, with the fish and its name."""
HIGH = 104
"""Height of a group of cards of one kind."""


def draw(view: View, names: Sequence[str], words: Words) -> Drawing:
    hand = view.hand
    shown = ShownTrick(view.trick, view.winning, view.rules, finished=False)
    by_kind = groupby(hand, key=lambda card: card.kind)
    groups = (_group(kind, list(cards), view, words) for kind, cards in by_kind)
    return picture(
        title(words("fisherman-picture-hand"), words("fisherman-picture-cards", cards=len(hand)), fill=PALE),
        ruling.line(view.rules, words),
        trick.line(shown, names, _own_place(view, words)) if view.trick else None,
        *flow(groups, ROOM, GAP),
        gap=GAP,
    )


def _own_place(view: View, words: Words) -> Panel | None:
    """A frame for the card that the seat is about to play, with the led fish if it must follow suit.

    None if the seat isn't on turn.
    """
    if view.actor != view.seat:
        return None
    wide, high = pieces.SMALL_CARD
    frame = rect(
        1, 1, wide - 2, high - 2, 9, fill="none", stroke=GOLD, stroke_width=4, stroke_dasharray="9 6"
    )
    if view.barred:
        inside, told = fish(view.trick[0].card.kind, 50), words("fisherman-picture-follow")
    else:
        inside, told = label("?", 44, GOLD), words("fisherman-picture-you")
    place = panel(wide, high, frame, inside.around(wide / 2, high / 2))
    return trick.below(place, told, GOLD, view.seats)


def _group(kind: str, cards: Sequence[Card], view: View, words: Words) -> Panel:
    """A kind's fish, name and cards."""
    drawn = group(
        fish(kind, 90).around(KIND / 2, 38),
        text(KIND / 2, 82, words("fisherman-picture-kind", kind=kind), 32, WHITE, "middle", KIND - 10),
        opacity="0.45" if all(card in view.barred for card in cards) else None,
    )
    shown = [pieces.small_card(card, value(card, view.rules), dim=card in view.barred) for card in cards]
    line = row([kept(KIND, HIGH, drawn), *shown], 4)
    return frame(line.width + 8, HIGH, line.at(0, 0))
