"""The look that all pictures share: a calm sea at night.

It suits Discord's dark theme and stands out from its light one. Colour alone never carries information.
"""

from math import ceil

from boards.svg import WIDTH, Length, group, path
from raster.panel import Art, Drawing, Panel, Placed

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
"""Pixels left free at each side of a picture."""


Line = tuple[Length, Art]
"""A horizontal strip of a picture: its height and its art."""


def picture(*lines: Line) -> Drawing:
    """The lines stacked on dark water, with a swell at the bottom of the picture."""
    heights = [ceil(height) for height, _ in lines]
    left = sum(heights)
    panels: list[Panel] = []
    for height, (_, art) in zip(heights, lines, strict=True):
        is_covered = all(isinstance(each, Placed) for each in art)
        water = swell(left) if left - height < SWELL and not (art and is_covered) else ()
        panels.append(Panel(WIDTH, height, water + art, ground=SEA))
        left -= height
    return Drawing(tuple(panels))


def spaced(height: Length, art: Art, gap: Length) -> Line:
    """A line with half of `gap` above its art and half below."""
    return height + gap, group(art, y=gap / 2)


SWELL = 110
"""Height of the swell in pixels."""


def swell(foot: int, scale: float = 1) -> Art:
    """The swell as seen from a line, `foot` pixels above the bottom of a picture `scale` times as wide."""
    step = 100 * scale
    wave = f"q{0.5 * step:g} {-0.26 * step:g} {step:g} 0{f't{step:g} 0' * 7}"
    return group(
        *(path(f"M0 {-rise * scale:g}{wave}V0H0Z", fill=EDGE, fill_opacity="0.14") for rise in (84, 54, 24)),
        y=foot,
    )
