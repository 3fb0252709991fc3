"""Pictures for the pages of the rules."""

from collections.abc import Callable

from boards.fisherman import pieces
from boards.fisherman.palette import SHIELDS
from boards.fisherman.pieces import fish
from boards.layout import cell, column, grid, label, panel, row
from boards.look import GOLD, PALE, ROOM, WHITE, picture
from boards.svg import element, rect
from engine.fisherman.data import KINDS, Card
from locales import Words
from raster.panel import Drawing, Panel

TRICK = (Card("bream", 4), Card("bream", 2), Card("mackerel", 9), Card("bream", 1))
"""An example trick, with mackerel as trump."""
WORTH = (
    (Card("puffer", 1), 1),
    (Card("puffer", 6), 2),
    (Card("bream", 1), 0),
    (Card("bream", 6), 1),
    (Card("mackerel", 1), -1),
    (Card("mackerel", 6), -2),
)
"""An example catch: cards with their values. The favourite is puffer, the size 6-7, the bad kind mackerel."""


def _kinds(words: Words) -> Drawing:
    """The kinds of fish with their names."""
    return picture(
        row(
            _named(fish(kind, 116), words("fisherman-picture-kind", kind=kind), ROOM / 5, WHITE)
            for kind in KINDS
        )
    )


def _named(item: Panel, name: str, wide: float, fill: str) -> Panel:
    """A thing above its name, both centred."""
    shown = label(name, 32, fill, wide - 8, "middle")
    return column([cell(item, wide, "middle"), cell(shown, wide, "middle")], 18)


def _trick(words: Words) -> Drawing:
    """The example of a trick, with the led and the winning card marked."""
    wide, high = pieces.CARD
    edge = rect(-6, -6, wide + 12, high + 12, 18, fill="none", stroke=GOLD, stroke_width=6)
    cards = (
        panel(wide, high, edge if card.kind != TRICK[0].kind else (), pieces.card(card, 0, words).at(0, 0))
        for card in TRICK
    )
    led = ("" if at else words("fisherman-picture-led") for at in range(len(TRICK)))
    return picture(
        row(_named(card, told, ROOM / len(TRICK), PALE) for card, told in zip(cards, led, strict=True))
    )


def _worth(words: Words) -> Drawing:
    """The example of a catch."""
    wide = (ROOM - 40) / 3
    cards = (cell(pieces.card(card, value, words, dim=not value), wide, "middle") for card, value in WORTH)
    return picture(grid(cards, 3, 20))


def _shields(words: Words) -> Drawing:
    """The shields of the first three places."""
    large = (
        panel(200, 92, element("g", shield.at(0, 0), transform="translate(66 0) scale(1.9)"))
        for award in sorted(SHIELDS, reverse=True)
        if (shield := pieces.shield(award))
    )
    return picture(cell(row(large), ROOM, "middle"))


PAGES: dict[int, Callable[[Words], Drawing]] = {1: _kinds, 3: _trick, 4: _worth, 5: _shields}
"""Functions that draw the pictures, by page number."""
