"""The look that all pictures share: a calm sea at night.

It suits Discord's dark theme and stands out from its light one. Colour alone never carries information.
"""

from collections.abc import Sequence
from math import ceil
from pathlib import Path

from boards.layout import cell, ends, label, panel
from boards.svg import SMALL, WIDTH, Length, group, path, rect
from locales import Words, WordValue
from raster.panel import Art, Drawing, Panel
from raster.text import fit, fit_name, width

SEA = "#0c2236"
TILE = "#17374f"
EDGE = "#2f5a79"
WHITE = "#f5f9fc"
PALE = "#b3cadb"
GOLD = "#f7c95c"
PAPER = "#fbf6e9"
INK = "#12202c"
RED = "#b93a32"
TEAL = "#1c7586"
SILVER = "#cfdae3"
BRONZE = "#d9935a"

MARGIN = 20
"""Pixels left free on each side of a picture."""
ROOM = WIDTH - 2 * MARGIN
PALETTE = bytes.fromhex(Path(__file__).with_name("palette.txt").read_text())
"""The colours of PNGs, chosen by `demo/palette.py`. The palette makes a PNG less than half as large."""


def picture(*items: Panel | None, gap: Length = 10) -> Drawing:
    """The items below each other on dark water, with a swell at the bottom of the picture."""
    shown = [each for each in items if each]
    above = [MARGIN, *[gap / 2] * (len(shown) - 1)]
    below = [*above[:0:-1], MARGIN]
    heights = [ceil(a + item.height + b) for a, item, b in zip(above, shown, below, strict=True)]
    left = sum(heights)
    lines: list[Panel] = []
    for item, top, high in zip(shown, above, heights, strict=True):
        is_map = item.width == WIDTH and not item.has_loose
        water = swell(left) if left - high < SWELL and not is_map else ()
        placed = item.at(min(MARGIN, (WIDTH - item.width) / 2), top)
        lines.append(Panel(WIDTH, high, water + placed, ground=SEA))
        left -= high
    return Drawing(tuple(lines), PALETTE)


def head(
    left: str, words: Words, id: str, names: Sequence[str], seats: Sequence[int | None], **facts: WordValue
) -> Panel:
    """The header of a picture: the state of the game on the left, a message about some seats on the right.

    The message gets the name of the first one, and their number as `count`.
    """
    room = ROOM - 44 - width(*fit(left, 0.55 * WIDTH, 42, SMALL))
    first = next((names[seat] for seat in seats if seat is not None), "")
    facts["count"] = len(seats)
    return title(left, *fit_name(lambda name: words(id, name=name, **facts), first, room, 36, SMALL))


def title(left: str, right: str = "", size: Length = 36, fill: str = GOLD) -> Panel:
    """The header of a picture: a title on the left, something smaller on the right."""
    told = label(left, 42, WHITE, min(0.55 * WIDTH, ROOM - 44 - width(right, size)))
    return cell(ends(told, label(right, size, fill), ROOM - 8, 48), ROOM, "middle")


def frame(wide: Length, high: Length, *art: Art, is_lit: bool = False) -> Panel:
    """A card with art on it. A lit one has a gold edge: a player who owes a move, or a winner."""
    edge, stroke = (GOLD, 5) if is_lit else (EDGE, 2)
    return panel(wide, high, rect(0, 0, wide, high, 14, fill=TILE, stroke=edge, stroke_width=stroke), *art)


SWELL = 110
"""Height in pixels of the swell at the bottom of a picture."""


def swell(foot: int, scale: float = 1) -> Art:
    """The swell as seen from a line, `foot` pixels above the bottom of a picture `scale` times as wide."""
    step = 100 * scale
    wave = f"q{0.5 * step:g} {-0.26 * step:g} {step:g} 0{f't{step:g} 0' * 7}"
    return group(
        *(path(f"M0 {-rise * scale:g}{wave}V0H0Z", fill=EDGE, fill_opacity="0.14") for rise in (84, 54, 24)),
        y=foot,
    )
