"""Pictures for the pages of the rules."""

from collections.abc import Callable, Sequence

from boards.fisherman import pieces
from boards.fisherman.fish import fish
from boards.look import GOLD, MARGIN, PALE, WHITE, picture
from boards.svg import SMALL, WIDTH, element, join, rect, text
from engine.fisherman.data import KINDS, Card
from locales import Words
from raster.panel import Art, Drawing
from raster.text import fit

ROOM = WIDTH - 2 * MARGIN
TRICK = (Card("bream", 4), Card("bream", 2), Card("mackerel", 9), Card("bream", 1))
"""Example of a trick, with mackerel as trump."""
WORTH = (
    (Card("puffer", 1), 1),
    (Card("puffer", 6), 2),
    (Card("bream", 1), 0),
    (Card("bream", 6), 1),
    (Card("mackerel", 1), -1),
    (Card("mackerel", 6), -2),
)
"""Example of a catch: cards with their values. Favourite puffer, size 6-7, bad kind mackerel."""


def _kinds(words: Words) -> Drawing:
    """The kinds of fish with their names."""
    step = ROOM / len(KINDS)
    high = 170
    drawn: list[Art] = []
    for place, kind in enumerate(KINDS):
        middle = MARGIN + (place + 0.5) * step
        name, size = fit(words("fisherman-picture-kind", kind=kind), step - 8, 32, SMALL)
        drawn.append(fish(kind, middle, 68, 116) + text(middle, 134, name, size, WHITE, "middle"))
    return picture((high, join(drawn)))


def _trick(words: Words) -> Drawing:
    """The example of a trick, with the led and the winning card marked."""
    wide, tall = pieces.CARD
    step = ROOM / len(TRICK)
    high = tall + 86
    led, size = fit(words("fisherman-picture-led"), step - 8, 32, SMALL)
    drawn = [text(MARGIN + step / 2, tall + 52, led, size, PALE, "middle")]
    for place, card in enumerate(TRICK):
        x = MARGIN + place * step + (step - wide) / 2
        if card.kind != TRICK[0].kind:
            drawn.append(rect(x - 7, 13, wide + 14, tall + 14, 18, fill="none", stroke=GOLD, stroke_width=6))
        drawn.append(pieces.card(x, 20, card, 0, words))
    return picture((high, join(drawn)))


def _worth(words: Words) -> Drawing:
    """The example of a catch."""
    wide, tall = pieces.CARD
    across = 3
    step, down = ROOM / across, tall + 20
    high = len(WORTH) // across * down + 20
    drawn = (
        pieces.card(
            MARGIN + (place % across + 0.5) * step - wide / 2,
            20 + place // across * down,
            card,
            value,
            words,
            dim=not value,
        )
        for place, (card, value) in enumerate(WORTH)
    )
    return picture((high, join(drawn)))


def _shields(words: Words) -> Drawing:
    """The shields of the first three places."""
    high = 110
    awards: Sequence[int] = sorted(pieces.SHIELD_COLOURS, reverse=True)
    drawn = (
        element("g", pieces.shield(0, 0, award), transform=f"translate({160 + 200 * place} 55) scale(1.9)")
        for place, award in enumerate(awards)
    )
    return picture((high, join(drawn)))


PAGES: dict[int, Callable[[Words], Drawing]] = {1: _kinds, 3: _trick, 4: _worth, 5: _shields}
"""Functions that draw the pictures, by page number."""
